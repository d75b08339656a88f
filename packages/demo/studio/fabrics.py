"""Cloth as a material: what silk, cotton, linen, organza ... do with light, and dyes that photograph as their swatch."""

import numpy as np

import render
import studio as st
import textile as tx
from noise import ease

EXPOSURE, CONTRAST = 3.0, 1.25
# Radiance (red, green, blue) of a white card where the key falls in the cloth sets: the light a dye is matched under.
CARD = np.array([0.575, 0.49, 0.44])

# roughness, specular, sheen, anisotropy, shot (weft seen at grazing angles), let through (translucent), open (sheer), bump
LOOKS = {
    "silk": (0.34, 0.20, 0.04, 0.60, 0.30, 0.0, 0.0, 0.22),
    # Silk in the folds of a drape: the lamps do not run over it in stripes, and some light comes through.
    "worn-silk": (0.40, 0.16, 0.05, 0.35, 0.30, 0.08, 0.0, 0.26),
    "worn-tussar": (0.48, 0.14, 0.06, 0.30, 0.22, 0.06, 0.0, 0.55),
    "blouse": (0.56, 0.08, 0.10, 0.0, 0.0, 0.0, 0.0, 0.60),
    "tussar": (0.46, 0.15, 0.06, 0.45, 0.22, 0.0, 0.0, 0.55),
    "georgette": (0.60, 0.10, 0.08, 0.0, 0.0, 0.10, 0.06, 0.35),
    "organza": (0.32, 0.22, 0.03, 0.40, 0.15, 0.18, 0.26, 0.18),
    "kota": (0.60, 0.10, 0.05, 0.0, 0.0, 0.18, 0.24, 0.25),
    "linen": (0.85, 0.06, 0.08, 0.0, 0.0, 0.06, 0.0, 0.60),
    "cotton": (0.88, 0.05, 0.08, 0.0, 0.0, 0.05, 0.0, 0.35),
}

# The wrong side of a brocade: how much of its light and of its metal is seen.
REVERSE_LIGHT, REVERSE_METAL = 0.8, 0.25
# Metal mirrors the dim room as well as the lamps: it needs more albedo than a dye to photograph as bright.
ZARI_LIFT = 1.9
# What the surface mirrors besides its dye, as albedo for one unit of specular.
VEIL = 0.05

SATURATION = 1.08
_LUMA = np.array([0.2126, 0.7152, 0.0722])
# Display colour -> the tone curve's channels: into its space, less the saturation that the render adds.
_TO_CURVE = render.AGX.T @ (np.outer(_LUMA, np.ones(3)) * (1 - 1 / SATURATION) + np.eye(3) / SATURATION)
_FROM_CURVE = np.linalg.inv(render.AGX).T


def _curve(v):
    v2 = v * v
    v4 = v2 * v2
    y = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    return np.maximum.accumulate(np.clip(y, 0, 1))


def _light_table(size=8192):
    """The tone curve backwards, for channels 0 to 1 in equal steps."""
    grid = np.linspace(0, 1, 4096)
    v = np.clip(np.linspace(0, 1, size), 0.0005, 0.995) ** (1 / CONTRAST)
    stops = np.interp(v, _curve(grid), grid) * (4.026069 + 12.47393) - 12.47393
    return (2.0**stops).astype(np.float32)


def _display_table(size=32768):
    """Linear 0 to 1 in equal steps -> sRGB."""
    x = np.linspace(0, 1, size)
    y = np.where(x <= 0.0031308, x * 12.92, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
    return y.astype(np.float32)


_LIGHT, _DISPLAY = _light_table(), _display_table()


def _looked_up(table, x):
    return table[(np.clip(x, 0, 1) * (len(table) - 1) + 0.5).astype(np.int32)]


def scene_light_of(rgb):
    """The linear light that the render prints as display colour `rgb` (0 to 1): `render.tone` backwards."""
    channels = np.asarray(rgb, np.float32) @ _TO_CURVE.astype(np.float32)
    return _looked_up(_LIGHT, channels) @ _FROM_CURVE.astype(np.float32)


def _albedo(rgb):
    return scene_light_of(rgb) * (1 / 2.0**EXPOSURE / CARD).astype(np.float32)


def _veiled(albedo, veil):
    return np.clip(albedo - veil, 0.003, 0.93)


def dyed(rgb, look="cotton", gloss=None):
    """Linear albedo for a dye that should photograph as `rgb` on the lit main area of the cloth."""
    return _veiled(_albedo(rgb), VEIL * LOOKS[look][1] if gloss is None else gloss)


def encoded(linear):
    """sRGB of linear 0 to 1."""
    return _looked_up(_DISPLAY, linear)


def hex_of(colour, light=1.0):
    """The #rrggbb to give a plain material so that it photographs as `colour`."""
    rgb = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return "#" + "".join(f"{round(255 * v):02x}" for v in encoded(dyed(rgb, gloss=0) / light))


def cloth(tex, look="silk", name="cloth", bump_m=0.0002, bump=None, light=1.0, has_reverse=False, zari_rough=0.34):
    """The material of a drawn textile (see textile.render): zari as metal thread, the rest dyed to the swatch.

    `zari_rough` is the roughness of the metal. With `has_reverse` the back of the mesh is the wrong side of the cloth: darker, its zari hidden by the floats.
    """
    rough, spec, sheen, aniso, shot, through, open_, relief = LOOKS[look]
    metal = tex["metal"][..., None]
    albedo = _albedo(tex["rgb"])
    dye = _veiled(albedo, VEIL * spec) / np.float32(light)
    zari = _veiled(albedo, 0) * np.float32(ZARI_LIFT)
    rgb = encoded(np.clip(dye + (zari - dye) * metal, 0, 0.95))
    m, nt, b = st.new_mat(name)
    link = nt.links.new
    colour = st.N(nt, "ShaderNodeTexImage", _image=st.image(rgb, name + "C"), _extension="REPEAT")
    metals = st.N(
        nt, "ShaderNodeTexImage", _image=st.image(tex["metal"], name + "M", False), _extension="REPEAT"
    )
    relief_map = st.N(
        nt, "ShaderNodeTexImage", _image=st.image(tex["height"], name + "H", False), _extension="REPEAT"
    )
    out = colour.outputs[0]
    if has_reverse:
        back = st.N(nt, "ShaderNodeNewGeometry").outputs["Backfacing"]
        reverse = st.N(nt, "ShaderNodeMixRGB", _blend_type="MULTIPLY", Color2=(*[REVERSE_LIGHT] * 3, 1))
        link(back, reverse.inputs[0])
        link(out, reverse.inputs[1])
        out = reverse.outputs[0]
    link(out, b.inputs["Base Color"])
    guide = st.N(nt, "ShaderNodeOutputAOV", _name="alb")
    link(out, guide.inputs[0])
    cover = st.N(nt, "ShaderNodeOutputAOV", _name="cov")
    cover.inputs[1].default_value = 1
    part = st.N(nt, "ShaderNodeMath", _operation="MULTIPLY")
    link(metals.outputs[0], part.inputs[0])
    part.inputs[1].default_value = 0.86
    if has_reverse:
        kept = st.N(nt, "ShaderNodeMapRange")
        kept.inputs["To Min"].default_value, kept.inputs["To Max"].default_value = 0.86, 0.86 * REVERSE_METAL
        link(back, kept.inputs[0])
        link(kept.outputs[0], part.inputs[1])
    link(part.outputs[0], b.inputs["Metallic"])
    roughness = st.N(nt, "ShaderNodeMapRange")
    link(metals.outputs[0], roughness.inputs[0])
    roughness.inputs["To Min"].default_value, roughness.inputs["To Max"].default_value = rough, zari_rough
    link(roughness.outputs[0], b.inputs["Roughness"])
    b.inputs["Specular"].default_value, b.inputs["Sheen"].default_value = spec, sheen
    b.inputs["Sheen Tint"].default_value = b.inputs["Specular Tint"].default_value = 1.0
    if aniso:
        b.inputs["Anisotropic"].default_value = aniso
        tangent = st.N(nt, "ShaderNodeTangent", _direction_type="UV_MAP")
        link(tangent.outputs[0], b.inputs["Tangent"])
    bumped = st.N(nt, "ShaderNodeBump", Strength=relief if bump is None else bump, Distance=bump_m)
    link(relief_map.outputs[0], bumped.inputs["Height"])
    link(bumped.outputs[0], b.inputs["Normal"])
    surface = b.outputs[0]
    if through:
        glow = st.N(nt, "ShaderNodeBsdfTranslucent")
        link(out, glow.inputs[0])
        surface = _mixed(nt, surface, glow.outputs[0], through)
    if open_:
        hole = st.N(nt, "ShaderNodeBsdfTransparent")
        amount = st.N(nt, "ShaderNodeMath", _operation="MULTIPLY_ADD")
        link(metals.outputs[0], amount.inputs[0])
        amount.inputs[1].default_value, amount.inputs[2].default_value = -open_, open_
        surface = _mixed(nt, surface, hole.outputs[0], amount.outputs[0])
    link(surface, nt.nodes["Material Output"].inputs[0])
    return m


def _mixed(nt, a, b, amount):
    mix = st.N(nt, "ShaderNodeMixShader")
    if isinstance(amount, float):
        mix.inputs[0].default_value = amount
    else:
        nt.links.new(amount, mix.inputs[0])
    nt.links.new(a, mix.inputs[1])
    nt.links.new(b, mix.inputs[2])
    return mix.outputs[0]


def tex_uv(x, y, box):
    """Textile metres -> 0..1 in a texture that covers box = x0, y0, width, height (row 0 of the picture is y0)."""
    return np.stack([(x - box[0]) / box[2], 1 - (y - box[1]) / box[3]], -1)


def slub_share(body):
    """How much of its slubs a whole garment shows: on pale cloth they would read as dirt, so that they are faint."""
    pale = ease(np.dot(tx.rgb(body), (0.2126, 0.7152, 0.0722)), 0.40, 0.62)
    return 1 - 0.65 * pale


def look_of(cloth_order):
    """The look for an order's cloth: its material, and kota for the open checks of that name."""
    if cloth_order["pattern"] == "kota":
        return "kota"
    material = cloth_order.get("material", "silk")
    return material if material in LOOKS else "cotton"

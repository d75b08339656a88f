"""Materials: timber, glaze, metal, cane, paper and furnishing cloth, in colours that come out of the render as they are written.

Colours are #rrggbb, lengths metres.
"""

import cairo
import numpy as np

import render
import studio as st
import textile

# Exposed radiance of a white that diffuses all light; `render.finish(level=LEVEL)` brings the subject to it.
LEVEL = 4.2


def channels(colour):
    """#rrggbb (or three numbers already) as three numbers 0..1."""
    return np.array(colour if isinstance(colour, tuple) else textile.rgb(colour), float)


def hexed(values):
    return "#" + "".join(f"{round(float(np.clip(v, 0, 1)) * 255):02x}" for v in values)


def shade(colour, factor):
    """The colour with its light scaled by `factor`."""
    linear = np.array(st.lin(colour)) * factor
    return hexed(
        np.where(linear <= 0.0031308, linear * 12.92, 1.055 * np.clip(linear, 0, 1) ** (1 / 2.4) - 0.055)
    )


def blend(first, second, t):
    return hexed(channels(first) * (1 - t) + channels(second) * t)


def _curve():
    """Samples of the render's tone curve for greys: exposed radiance, display value before saturation."""
    x = 2.0 ** np.linspace(-12, 4, 4000)
    return x, render.tone(np.repeat(x[:, None], 3, 1), sat=1.0)[:, 1]


_GREYS, _SHOWN = _curve()


def dyed(picture):
    """The albedo, display-coded, whose picture at LEVEL reads as `picture` (... x 3): the render's tone curve run backwards."""
    v = np.asarray(picture, float) @ render.AGX.T
    luma = v @ np.array([0.2126, 0.7152, 0.0722])
    v = luma[..., None] + (v - luma[..., None]) / 1.08
    x = np.clip(np.interp(v, _SHOWN, _GREYS) @ np.linalg.inv(render.AGX).T / LEVEL, 0.004, 0.88)
    return np.where(x <= 0.0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - 0.055)


def pigment(colour):
    """One colour, dyed."""
    return hexed(dyed(channels(colour)))


def mark(material, colour):
    """Names the material as the subject: its own colour (a node socket or #rrggbb) guides denoiser and exposure."""
    tree = material.node_tree
    own = st.N(tree, "ShaderNodeOutputAOV", _name="alb")
    if isinstance(colour, str):
        own.inputs[0].default_value = (*st.lin(colour), 1)
    else:
        tree.links.new(colour, own.inputs[0])
    cover = st.N(tree, "ShaderNodeOutputAOV", _name="cov")
    cover.inputs[1].default_value = 1
    return material


def timber(colour, axis="X", scale=1.4, subject=False, rough=0.42):
    """Oiled timber whose middle tone is `colour`, the grain along an object axis."""
    ground = pigment(colour)
    material = st.wood("timber", shade(ground, 1.7), shade(ground, 0.72), axis, scale, rough, 0.03)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.22
    if subject:
        mark(material, material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].links[0].from_socket)
    return material


def grains(colour, subject=False, scale=1.4):
    """The three timbers of a piece of furniture: grain along x, y and z."""
    return tuple(timber(colour, axis, scale, subject) for axis in "XYZ")


def paint(colour, rough=0.6, **more):
    return st.plain("paint", pigment(colour), rough=rough, **more)


def glaze(colour, rough=0.24, subject=True, **more):
    """Glazed stoneware, a little uneven."""
    material = st.plain(
        "glaze", pigment(colour), rough=rough, coat=0.35, vary=0.12, bump=0.12, bump_scale=14, **more
    )
    return mark(material, pigment(colour)) if subject else material


METALS = {"gold": "#c2a468", "brass": "#c2a468", "silver": "#c4c4c0", "copper": "#b8764f", "none": "#5b5148"}


def metal(name="brass", rough=0.26):
    return st.plain("metal", METALS.get(name, name), rough=rough, metal=1)


def weave(height, width, seed, strength=0.1):
    """Thread noise of a coarse cloth, mean 1: slubs along both threads."""
    rng = np.random.default_rng(seed)
    weft = 1 + strength * 0.6 * textile.noise1(rng, height, 0.7)[:, None]
    warp = 1 + strength * 0.4 * textile.noise1(rng, width, 0.7)[None]
    return (weft * warp + strength * 0.5 * rng.normal(size=(height, width)))[..., None]


def fabric(picture, size, height=None, bump=0.35, translucent=0.0, subject=True, sheen=0.06):
    """Furnishing cloth from an H x W x 3 display-colour picture that covers size = (width, height) metres and repeats.

    The mesh carries its UV in metres, (0, 0) being the middle of the picture.
    """
    material, tree, shader = st.new_mat("fabric")
    link = tree.links.new
    uv = st.N(tree, "ShaderNodeUVMap")
    place = st.N(tree, "ShaderNodeMapping", Scale=(1 / size[0], 1 / size[1], 1), Location=(0.5, 0.5, 0))
    link(uv.outputs[0], place.inputs[0])
    picture_node = st.N(tree, "ShaderNodeTexImage", _image=st.image(picture, "fabric"), _extension="REPEAT")
    link(place.outputs[0], picture_node.inputs[0])
    colour = picture_node.outputs[0]
    link(colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.92
    shader.inputs["Specular"].default_value = 0.06
    shader.inputs["Sheen"].default_value = sheen
    if height is None:
        height = picture.mean(2) / max(float(picture.mean()), 0.02) * 0.5
    relief = st.N(tree, "ShaderNodeTexImage", _image=st.image(height, "relief", False), _extension="REPEAT")
    link(place.outputs[0], relief.inputs[0])
    bumper = st.N(tree, "ShaderNodeBump", Strength=bump, Distance=0.0012)
    link(relief.outputs[0], bumper.inputs["Height"])
    link(bumper.outputs[0], shader.inputs["Normal"])
    if translucent:
        through = st.N(tree, "ShaderNodeBsdfTranslucent")
        link(colour, through.inputs[0])
        both = st.N(tree, "ShaderNodeMixShader")
        both.inputs[0].default_value = translucent
        link(shader.outputs[0], both.inputs[1])
        link(through.outputs[0], both.inputs[2])
        link(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    return mark(material, colour) if subject else material


def _plain_picture(colour, seed, ppm=1500, size=0.36, strength=0.1):
    side = round(size * ppm)
    return channels(pigment(colour)) * weave(side, side, seed, strength)


def plain_fabric(colour, seed=1, strength=0.1, **more):
    """Plain coarse handloom."""
    return fabric(np.clip(_plain_picture(colour, seed, strength=strength), 0, 1), (0.36, 0.36), **more)


def _bands(length, steps, repeat):
    """Colours of `length` threads from steps (share, colour) that fill one repeat and start again."""
    ends = np.cumsum([share for share, _ in steps]) / sum(share for share, _ in steps)
    at = (np.arange(length) / repeat) % 1
    return np.array([channels(pigment(c)) for _, c in steps])[
        np.searchsorted(ends, at, side="right").clip(0, len(steps) - 1)
    ]


def striped_fabric(body, border, accent, repeat=0.12, ppm=1400, seed=1, stitched=False, along="v", **more):
    """Durrie stripes; `stitched` adds rows of kantha running stitch, which pucker the cloth."""
    side = round(repeat * 3 * ppm)
    steps = [
        (34, body),
        (3, accent),
        (5, body),
        (14, border),
        (5, body),
        (3, accent),
        (20, body),
        (2, border),
        (3, body),
        (2, border),
    ]
    picture = np.repeat(_bands(side, steps, repeat * ppm)[:, None], side, 1)
    relief = None
    if stitched:
        row, dash = round(0.006 * ppm), round(0.005 * ppm)
        y, x = np.mgrid[0:side, 0:side]
        line = y // row
        on = (y % row < max(2, round(0.0013 * ppm))) & ((x + line * dash * 0.7) % (dash * 1.7) < dash)
        picture = np.where(on[..., None], channels(pigment(blend("#f3ead8", accent, 0.12))), picture)
        relief = 0.5 - 0.5 * np.cos(2 * np.pi * (y / row)) + 0.25 * on
    picture = picture * weave(side, side, seed)
    if along == "u":
        picture = np.transpose(picture, (1, 0, 2))
        relief = None if relief is None else relief.T
    return fabric(
        np.clip(picture, 0, 1), (repeat * 3, repeat * 3), relief, bump=0.8 if stitched else 0.35, **more
    )


def checked_fabric(body, border, accent, repeat=0.19, ppm=1000, seed=1, **more):
    """Large twill checks: warp and weft of the same bands, mixed where they cross."""
    side = round(repeat * 2 * ppm)
    bands = _bands(
        side, [(40, body), (4, accent), (4, body), (26, border), (4, body), (4, accent)], repeat * ppm
    )
    y, x = np.mgrid[0:side, 0:side]
    twill = (((x + y) // 2) % 2 == 0)[..., None]
    mixed = 0.5 * (bands[None] + bands[:, None])
    picture = mixed + np.where(twill, 0.16, -0.16) * (bands[None] - bands[:, None])
    return fabric(np.clip(picture * weave(side, side, seed), 0, 1), (repeat * 2, repeat * 2), **more)


def drawn_fabric(pattern, body, border, accent, size, motif, ppm=1300, seed=3, **more):
    """A pattern of the textile room on furnishing cotton; size = (width, height) metres, not repeating inside it."""
    near = np.abs(channels(border) - channels(accent)).sum() < 0.35  # rings of one colour would run together
    outer = body if near else blend(accent, "#fff6e6", 0.45)
    palette = {
        "body": body,
        "weft": body,
        "border": border,
        "accent": accent,
        "accent2": outer,
        "zari": accent,
    }
    spec = {
        "palette": {name: pigment(colour) for name, colour in palette.items()},
        "pattern": pattern,
        "kind": "print",
        "border": "none",
        "motif": motif,
        "gold": False,
        "seed": seed,
    }
    sheet = textile.render(spec, -size[0] / 2, -size[1] / 2, size[0], size[1], ppm)
    rgb = sheet["rgb"]
    return fabric(np.clip(rgb * weave(*rgb.shape[:2], seed, 0.06), 0, 1), size, **more)


def furnishing(cloth, size=(1.2, 1.2), motif=0.12, seed=1, **more):
    """The cloth of an order as furnishing: ikat and prints drawn, stripes and checks woven, plain with its slubs."""
    pattern, body, border, accent = cloth["pattern"], cloth["body"], cloth["borderColour"], cloth["accent"]
    if pattern == "plain":
        return plain_fabric(body, seed, **more)
    if pattern == "stripes":
        return striped_fabric(body, border, accent, seed=seed, **more)
    if pattern == "checks":
        return checked_fabric(body, border, accent, seed=seed, **more)
    return drawn_fabric(pattern, body, border, accent, size, motif, seed=seed, **more)


def saree_fabric(cloth, at=(0.5, 0.0), size=(0.62, 0.5), ppm=1500, seed=1, subject=True):
    """The part of a saree that starts `at` (metres along it and across it) and covers `size`, zari as metal. UV (0, 0) is its middle."""
    cloth = {"zari": "gold", **cloth}
    sheet = textile.render(textile.design_of(cloth, seed), *at, *size, ppm)
    material = fabric(dyed(sheet["rgb"]), size, sheet["height"], bump=0.3, subject=subject, sheen=0.02)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    place = next(n for n in tree.nodes if n.bl_idname == "ShaderNodeMapping")
    zari = st.N(
        tree, "ShaderNodeTexImage", _image=st.image(sheet["metal"] * 0.75, "zari", False), _extension="REPEAT"
    )
    tree.links.new(place.outputs[0], zari.inputs[0])
    tree.links.new(zari.outputs[0], shader.inputs["Metallic"])
    silk = cloth.get("material", "silk") in ("silk", "organza", "tussar")
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = (
        (0.40, 0.2) if silk else (0.85, 0.06)
    )
    return material


def cane_picture(pitch_px=40):
    """One repeat of six-way cane: colour and coverage (alpha), drawn strand over strand."""
    n = pitch_px
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, n, n)
    pen = cairo.Context(surface)
    pen.scale(n, n)

    def strand(x0, y0, x1, y1, width):
        for spread, tone in ((width, 0.50), (width * 0.72, 0.80), (width * 0.34, 0.93)):
            pen.set_line_width(spread)
            pen.set_source_rgb(tone * 0.94, tone * 0.76, tone * 0.50)
            pen.move_to(x0, y0)
            pen.line_to(x1, y1)
            pen.stroke()

    for at in (0.12, 0.88):
        strand(at, -0.1, at, 1.1, 0.12)
    for at in (0.12, 0.88):
        strand(-0.1, at, 1.1, at, 0.12)
    for shift in (-1, 0, 1):
        strand(shift - 0.1, -0.1, shift + 1.1, 1.1, 0.13)
    for shift in (0, 1, 2):
        strand(shift + 0.1, -0.1, shift - 1.1, 1.1, 0.13)
    flat = np.ndarray((n, n, 4), np.uint8, surface.get_data())
    return flat[..., 2::-1].astype(np.float32) / 255, flat[..., 3].astype(np.float32) / 255


def cane(pitch=0.013):
    """Woven cane that can be looked through; UV in metres."""
    picture, alpha = cane_picture()
    material = fabric(picture, (pitch, pitch), alpha, bump=0.9, subject=False, sheen=0.0)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.5, 0.4
    relief = [n for n in tree.nodes if n.bl_idname == "ShaderNodeTexImage"][1]
    clear = st.N(tree, "ShaderNodeBsdfTransparent")
    both = st.N(tree, "ShaderNodeMixShader")
    tree.links.new(relief.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(shader.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material


def mirror_glass():
    return st.plain("mirror", "#f2f4f3", rough=0.012, metal=1)


def glow(colour, strength):
    """A surface that gives light."""
    material, _, shader = st.new_mat("glow")
    shader.inputs["Emission"].default_value = (*st.lin(colour), 1)
    shader.inputs["Emission Strength"].default_value = strength
    return material

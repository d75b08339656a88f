"""Sets, light and camera: seamless backdrops, quiet room corners, ledges; all in one warm family of tones. Lengths in metres."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials
import soft
import studio as st

# Backdrop tones as they shall read: near-white, sand, putty, pale sage, pale blue-grey, clay.
TONES = ("#f0ebe2", "#e7ddcd", "#dbd2c4", "#d9dccd", "#d6dbdc", "#e6d6c9", "#ece6da")


def tint(tone):
    """The paint of a backdrop: quieter than its tone, because shade deepens a colour in the picture."""
    return materials.pigment(materials.blend(tone, "#f0ede8", 0.6))


def pick(rng, options):
    return options[int(rng.integers(len(options)))]


def cove(tone, depth=1.2, radius=0.9, width=9, deep=False):
    """A seamless paper sweep; `deep` keeps the full colour of the tone."""
    t = np.linspace(0, math.pi / 2, 24)
    profile = (
        [(-6, 0), (-3, 0)]
        + [(depth + radius * math.sin(a), radius * (1 - math.cos(a))) for a in t]
        + [(depth + radius, 6)]
    )
    V = np.array([[(x, y, z) for y, z in profile] for x in (-width, width)], float)
    return st.sheet(
        "cove",
        V,
        V[..., :2],
        st.plain("paper", materials.pigment(tone) if deep else tint(tone), rough=0.96, spec=0.04, vary=0.02),
    )


def plaster(tone):
    return st.plain("plaster", tint(tone), rough=0.95, spec=0.05, vary=0.05, bump=0.10, bump_scale=11)


def planks(tone):
    """Boards along x: a brick pattern gives each its own tint, stretched noise its grain."""
    ground = materials.pigment(tone)
    material, tree, shader = st.new_mat("planks")
    link = tree.links.new
    at = st.N(tree, "ShaderNodeTexCoord")
    bricks = st.N(tree, "ShaderNodeTexBrick", Scale=1.0, Bias=-0.1)
    bricks.inputs["Brick Width"].default_value, bricks.inputs["Row Height"].default_value = 1.7, 0.14
    bricks.inputs["Mortar Size"].default_value, bricks.inputs["Mortar Smooth"].default_value = 0.0012, 0.4
    for name, k in (("Color1", 1.16), ("Color2", 0.84), ("Mortar", 0.25)):
        bricks.inputs[name].default_value = (*st.lin(materials.shade(ground, k)), 1)
    link(at.outputs["Object"], bricks.inputs["Vector"])
    shift = st.N(tree, "ShaderNodeMixRGB", _blend_type="ADD", Fac=1.0)
    link(at.outputs["Object"], shift.inputs[1])
    far = st.N(tree, "ShaderNodeVectorMath", _operation="SCALE")
    link(bricks.outputs[0], far.inputs[0])
    far.inputs["Scale"].default_value = 60
    link(far.outputs[0], shift.inputs[2])
    stretch = st.N(tree, "ShaderNodeMapping", Scale=(1.4, 26, 1))
    link(shift.outputs[0], stretch.inputs[0])
    grain = st.N(tree, "ShaderNodeTexNoise", Scale=1.6, Detail=5.0, Distortion=0.8)
    link(stretch.outputs[0], grain.inputs["Vector"])
    strength = st.N(tree, "ShaderNodeMapRange")
    link(grain.outputs[0], strength.inputs[0])
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = 0.66, 1.34
    tint = st.N(tree, "ShaderNodeHueSaturation")
    link(bricks.outputs[0], tint.inputs["Color"])
    link(strength.outputs[0], tint.inputs["Value"])
    link(tint.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.48, 0.3
    return material


def tiles(tone, size=0.34):
    """Square stone or clay tiles, each a little different."""
    ground = materials.pigment(tone)
    material, tree, shader = st.new_mat("tiles")
    at = st.N(tree, "ShaderNodeTexCoord")
    bricks = st.N(tree, "ShaderNodeTexBrick", Scale=1.0, _offset=0.0)
    bricks.inputs["Brick Width"].default_value = bricks.inputs["Row Height"].default_value = size
    bricks.inputs["Mortar Size"].default_value = 0.0022
    for name, k in (("Color1", 1.07), ("Color2", 0.93), ("Mortar", 0.55)):
        bricks.inputs[name].default_value = (*st.lin(materials.shade(ground, k)), 1)
    tree.links.new(at.outputs["Object"], bricks.inputs["Vector"])
    cloud = st.N(tree, "ShaderNodeTexNoise", Scale=3.2, Detail=6.0)
    tree.links.new(at.outputs["Object"], cloud.inputs["Vector"])
    strength = st.N(tree, "ShaderNodeMapRange")
    tree.links.new(cloud.outputs[0], strength.inputs[0])
    strength.inputs["To Min"].default_value, strength.inputs["To Max"].default_value = 0.86, 1.14
    tint = st.N(tree, "ShaderNodeHueSaturation")
    tree.links.new(bricks.outputs[0], tint.inputs["Color"])
    tree.links.new(strength.outputs[0], tint.inputs["Value"])
    tree.links.new(tint.outputs[0], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.42, 0.35
    return material


FLOORS = {
    "oak": lambda: planks("#c2a078"),
    "teak": lambda: planks("#94663f"),
    "stone": lambda: tiles("#cfc7b8", 0.6),
    "clay": lambda: tiles("#a9644a", 0.24),
    "oxide": lambda: st.plain("oxide", materials.pigment("#8a4236"), rough=0.32, spec=0.4, vary=0.07),
    "lime": lambda: st.plain("lime", materials.pigment("#d8cebf"), rough=0.7, spec=0.2, vary=0.05),
}


def flat(name, x0, x1, y0, y1, z, mat):
    V = np.array([[(x0, y0, z), (x0, y1, z)], [(x1, y0, z), (x1, y1, z)]], float)
    return st.sheet(name, V, V[..., :2], mat)


def wall(mat, y=1.0, x0=-9, x1=9, z0=0.0, z1=5.5):
    V = np.array([[(x0, y, z0), (x0, y, z1)], [(x1, y, z0), (x1, y, z1)]], float)
    return st.sheet("wall", V[::-1], V[::-1][..., ::2], mat)


def corner(tone, floor="oak", depth=0.9, skirting=True, dado=None, side=None):
    """A wall behind and a floor; `dado` paints the wall's lower part, `side` = x of a second wall on that side."""
    flat("floor", -9, 9, -9, depth, 0, FLOORS[floor]())
    surface = plaster(tone)
    wall(surface, depth)
    if dado:
        wall(plaster(dado), depth - 0.004, z1=0.95)
        st.box(
            "rail",
            (18, 0.018, 0.040),
            (0, depth - 0.010, 0.965),
            materials.paint(materials.blend(dado, "#f0ece5", 0.6)),
            0.006,
        )
    if side:
        V = np.array([[(side, -6, 0), (side, -6, 5.5)], [(side, depth, 0), (side, depth, 5.5)]], float)
        st.sheet("sidewall", V, V[..., 1:], surface)
    if skirting:
        st.box(
            "skirting",
            (18, 0.016, 0.10),
            (0, depth - 0.008, 0.05),
            materials.paint(materials.blend(tone, "#fbf7ee", 0.5)),
            0.003,
        )


def ledge(tone, top, depth=0.30, height=0.0, thick=0.04, width=4.0):
    """A shelf or table top at z = height before a plaster wall; `top` is its material."""
    wall(plaster(tone), depth, z0=-3, z1=4)
    return st.box(
        "ledge", (width, depth + 0.34, thick), (0, depth / 2 - 0.17, height - thick / 2), top, 0.006
    )


def window_sun(target, side, size, power=1.0, panes=(2, 3)):
    """Low sun through a window: a far lamp behind a small barred frame lays the panes' pattern, `size` metres wide, over the target."""
    target = Vector(target)
    away = Vector((side * 3.2, -2.3, 2.0)) * size * 1.6
    data = bpy.data.lights.new("sun", "SPOT")
    data.energy, data.color, data.shadow_soft_size = (
        900 * power * away.length_squared / 10,
        st.lin("#ffe6c6"),
        0.008 * size,
    )
    data.spot_size, data.spot_blend = 2.0 * math.atan(size * 0.95 / away.length), 0.0
    lamp = bpy.data.objects.new("sun", data)
    st.S.collection.objects.link(lamp)
    lamp.location = target + away
    turn = (-away).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    lamp.rotation_euler = turn.to_euler()
    near = 0.14
    w, h = size * near, size * near * 1.45
    blind = st.plain("blind", "#cfc5b6", rough=1)
    bar = w * 0.075
    parts = [
        st.box("bar", (bar, h, 0.001), (-w / 2 + k * w / panes[0], 0, 0), blind, 0)
        for k in range(panes[0] + 1)
    ]
    parts += [
        st.box("bar", (w, bar, 0.001), (0, -h / 2 + k * h / panes[1], 0), blind, 0)
        for k in range(panes[1] + 1)
    ]
    for k in (-1, 1):
        parts.append(st.box("shut", (w, h * 3, 0.001), (k * w, 0, 0), blind, 0))
        parts.append(st.box("shut", (w * 1.02, h, 0.001), (0, k * h, 0), blind, 0))
    for o in parts:
        o.matrix_basis = Matrix.Translation(target + away * (1 - near)) @ turn @ o.matrix_basis
        o.visible_camera = o.visible_diffuse = o.visible_glossy = False


def key_light(rng, target, size, side=None, power=1.0, soft_key=None):
    """Daylight from one side, a weak cool fill, an edge from behind; `size` is the subject's radius in metres."""
    t, k = Vector(target), size
    side = side or (-1 if rng.random() < 0.68 else 1)
    wide = soft_key or rng.uniform(1.4, 3.0)
    key = Vector((side * rng.uniform(3.6, 4.8), -rng.uniform(2.8, 4.2), rng.uniform(3.2, 4.6)))
    st.area(t + key * k, t, wide * k, 1150 * k * k * power, "#fff4e6", wide * 1.2 * k)
    st.area(t + Vector((-side * 4.6, -3.8, 2.4)) * k, t, 4.6 * k, 300 * k * k * power, "#f4f4ff")
    st.area(t + Vector((-side * 1.4, 2.0, 3.2)) * k, t, 0.8 * k, 50 * k * k * power, "#fff6ea", 2.2 * k)
    return side


def _points(objects):
    bpy.context.view_layer.update()
    found = []
    for o in objects:
        flat_points = np.empty(len(o.data.vertices) * 3)
        o.data.vertices.foreach_get("co", flat_points)
        points = flat_points.reshape(-1, 3)[:: max(1, len(o.data.vertices) // 400)]
        M = np.array(o.matrix_world)
        found.append(points @ M[:3, :3].T + M[:3, 3])
    return np.vstack(found)


def frame(objects, azimuth=25.0, elevation=10.0, lens=70, fill=(0.78, 0.74), place=(0.0, 0.0), fstop=None):
    """Places the camera so that the objects fill the share `fill` (width, height) of the picture, their middle at `place`.

    azimuth 0 looks along +y, positive angles come from the right; degrees. `place` in shares of the half picture.
    """
    points = _points(objects)
    a, e = math.radians(azimuth), math.radians(elevation)
    away = np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])
    right = np.array([math.cos(a), math.sin(a), 0.0])
    up = np.cross(away, right)
    aspect = st.S.render.resolution_x / st.S.render.resolution_y
    half = 18 / lens
    target = (points.min(0) + points.max(0)) / 2
    distance = 4.0
    for _ in range(12):
        rel = points - target
        depth = distance - rel @ away
        x, y = rel @ right / depth / (half * aspect), rel @ up / depth / half
        target = (
            target
            + right * (x.max() + x.min()) / 2 * half * aspect * distance
            + up * (y.max() + y.min()) / 2 * half * distance
        )
        distance *= max((x.max() - x.min()) / 2 / fill[0], (y.max() - y.min()) / 2 / fill[1])
    loc = target + away * distance
    shift = (-place[0] * aspect / 2 + 1e-5, -place[1] / 2)
    focus = points[np.argmin(np.linalg.norm(points - loc, axis=1))]
    st.camera(tuple(loc), tuple(target), lens, fstop, shift, focus=tuple(0.6 * target + 0.4 * focus))
    return target, distance


def floor_rug(rng, loc, size=(1.9, 1.3), turn=0.0, colours=("#c9b79a", "#8a4a3a", "#3d4f5c")):
    body, border, accent = colours
    mat = materials.striped_fabric(
        body, border, accent, 0.30, 700, int(rng.integers(99)), along="u", subject=False
    )
    return soft.rug(size, mat, loc, turn, materials.plain_fabric("#e9dfcb", 5, subject=False))

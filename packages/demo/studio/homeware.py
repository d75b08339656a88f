"""Things for the home: lamps, vases, mirror, and the small props that stand beside them. Lengths in metres."""

import math

import bpy
import cairo
import numpy as np

import furniture
import materials
import soft
import studio as st
import textile

VASES = {  # (radius, height) from the middle of the foot, up the outside, over the lip and down inside
    "tall": [
        (0.001, 0.003),
        (0.044, 0.0),
        (0.050, 0.005),
        (0.062, 0.07),
        (0.076, 0.15),
        (0.080, 0.20),
        (0.070, 0.245),
        (0.046, 0.272),
        (0.036, 0.288),
        (0.035, 0.305),
        (0.043, 0.320),
        (0.041, 0.321),
        (0.031, 0.304),
        (0.031, 0.28),
        (0.05, 0.25),
    ],
    "jar": [
        (0.001, 0.003),
        (0.046, 0.0),
        (0.052, 0.005),
        (0.078, 0.05),
        (0.090, 0.105),
        (0.080, 0.155),
        (0.054, 0.182),
        (0.042, 0.196),
        (0.043, 0.210),
        (0.053, 0.220),
        (0.051, 0.221),
        (0.038, 0.206),
        (0.037, 0.19),
        (0.06, 0.16),
    ],
    "bowl": [
        (0.001, 0.005),
        (0.036, 0.0),
        (0.040, 0.005),
        (0.078, 0.034),
        (0.098, 0.066),
        (0.101, 0.082),
        (0.099, 0.083),
        (0.094, 0.066),
        (0.072, 0.036),
        (0.001, 0.022),
    ],
    "lota": [
        (0.001, 0.003),
        (0.032, 0.0),
        (0.034, 0.004),
        (0.040, 0.012),
        (0.066, 0.036),
        (0.074, 0.062),
        (0.064, 0.088),
        (0.044, 0.102),
        (0.040, 0.110),
        (0.050, 0.124),
        (0.060, 0.130),
        (0.058, 0.132),
        (0.046, 0.123),
        (0.036, 0.110),
        (0.05, 0.09),
    ],
    "bottle": [
        (0.001, 0.003),
        (0.034, 0.0),
        (0.038, 0.004),
        (0.044, 0.06),
        (0.046, 0.12),
        (0.036, 0.160),
        (0.018, 0.185),
        (0.014, 0.21),
        (0.015, 0.245),
        (0.019, 0.25),
        (0.017, 0.251),
        (0.011, 0.24),
        (0.011, 0.2),
    ],
}


def pot(form, mat, loc=(0, 0, 0), scale=1.0):
    o = st.lathe("pot", [(r * scale, z * scale) for r, z in VASES[form]], mat, 96)
    o.location = loc
    return o


def blue_pottery(cloth):
    """Jaipur glaze: a row of flowers, leaf bands and rings painted on white; UV is turn and height of the lathe."""
    w, h = 1600, 900
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, w, h)
    pen = cairo.Context(surface)
    pen.scale(w, h * 1.0)
    white, main, second = (
        materials.channels(materials.pigment(c))
        for c in ("#eeeade", cloth["body"], materials.blend(cloth["body"], "#2aa0a4", 0.6))
    )
    pen.set_source_rgb(*white)
    pen.paint()

    def band(v0, v1, colour):
        pen.set_source_rgb(*colour)
        pen.rectangle(0, v0, 1, v1 - v0)
        pen.fill()

    for v0, v1 in ((0.0, 0.18), (0.205, 0.214), (0.515, 0.524), (0.60, 0.70), (0.72, 0.726)):
        band(v0, v1, main)
    band(0.55, 0.575, second)

    def petals(x, y, count, length, wide, colour, start=0.0):
        pen.set_source_rgb(*colour)
        for k in range(count):
            pen.save()
            pen.translate(x, y)
            pen.scale(0.60, 1.0)
            textile.petal(0, 0, start + k * 2 * math.pi / count, length, wide)(pen)
            pen.restore()
            pen.fill()

    for k in range(8):
        x = (k + 0.5) / 8
        petals(x, 0.335, 8, 0.085, 0.026, main)
        petals(x, 0.335, 8, 0.045, 0.014, second, 0.39)
        petals(x, 0.335, 5, 0.018, 0.008, white)
        for side in (-1, 1):
            petals(x + side * 0.028, 0.455, 1, 0.075, 0.022, second, math.pi / 2 - side * 1.2)
            petals(x + side * 0.050, 0.30, 1, 0.06, 0.016, main, -math.pi / 2 + side * 0.2)
        pen.set_source_rgb(*main)
        pen.rectangle(x - 0.0015, 0.40, 0.003, 0.105)
        pen.fill()
    for k in range(26):
        petals((k + 0.5) / 26, 0.69, 1, 0.075, 0.016, white, -math.pi / 2)
    flat = (
        np.ndarray((h, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :w, 2::-1].astype(
            np.float32
        )
        / 255
    )
    return flat


def pottery_glaze(cloth, form="jar"):
    """The glaze of a vase: plain dipped stoneware, or blue pottery for a painted one."""
    if cloth["pattern"] == "plain":
        return materials.glaze(cloth["body"])
    material = materials.glaze(cloth["body"], rough=0.18, subject=False)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    uv = st.N(tree, "ShaderNodeUVMap")
    top = max(z for _, z in VASES[form])
    place = st.N(tree, "ShaderNodeMapping", Scale=(1, 1 / top, 1))
    tree.links.new(uv.outputs[0], place.inputs[0])
    picture = st.N(
        tree, "ShaderNodeTexImage", _image=st.image(blue_pottery(cloth)[::-1], "pottery"), _extension="EXTEND"
    )
    tree.links.new(place.outputs[0], picture.inputs[0])
    tree.links.new(picture.outputs[0], shader.inputs["Base Color"])
    return materials.mark(material, picture.outputs[0])


def branch(loc, seed=0, count=5, height=0.42, spread=0.30, kind="leaf", colour=None, leafy=1.0):
    """Stems in a vase: `leaf` eucalyptus-like twigs, `poppy` dried seed heads, `bud` tuberose spikes."""
    rng = np.random.default_rng(seed)
    stem = st.plain(
        "stem", colour or {"leaf": "#6b6248", "poppy": "#8f7a55", "bud": "#6f7d4c"}[kind], rough=0.8
    )
    leaf = st.plain(
        "leaf", {"leaf": "#75846a", "poppy": "#a08a62", "bud": "#efe8d8"}[kind], rough=0.6, sheen=0.2
    )
    objects, V, F = [], [], []

    def blade(at, way, length, wide, droop):
        side = np.cross(way, [0.2, 0.1, 1.0])
        side /= np.linalg.norm(side) + 1e-9
        up = np.cross(side, way)
        base = len(V)
        for t in (0.0, 0.25, 0.55, 0.82, 1.0):
            half = wide * math.sin(math.pi * min(1, 0.06 + t * 0.94)) ** 0.8
            mid = at + way * length * t - np.array([0, 0, droop * t * t * length])
            V.extend([mid - side * half + up * half * 0.25, mid, mid + side * half + up * half * 0.25])
        for k in range(4):
            b = base + 3 * k
            F.extend([(b, b + 1, b + 4, b + 3), (b + 1, b + 2, b + 5, b + 4)])

    for k in range(count):
        angle = 2 * math.pi * (k + rng.uniform(-0.3, 0.3)) / count
        lean, tall = spread * rng.uniform(0.35, 1.0), height * rng.uniform(0.72, 1.08)
        t = np.linspace(0, 1, 16)
        out = np.array([math.cos(angle), math.sin(angle), 0])
        bend = np.array([-out[1], out[0], 0]) * rng.normal(0, 0.05)
        path = (
            np.array(loc)
            + np.outer(t**1.7 * lean * tall, out)
            + np.outer(np.sin(t * 3) * tall, bend)
            + np.outer(t * tall, [0, 0, 1])
        )
        objects.append(st.tube("stem", path, 0.0016, stem, 6))
        if kind == "poppy":
            head = st.lathe(
                "head",
                [
                    (0.0005, -0.012),
                    (0.006, -0.010),
                    (0.0115, 0.0),
                    (0.011, 0.008),
                    (0.005, 0.014),
                    (0.010, 0.0155),
                    (0.0095, 0.018),
                    (0.0005, 0.0165),
                ],
                leaf,
                20,
            )
            head.location = path[-1]
            head.scale = (rng.uniform(0.8, 1.15),) * 3
            head.rotation_euler = (rng.normal(0, 0.25), rng.normal(0, 0.25), 0)
            objects.append(head)
            continue
        steps = np.arange(0.30, 1.0, 0.042 if kind == "leaf" else 0.028)
        for j, at in enumerate(steps):
            point = np.array([np.interp(at, t, path[:, a]) for a in range(3)])
            turn = j * 2.4 + rng.normal(0, 0.3)
            way = np.array([math.cos(turn), math.sin(turn), rng.uniform(0.2, 0.8)])
            way /= np.linalg.norm(way)
            if kind == "leaf":
                blade(
                    point,
                    way,
                    leafy * rng.uniform(0.060, 0.085) * (1.2 - 0.5 * at),
                    leafy * rng.uniform(0.015, 0.021),
                    rng.uniform(0.1, 0.6),
                )
            elif at > 0.5:
                for pair in (-1, 1):
                    blade(point, way * np.array([pair, pair, 1]), 0.042 * (1.6 - at), 0.010, 0.1)
    if V:
        objects.append(st.mesh("leaves", V, F, None, leaf))
    return objects


def books(
    loc, rng, count=3, width=0.22, turn=0.0, colours=("#7d2f33", "#e4d9c4", "#34505a", "#b98b3e", "#58624a")
):
    """A small stack of cloth-bound books; gives its height."""
    z = 0.0
    page = materials.paint("#efe7d6", 0.9)
    order = rng.permutation(len(colours))
    for k in range(count):
        w, d, t = (
            width * rng.uniform(0.85, 1.05),
            width * 0.72 * rng.uniform(0.9, 1.05),
            rng.uniform(0.018, 0.032),
        )
        cover = materials.plain_fabric(colours[order[k]], k, 0.06, subject=False)
        angle = turn + rng.normal(0, 0.10)
        parts = [st.box("pages", (w - 0.008, d - 0.010, t - 0.005), (0.002, 0.002, t / 2), page, 0.001)]
        for side in (0, 1):
            parts.append(st.box("board", (w, d, 0.0026), (0, 0, side * (t - 0.0026) + 0.0013), cover, 0.0008))
        parts.append(st.box("spine", (w, 0.003, t), (0, -d / 2 + 0.001, t / 2), cover, 0.001))
        soft.placed(parts, (loc[0], loc[1], loc[2] + z), (0, 0, angle))
        z += t + 0.0005
    return z


def shade_drum(r_top, r_low, z0, z1, mat, trim=None):
    """A lamp shade: one sheet of cloth with a rolled edge above and below. UV: arc and height, metres."""
    a = np.linspace(0, 2 * math.pi, 97)
    V, UV = [], []
    for t in np.linspace(0, 1, 9):
        r, z = r_low + (r_top - r_low) * t, z0 + (z1 - z0) * t
        V.append(np.stack([r * np.cos(a - 2), r * np.sin(a - 2), np.full_like(a, z)], -1))
        UV.append(np.stack([a * (r_low + r_top) / 2, np.full_like(a, z - (z0 + z1) / 2)], -1))
    objects = [st.sheet("shade", np.array(V), np.array(UV), mat)]
    for r, z in ((r_low, z0), (r_top, z1)):
        ring = np.stack([r * np.cos(a), r * np.sin(a), np.full_like(a, z)], -1)
        objects.append(st.tube("rim", ring, 0.0035, trim or mat, 8))
    return objects


def bulb(loc, power, colour="#ffcb8e", size=0.04):
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size, data.color = power, size, st.lin(colour)
    o = bpy.data.objects.new("bulb", data)
    st.S.collection.objects.link(o)
    o.location = loc
    return o


def table_lamp(cloth, power=9.0, lit=True):
    """Spun brass foot and stem, a shade of plain handloom on a ring; 48 cm high."""
    brass = materials.metal("brass", 0.2)
    foot = [
        (0.001, 0.0),
        (0.070, 0.0),
        (0.078, 0.004),
        (0.078, 0.010),
        (0.066, 0.016),
        (0.034, 0.024),
        (0.020, 0.040),
        (0.026, 0.066),
        (0.052, 0.098),
        (0.062, 0.130),
        (0.050, 0.164),
        (0.022, 0.190),
        (0.012, 0.206),
        (0.010, 0.225),
        (0.014, 0.232),
        (0.009, 0.240),
        (0.008, 0.270),
        (0.001, 0.272),
    ]
    objects = [st.lathe("foot", foot, brass, 96)]
    cover = materials.plain_fabric(cloth["body"], 4, 0.12, translucent=0.55, subject=False, bump=0.2)
    objects += shade_drum(
        0.098, 0.150, 0.262, 0.470, cover, materials.plain_fabric(cloth["body"], 5, subject=False)
    )
    objects.append(st.rod("finial", (0, 0, 0.262), (0, 0, 0.482), 0.004, brass))
    if lit:
        bulb((0, 0, 0.350), power)
    return objects


def floor_lamp(cloth, power=26.0):
    """A tripod of oiled teak with a drum of ikat; 148 cm high."""
    timber = materials.timber(cloth["borderColour"], "Z")
    brass = materials.metal("brass", 0.25)
    objects = []
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.35
        c, s = math.cos(a), math.sin(a)
        profile = [(0, 0.013), (0.3, 0.017), (0.7, 0.015), (1, 0.010)]
        objects.append(
            furniture.turned(profile, (0.030 * c, 0.030 * s, 1.16), (0.30 * c, 0.30 * s, 0.0), timber)
        )
    objects.append(
        st.lathe(
            "hub",
            [(0.001, 1.10), (0.046, 1.10), (0.050, 1.106), (0.050, 1.130), (0.044, 1.137), (0.001, 1.137)],
            timber,
            64,
        )
    )
    objects.append(st.rod("neck", (0, 0, 1.13), (0, 0, 1.30), 0.008, brass))
    cover = materials.drawn_fabric(
        "ikat",
        cloth["body"],
        materials.blend(cloth["accent"], cloth["body"], 0.3),
        cloth["accent"],
        (1.45, 0.36),
        0.125,
        subject=False,
        translucent=0.5,
        bump=0.2,
    )
    objects += shade_drum(
        0.205, 0.225, 1.165, 1.455, cover, materials.plain_fabric(cloth["body"], 5, subject=False)
    )
    bulb((0, 0, 1.29), power, size=0.06)
    return objects


def mirror(cloth, width=0.60, height=1.00):
    """An arched mirror standing on z = 0 in the plane y = 0, its frame a rounded moulding."""
    timber = materials.timber(cloth["body"], "Z", 1.4, True)
    bar = 0.045
    w, straight = width / 2 - bar / 2, height - width / 2
    arc = np.linspace(0, math.pi, 48)
    path = [(-w, bar / 2), (0, bar / 2), (w, bar / 2)] + [
        (w, z) for z in np.linspace(0.1, straight - 0.05, 8)
    ]
    path += [(w * math.cos(t), straight + w * math.sin(t)) for t in arc] + [
        (-w, z) for z in np.linspace(straight - 0.05, 0.1, 8)
    ]
    middle = np.array(path)
    ahead = np.roll(middle, -1, 0) - middle
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    after = np.stack([ahead[:, 1], -ahead[:, 0]], -1)
    before = np.roll(after, 1, 0)
    out = (before + after) / (1 + (before * after).sum(1, keepdims=True))  # a mitre keeps its width
    section = [
        (-0.5, 0.006),
        (-0.5, -0.012),
        (-0.36, -0.024),
        (-0.05, -0.032),
        (0.3, -0.028),
        (0.46, -0.016),
        (0.5, 0.0),
        (0.5, 0.016),
    ]
    V = np.array(
        [[(p[0] + n[0] * o * bar, y, p[1] + n[1] * o * bar) for o, y in section] for p, n in zip(middle, out)]
    )
    frame = st.sheet("frame", V, V[..., ::2], timber, closed_u=True)
    inner = middle - out * bar * 0.4
    glass = st.mesh(
        "glass",
        [(x, -0.002, z) for x, z in inner],
        [list(range(len(inner)))],
        None,
        materials.mirror_glass(),
        smooth=False,
    )
    board = st.mesh(
        "board", [(x, 0.014, z) for x, z in middle], [list(range(len(middle)))], None, timber, smooth=False
    )
    return [frame, glass, board]

"""Furniture, piece by piece, standing on z = 0 around the origin and facing -y. Every maker returns its objects. Lengths in metres."""

import math

import numpy as np
from mathutils import Vector

import materials
import soft
import studio as st


def turned(profile, top, foot, mat, n=28):
    """A lathe-turned member from `top` to `foot`; profile rows are (share of the way, radius)."""
    top, foot = Vector(top), Vector(foot)
    span = (foot - top).length
    rows = [(0.0005, 0.0)] + [(r, t * span) for t, r in profile] + [(0.0005, span)]
    o = st.lathe("turned", rows, mat, n)
    o.location = top
    o.rotation_euler = (foot - top).to_track_quat("Z", "Y").to_euler()
    return o


def tapered(top, foot, mat, first=0.022, last=0.014):
    return st.rod("leg", top, foot, first, mat, last)


def shaped(points, width, thick, mat, across=(1, 0, 0)):
    """A bent bar: `points` is its middle line, `width` lies along `across`."""
    path = st.smooth_path(np.asarray(points, float), 8)
    across = np.array(across, float)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.cross(tangent, across)
    a = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    r = (np.abs(c) ** 6 + np.abs(s) ** 6) ** (-1 / 6)
    ring = across * (r * c * width / 2)[None, :, None] + normal[:, None] * (r * s * thick / 2)[None, :, None]
    V = path[:, None] + ring
    V = np.concatenate([path[:1, None].repeat(20, 1), V, path[-1:, None].repeat(20, 1)])
    return st.sheet("bar", V, V[..., :2], mat, closed_v=True)


def cane_panel(width, height, mat, loc, rot=(0, 0, 0), bow=0.0, depth=0.0):
    """Cane in the x-z plane; `bow` bends it back at its middle."""
    x, z = np.meshgrid(np.linspace(-0.5, 0.5, 17) * width, np.linspace(-0.5, 0.5, 17) * height, indexing="ij")
    V = np.stack([x, bow * (1 - (2 * x / width) ** 2) + depth, z], -1)
    return soft.placed([st.sheet("cane", V, np.stack([x, z], -1), mat)], loc, rot)


def knob(loc, mat, r=0.012):
    o = st.lathe(
        "knob",
        [
            (0.0005, 0),
            (r * 0.45, 0.001),
            (r * 0.4, r * 0.8),
            (r, r * 1.3),
            (r * 0.95, r * 1.9),
            (0.0005, r * 2.2),
        ],
        mat,
        32,
    )
    o.location, o.rotation_euler = loc, (math.pi / 2, 0, 0)
    return o


def sofa(cloth, width=1.52, depth=0.82, seed=0, cover=None):
    """A two-seater: timber base and tapered legs, two seat and two back cushions, upholstered arms, welts everywhere."""
    cover = cover or materials.furnishing(cloth, seed=seed)
    welt = materials.plain_fabric(materials.shade(cloth["body"], 0.72), 3, subject=False)
    wx, _, wz = materials.grains(cloth["borderColour"])
    objects = [st.box("rail", (width - 0.03, 0.05, 0.06), (0, -depth / 2 + 0.06, 0.19), wx, 0.008)]
    objects.append(st.box("base", (width - 0.05, depth - 0.12, 0.05), (0, 0.02, 0.195), wx, 0.006))
    for sx in (-1, 1):
        for y in (-depth / 2 + 0.09, depth / 2 - 0.09):
            x = sx * (width / 2 - 0.10)
            objects.append(tapered((x, y, 0.18), (x + sx * 0.03, y * 1.06, 0), wz, 0.024, 0.014))
        objects += soft.pad(
            (0.15, depth - 0.04, 0.37),
            cover,
            (sx * (width / 2 - 0.075), 0.0, 0.40),
            crown=0.016,
            seed=seed + 5 + sx,
            piping=welt,
        )
    inner = width - 0.30
    objects += soft.pad(
        (inner + 0.02, 0.16, 0.44),
        cover,
        (0, depth / 2 - 0.11, 0.43),
        (0.10, 0, 0),
        crown=0.01,
        seed=seed + 9,
    )
    for k, sx in enumerate((-1, 1)):
        x = sx * inner / 4
        objects += soft.pad(
            (inner / 2 - 0.004, 0.66, 0.15),
            cover,
            (x, -0.065, 0.30),
            crown=0.030,
            dent=0.016,
            seed=seed + k,
            piping=welt,
        )
        back = soft.pad(
            (inner / 2 - 0.008, 0.44, 0.13),
            cover,
            crown=0.050,
            dent=0.010,
            seed=seed + 20 + k,
            piping=welt,
            corner=7,
            wrinkle=1.6,
        )
        objects += soft.placed(
            soft.placed(back, rot=(math.radians(90), 0, 0)),
            (x, 0.20, 0.615),
            (math.radians(-14), sx * 0.012, 0),
        )
    return objects


def armchair(cloth, seed=0, cover=None):
    """Slim teak frame with shaped arms, a seat and a back cushion."""
    seat_cover = cover or materials.furnishing(cloth, (0.78, 0.86), 0.15, seed)
    wx, wy, wz = materials.grains(cloth["borderColour"])
    welt = materials.plain_fabric(materials.shade(cloth["body"], 0.6), 3, subject=False)
    half = 0.335
    objects = []
    for s in (-1, 1):
        x = s * half
        objects.append(tapered((x, -0.29, 0.56), (x * 1.03, -0.35, 0), wz, 0.020, 0.014))
        objects.append(tapered((x, 0.26, 0.56), (x * 1.03, 0.37, 0), wz, 0.020, 0.014))
        objects.append(st.rod("post", (x * 0.92, 0.22, 0.26), (x * 0.9, 0.40, 0.80), 0.018, wz, 0.014))
        arm = [
            (x, -0.38, 0.575),
            (x, -0.30, 0.583),
            (x, -0.05, 0.580),
            (x, 0.20, 0.572),
            (x * 0.97, 0.34, 0.570),
        ]
        objects.append(shaped(arm, 0.062, 0.024, wy))
        objects.append(st.rod("side", (x, -0.30, 0.30), (x, 0.30, 0.26), 0.015, wy))
    objects.append(st.rod("front", (-half, -0.30, 0.30), (half, -0.30, 0.30), 0.017, wx))
    objects.append(st.rod("rear", (-half, 0.30, 0.26), (half, 0.30, 0.26), 0.017, wx))
    top = [(-half * 0.93, 0.40, 0.79), (0, 0.425, 0.80), (half * 0.93, 0.40, 0.79)]
    objects.append(shaped(top, 0.055, 0.022, wx, across=(0, 0.3, 0.954)))
    for z, y in ((0.45, 0.30), (0.57, 0.34), (0.68, 0.375)):
        objects.append(st.rod("slat", (-half * 0.9, y, z), (half * 0.9, y, z), 0.009, wx))
    objects += soft.pad(
        (0.60, 0.62, 0.13),
        seat_cover,
        (0, -0.02, 0.365),
        (math.radians(4), 0, 0),
        crown=0.028,
        dent=0.014,
        seed=seed,
        piping=welt,
    )
    back = soft.pad((0.59, 0.47, 0.12), seat_cover, crown=0.038, dent=0.008, seed=seed + 3, piping=welt)
    objects += soft.placed(
        soft.placed(back, rot=(math.radians(90), 0, 0)), (0, 0.245, 0.635), (math.radians(-18), 0, 0)
    )
    return objects


def chair(cloth, seed=0):
    """A dining chair: turned front legs, low stretchers, caned back, a tied seat pad. The body is the timber, the border the pad."""
    wx, wy, wz = materials.grains(cloth["body"], True, 1.8)
    back_cane = materials.cane()
    pad_cloth = materials.plain_fabric(cloth["borderColour"], seed + 2)
    objects = []
    profile = [
        (0, 0.021),
        (0.1, 0.021),
        (0.13, 0.014),
        (0.16, 0.020),
        (0.19, 0.015),
        (0.24, 0.019),
        (0.8, 0.013),
        (0.85, 0.017),
        (0.89, 0.011),
        (1, 0.013),
    ]
    for s in (-1, 1):
        x = s * 0.205
        objects.append(turned(profile, (x, -0.215, 0.43), (x * 1.03, -0.235, 0), wz))
        leg = [
            (x * 0.93, 0.285, 0.0),
            (x * 0.95, 0.235, 0.22),
            (x * 0.95, 0.215, 0.44),
            (x * 0.95, 0.245, 0.64),
            (x * 0.94, 0.305, 0.84),
        ]
        objects.append(shaped(leg, 0.034, 0.030, wz))
        objects.append(
            turned([(0, 0.009), (0.5, 0.013), (1, 0.009)], (x, -0.225, 0.15), (x * 0.94, 0.255, 0.15), wy)
        )
    objects.append(
        turned([(0, 0.009), (0.5, 0.013), (1, 0.009)], (-0.20, 0.02, 0.15), (0.20, 0.02, 0.15), wx)
    )
    objects.append(st.box("apronF", (0.39, 0.022, 0.05), (0, -0.215, 0.405), wx, 0.004))
    objects.append(st.box("apronB", (0.37, 0.022, 0.05), (0, 0.215, 0.405), wx, 0.004))
    for s in (-1, 1):
        objects.append(st.box("apronS", (0.022, 0.42, 0.05), (s * 0.203, 0, 0.405), wy, 0.004))
    objects.append(st.box("seat", (0.46, 0.47, 0.022), (0, 0, 0.437), wx, 0.009))
    for z, y, h in ((0.815, 0.296, 0.06), (0.545, 0.222, 0.036)):
        objects.append(
            shaped([(-0.185, y, z), (0, y + 0.022, z), (0.185, y, z)], h, 0.020, wx, across=(0, 0.24, 0.97))
        )
    tilt = math.atan2(0.296 - 0.222, 0.27)
    objects += cane_panel(0.345, 0.235, back_cane, (0, 0.257, 0.678), (-tilt, 0, 0), bow=0.018)
    for s in (-1, 1):
        objects.append(
            st.box("frame", (0.022, 0.016, 0.25), (s * 0.166, 0.257, 0.678), wz, 0.004, rot=(-tilt, 0, 0))
        )
    objects += soft.pad(
        (0.415, 0.415, 0.032), pad_cloth, (0, -0.008, 0.466), crown=0.014, dent=0.006, seed=seed, corner=6
    )
    return objects


def bench(cloth, seed=0):
    """A low bench, its striped cover pulled tight."""
    wx, wy, wz = materials.grains(cloth["borderColour"])
    welt = materials.plain_fabric(cloth["body"], 3, subject=False)
    cover = materials.striped_fabric(
        cloth["body"],
        materials.blend(cloth["accent"], "#f2e8d5", 0.35),
        cloth["accent"],
        0.17,
        seed=seed,
        along="u",
    )
    objects = []
    for sx in (-1, 1):
        for sy in (-1, 1):
            top, foot = (sx * 0.49, sy * 0.14, 0.37), (sx * 0.51, sy * 0.155, 0)
            objects.append(tapered(top, foot, wz, 0.023, 0.015))
        objects.append(st.rod("cross", (sx * 0.503, -0.145, 0.14), (sx * 0.503, 0.145, 0.14), 0.011, wy))
    objects.append(st.rod("long", (-0.503, 0, 0.14), (0.503, 0, 0.14), 0.011, wx))
    for sy in (-1, 1):
        objects.append(st.box("rail", (1.06, 0.024, 0.06), (0, sy * 0.158, 0.345), wx, 0.005))
    for sx in (-1, 1):
        objects.append(st.box("end", (0.024, 0.30, 0.06), (sx * 0.52, 0, 0.345), wy, 0.005))
    return objects + soft.pad(
        (1.10, 0.38, 0.065),
        cover,
        (0, 0, 0.408),
        crown=0.022,
        seed=seed,
        corner=16,
        wrinkle=0.22,
        piping=welt,
    )


def drawer_front(width, height, loc, mat, fitting, knobs=1):
    objects = [st.box("drawer", (width, 0.02, height), loc, mat, 0.003)]
    for k in range(knobs):
        x = loc[0] + (k - (knobs - 1) / 2) * width * 0.5
        objects.append(knob((x, loc[1] - 0.009, loc[2]), fitting))
    return objects


def table(cloth):
    """A writing table: four legs, two drawers with brass knobs."""
    wx, wy, wz = materials.grains(cloth["body"], True, 1.0)
    fitting = materials.metal("brass")
    objects = [st.box("top", (1.20, 0.60, 0.026), (0, 0, 0.747), wx, 0.006)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            objects.append(
                tapered((sx * 0.545, sy * 0.245, 0.735), (sx * 0.56, sy * 0.262, 0), wz, 0.027, 0.016)
            )
        objects.append(st.box("side", (0.022, 0.46, 0.115), (sx * 0.545, 0, 0.672), wy, 0.004))
    objects.append(st.box("rear", (1.06, 0.022, 0.115), (0, 0.245, 0.672), wx, 0.004))
    objects.append(st.box("railA", (1.06, 0.022, 0.016), (0, -0.245, 0.622), wx, 0.002))
    objects.append(st.box("mid", (0.024, 0.022, 0.1), (0, -0.245, 0.680), wz, 0.002))
    for sx in (-1, 1):
        objects += drawer_front(0.508, 0.096, (sx * 0.268, -0.247, 0.681), wx, fitting)
    return objects


def side_table(cloth):
    """A disc with a raised rim on three turned legs."""
    wx, _, wz = materials.grains(cloth["body"], True, 1.4)
    r = 0.225
    top = [
        (0.001, 0.470),
        (r - 0.02, 0.470),
        (r - 0.004, 0.474),
        (r, 0.484),
        (r, 0.494),
        (r - 0.004, 0.500),
        (r - 0.012, 0.499),
        (r - 0.016, 0.489),
        (r - 0.03, 0.487),
        (0.001, 0.487),
    ]
    objects = [st.lathe("top", top, wx, 96)]
    profile = [
        (0, 0.020),
        (0.10, 0.020),
        (0.13, 0.012),
        (0.17, 0.022),
        (0.21, 0.012),
        (0.26, 0.020),
        (0.5, 0.017),
        (0.72, 0.012),
        (0.76, 0.018),
        (0.80, 0.011),
        (0.97, 0.014),
        (1, 0.012),
    ]
    hub = st.lathe("hub", [(0.001, 0.16), (0.03, 0.165), (0.036, 0.18), (0.03, 0.195), (0.001, 0.20)], wx, 40)
    objects.append(hub)
    for k in range(3):
        a = 2 * math.pi * k / 3 + 0.5
        c, s = math.cos(a), math.sin(a)
        objects.append(turned(profile, (0.13 * c, 0.13 * s, 0.472), (0.19 * c, 0.19 * s, 0), wz))
        objects.append(st.rod("spoke", (0, 0, 0.18), (0.165 * c, 0.165 * s, 0.18), 0.008, wx))
    return objects


def almirah(cloth, open_angle=0.0, shelf_cloths=()):
    """Two doors, cane above and a timber panel below; `shelf_cloths` are materials of folded sarees seen through the cane."""
    wx, wy, wz = materials.grains(cloth["body"], True, 0.9)
    inside = materials.timber(materials.shade(cloth["body"], 0.62), "Z", 0.9)
    fitting = materials.metal("brass")
    weave = materials.cane(0.016)
    W, D, foot, top = 0.96, 0.50, 0.10, 1.80
    objects = []
    for s in (-1, 1):
        objects.append(
            st.box("side", (0.026, D, top - foot), (s * (W / 2 - 0.013), 0, (top + foot) / 2), wz, 0.004)
        )
        for y in (-1, 1):
            x, y = s * (W / 2 - 0.035), y * (D / 2 - 0.035)
            objects.append(
                turned([(0, 0.022), (0.3, 0.030), (0.6, 0.020), (1, 0.016)], (x, y, foot), (x, y, 0), wz)
            )
    objects.append(
        st.box("back", (W - 0.05, 0.014, top - foot), (0, D / 2 - 0.012, (top + foot) / 2), inside, 0)
    )
    for z in (foot + 0.02, 0.70, 1.06, 1.42):
        objects.append(st.box("shelf", (W - 0.055, D - 0.06, 0.02), (0, 0.015, z), inside, 0.002))
    objects.append(st.box("plinth", (W + 0.012, D + 0.012, 0.05), (0, 0, foot + 0.02), wx, 0.008))
    objects.append(st.box("crown", (W + 0.07, D + 0.05, 0.030), (0, -0.01, top + 0.005), wx, 0.010))
    objects.append(st.box("cornice", (W + 0.03, D + 0.026, 0.03), (0, -0.005, top - 0.022), wx, 0.008))
    low, high = foot + 0.05, top - 0.042
    for s in (-1, 1):
        door = []
        w, h = W / 2 - 0.004, high - low
        for dx in (-1, 1):
            door.append(st.box("stile", (0.062, 0.024, h), (dx * (w / 2 - 0.031), 0, 0), wz, 0.004))
        split = -h / 2 + 0.52
        for z in (-h / 2 + 0.036, split, h / 2 - 0.031):
            door.append(st.box("rail", (w - 0.122, 0.0235, 0.066), (0, 0, z), wx, 0.004))
        door += cane_panel(
            w - 0.12, h / 2 - 0.03 - split - 0.03, weave, (0, 0.002, (h / 2 - 0.062 + split + 0.033) / 2)
        )
        panel_h = split + h / 2 - 0.10
        door.append(
            st.box(
                "panel", (w - 0.124, 0.008, panel_h), (0, 0.003, (split - 0.033 - h / 2 + 0.069) / 2), wz, 0
            )
        )
        door.append(
            st.box(
                "field",
                (w - 0.19, 0.012, panel_h - 0.07),
                (0, -0.002, (split - 0.033 - h / 2 + 0.069) / 2),
                wz,
                0.005,
            )
        )
        door.append(
            st.rod(
                "pull",
                (-s * (w / 2 - 0.03), -0.034, -0.04),
                (-s * (w / 2 - 0.03), -0.034, 0.10),
                0.0055,
                fitting,
            )
        )
        for z in (-0.03, 0.09):
            door.append(
                st.rod(
                    "stay", (-s * (w / 2 - 0.03), -0.034, z), (-s * (w / 2 - 0.03), -0.01, z), 0.004, fitting
                )
            )
        soft.placed(door, (-s * w / 2, 0, 0))  # hinge at the outer edge
        soft.placed(
            door, (s * (w + 0.002), -D / 2 - 0.013, (low + high) / 2), (0, 0, s * open_angle if s > 0 else 0)
        )
        objects += door
    for k, material in enumerate(shelf_cloths):
        shelf, column = divmod(k, 4)
        x, z = -0.33 + column * 0.22, (0.71, 1.07, 1.43)[shelf % 3]
        for layer in range(4):
            objects += soft.pad(
                (0.19, 0.30, 0.045),
                material,
                (x, -0.03, z + 0.026 + layer * 0.05),
                crown=0.004,
                seed=k + layer,
                corner=8,
            )
    return objects


def dressing_table(cloth, tilt=0.10):
    """A narrow table with two shallow drawers and a round mirror between slim posts."""
    wx, wy, wz = materials.grains(cloth["body"], True, 1.1)
    fitting = materials.metal("brass")
    objects = [st.box("top", (0.90, 0.42, 0.024), (0, 0, 0.748), wx, 0.006)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            objects.append(
                tapered((sx * 0.405, sy * 0.165, 0.736), (sx * 0.418, sy * 0.178, 0), wz, 0.023, 0.013)
            )
        objects.append(st.box("side", (0.02, 0.31, 0.10), (sx * 0.405, 0, 0.684), wy, 0.003))
        objects += drawer_front(0.383, 0.082, (sx * 0.200, -0.167, 0.690), wx, fitting)
        objects.append(
            turned(
                [(0, 0.006), (0.05, 0.011), (0.09, 0.007), (0.5, 0.010), (0.9, 0.008), (1, 0.015)],
                (sx * 0.335, 0.12, 1.14),
                (sx * 0.335, 0.12, 0.76),
                wz,
            )
        )
        objects.append(knob((sx * 0.335, 0.108, 1.09), fitting, 0.009))
        objects.append(st.rod("pin", (sx * 0.335, 0.12, 1.09), (sx * 0.300, 0.12, 1.09), 0.005, fitting))
    objects.append(st.box("railA", (0.79, 0.02, 0.014), (0, -0.165, 0.640), wx, 0.002))
    objects.append(st.box("rear", (0.79, 0.02, 0.10), (0, 0.165, 0.684), wx, 0.003))
    ring = [
        (0.282, -0.004),
        (0.284, -0.014),
        (0.294, -0.018),
        (0.304, -0.014),
        (0.306, 0.0),
        (0.300, 0.012),
        (0.001, 0.012),
    ]
    frame = st.lathe("frame", ring, wx, 96)
    disc = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    glass = st.mesh(
        "glass",
        [(0.285 * math.cos(t), 0.285 * math.sin(t), -0.005) for t in disc],
        [list(range(96))],
        None,
        materials.mirror_glass(),
        smooth=False,
    )
    soft.placed([frame, glass], (0, 0, 0), (-math.pi / 2, 0, 0))
    return objects + soft.placed([frame, glass], (0, 0.12, 1.09), (-tilt, 0, 0))

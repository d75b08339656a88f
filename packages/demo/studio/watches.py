"""A wrist watch with a woven strap. Lengths in metres."""

import math

import cairo
import numpy as np

import furniture
import materials
import soft
import studio as st


def dial_picture(ground, ink, hour=10.15):
    """A plain dial: twelve marks, two hands' shadowless ground, the house name; 900 x 900 display colour."""
    n = 900
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, n, n)
    pen = cairo.Context(surface)
    pen.scale(n, n)
    pen.translate(0.5, 0.5)
    pen.set_source_rgb(*materials.channels(materials.pigment(ground)))
    pen.paint()
    pen.set_source_rgb(*materials.channels(materials.pigment(ink)))
    for k in range(60):
        pen.save()
        pen.rotate(2 * math.pi * k / 60)
        if k % 5:
            pen.rectangle(-0.0025, -0.462, 0.005, 0.022)
        else:
            wide = 0.020 if k % 15 else 0.030
            pen.rectangle(-wide / 2, -0.455, wide, 0.085)
        pen.fill()
        pen.restore()
    pen.select_font_face("serif", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_NORMAL)
    pen.set_font_size(0.062)
    width = pen.text_extents("GHADI").width
    pen.move_to(-width / 2, -0.17)
    pen.show_text("GHADI")
    flat = np.ndarray((n, surface.get_stride() // 4, 4), np.uint8, surface.get_data())[:, :n, 2::-1]
    return flat.astype(np.float32) / 255


def watch_strap_fabric(cloth):
    """A narrow woven band: selvedge lines and a middle stripe along its length, ribbed across."""
    ppm, wide, long = 9000, 0.018, 0.05
    w, h = round(wide * ppm), round(long * ppm)
    x = (np.arange(w) + 0.5) / w - 0.5
    body, line, small = (
        materials.channels(materials.pigment(cloth[c])) for c in ("body", "borderColour", "accent")
    )
    row = np.where((np.abs(np.abs(x) - 0.36) < 0.045)[:, None], line, body)
    row = np.where((np.abs(np.abs(x) - 0.24) < 0.016)[:, None], small, row)
    row = np.where((np.abs(x) < 0.035)[:, None], line, row)
    y = np.arange(h) / ppm
    rib = 0.5 + 0.5 * np.abs(np.sin(math.pi * y / 0.0011))[:, None] * np.ones(w)[None]
    twill = (
        0.84
        + 0.16 * np.sin(2 * math.pi * (y[:, None] / 0.0011 + np.arange(w)[None] / ppm / 0.0009) * 0.5) ** 2
    )
    picture = np.clip(
        row[None] * (0.62 + 0.38 * rib)[..., None] * twill[..., None] * materials.weave(h, w, 3, 0.06), 0, 1
    )
    return materials.fabric(picture, (wide, long), rib, bump=0.7)


def watch_head(cloth):
    """Case, dial, hands and crown in the x-y plane, dial facing +z, twelve at +y; 36 mm across."""
    steel = materials.metal("silver", 0.16)
    R = 0.018
    case = [
        (0.001, -0.0045),
        (R - 0.003, -0.0045),
        (R - 0.0006, -0.003),
        (R, -0.001),
        (R, 0.0012),
        (R - 0.0007, 0.0026),
        (R - 0.0018, 0.0032),
        (R - 0.0026, 0.0030),
        (R - 0.0030, 0.0018),
        (R - 0.0030, 0.0012),
    ]
    objects = [st.lathe("case", case, steel, 128)]
    light_dial = sum(materials.channels(cloth["body"])) < 1.4
    ground, ink = ("#f4efe3", "#2a2522") if light_dial else ("#2a2522", "#f4efe3")
    material = st.plain("dial", ground, rough=0.5, coat=0.5)
    picture = st.N(
        material.node_tree, "ShaderNodeTexImage", _image=st.image(dial_picture(ground, ink), "dial")
    )
    material.node_tree.links.new(
        picture.outputs[0], material.node_tree.nodes["Principled BSDF"].inputs["Base Color"]
    )
    r = R - 0.0026
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ring = np.stack([np.cos(a), np.sin(a)], -1)
    objects.append(
        st.mesh(
            "dial",
            np.column_stack([ring * r, np.full(64, 0.0013)]),
            [list(range(64))],
            ring * 0.5 + 0.5,
            material,
            smooth=False,
        )
    )
    hand = st.plain("hand", "#8f7434" if light_dial else "#e7d9b8", rough=0.3, metal=0.6)
    for length, wide, turn, z in (
        (0.0078, 0.0013, math.radians(-(10 + 9 / 60) * 30), 0.0019),
        (0.0118, 0.0009, math.radians(-9 * 6), 0.0023),
    ):
        o = st.box("hand", (wide, length + 0.002, 0.0003), (0, length / 2 - 0.001, 0), hand, 0.0001)
        objects += soft.placed([o], (0, 0, z), (0, 0, turn))
    objects.append(st.rod("pivot", (0, 0, 0.0014), (0, 0, 0.0028), 0.0008, hand))
    objects.append(st.rod("crown", (R - 0.0005, 0, 0), (R + 0.0032, 0, 0), 0.0024, steel))
    for sx in (-1, 1):
        for sy in (-1, 1):
            lug = [
                (sx * 0.0112, sy * 0.0145, 0.0008),
                (sx * 0.0112, sy * 0.019, 0.0003),
                (sx * 0.0112, sy * 0.0228, -0.0022),
            ]
            objects.append(furniture.shaped(lug, 0.0026, 0.0030, steel))
    for sy in (-1, 1):
        objects.append(
            st.rod("bar", (-0.0115, sy * 0.0215, -0.0016), (0.0115, sy * 0.0215, -0.0016), 0.0007, steel)
        )
    return objects


def band(path, mat, width=0.018, thick=0.0022):
    """The strap along an n x 3 path, its width along x; thick enough to show an edge."""
    path = st.smooth_path(np.asarray(path, float), 10)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    normal = np.cross(tangent, (1, 0, 0))
    objects = []
    w = np.array([-0.5, -0.47, -0.25, 0, 0.25, 0.47, 0.5]) * width
    drop = np.array([0.45, 0.08, 0, 0, 0, 0.08, 0.45]) * thick
    for side in (1, -1):
        V = (
            path[:, None]
            + np.array([1.0, 0, 0]) * w[None, :, None]
            + side * normal[:, None] * (thick / 2 - drop)[None, :, None]
        )
        UV = np.stack(np.broadcast_arrays(w[None], run[:, None]), -1)
        objects.append(st.sheet("strap", V if side < 0 else V[:, ::-1], UV if side < 0 else UV[:, ::-1], mat))
    return objects

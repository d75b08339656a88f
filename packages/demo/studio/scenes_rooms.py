"""Rooms: the pieces of the shop together, as one lives with them. Every room takes the order and may dress its lead piece."""

import math

import bpy
import numpy as np

import furniture
import homeware
import materials
import rooms
import scenes_leads
import sets
import soft
import studio as st

FINISH = {"level": materials.LEVEL * 0.74, "glow": 0.04, "vignette": 0.10}


def cloth(body, timber="#9b693d", accent="#e6dcc8", pattern="plain", kind="sofa"):
    return {
        "kind": kind,
        "pattern": pattern,
        "body": body,
        "borderColour": timber,
        "accent": accent,
        "zari": "gold",
        "border": "none",
    }


def lead_cloth(order, kinds, otherwise):
    """The order's cloth when it is of one of these kinds, else the one given."""
    own = order.get("cloth")
    return own if own and own["kind"] in kinds else otherwise


def plant(x, y, seed, height=0.9, clay="#b4623f"):
    """A leafy plant in a clay pot on the floor."""
    side = [
        (0.001, 0.004),
        (0.10, 0.0),
        (0.105, 0.006),
        (0.125, 0.12),
        (0.142, 0.235),
        (0.156, 0.24),
        (0.158, 0.268),
        (0.146, 0.270),
        (0.138, 0.240),
        (0.001, 0.235),
    ]
    pot = st.lathe("clay", side, materials.glaze(clay, 0.75, False), 64)
    pot.location = (x, y, 0)
    return homeware.branch((x, y, 0.22), seed, 15, height, 0.55, "leaf", leafy=1.9)


def sunlit(rng, target, size, share=0.75):
    side = rooms.key_light(rng, target, size, power=1.0)
    if rng.random() < share:
        rooms.window_sun((target[0], target[1] + 0.4, target[2] + 0.25), side, size * 1.7)
    return side


def cushion_at(body, border, accent, pattern, place, seed, size=0.43, rot=(-0.3, 0, 0.15), subject=False):
    motif = {"ikat": 0.13}.get(pattern, 0.10)
    if pattern == "stripes":
        face = materials.striped_fabric(body, border, accent, 0.15, stitched=True, subject=subject)
    elif pattern == "plain":
        face = materials.plain_fabric(body, 4, subject=subject)
    else:
        face = materials.drawn_fabric(pattern, body, border, accent, (0.5, 0.5), motif, subject=subject)
    return soft.scatter(size, face, None, place, rot, 0.17, seed, chop=0.025, turn=0.04)


def over_sofa_arm(body, border, accent, side=1, subject=False):
    """A checked throw laid over the sofa's seat and arm."""
    mat = materials.checked_fabric(body, border, accent, subject=subject)
    thread = materials.plain_fabric(body, 5, subject=False)
    path = [
        (0.46, 0, 0.405),
        (0.54, 0, 0.412),
        (0.595, 0, 0.45),
        (0.605, 0, 0.57),
        (0.63, 0, 0.612),
        (0.685, 0, 0.622),
        (0.745, 0, 0.612),
        (0.778, 0, 0.56),
        (0.79, 0, 0.40),
        (0.795, 0, 0.22),
    ]
    path = [(side * x, y, z) for x, y, z in path]
    return soft.strip(path, 0.46, mat, 3, across=(0, 1, 0), layers=2, fringe_mat=thread, fall=(False, True))


def living(order, throw=None, cushion=None):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    rooms.corner(
        tone, rooms.pick(rng, ("oak", "oxide", "stone")), 0.75, dado=rooms.pick(rng, (None, "#cdd2c0", None))
    )
    wide = order["width"] > order["height"]
    seat = lead_cloth(
        order,
        ("sofa",),
        cloth(
            rooms.pick(rng, ("#b0aa9c", "#d9cfbd"))
            if throw or cushion
            else rooms.pick(rng, ("#4f6a5c", "#cb921f", "#8c4a36"))
        ),
    )
    pieces = furniture.sofa(seat, seed=3)
    ikat = cushion or cloth(rooms.pick(rng, ("#a8481f", "#22336b")), "#ede7d9", "#ecdfc4", "ikat", "cushion")
    colours = (ikat["body"], ikat["borderColour"], ikat["accent"], ikat["pattern"])
    front, rear = (
        ((-0.20, -0.02, 0.60), (-0.46, 0.05, 0.60)) if cushion else ((-0.42, 0.03, 0.60), (-0.17, 0.0, 0.58))
    )
    cushion_at(*colours, front, 3, rot=(-0.33, 0, 0.12 if cushion else 0.20), subject=bool(cushion))
    cushion_at("#e6dccb", "#e6dccb", "#e6dccb", "plain", rear, 5, 0.40, (-0.32, 0, 0.22 if cushion else 0.06))
    t = throw or cloth("#ede7d9", "#8c4a36", "#22336b", "checks", "throw")
    if throw or rng.random() < 0.6:
        over_sofa_arm(t["body"], t["borderColour"], t["accent"], subject=bool(throw))
    sets.framed_textile(rng, -0.2, 1.45, 0.75, (0.48, 0.6))
    if wide:
        sets.framed_textile(rng, 0.55, 1.45, 0.75, (0.48, 0.6))
    rooms.floor_rug(rng, (0, -0.45, 0), (2.5, 1.5))
    soft.placed(furniture.side_table(cloth("#704329")), (-1.08, 0.1, 0))
    homeware.pot("jar", materials.glaze("#e9dfcf", 0.4, False), (-1.08, 0.1, 0.488))
    homeware.branch((-1.08, 0.1, 0.67), 5, 6, 0.42, 0.45, "leaf")
    if wide:
        lamp = homeware.floor_lamp(cloth("#e9dfcb", "#9b693d", "#cbb891"), 14)
        soft.placed(lamp, (1.25, 0.25, 0))
        plant(1.75, 0.2, 4)
    sunlit(rng, (0, 0, 0.6), 1.3)
    if throw:
        rooms.frame(pieces, 36, 14, 62, (1.15, 0.9), (-0.22, -0.06))
    elif cushion:
        rooms.frame(pieces, 20, 12, 62, (1.5, 1.1), (0.30, -0.06))
    else:
        rooms.frame(pieces, 14, 8, 46, (0.50 if wide else 0.86, 0.6), (0.0, -0.22))
    return FINISH


def reading(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    rooms.corner(tone, rooms.pick(rng, ("oak", "teak", "clay")), 0.8, side=-1.5)
    seat = lead_cloth(order, ("armchair",), cloth("#22336b", "#9b693d", "#ecdfc4", "ikat", "armchair"))
    chair = soft.placed(furniture.armchair(seat, 3), (0, 0, 0), (0, 0, -0.35))
    lamp_cloth = lead_cloth(order, ("floor-lamp",), cloth("#e6dcc8", "#9b693d", "#cdbb96", "ikat"))
    lamp = soft.placed(homeware.floor_lamp(lamp_cloth, 16), (-0.68, 0.34, 0))
    homeware.bulb((-0.68, 0.34, 1.29), 16, size=0.06)
    table = lead_cloth(order, ("side-table",), cloth("#704329"))
    soft.placed(furniture.side_table(table), (0.72, 0.0, 0))
    tall = homeware.books((0.70, 0.0, 0.488), own, 3, 0.2, 0.3)
    homeware.pot("bowl", materials.glaze("#e9dfcf", 0.4, False), (0.71, 0.0, 0.488 + tall), 0.5)
    rooms.floor_rug(rng, (0.1, -0.25, 0), (1.9, 1.3), 0.1, ("#7d2f2a", "#d9c6a0", "#2c3c50"))
    plant(1.25, 0.35, 8, 1.0)
    sets.framed_textile(rng, 0.42, 1.45, 0.8, (0.46, 0.6))
    sunlit(rng, (0.1, 0, 0.7), 1.15)
    wide = order["width"] > order["height"]
    rooms.frame(chair + lamp, 12, 6, 50, (0.48 if wide else 0.68, 0.74), (-0.12, -0.04))
    return FINISH


def dining(order):
    rng, _ = sets.generators(order)
    rooms.corner(rooms.pick(rng, rooms.TONES), "clay", 1.25, dado="#cdd2c0")
    chair_cloth = lead_cloth(order, ("chair",), cloth("#9b693d", "#ece0c8", kind="chair"))
    wx, _, wz = materials.grains("#8a5a34", scale=1.0)
    pieces = [st.box("top", (1.7, 0.85, 0.034), (0, 0, 0.743), wx, 0.01)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            pieces.append(
                furniture.tapered((sx * 0.74, sy * 0.33, 0.73), (sx * 0.76, sy * 0.35, 0), wz, 0.034, 0.022)
            )
    for x, y, turn in (
        (-0.42, 0.62, math.pi),
        (0.42, 0.62, math.pi),
        (-0.45, -0.66, 0.12),
        (0.50, -0.72, -0.3),
    ):
        pieces += soft.placed(furniture.chair(chair_cloth, 2), (x, y, 0), (0, 0, turn + math.pi))
    runner = materials.checked_fabric("#ede7d9", "#8c4a36", "#cb921f", 0.14, subject=False)
    soft.strip(
        [
            (0, -0.45, 0.58),
            (0, -0.435, 0.74),
            (0, -0.40, 0.763),
            (0, 0, 0.763),
            (0, 0.40, 0.763),
            (0, 0.435, 0.74),
            (0, 0.45, 0.58),
        ],
        0.36,
        runner,
        2,
        layers=1,
    )
    homeware.pot("jar", materials.glaze("#23509b", 0.25, False), (0.0, 0.05, 0.77))
    homeware.branch((0, 0.05, 0.95), 3, 7, 0.42, 0.45, "leaf")
    homeware.pot("bowl", materials.metal("brass"), (-0.45, 0.0, 0.762), 0.9)
    sets.framed_textile(rng, -0.45, 1.55, 1.25, (0.5, 0.62))
    sets.framed_textile(rng, 0.45, 1.55, 1.25, (0.5, 0.62))
    sunlit(rng, (0, 0, 0.7), 1.4)
    wide = order["width"] > order["height"]
    rooms.frame(pieces, 24, 17, 48, (0.66 if wide else 0.88, 0.74), (0, -0.14))
    return FINISH


def entrance(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES[1:])
    rooms.corner(tone, rooms.pick(rng, ("clay", "oxide", "stone")), 0.32)
    sets.seen_in_mirrors(13)
    bench_cloth = lead_cloth(order, ("bench",), cloth("#b01e2b", "#b98a58", "#f3d9a4", "stripes", "bench"))
    glass = lead_cloth(order, ("mirror",), cloth("#704329", kind="mirror"))
    pieces = furniture.bench(bench_cloth, 3)
    pieces += soft.placed(homeware.mirror(glass), (0, 0.29, 0.82))
    cushion_at("#22336b", "#ede7d9", "#ecdfc4", "ikat", (-0.34, 0.08, 0.66), 4, 0.40, (-0.2, 0, 0.15))
    homeware.pot("tall", materials.glaze("#7d8a76", 0.35, False), (0.92, 0.06, 0), 1.5)
    homeware.branch((0.92, 0.06, 0.44), 9, 8, 0.7, 0.35, "leaf")
    sets.folded_throw(
        cloth("#e8dfcc", "#8c4a36", "#cb921f"), (0.34, 0.0, 0.458), 0.34, 0.28, 2, subject=False
    )
    sunlit(rng, (0, 0, 0.8), 1.15)
    wide = order["width"] > order["height"]
    rooms.frame(pieces, 13, 4, 56, (0.5 if wide else 0.70, 0.84), (0, -0.04))
    return {**FINISH, "level": materials.LEVEL * 0.7}


def bedroom(order):
    rng, _ = sets.generators(order)
    rooms.corner(rooms.pick(rng, rooms.TONES), "oak", 1.1, dado=rooms.pick(rng, ("#d3c3b4", "#cdd2c0")))
    wx, _, wz = materials.grains("#8a5a34", scale=1.0)
    linen = materials.plain_fabric("#ece5d8", 3, subject=False)
    pieces = [st.box("head", (1.62, 0.05, 0.55), (0, 1.03, 0.72), wx, 0.012)]
    for s in (-1, 1):
        pieces.append(st.box("post", (0.06, 0.06, 1.05), (s * 0.82, 1.03, 0.525), wz, 0.008))
    pieces.append(st.box("rail", (1.64, 1.95, 0.10), (0, 0.05, 0.30), wx, 0.008))
    for x in (-0.76, 0.76):
        pieces.append(furniture.tapered((x, -0.86, 0.27), (x * 1.01, -0.88, 0), wz, 0.030, 0.020))
    pieces += soft.pad((1.60, 1.92, 0.20), linen, (0, 0.04, 0.45), crown=0.02, seed=2, corner=14)
    for s in (-1, 1):
        cushion_at(
            "#f2ece1", "#f2ece1", "#f2ece1", "plain", (s * 0.40, 0.84, 0.76), 3 + s, 0.60, (-0.5, 0, 0)
        )
    cushion_at(
        "#a8481f", "#ede7d9", "#f2d9a8", "ikat", (-0.12, 0.60, 0.74), 6, 0.42, (-0.55, 0, 0.08), subject=True
    )
    t = lead_cloth(order, ("throw",), cloth("#153f2f", "#cb921f", "#d9b25c", "checks"))
    mat = materials.checked_fabric(t["body"], t["borderColour"], t["accent"], 0.24)
    thread = materials.plain_fabric(t["body"], 5, subject=False)
    path = [
        (-0.86, -0.5, 0.16),
        (-0.845, -0.5, 0.40),
        (-0.81, -0.5, 0.565),
        (-0.70, -0.5, 0.588),
        (0, -0.5, 0.598),
        (0.70, -0.5, 0.588),
        (0.81, -0.5, 0.565),
        (0.845, -0.5, 0.40),
        (0.86, -0.5, 0.16),
    ]
    soft.strip(path, 0.66, mat, 4, across=(0, 1, 0), layers=2, folds=0.014, fringe_mat=thread)
    sets.framed_textile(rng, 0.0, 1.55, 1.1, (0.9, 0.5))
    soft.placed(furniture.side_table(cloth("#704329")), (1.18, 0.78, 0))
    soft.placed(homeware.table_lamp(cloth("#ece0c8"), 6), (1.18, 0.78, 0.49))
    homeware.bulb((1.18, 0.78, 0.84), 5)
    rooms.floor_rug(rng, (0, -0.9, 0), (2.6, 1.2))
    sunlit(rng, (0, 0.3, 0.8), 1.5)
    rooms.frame(pieces, 24, 11, 48, (0.70, 0.7), (-0.08, -0.14))
    return FINISH


def study(order):
    rng, own = sets.generators(order)
    rooms.corner(rooms.pick(rng, rooms.TONES), rooms.pick(rng, ("teak", "oak")), 0.5)
    desk = lead_cloth(order, ("table",), cloth("#9b693d", kind="table"))
    pieces = furniture.table(desk)
    soft.placed(
        furniture.chair(cloth("#9b693d", "#97a584", kind="chair"), 2),
        (0.10, -0.62, 0),
        (0, 0, math.pi - 0.35),
    )
    homeware.books((-0.38, 0.08, 0.76), own, 4, 0.24, 0.1)
    soft.placed(homeware.table_lamp(cloth("#ece0c8"), 5), (0.42, 0.10, 0.76))
    homeware.bulb((0.42, 0.10, 1.11), 5)
    st.box("sheet", (0.21, 0.297, 0.003), (0.0, -0.10, 0.762), materials.paint("#f6f1e6"), 0.001, (0, 0, -0.1))
    homeware.pot("bottle", materials.metal("brass"), (-0.14, 0.16, 0.76), 0.5)
    sets.framed_textile(rng, -0.30, 1.42, 0.5, (0.36, 0.46))
    sets.framed_textile(rng, 0.28, 1.42, 0.5, (0.36, 0.46))
    plant(-1.0, 0.15, 3, 1.0)
    sunlit(rng, (0, 0, 0.8), 1.2)
    wide = order["width"] > order["height"]
    rooms.frame(pieces, -18, 8, 52, (0.52 if wide else 0.80, 0.6), (0.04, -0.20))
    return FINISH


def window_seat(order):
    rng, _ = sets.generators(order)
    wx, _, wz = materials.grains("#a9784a", scale=0.9)
    rooms.flat("floor", -9, 9, -9, 0.6, 0, rooms.FLOORS["oak"]())
    wall = rooms.plaster("#e9e0d2")
    for x0, x1, z0, z1 in (
        (-9, -0.85, 0, 5),
        (0.85, 9, 0, 5),
        (-0.85, 0.85, 2.15, 5),
        (-0.85, 0.85, 0, 0.46),
    ):
        V = np.array([[(x0, 0.6, z0), (x0, 0.6, z1)], [(x1, 0.6, z0), (x1, 0.6, z1)]], float)
        st.sheet("wall", V[::-1], V[::-1][..., ::2], wall)
    for s in (-1, 1):
        st.box("reveal", (0.03, 0.50, 1.72), (s * 0.86, 0.85, 1.30), materials.paint("#f1ebe0", 0.9), 0)
    st.box("lintel", (1.76, 0.5, 0.03), (0, 0.85, 2.16), materials.paint("#f1ebe0", 0.9), 0)
    sky = st.box("sky", (5, 0.02, 4), (0, 1.9, 1.5), materials.glow("#eef3f4", 2.2), 0)
    sky.visible_shadow = False
    for x in (-0.82, 0, 0.82):
        st.box("mullion", (0.045, 0.04, 1.70), (x, 1.06, 1.31), wz, 0.006)
    for z in (0.50, 1.50, 2.12):
        st.box("rail", (1.66, 0.04, 0.045), (0, 1.06, z), wx, 0.006)
    pieces = [
        st.box("seat", (1.80, 0.62, 0.05), (0, 0.78, 0.445), wx, 0.008),
        st.box("front", (1.78, 0.03, 0.42), (0, 0.49, 0.21), wx, 0.006),
    ]
    pieces += soft.pad(
        (1.64, 0.56, 0.09),
        materials.plain_fabric("#97a584", 3),
        (0, 0.78, 0.515),
        crown=0.02,
        dent=0.012,
        seed=5,
        corner=14,
    )
    cushion_at(
        "#22336b", "#ede7d9", "#ecdfc4", "ikat", (-0.56, 0.86, 0.77), 3, rot=(-0.16, 0, 0.5), subject=True
    )
    cushion_at("#b5175a", "#d4651c", "#f2b84b", "stripes", (-0.26, 0.88, 0.74), 4, 0.40, (-0.25, 0, 0.15))
    cushion_at("#cb921f", "#57382a", "#7d1a2a", "ikat", (0.58, 0.86, 0.76), 5, rot=(-0.16, 0, -0.5))
    sets.folded_throw(
        cloth("#e8dfcc", "#8c4a36", "#cb921f"), (0.22, 0.70, 0.57), 0.34, 0.28, 2, subject=False
    )
    plant(1.35, 0.30, 6, 0.9)
    rooms.floor_rug(rng, (0, -0.5, 0), (2.2, 1.2))
    rooms.key_light(rng, (0, 0.6, 0.8), 1.3, -1, 0.7)
    rooms.frame(pieces, 14, 8, 48, (0.60, 0.6), (-0.03, -0.34))
    return FINISH


def veranda(order):
    rng, own = sets.generators(order)
    rooms.corner("#efe4d2", "clay", 0.8, dado="#c9d0c4")
    _, _, wz = materials.grains("#7a5233")
    for x in (-1.55, 1.75):
        furniture.turned(
            [
                (0, 0.09),
                (0.06, 0.09),
                (0.08, 0.06),
                (0.12, 0.075),
                (0.8, 0.062),
                (0.86, 0.085),
                (0.9, 0.06),
                (1, 0.10),
            ],
            (x, -0.55, 2.9),
            (x, -0.55, 0.0),
            wz,
            40,
        )
    pieces = soft.placed(furniture.armchair(cloth("#d9cfbd", "#9b693d"), 3), (0, 0, 0), (0, 0, -0.3))
    cushion_at(
        "#4f9a88",
        "#22336b",
        "#f5e6c0",
        "stripes",
        (0.02, 0.10, 0.66),
        3,
        0.40,
        (-0.42, 0, -0.3),
        subject=True,
    )
    soft.placed(furniture.side_table(cloth("#704329")), (0.72, 0.05, 0))
    homeware.pot("lota", materials.metal("brass"), (0.70, 0.05, 0.488), 0.9)
    for k, (x, y, h) in enumerate(
        ((-0.85, 0.45, 1.1), (-1.15, 0.2, 0.7), (1.3, 0.4, 1.2), (1.05, 0.55, 0.8))
    ):
        plant(x, y, 20 + k, h, ("#b4623f", "#a9644a", "#7d8a76", "#b4623f")[k])
    rooms.key_light(rng, (0, 0, 0.6), 1.2, -1, 0.8)
    rooms.window_sun((0.1, 0.4, 0.7), -1, 2.4, 1.3)
    rooms.frame(pieces, 10, 7, 48, (0.36, 0.62), (-0.02, -0.2))
    return FINISH


def evening(order):
    """A corner lit by one lamp."""
    rng, own = sets.generators(order)
    rooms.corner(rooms.pick(rng, ("#dccfbd", "#d6d0bd", "#e0cdb9")), "teak", 0.55)
    lamp_cloth = lead_cloth(order, ("table-lamp",), cloth("#ece0c8", kind="table-lamp"))
    table = soft.placed(furniture.side_table(cloth("#704329")), (-0.55, 0.12, 0))
    lamp = soft.placed(homeware.table_lamp(lamp_cloth, 14), (-0.55, 0.14, 0.488))
    homeware.bulb((-0.55, 0.14, 0.84), 22)
    chair = soft.placed(furniture.armchair(cloth("#8c4a36", "#704329"), 3), (0.28, 0, 0), (0, 0, -0.4))
    cushion_at("#cb921f", "#57382a", "#7d1a2a", "ikat", (0.30, 0.08, 0.66), 3, 0.38, (-0.42, 0, -0.4))
    homeware.books((-0.44, -0.02, 0.488), own, 1, 0.17, 0.4)
    sets.framed_textile(rng, 0.25, 1.4, 0.55, (0.42, 0.52))
    rooms.floor_rug(rng, (0, -0.4, 0), (1.9, 1.2), 0, ("#7d2f2a", "#d9c6a0", "#2c3c50"))
    st.area((2.6, -2.4, 2.6), (0, 0, 0.6), 2.2, 60, "#dfe6ff")
    wide = order["width"] > order["height"]
    rooms.frame(chair + lamp + table, 4, 6, 52, (0.50 if wide else 0.88, 0.66), (0, -0.12))
    return {"exposure": 1.5, "glow": 0.12, "vignette": 0.14}


def other_set(kind):
    """A lead in another set-up, with more air around it."""

    def scene(order):
        options = scenes_leads.LEADS[kind]({**order, "seed": int(order["seed"]) + 770})
        camera = bpy.context.scene.camera.data
        camera.lens *= 0.80
        return options

    return scene


def with_cushion(order):
    return living(order, cushion=order["cloth"])


def with_throw(order):
    return living(order, throw=order["cloth"])


ROOMS = {
    "sofa": living,
    "armchair": reading,
    "chair": dining,
    "bench": entrance,
    "table": study,
    "side-table": reading,
    "table-lamp": evening,
    "floor-lamp": reading,
    "mirror": entrance,
    "cushion": with_cushion,
    "throw": with_throw,
}
PAGES = {
    "blog-8": living,
    "blog-10": evening,
    "portfolio-1": living,
    "portfolio-2": reading,
    "portfolio-3": dining,
    "portfolio-4": entrance,
    "portfolio-5": bedroom,
    "portfolio-7": window_seat,
    "portfolio-8": study,
    "portfolio-9": veranda,
}
SCENES = {
    **{f"{kind}-room": ROOMS.get(kind) or other_set(kind) for kind in scenes_leads.LEADS},
    **PAGES,
}

"""Lead pictures of things for the home. A scene takes an order and gives the options of the render."""

import math

import numpy as np

import furniture
import homeware
import materials
import rooms
import sets
import soft
import studio as st
import watches


def mirror(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES[1:])
    azimuth = sets.angles(order, rng, own, 8, 20)
    setup = int(rng.integers(3))
    sets.seen_in_mirrors(azimuth, 0.0 if setup == 0 else -0.9)
    pieces = homeware.mirror(order["cloth"])
    if setup == 0:  # leaning on a console
        rooms.corner(tone, "oak", 0.30)
        soft.placed(pieces, (0, 0.16, 0.46), (-0.09, 0, 0))
        soft.placed(
            furniture.bench(
                {
                    "body": "#b0aa9c",
                    "borderColour": order["cloth"]["body"],
                    "accent": "#8a5a3a",
                    "pattern": "plain",
                }
            ),
            (0, 0.06, 0),
        )
        homeware.pot(
            "tall",
            materials.glaze(rooms.pick(rng, ("#4f6a6c", "#b4623f")), 0.35, False),
            (0.36, 0.0, 0.455),
            0.8,
        )
        homeware.branch((0.36, 0.0, 0.69), int(own.integers(99)), 5, 0.4, 0.35, rooms.pick(rng, sets.STEMS))
    else:  # hung over a ledge
        top = materials.timber(rooms.pick(rng, ("#9b693d", "#704329", "#b98a58")), "X")
        rooms.ledge(tone, top, 0.24, 0.0)
        soft.placed(pieces, (0, 0.215, 0.12 if setup == 1 else 0.16))
        homeware.pot(
            "jar",
            materials.glaze(rooms.pick(rng, ("#e9dfcf", "#7d8a76", "#23509b")), 0.35, False),
            (-0.40 if setup == 1 else 0.38, 0.04, 0),
            0.95,
        )
        homeware.branch(
            (-0.40 if setup == 1 else 0.38, 0.04, 0.18),
            int(own.integers(99)),
            5,
            0.36,
            0.4,
            rooms.pick(rng, sets.STEMS),
        )
        homeware.books((0.34 if setup == 1 else -0.34, 0.04, 0), own, 2, 0.22, 0.1)
    rooms.key_light(rng, (0, 0.1, 0.6), 0.8)
    rooms.frame(pieces, azimuth, rng.uniform(1, 5), 66, (0.74, 0.74), (0, 0.03))
    return sets.TRUE


def table_lamp(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, ("#e3d6c2", "#dccfbd", "#d6d8c8", "#e4d2c2"))
    rooms.ledge(tone, materials.timber(rooms.pick(rng, ("#9b693d", "#704329", "#4e3426")), "X", 1.1), 0.30)
    pieces = homeware.table_lamp(order["cloth"], 10)
    side = 1 if rng.random() < 0.5 else -1
    homeware.books((side * 0.33, 0.02, 0), own, int(rng.integers(2, 4)), 0.22, own.uniform(-0.2, 0.2))
    if rng.random() < 0.6:
        homeware.pot(
            rooms.pick(rng, ("bowl", "lota")),
            materials.glaze("#e5dac8", 0.4, False),
            (-side * 0.30, 0.06, 0),
            0.7,
        )
    st.area((side * -2.2, -1.8, 1.7), (0, 0, 0.25), 1.5, 75, "#eef1fc")
    st.area((side * 2.0, -1.6, 1.2), (0, 0, 0.25), 1.2, 30, "#fff0dc")
    rooms.frame(pieces, sets.angles(order, rng, own, 0, 12), rng.uniform(3, 8), 75, (0.62, 0.66), (0, -0.02))
    return {"exposure": 1.15, "glow": 0.10, "vignette": 0.10}


def floor_lamp(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, ("#e3d6c2", "#dccfbd", "#d6d8c8", "#e4d2c2"))
    rooms.corner(tone, rooms.pick(rng, ("oak", "teak", "lime")), 0.55)
    pieces = homeware.floor_lamp(order["cloth"], 36)
    side = 1 if rng.random() < 0.5 else -1
    if rng.random() < 0.6:
        chair = furniture.armchair(
            {
                "body": "#b0aa9c",
                "borderColour": order["cloth"]["borderColour"],
                "accent": "#dddddd",
                "pattern": "plain",
            },
            4,
        )
        soft.placed(chair, (side * 0.70, 0.0, 0), (0, 0, -side * 0.5))
    else:
        sets.companion(rng, own, side * 0.52, 0.1)
    st.area((-side * 3.2, -2.6, 2.6), (0, 0, 0.8), 2.0, 300, "#eef2ff")
    st.area((side * 3.0, -2.6, 1.6), (0, 0, 0.8), 2.4, 130, "#fff0dc")
    rooms.frame(
        pieces, sets.angles(order, rng, own, 2, 16), rng.uniform(3, 7), 66, (0.66, 0.78), (-side * 0.14, -0.02)
    )
    return {"exposure": 1.1, "glow": 0.10, "vignette": 0.10}


def vase(order):
    rng, own = sets.generators(order)
    cloth = order["cloth"]
    painted = cloth["pattern"] != "plain"
    form, lip = ("jar", 0.19) if painted else ("tall", 0.28)
    tone = rooms.pick(rng, rooms.TONES)
    setup = int(rng.integers(3))
    if setup == 0:
        rooms.cove(tone, 0.6, 0.6)
    else:
        top = rooms.pick(rng, ("#c2a078", "#9b693d", "#d8cebf"))
        rooms.ledge(tone, materials.timber(top, "X") if top != "#d8cebf" else materials.paint(top), 0.34)
    glaze = homeware.pottery_glaze(cloth, form)
    pieces = [homeware.pot(form, glaze)]
    kind = rooms.pick(rng, sets.STEMS)
    twigs = homeware.branch(
        (0, 0, lip * 0.7),
        int(own.integers(99)),
        6 if kind != "poppy" else 9,
        0.40 if painted else 0.46,
        0.5,
        kind,
    )
    side = 1 if rng.random() < 0.5 else -1
    prop = int(rng.integers(3))
    if prop == 0:
        homeware.pot("bowl", materials.glaze("#e9e0d0", 0.5, False), (side * 0.19, 0.04, 0), 0.9)
    elif prop == 1:
        homeware.books((side * 0.22, 0.05, 0), own, 2, 0.2, own.uniform(-0.3, 0.3))
    sets.light(rng, (0, 0, 0.22), 0.42)
    rooms.frame(
        pieces + twigs,
        sets.angles(order, rng, own, 0, 20),
        rng.uniform(5, 12),
        75,
        (0.62, 0.78),
        (-side * 0.06, -0.02),
        9,
    )
    return sets.TRUE


def watch(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    setup = int(rng.integers(3))
    strap = watches.watch_strap_fabric(order["cloth"])
    head = watches.watch_head(order["cloth"])
    if setup == 0:  # the strap laid open on a book
        rooms.cove(tone, 0.5, 0.4)
        height = homeware.books((0.0, 0.0, 0), own, 1, 0.20, 0.15, ("#e4d9c4",))
        path = [
            (0, y, 0.0016 + 0.0028 * math.exp(-((abs(y) - 0.022) ** 2) / 0.0002) - 0.0022 * (abs(y) < 0.02))
            for y in np.linspace(-0.115, 0.105, 40)
        ]
        pieces = head + watches.band(path, strap)
        soft.placed(head, (0, 0, 0.0062))
        soft.placed(pieces, (0, 0, height + 0.0003), (0, 0, own.uniform(0.35, 0.6)))
        elevation = 46
    else:  # closed round a roll, the dial up towards the lens
        if setup == 1:
            rooms.cove(tone, 0.5, 0.4)
        else:
            rooms.ledge(tone, materials.timber(rooms.pick(rng, ("#9b693d", "#b98a58")), "X"), 0.22)
        a = np.linspace(math.radians(95), math.radians(95 + 350), 44)
        loop = [(0, 0.029 * math.cos(t), 0.025 * math.sin(t)) for t in a]
        pieces = head + watches.band(loop, strap)
        soft.placed(head, (0, 0, 0.0285))
        roll = materials.plain_fabric(rooms.pick(rng, ("#e9e0d0", "#c9b79a", "#8f9a88")), 4, subject=False)
        t = np.linspace(0, 2 * math.pi, 72)
        ends = [(0.0, 0.02), (0.9, 0.0), (1.0, 0.004), (1.0, 0.120), (0.9, 0.124), (0.0, 0.104)]
        V = np.array(
            [[(z - 0.062, 0.0275 * r * math.cos(q), 0.0235 * r * math.sin(q)) for q in t] for r, z in ends]
        )
        UV = np.array([[(z + r * 0.02, q * 0.026) for q in t] for r, z in ends])
        pieces_all = pieces + [st.sheet("roll", V, UV, roll)]
        soft.placed(pieces_all, (0, 0, 0.026), (math.radians(50), 0, 0))
        soft.placed(pieces_all, (0, 0, 0), (0, 0, own.uniform(-0.25, 0.25)))
        elevation = rng.uniform(27, 34)
    rooms.key_light(rng, (0, 0, 0.02), 0.16, power=1.0)
    fill = (0.6, 0.7) if setup == 0 else (0.6, 0.44)
    rooms.frame(
        pieces if setup == 0 else head, sets.angles(order, rng, own, 4, 22), elevation, 85, fill, (0, -0.04), 16
    )
    return sets.TRUE


def cushion(order):
    rng, own = sets.generators(order)
    cloth = order["cloth"]
    setup = int(rng.integers(3))
    tone = rooms.pick(rng, rooms.TONES)
    stitched = cloth["pattern"] == "stripes"
    if stitched:
        face = materials.striped_fabric(
            cloth["body"], cloth["borderColour"], cloth["accent"], 0.15, stitched=True
        )
    else:
        face = materials.furnishing(cloth, (0.5, 0.5), 0.145, 3)
    linen = materials.plain_fabric("#e6dccb", 6, subject=False)
    piping = materials.plain_fabric(cloth["body"] if stitched else cloth["borderColour"], 7, subject=False)
    seed = int(own.integers(999))
    if setup == 0:
        rooms.cove(tone, 0.7, 0.6)
        pieces = soft.scatter(
            0.45,
            face,
            linen,
            (0, 0, 0.212),
            (-0.20, 0, own.uniform(-0.1, 0.1)),
            0.19,
            seed,
            piping,
            chop=0.035,
        )
        soft.scatter(0.45, linen, linen, (0.13, 0.16, 0.215), (-0.16, 0, -0.2), 0.18, seed + 1)
    elif setup == 1:
        rooms.corner(tone, "lime", 0.55)
        top = furniture.bench(
            {"body": "#b0aa9c", "borderColour": "#9b693d", "accent": "#8b7a60", "pattern": "plain"}
        )
        soft.placed(top, (0.12, 0.22, 0))
        pieces = soft.scatter(
            0.45,
            face,
            linen,
            (0, 0.28, 0.665),
            (-0.24, 0, 0.12),
            0.19,
            seed,
            piping,
            chop=0.03,
            turn=own.uniform(-0.05, 0.05),
        )
        rooms.wall(rooms.plaster(tone), 0.46)
    else:
        rooms.cove(tone, 0.8, 0.7)
        furniture.armchair(
            {"body": "#d9cfbd", "borderColour": "#9b693d", "accent": "#cccccc", "pattern": "plain"}, 5
        )
        pieces = soft.scatter(
            0.45,
            face,
            linen,
            (0, -0.10, 0.62),
            (-0.34, 0, own.uniform(-0.15, 0.15)),
            0.19,
            seed,
            piping,
            chop=0.02,
            turn=0.06,
        )
    sets.light(rng, (0, 0, 0.3), 0.5)
    rooms.frame(pieces, sets.angles(order, rng, own, 12, 28), rng.uniform(8, 16), 75, (0.74, 0.7), (0, -0.04))
    return sets.TRUE


def throw(order):
    rng, own = sets.generators(order)
    cloth = order["cloth"]
    tone = rooms.pick(rng, rooms.TONES)
    mat = materials.checked_fabric(cloth["body"], cloth["borderColour"], cloth["accent"])
    thread = materials.plain_fabric(cloth["body"], 5, subject=False)
    setup = int(rng.integers(3))
    seed = int(own.integers(999))
    if setup == 0:  # over a bench, both ends falling
        rooms.corner(tone, rooms.pick(rng, ("oak", "lime", "oxide")), 0.6)
        furniture.bench(
            {"body": "#cfc4b0", "borderColour": "#b98a58", "accent": "#a8977c", "pattern": "plain"}
        )
        path = [
            (0, -0.235, 0.10),
            (0, -0.228, 0.25),
            (0, -0.214, 0.38),
            (0, -0.19, 0.447),
            (0, -0.15, 0.466),
            (0, 0, 0.472),
            (0, 0.15, 0.466),
            (0, 0.195, 0.44),
            (0, 0.215, 0.34),
            (0, 0.22, 0.2),
        ]
        pieces = soft.placed(soft.strip(path, 0.50, mat, seed, layers=3, fringe_mat=thread), (-0.14, 0, 0))
        fill, elevation = (0.72, 0.66), rng.uniform(14, 20)
        soft.scatter(
            0.40,
            materials.plain_fabric("#c9a67a", 4, subject=False),
            None,
            (0.34, 0.08, 0.64),
            (-0.22, 0, -0.2),
            0.17,
            seed,
        )
    elif setup == 1:  # over the back of an armchair
        rooms.corner(tone, rooms.pick(rng, ("oak", "stone")), 0.8)
        furniture.armchair(
            {"body": "#cfc4b0", "borderColour": "#9b693d", "accent": "#cccccc", "pattern": "plain"}, 5
        )
        path = [
            (0, -0.47, 0.12),
            (0, -0.43, 0.30),
            (0, -0.37, 0.445),
            (0, -0.30, 0.472),
            (0, -0.05, 0.466),
            (0, 0.035, 0.480),
            (0, 0.095, 0.60),
            (0, 0.145, 0.74),
            (0, 0.205, 0.89),
            (0, 0.265, 0.925),
            (0, 0.36, 0.905),
            (0, 0.435, 0.84),
            (0, 0.465, 0.70),
            (0, 0.475, 0.5),
        ]
        pieces = soft.strip(path, 0.42, mat, seed, layers=2, folds=0.010, fringe_mat=thread)
        soft.placed(pieces, (0.04, 0, 0))
        fill, elevation = (0.62, 0.74), rng.uniform(12, 18)
    else:  # folded on a side table or stool
        rooms.ledge(tone, materials.timber("#b98a58", "X"), 0.30)
        pieces = sets.folded_throw(cloth, (0, -0.05, 0), 0.44, 0.34, 5, seed)
        homeware.pot("jar", materials.glaze("#e4d9c8", 0.45, False), (0.36, 0.10, 0), 0.9)
        homeware.branch((0.36, 0.10, 0.17), seed, 5, 0.30, 0.4, rooms.pick(rng, sets.STEMS))
        fill, elevation = (0.74, 0.5), rng.uniform(16, 24)
    sets.light(rng, (0, 0, 0.4), 0.7 if setup < 2 else 0.45)
    rooms.frame(pieces, sets.angles(order, rng, own, 16, 32), elevation, 70, fill, (0, -0.06))
    return sets.TRUE


SCENES = {
    "table-lamp": table_lamp,
    "floor-lamp": floor_lamp,
    "vase": vase,
    "mirror": mirror,
    "watch": watch,
    "cushion": cushion,
    "throw": throw,
}

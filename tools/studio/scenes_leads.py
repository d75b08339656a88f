"""Lead pictures of furniture and of things for the home. A scene takes an order and gives the options of the darkroom.

Poses come from the order's seed: all but its last digit choose the set-up (so that the colours of one product are siblings), the last
only varies it.
"""

import math

import numpy as np

import furniture
import homeware
import matter
import rooms
import soft
import studio as st

STEMS = ("leaf", "poppy", "bud")
TRUE = {"level": matter.LEVEL, "glow": 0.03, "vignette": 0.08}


def generators(order):
    """One generator that siblings share, one of the picture's own."""
    seed = int(order["seed"])
    return np.random.default_rng(seed // 10), np.random.default_rng(seed)


def stand(rng, own, tone, depth=0.9, plain_share=0.45):
    """A seamless sweep or a quiet corner for something that stands on the floor; gives whether it is a corner."""
    if rng.random() < plain_share:
        rooms.cove(tone, depth + 0.3)
        return False
    floor = rooms.pick(rng, ("oak", "lime", "stone", "oxide", "oak"))
    rooms.corner(tone, floor, depth, dado=rooms.pick(rng, (None, None, "#c9cdbd", "#d9c4b2")))
    return True


def framed_textile(rng, x, z, y, size=(0.52, 0.66)):
    """A framed piece of cloth on the wall at depth y."""
    patterns = (
        ("mango", "#93301f", "#ece0c8"),
        ("chakra", "#22336b", "#ecdfc4"),
        ("jaal", "#4f6a5c", "#f0e2c0"),
        ("block", "#e9dfcb", "#93301f"),
    )
    pattern, body, accent = rooms.pick(rng, patterns)
    cloth = matter.drawn_fabric(pattern, body, accent, accent, size, 0.13, subject=False)
    w, h = size
    card = matter.paint("#f3eee3", 0.9)
    V = np.array([[(a * w / 2, 0, b * h / 2) for b in (-1, 1)] for a in (1, -1)], float)
    parts = [
        st.sheet("picture", V, V[..., ::2], cloth),
        st.box("mount", (w + 0.12, 0.006, h + 0.12), (0, 0.006, 0), card, 0),
    ]
    timber = matter.timber("#9b693d", "Z")
    for s in (-1, 1):
        parts.append(st.box("frame", (0.022, 0.026, h + 0.16), (s * (w / 2 + 0.07), 0, 0), timber, 0.003))
        parts.append(st.box("frame", (w + 0.16, 0.026, 0.022), (0, 0, s * (h / 2 + 0.07)), timber, 0.003))
    return soft.placed(parts, (x, y - 0.016, z))


def companion(rng, own, x, y, tall=0.0):
    """A side table with a vase or lota, or a floor vase, beside the piece."""
    choice = int(rng.integers(3))
    clay = rooms.pick(rng, ("#efe6d8", "#b4623f", "#7d8a76", "#44525a"))
    if choice == 0:
        pot = homeware.pot("tall", matter.glaze(clay, 0.4, False), (x, y, 0), 1.35)
        return [pot] + homeware.branch(
            (x, y, 0.40), int(own.integers(99)), 6, 0.62, 0.3, rooms.pick(rng, STEMS)
        )
    side = soft.placed(furniture.side_table({"body": rooms.pick(rng, ("#704329", "#9b693d"))}), (x, y, 0))
    if choice == 1:
        homeware.books((x - 0.02, y, 0.488), own, 2, 0.2, own.uniform(-0.4, 0.4))
        homeware.pot("lota", matter.metal("brass"), (x + 0.06, y + 0.05, 0.54), 0.8)
    else:
        homeware.pot("jar", matter.glaze(clay, 0.4, False), (x, y, 0.488), 0.9)
        homeware.branch((x, y, 0.66), int(own.integers(99)), 5, 0.36, 0.4, rooms.pick(rng, STEMS))
    return side


def angles(rng, own, low=18, high=36):
    """Camera azimuth in degrees, from either side."""
    side = 1 if rng.random() < 0.6 else -1
    return side * rng.uniform(low, high) + own.uniform(-1.5, 1.5)


def light(rng, target, size, power=1.0):
    side = rooms.key_light(rng, target, size, power=power)
    if rng.random() < 0.4:  # the pattern of a window on wall and floor
        rooms.window_sun((target[0], target[1] + size * 0.3, target[2] + size * 0.2), side, size * 1.9)
    return side


def sofa(order):
    rng, own = generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    if stand(rng, own, tone, 0.75, 0.2):
        framed_textile(rng, rng.uniform(-0.35, 0.35), 1.46, 0.75)
    pieces = furniture.sofa(order["cloth"], seed=int(own.integers(999)))
    accent = rooms.pick(rng, ("#a8481f", "#22336b", "#6e1227", "#4f9a88"))
    scatter = matter.drawn_fabric("ikat", accent, "#efe3cb", "#e0a92f", (0.5, 0.5), 0.15, subject=False)
    linen = matter.plain_fabric("#ebe2d2", 3, subject=False)
    soft.scatter(0.42, scatter, linen, (-0.42, 0.06, 0.585), (-0.30, 0, 0.20), 0.17, 3, chop=0.03, turn=0.05)
    if rng.random() < 0.6:
        soft.scatter(
            0.40, linen, linen, (0.44, 0.06, 0.575), (-0.32, 0, -0.24), 0.16, 5, chop=0.02, turn=-0.06
        )
    azimuth = angles(rng, own, 14, 30)
    if rng.random() < 0.75:
        rooms.floor_rug(rng, (0, -0.45, 0), (2.3, 1.4))
    companion(rng, own, -math.copysign(1.02, azimuth), 0.2)
    light(rng, (0, 0, 0.4), 1.1)
    rooms.frame(pieces, azimuth, rng.uniform(9, 14), 60, (0.84, 0.6), (0.02, -0.13))
    return TRUE


def armchair(order):
    rng, own = generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    stand(rng, own, tone, 0.8)
    pieces = furniture.armchair(order["cloth"], seed=int(own.integers(999)))
    azimuth = angles(rng, own, 24, 40)
    if rng.random() < 0.5:
        companion(rng, own, -math.copysign(0.66, azimuth), 0.36)
    light(rng, (0, 0, 0.42), 0.75)
    rooms.frame(pieces, azimuth, rng.uniform(10, 17), 70, (0.74, 0.66), (0.0, -0.06))
    return TRUE


def chair(order):
    rng, own = generators(order)
    stand(rng, own, rooms.pick(rng, rooms.TONES), 0.7)
    pieces = furniture.chair(order["cloth"], int(own.integers(999)))
    light(rng, (0, 0, 0.45), 0.65)
    rooms.frame(pieces, angles(rng, own, 24, 38), rng.uniform(9, 16), 72, (0.7, 0.74), (0, -0.03))
    return TRUE


def bench(order):
    rng, own = generators(order)
    if stand(rng, own, rooms.pick(rng, rooms.TONES), 0.40, 0.2):
        framed_textile(rng, rng.uniform(-0.25, 0.25), 0.98, 0.40, (0.42, 0.50))
    pieces = furniture.bench(order["cloth"], int(own.integers(999)))
    prop = int(rng.integers(3))
    if prop == 0:
        homeware.books((0.33, 0.02, 0.462), own, 3, 0.22, own.uniform(-0.3, 0.3))
    elif prop == 1:
        folded_throw(
            {"body": "#ede7d9", "borderColour": "#a8481f", "accent": "#363230"},
            (0.30, 0, 0.458),
            0.36,
            0.30,
            3,
            subject=False,
        )
    companion(rng, own, -0.78 if rng.random() < 0.5 else 0.80, 0.2)
    light(rng, (0, 0, 0.3), 0.8)
    rooms.frame(pieces, angles(rng, own, 18, 32), rng.uniform(12, 18), 66, (0.82, 0.6), (0, -0.14))
    return TRUE


def table(order):
    rng, own = generators(order)
    if stand(rng, own, rooms.pick(rng, rooms.TONES), 0.48, 0.2):
        framed_textile(rng, rng.uniform(-0.2, 0.1), 1.24, 0.48, (0.42, 0.50))
    pieces = furniture.table(order["cloth"])
    homeware.books((-0.36, 0.06, 0.76), own, 3, 0.24, own.uniform(-0.3, 0.3))
    if rng.random() < 0.5:
        soft.placed(homeware.table_lamp({"body": "#ece0c8"}, lit=False), (0.40, 0.10, 0.76))
    else:
        homeware.pot("jar", matter.glaze("#7d8a76", 0.4, False), (0.40, 0.10, 0.76), 0.9)
        homeware.branch((0.40, 0.10, 0.93), int(own.integers(99)), 5, 0.38, 0.4, rooms.pick(rng, STEMS))
    st.box("paper", (0.21, 0.297, 0.004), (0.02, -0.08, 0.762), matter.paint("#f4eee0"), 0.001, (0, 0, -0.12))
    light(rng, (0, 0, 0.55), 0.9)
    rooms.frame(pieces, angles(rng, own, 20, 34), rng.uniform(10, 15), 64, (0.82, 0.6), (0, -0.10))
    return TRUE


def side_table(order):
    rng, own = generators(order)
    stand(rng, own, rooms.pick(rng, rooms.TONES), 0.5)
    pieces = furniture.side_table(order["cloth"])
    prop = int(rng.integers(3))
    if prop == 0:
        homeware.pot("bowl", matter.glaze("#e9dfcf", 0.4, False), (-0.05, 0.03, 0.488), 0.8)
    elif prop == 1:
        tall = homeware.books((-0.03, 0.02, 0.488), own, 2, 0.19, own.uniform(-0.5, 0.5))
        homeware.pot("bowl", matter.metal("brass"), (-0.02, 0.02, 0.488 + tall), 0.55)
    else:
        homeware.pot("bottle", matter.glaze("#4f6a6c", 0.3, False), (0.06, 0.05, 0.488), 0.5)
        homeware.branch((0.06, 0.05, 0.60), int(own.integers(99)), 3, 0.17, 0.5, "leaf", leafy=0.7)
    light(rng, (0, 0, 0.3), 0.5)
    rooms.frame(pieces, angles(rng, own, 0, 30), rng.uniform(14, 20), 72, (0.66, 0.62), (0, -0.16))
    return TRUE


def almirah(order):
    rng, own = generators(order)
    stand(rng, own, rooms.pick(rng, rooms.TONES), 0.42, 0.15)
    sarees = [
        matter.plain_fabric(c, 3, 0.05, subject=False)
        for c in ("#b5175a", "#cb921f", "#0c5b6a", "#ece0c8", "#93301f", "#22336b", "#97a584", "#6e1227")
    ]
    pieces = furniture.almirah(
        order["cloth"],
        math.radians(rooms.pick(rng, (0, 0, 62))),
        [sarees[int(k)] for k in own.integers(0, 8, 12)],
    )
    azimuth = angles(rng, own, 16, 26)
    companion(rng, own, -math.copysign(0.84, azimuth), 0.10)
    light(rng, (0, 0, 0.9), 1.25)
    rooms.frame(pieces, azimuth, rng.uniform(4, 8), 62, (0.70, 0.76), (0.02, -0.04))
    return TRUE


def dressing_table(order):
    rng, own = generators(order)
    stand(rng, own, rooms.pick(rng, rooms.TONES), 0.36, 0.2)
    azimuth = angles(rng, own, 16, 28)
    seen_in_mirrors(azimuth)
    pieces = furniture.dressing_table(order["cloth"])
    homeware.pot("lota", matter.metal("brass"), (-0.30, -0.04, 0.76), 0.62)
    for k in range(4):
        a = np.linspace(0, 2 * math.pi, 40)
        r = 0.032
        ring = np.stack(
            [0.25 + r * np.cos(a), -0.06 + r * np.sin(a), np.full_like(a, 0.764 + k * 0.0062)], -1
        )
        st.tube("bangle", ring, 0.0030, matter.metal(("brass", "#a02a3a", "brass", "#2d6a58")[k], 0.25), 8)
    homeware.pot(
        "bottle",
        matter.glaze(rooms.pick(rng, ("#4f6a6c", "#b4623f", "#e9dfcf")), 0.3, False),
        (0.34, 0.02, 0.76),
        0.62,
    )
    light(rng, (0, 0, 0.8), 1.0)
    rooms.frame(pieces, azimuth, rng.uniform(5, 9), 66, (0.72, 0.74), (0, -0.04))
    return TRUE


def seen_in_mirrors(azimuth, floor=0.0):
    """What a mirror sees behind a camera at `azimuth`: a warm wall, a bright window with its curtain, a floor at z = `floor`."""
    y = -4.6
    rooms.wall(rooms.plaster("#e3d6c2"), y - 0.1, z0=-3)
    rooms.flat("farfloor", -9, 9, -5, -1.2, floor - 0.01, rooms.FLOORS["oak"]())
    pane = matter.glow("#fff6ea", 5.0)
    x0 = y * math.tan(math.radians(azimuth)) * 1.5 - 0.25
    for i in range(2):
        for j in range(3):
            st.box("pane", (0.50, 0.02, 0.56), (x0 + i * 0.56, y, 0.95 + j * 0.62), pane, 0)
    for k in range(9):  # a pale curtain in folds
        st.rod(
            "curtain",
            (x0 - 0.78 + k * 0.045, y + 0.1, -0.2),
            (x0 - 0.78 + k * 0.045, y + 0.1, 2.6),
            0.032,
            matter.paint("#e9e0cf", 0.95),
        )


def mirror(order):
    rng, own = generators(order)
    tone = rooms.pick(rng, rooms.TONES[1:])
    azimuth = angles(rng, own, 8, 20)
    setup = int(rng.integers(3))
    seen_in_mirrors(azimuth, 0.0 if setup == 0 else -0.9)
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
            matter.glaze(rooms.pick(rng, ("#4f6a6c", "#b4623f")), 0.35, False),
            (0.36, 0.0, 0.455),
            0.8,
        )
        homeware.branch((0.36, 0.0, 0.69), int(own.integers(99)), 5, 0.4, 0.35, rooms.pick(rng, STEMS))
    else:  # hung over a ledge
        top = matter.timber(rooms.pick(rng, ("#9b693d", "#704329", "#b98a58")), "X")
        rooms.ledge(tone, top, 0.24, 0.0)
        soft.placed(pieces, (0, 0.215, 0.12 if setup == 1 else 0.16))
        homeware.pot(
            "jar",
            matter.glaze(rooms.pick(rng, ("#e9dfcf", "#7d8a76", "#23509b")), 0.35, False),
            (-0.40 if setup == 1 else 0.38, 0.04, 0),
            0.95,
        )
        homeware.branch(
            (-0.40 if setup == 1 else 0.38, 0.04, 0.18),
            int(own.integers(99)),
            5,
            0.36,
            0.4,
            rooms.pick(rng, STEMS),
        )
        homeware.books((0.34 if setup == 1 else -0.34, 0.04, 0), own, 2, 0.22, 0.1)
    rooms.key_light(rng, (0, 0.1, 0.6), 0.8)
    rooms.frame(pieces, azimuth, rng.uniform(1, 5), 66, (0.74, 0.74), (0, 0.03))
    return TRUE


def table_lamp(order):
    rng, own = generators(order)
    tone = rooms.pick(rng, ("#e3d6c2", "#dccfbd", "#d6d8c8", "#e4d2c2"))
    rooms.ledge(tone, matter.timber(rooms.pick(rng, ("#9b693d", "#704329", "#4e3426")), "X", 1.1), 0.30)
    pieces = homeware.table_lamp(order["cloth"], 10)
    side = 1 if rng.random() < 0.5 else -1
    homeware.books((side * 0.33, 0.02, 0), own, int(rng.integers(2, 4)), 0.22, own.uniform(-0.2, 0.2))
    if rng.random() < 0.6:
        homeware.pot(
            rooms.pick(rng, ("bowl", "lota")),
            matter.glaze("#e5dac8", 0.4, False),
            (-side * 0.30, 0.06, 0),
            0.7,
        )
    st.area((side * -2.2, -1.8, 1.7), (0, 0, 0.25), 1.5, 75, "#eef1fc")
    st.area((side * 2.0, -1.6, 1.2), (0, 0, 0.25), 1.2, 30, "#fff0dc")
    rooms.frame(pieces, angles(rng, own, 0, 12), rng.uniform(3, 8), 75, (0.62, 0.66), (0, -0.02))
    return {"exposure": 1.15, "glow": 0.10, "vignette": 0.10}


def floor_lamp(order):
    rng, own = generators(order)
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
        companion(rng, own, side * 0.52, 0.1)
    st.area((-side * 3.2, -2.6, 2.6), (0, 0, 0.8), 2.0, 300, "#eef2ff")
    st.area((side * 3.0, -2.6, 1.6), (0, 0, 0.8), 2.4, 130, "#fff0dc")
    rooms.frame(pieces, angles(rng, own, 2, 16), rng.uniform(3, 7), 66, (0.66, 0.78), (-side * 0.14, -0.02))
    return {"exposure": 1.1, "glow": 0.10, "vignette": 0.10}


def vase(order):
    rng, own = generators(order)
    cloth = order["cloth"]
    painted = cloth["pattern"] != "plain"
    form, lip = ("jar", 0.19) if painted else ("tall", 0.28)
    tone = rooms.pick(rng, rooms.TONES)
    setup = int(rng.integers(3))
    if setup == 0:
        rooms.cove(tone, 0.6, 0.6)
    else:
        top = rooms.pick(rng, ("#c2a078", "#9b693d", "#d8cebf"))
        rooms.ledge(tone, matter.timber(top, "X") if top != "#d8cebf" else matter.paint(top), 0.34)
    glaze = homeware.pottery_glaze(cloth, form)
    pieces = [homeware.pot(form, glaze)]
    kind = rooms.pick(rng, STEMS)
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
        homeware.pot("bowl", matter.glaze("#e9e0d0", 0.5, False), (side * 0.19, 0.04, 0), 0.9)
    elif prop == 1:
        homeware.books((side * 0.22, 0.05, 0), own, 2, 0.2, own.uniform(-0.3, 0.3))
    light(rng, (0, 0, 0.22), 0.42)
    rooms.frame(
        pieces + twigs,
        angles(rng, own, 0, 20),
        rng.uniform(5, 12),
        75,
        (0.62, 0.78),
        (-side * 0.06, -0.02),
        9,
    )
    return TRUE


def watch(order):
    rng, own = generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    setup = int(rng.integers(3))
    strap = homeware.watch_strap_fabric(order["cloth"])
    head = homeware.watch_head(order["cloth"])
    if setup == 0:  # the strap laid open on a book
        rooms.cove(tone, 0.5, 0.4)
        height = homeware.books((0.0, 0.0, 0), own, 1, 0.20, 0.15, ("#e4d9c4",))
        path = [
            (0, y, 0.0016 + 0.0028 * math.exp(-((abs(y) - 0.022) ** 2) / 0.0002) - 0.0022 * (abs(y) < 0.02))
            for y in np.linspace(-0.115, 0.105, 40)
        ]
        pieces = head + homeware.band(path, strap)
        soft.placed(head, (0, 0, 0.0062))
        soft.placed(pieces, (0, 0, height + 0.0003), (0, 0, own.uniform(0.35, 0.6)))
        elevation = 46
    else:  # closed round a roll, the dial up towards the lens
        if setup == 1:
            rooms.cove(tone, 0.5, 0.4)
        else:
            rooms.ledge(tone, matter.timber(rooms.pick(rng, ("#9b693d", "#b98a58")), "X"), 0.22)
        a = np.linspace(math.radians(95), math.radians(95 + 350), 44)
        loop = [(0, 0.029 * math.cos(t), 0.025 * math.sin(t)) for t in a]
        pieces = head + homeware.band(loop, strap)
        soft.placed(head, (0, 0, 0.0285))
        roll = matter.plain_fabric(rooms.pick(rng, ("#e9e0d0", "#c9b79a", "#8f9a88")), 4, subject=False)
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
    rooms.frame(pieces if setup == 0 else head, angles(rng, own, 4, 22), elevation, 85, fill, (0, -0.04), 16)
    return TRUE


def cushion(order):
    rng, own = generators(order)
    cloth = order["cloth"]
    setup = int(rng.integers(3))
    tone = rooms.pick(rng, rooms.TONES)
    stitched = cloth["pattern"] == "stripes"
    if stitched:
        face = matter.striped_fabric(
            cloth["body"], cloth["borderColour"], cloth["accent"], 0.15, stitched=True
        )
    else:
        face = matter.furnishing(cloth, (0.5, 0.5), 0.145, 3)
    linen = matter.plain_fabric("#e6dccb", 6, subject=False)
    piping = matter.plain_fabric(cloth["body"] if stitched else cloth["borderColour"], 7, subject=False)
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
    light(rng, (0, 0, 0.3), 0.5)
    rooms.frame(pieces, angles(rng, own, 12, 28), rng.uniform(8, 16), 75, (0.74, 0.7), (0, -0.04))
    return TRUE


def folded_throw(cloth, loc, length=0.42, width=0.34, layers=4, seed=0, subject=True):
    """A folded stack of a throw with its fringe at the front."""
    mat = matter.checked_fabric(cloth["body"], cloth["borderColour"], cloth["accent"], 0.15, subject=subject)
    thread = matter.plain_fabric(cloth["body"], 5, subject=False)
    rng = np.random.default_rng(seed)
    objects = []
    for k in range(layers):
        objects += soft.pad(
            (length, width, 0.022),
            mat,
            (rng.normal(0, 0.003), rng.normal(0, 0.003), 0.014 + k * 0.026),
            crown=0.005,
            seed=seed + k,
            corner=10,
        )
    edge = np.stack(
        [
            np.linspace(-0.48, 0.48, 30) * length,
            np.full(30, -width / 2 - 0.001),
            np.full(30, layers * 0.026 - 0.010),
        ],
        -1,
    )
    objects.append(soft.fringe(edge, (0, -0.25, -0.97), thread, rng, 0.06))
    return soft.placed(objects, loc)


def throw(order):
    rng, own = generators(order)
    cloth = order["cloth"]
    tone = rooms.pick(rng, rooms.TONES)
    mat = matter.checked_fabric(cloth["body"], cloth["borderColour"], cloth["accent"])
    thread = matter.plain_fabric(cloth["body"], 5, subject=False)
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
            matter.plain_fabric("#c9a67a", 4, subject=False),
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
        rooms.ledge(tone, matter.timber("#b98a58", "X"), 0.30)
        pieces = folded_throw(cloth, (0, -0.05, 0), 0.44, 0.34, 5, seed)
        homeware.pot("jar", matter.glaze("#e4d9c8", 0.45, False), (0.36, 0.10, 0), 0.9)
        homeware.branch((0.36, 0.10, 0.17), seed, 5, 0.30, 0.4, rooms.pick(rng, STEMS))
        fill, elevation = (0.74, 0.5), rng.uniform(16, 24)
    light(rng, (0, 0, 0.4), 0.7 if setup < 2 else 0.45)
    rooms.frame(pieces, angles(rng, own, 16, 32), elevation, 70, fill, (0, -0.06))
    return TRUE


LEADS = {
    "sofa": sofa,
    "armchair": armchair,
    "chair": chair,
    "bench": bench,
    "table": table,
    "side-table": side_table,
    "almirah": almirah,
    "dressing-table": dressing_table,
    "table-lamp": table_lamp,
    "floor-lamp": floor_lamp,
    "vase": vase,
    "mirror": mirror,
    "watch": watch,
    "cushion": cushion,
    "throw": throw,
}


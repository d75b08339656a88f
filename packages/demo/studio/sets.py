"""What the lead pictures share: where a piece stands, what stands beside it, light and angle, all from the seed of the order."""

import math

import numpy as np

import furniture
import homeware
import materials
import rooms
import soft
import studio as st

STEMS = ("leaf", "poppy", "bud")


TRUE = {"level": materials.LEVEL, "glow": 0.03, "vignette": 0.08}


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
    cloth = materials.drawn_fabric(pattern, body, accent, accent, size, 0.13, subject=False)
    w, h = size
    card = materials.paint("#f3eee3", 0.9)
    V = np.array([[(a * w / 2, 0, b * h / 2) for b in (-1, 1)] for a in (1, -1)], float)
    parts = [
        st.sheet("picture", V, V[..., ::2], cloth),
        st.box("mount", (w + 0.12, 0.006, h + 0.12), (0, 0.006, 0), card, 0),
    ]
    timber = materials.timber("#9b693d", "Z")
    for s in (-1, 1):
        parts.append(st.box("frame", (0.022, 0.026, h + 0.16), (s * (w / 2 + 0.07), 0, 0), timber, 0.003))
        parts.append(st.box("frame", (w + 0.16, 0.026, 0.022), (0, 0, s * (h / 2 + 0.07)), timber, 0.003))
    return soft.placed(parts, (x, y - 0.016, z))


def companion(rng, own, x, y, tall=0.0):
    """A side table with a vase or lota, or a floor vase, beside the piece."""
    choice = int(rng.integers(3))
    clay = rooms.pick(rng, ("#efe6d8", "#b4623f", "#7d8a76", "#44525a"))
    if choice == 0:
        pot = homeware.pot("tall", materials.glaze(clay, 0.4, False), (x, y, 0), 1.35)
        return [pot] + homeware.branch(
            (x, y, 0.40), int(own.integers(99)), 6, 0.62, 0.3, rooms.pick(rng, STEMS)
        )
    side = soft.placed(furniture.side_table({"body": rooms.pick(rng, ("#704329", "#9b693d"))}), (x, y, 0))
    if choice == 1:
        homeware.books((x - 0.02, y, 0.488), own, 2, 0.2, own.uniform(-0.4, 0.4))
        homeware.pot("lota", materials.metal("brass"), (x + 0.06, y + 0.05, 0.54), 0.8)
    else:
        homeware.pot("jar", materials.glaze(clay, 0.4, False), (x, y, 0.488), 0.9)
        homeware.branch((x, y, 0.66), int(own.integers(99)), 5, 0.36, 0.4, rooms.pick(rng, STEMS))
    return side


def angles(order, rng, own, low=18, high=36):
    """Camera azimuth in degrees, from either side; an order's `turn` takes it further round."""
    side = 1 if rng.random() < 0.6 else -1
    return side * (rng.uniform(low, high) + order.get("turn", 0)) + own.uniform(-1.5, 1.5)


def light(rng, target, size, power=1.0):
    side = rooms.key_light(rng, target, size, power=power)
    if rng.random() < 0.4:  # the pattern of a window on wall and floor
        rooms.window_sun((target[0], target[1] + size * 0.3, target[2] + size * 0.2), side, size * 1.9)
    return side


def seen_in_mirrors(azimuth, floor=0.0):
    """What a mirror sees behind a camera at `azimuth`: a warm wall, a bright window with its curtain, a floor at z = `floor`."""
    y = -4.6
    rooms.wall(rooms.plaster("#e3d6c2"), y - 0.1, z0=-3)
    rooms.flat("farfloor", -9, 9, -5, -1.2, floor - 0.01, rooms.FLOORS["oak"]())
    pane = materials.glow("#fff6ea", 5.0)
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
            materials.paint("#e9e0cf", 0.95),
        )


def folded_throw(cloth, loc, length=0.42, width=0.34, layers=4, seed=0, subject=True):
    """A folded stack of a throw with its fringe at the front."""
    mat = materials.checked_fabric(cloth["body"], cloth["borderColour"], cloth["accent"], 0.15, subject=subject)
    thread = materials.plain_fabric(cloth["body"], 5, subject=False)
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

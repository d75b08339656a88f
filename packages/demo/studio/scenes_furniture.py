"""Lead pictures of furniture. A scene takes an order and gives the options of the render."""

import math

import numpy as np

import furniture
import homeware
import materials
import rooms
import sets
import soft
import studio as st


def sofa(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    if sets.stand(rng, own, tone, 0.75, 0.2):
        sets.framed_textile(rng, rng.uniform(-0.35, 0.35), 1.46, 0.75)
    pieces = furniture.sofa(order["cloth"], seed=int(own.integers(999)))
    accent = rooms.pick(rng, ("#a8481f", "#22336b", "#6e1227", "#4f9a88"))
    scatter = materials.drawn_fabric("ikat", accent, "#efe3cb", "#e0a92f", (0.5, 0.5), 0.15, subject=False)
    linen = materials.plain_fabric("#ebe2d2", 3, subject=False)
    soft.scatter(0.42, scatter, linen, (-0.42, 0.06, 0.585), (-0.30, 0, 0.20), 0.17, 3, chop=0.03, turn=0.05)
    if rng.random() < 0.6:
        soft.scatter(
            0.40, linen, linen, (0.44, 0.06, 0.575), (-0.32, 0, -0.24), 0.16, 5, chop=0.02, turn=-0.06
        )
    azimuth = sets.angles(order, rng, own, 14, 30)
    if rng.random() < 0.75:
        rooms.floor_rug(rng, (0, -0.45, 0), (2.3, 1.4))
    sets.companion(rng, own, -math.copysign(1.02, azimuth), 0.2)
    sets.light(rng, (0, 0, 0.4), 1.1)
    rooms.frame(pieces, azimuth, rng.uniform(9, 14), 60, (0.84, 0.6), (0.02, -0.13))
    return sets.TRUE


def armchair(order):
    rng, own = sets.generators(order)
    tone = rooms.pick(rng, rooms.TONES)
    sets.stand(rng, own, tone, 0.8)
    pieces = furniture.armchair(order["cloth"], seed=int(own.integers(999)))
    azimuth = sets.angles(order, rng, own, 24, 40)
    if rng.random() < 0.5:
        sets.companion(rng, own, -math.copysign(0.66, azimuth), 0.36)
    sets.light(rng, (0, 0, 0.42), 0.75)
    rooms.frame(pieces, azimuth, rng.uniform(10, 17), 70, (0.74, 0.66), (0.0, -0.06))
    return sets.TRUE


def chair(order):
    rng, own = sets.generators(order)
    sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.7)
    pieces = furniture.chair(order["cloth"], int(own.integers(999)))
    sets.light(rng, (0, 0, 0.45), 0.65)
    rooms.frame(pieces, sets.angles(order, rng, own, 24, 38), rng.uniform(9, 16), 72, (0.7, 0.74), (0, -0.03))
    return sets.TRUE


def bench(order):
    rng, own = sets.generators(order)
    if sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.40, 0.2):
        sets.framed_textile(rng, rng.uniform(-0.25, 0.25), 0.98, 0.40, (0.42, 0.50))
    pieces = furniture.bench(order["cloth"], int(own.integers(999)))
    prop = int(rng.integers(3))
    if prop == 0:
        homeware.books((0.33, 0.02, 0.462), own, 3, 0.22, own.uniform(-0.3, 0.3))
    elif prop == 1:
        sets.folded_throw(
            {"body": "#ede7d9", "borderColour": "#a8481f", "accent": "#363230"},
            (0.30, 0, 0.458),
            0.36,
            0.30,
            3,
            subject=False,
        )
    sets.companion(rng, own, -0.78 if rng.random() < 0.5 else 0.80, 0.2)
    sets.light(rng, (0, 0, 0.3), 0.8)
    rooms.frame(pieces, sets.angles(order, rng, own, 18, 32), rng.uniform(12, 18), 66, (0.82, 0.6), (0, -0.14))
    return sets.TRUE


def table(order):
    rng, own = sets.generators(order)
    if sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.48, 0.2):
        sets.framed_textile(rng, rng.uniform(-0.2, 0.1), 1.24, 0.48, (0.42, 0.50))
    pieces = furniture.table(order["cloth"])
    homeware.books((-0.36, 0.06, 0.76), own, 3, 0.24, own.uniform(-0.3, 0.3))
    if rng.random() < 0.5:
        soft.placed(homeware.table_lamp({"body": "#ece0c8"}, lit=False), (0.40, 0.10, 0.76))
    else:
        homeware.pot("jar", materials.glaze("#7d8a76", 0.4, False), (0.40, 0.10, 0.76), 0.9)
        homeware.branch((0.40, 0.10, 0.93), int(own.integers(99)), 5, 0.38, 0.4, rooms.pick(rng, sets.STEMS))
    st.box("paper", (0.21, 0.297, 0.004), (0.02, -0.08, 0.762), materials.paint("#f4eee0"), 0.001, (0, 0, -0.12))
    sets.light(rng, (0, 0, 0.55), 0.9)
    rooms.frame(pieces, sets.angles(order, rng, own, 20, 34), rng.uniform(10, 15), 64, (0.82, 0.6), (0, -0.10))
    return sets.TRUE


def side_table(order):
    rng, own = sets.generators(order)
    sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.5)
    pieces = furniture.side_table(order["cloth"])
    prop = int(rng.integers(3))
    if prop == 0:
        homeware.pot("bowl", materials.glaze("#e9dfcf", 0.4, False), (-0.05, 0.03, 0.488), 0.8)
    elif prop == 1:
        tall = homeware.books((-0.03, 0.02, 0.488), own, 2, 0.19, own.uniform(-0.5, 0.5))
        homeware.pot("bowl", materials.metal("brass"), (-0.02, 0.02, 0.488 + tall), 0.55)
    else:
        homeware.pot("bottle", materials.glaze("#4f6a6c", 0.3, False), (0.06, 0.05, 0.488), 0.5)
        homeware.branch((0.06, 0.05, 0.60), int(own.integers(99)), 3, 0.17, 0.5, "leaf", leafy=0.7)
    sets.light(rng, (0, 0, 0.3), 0.5)
    rooms.frame(pieces, sets.angles(order, rng, own, 0, 30), rng.uniform(14, 20), 72, (0.66, 0.62), (0, -0.16))
    return sets.TRUE


def almirah(order):
    rng, own = sets.generators(order)
    sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.42, 0.15)
    sarees = [
        materials.plain_fabric(c, 3, 0.05, subject=False)
        for c in ("#b5175a", "#cb921f", "#0c5b6a", "#ece0c8", "#93301f", "#22336b", "#97a584", "#6e1227")
    ]
    pieces = furniture.almirah(
        order["cloth"],
        math.radians(rooms.pick(rng, (0, 0, 62))),
        [sarees[int(k)] for k in own.integers(0, 8, 12)],
    )
    azimuth = sets.angles(order, rng, own, 16, 26)
    sets.companion(rng, own, -math.copysign(0.84, azimuth), 0.10)
    sets.light(rng, (0, 0, 0.9), 1.25)
    rooms.frame(pieces, azimuth, rng.uniform(4, 8), 62, (0.70, 0.76), (0.02, -0.04))
    return sets.TRUE


def dressing_table(order):
    rng, own = sets.generators(order)
    sets.stand(rng, own, rooms.pick(rng, rooms.TONES), 0.36, 0.2)
    azimuth = sets.angles(order, rng, own, 16, 28)
    sets.seen_in_mirrors(azimuth)
    pieces = furniture.dressing_table(order["cloth"])
    homeware.pot("lota", materials.metal("brass"), (-0.30, -0.04, 0.76), 0.62)
    for k in range(4):
        a = np.linspace(0, 2 * math.pi, 40)
        r = 0.032
        ring = np.stack(
            [0.25 + r * np.cos(a), -0.06 + r * np.sin(a), np.full_like(a, 0.764 + k * 0.0062)], -1
        )
        st.tube("bangle", ring, 0.0030, materials.metal(("brass", "#a02a3a", "brass", "#2d6a58")[k], 0.25), 8)
    homeware.pot(
        "bottle",
        materials.glaze(rooms.pick(rng, ("#4f6a6c", "#b4623f", "#e9dfcf")), 0.3, False),
        (0.34, 0.02, 0.76),
        0.62,
    )
    sets.light(rng, (0, 0, 0.8), 1.0)
    rooms.frame(pieces, azimuth, rng.uniform(5, 9), 66, (0.72, 0.74), (0, -0.04))
    return sets.TRUE


SCENES = {
    "sofa": sofa,
    "armchair": armchair,
    "chair": chair,
    "bench": bench,
    "table": table,
    "side-table": side_table,
    "almirah": almirah,
    "dressing-table": dressing_table,
}

"""Still lifes of the journal, the shop and the studio's table."""

import math

import numpy as np

import draped
import furniture
import homeware
import materials
import rooms
import scenes_rooms
import sets
import soft
import studio as st

FINISH = {"level": materials.LEVEL * 0.76, "glow": 0.04, "vignette": 0.08}


def table_top(tone="#ebe3d6", wood="#9b693d", depth=0.42):
    """A table that runs out of the picture, before a plaster wall."""
    rooms.wall(rooms.plaster(tone), depth, z0=-1, z1=4)
    return st.box(
        "table", (6, depth + 3, 0.05), (0, (depth - 3) / 2, -0.025), materials.timber(wood, "X", 1.0), 0
    )


def first_silk(order):
    """Folded silks side by side on a table, one opened at its border."""
    rng, own = sets.generators(order)
    table_top()
    made = []
    for k, cloth in enumerate((draped.SILKS[1], draped.SILKS[3], draped.SILKS[4])):
        made += draped.stack(
            [cloth, draped.SILKS[(k + 5) % 7]][:: 1 if k != 1 else -1],
            (-0.52 + k * 0.40, 0.02, 0),
            0.05 * (k - 1),
            k,
        )
    opened = materials.saree_fabric(draped.SILKS[0], (0.3, 0.0), (0.40, 1.0), 1500)
    path = [
        (0, 0.17, 0.030),
        (0, 0.02, 0.036),
        (0, -0.10, 0.030),
        (0, -0.16, 0.012),
        (0, -0.24, 0.004),
        (0, -0.44, 0.003),
    ]
    made += soft.placed(soft.strip(path, 0.34, opened, 5, layers=3, fall=(False, False)), (0.66, 0, 0))
    homeware.pot("lota", materials.metal("brass"), (0.74, 0.22, 0), 0.9)
    rooms.key_light(rng, (0, 0, 0.1), 0.75, -1)
    rooms.frame(made, 12, 36, 60, (0.94, 0.7), (0, -0.04))
    return FINISH


def border_near(order):
    """A border of gold thread on dark silk, from near."""
    rng, _ = sets.generators(order)
    cloth = {**draped.SILKS[3], "body": "#4a0f20", "borderColour": "#0d3b2b"}
    size = (0.46, 0.34)
    mat = materials.saree_fabric(cloth, (1.1, 0.0), size, 4400)
    x, y = np.meshgrid(
        np.linspace(-0.5, 0.5, 140) * size[0], np.linspace(-0.5, 0.5, 100) * size[1], indexing="ij"
    )
    z = (
        0.010 * np.sin(x * 26 + y * 9 + 1.2 * np.sin(y * 14)) * (0.6 + 0.4 * np.sin(y * 17 + x * 6))
        + soft.ripple(x, y, 4, 9) * 0.0012
    )
    st.sheet("silk", np.stack([x, y, z], -1), np.stack([x, -y], -1), mat)
    st.area((-0.5, 0.35, 0.34), (0, 0, 0), 0.25, 9, "#fff0da", 0.5)
    st.area((0.6, -0.5, 0.5), (0, 0, 0), 0.6, 4, "#f1f3ff")
    st.camera((0.02, -0.32, 0.27), (0.0, -0.055, 0), 88, 11, (1e-5, 0))
    return {**FINISH, "level": materials.LEVEL * 0.8}


def basket_of_cottons(order):
    rng, own = sets.generators(order)
    table_top("#e9e4d8", "#b98a58")
    cane = materials.cane(0.02)
    a = np.linspace(0, 2 * math.pi, 97)
    rows = [(0.17, 0.0), (0.195, 0.05), (0.21, 0.11), (0.215, 0.17)]
    V = np.array([[(r * 1.25 * math.cos(t), r * math.sin(t), z) for t in a] for r, z in rows])
    UV = np.array([[(t * 0.21, z) for t in a] for r, z in rows])
    basket = [st.sheet("basket", V, UV, cane)]
    inner = st.sheet(
        "lining", V * np.array([0.97, 0.97, 1]), UV, materials.plain_fabric("#8a6a45", 3, subject=False)
    )
    rim = np.stack([0.216 * 1.25 * np.cos(a), 0.216 * np.sin(a), np.full_like(a, 0.172)], -1)
    basket += [inner, st.tube("rim", rim, 0.009, materials.timber("#b98a58"), 10)]
    for k in range(6):
        roll = materials.saree_fabric(draped.COTTONS[k], (1.0, 0.0), (0.3, 0.2), 1200)
        x, y = -0.16 + (k % 3) * 0.16, -0.07 + (k // 3) * 0.14
        made = soft.pad((0.14, 0.12, 0.26), roll, (0, 0, 0), crown=0.02, seed=k, corner=2.6)
        basket += soft.placed(
            made,
            (x, y, 0.13 + rng.uniform(0, 0.03)),
            (rng.normal(0, 0.08), rng.normal(0, 0.1), rng.uniform(0, 3)),
        )
    soft.placed(basket, (-0.20, 0.06, 0))
    beside = draped.stack([draped.COTTONS[0], draped.COTTONS[2], draped.COTTONS[1]], (0.34, 0.0, 0), -0.25, 4)
    rooms.key_light(rng, (0, 0, 0.1), 0.65, -1)
    rooms.window_sun((0.1, 0.1, 0.1), -1, 0.9, 0.8)
    rooms.frame(basket + beside, 8, 20, 60, (0.78, 0.66), (0, -0.04))
    return FINISH


def printing_table(order):
    """A length being printed, carved blocks, bowls of dye."""
    rng, _ = sets.generators(order)
    rooms.wall(rooms.plaster("#e6ddcf"), 0.9, z0=-2)
    felt = materials.plain_fabric("#c9bfae", 3, subject=False)
    st.box("table", (6, 2.4, 0.1), (0, -0.35, -0.06), felt, 0.01)
    cloth = draped.silk("#efe6d3", "#93301f", "#22336b", "block", "none", "cotton", "none")
    drawn = materials.drawn_fabric(
        "block", cloth["body"], cloth["borderColour"], cloth["accent"], (1.0, 1.5), 0.085, 1500
    )
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 80), np.linspace(-0.75, 0.75, 80), indexing="ij")
    V = np.stack([x - 0.36, y - 0.3, 0.002 + 0.0015 * soft.ripple(x, y, 3, 3)], -1)
    st.sheet("printed", V, np.stack([x, y], -1), drawn)
    plain = materials.plain_fabric(cloth["body"], 4, 0.05)
    st.sheet("unprinted", V + np.array([1.0, 0, 0]), np.stack([x, y], -1), plain)
    wood = materials.timber("#7a4f30", "X", 2.0)
    subject = []
    for k, (bx, by, turn) in enumerate(
        ((0.10, -0.16, 0.05), (0.34, 0.12, 0.5), (0.50, -0.08, -0.4), (0.06, 0.22, 0.2))
    ):
        block = [
            st.box("block", (0.10, 0.085, 0.034), (0, 0, 0.030), wood, 0.003),
            st.box(
                "carved",
                (0.094, 0.079, 0.012),
                (0, 0, 0.008),
                materials.paint(("#7c2a1e", "#22336b", "#7c2a1e", "#b98b2e")[k], 0.7),
                0.001,
            ),
        ]
        block.append(
            furniture.turned(
                [(0, 0.020), (0.25, 0.024), (0.6, 0.011), (1, 0.020)], (0, 0, 0.105), (0, 0, 0.046), wood, 24
            )
        )
        subject += soft.placed(block, (bx, by, 0.002), (0, 0, turn))
    for k, (bx, by, dye) in enumerate(
        ((0.62, 0.20, "#93301f"), (0.80, 0.02, "#22336b"), (0.72, -0.20, "#c8921f"))
    ):
        subject.append(
            homeware.pot(
                "bowl",
                materials.metal("copper", 0.35) if k == 0 else materials.glaze("#ded2be", 0.4, False),
                (bx, by, 0),
                0.95,
            )
        )
        liquid = st.lathe(
            "dye",
            [(0.001, 0.058), (0.083, 0.058)],
            st.plain("dye", materials.pigment(dye), rough=0.06, coat=0.6),
        )
        liquid.location = (bx, by, 0)
    rooms.key_light(rng, (0.2, 0, 0), 0.8, -1)
    rooms.frame(subject, -6, 36, 55, (0.72, 0.62), (0.16, 0.0))
    return {**FINISH, "level": materials.LEVEL * 0.64}


def indigo_lines(order):
    """Lengths of indigo cotton hung on lines to dry."""
    rng, _ = sets.generators(order)
    rooms.corner("#eadfcb", "clay", 2.6)
    rope = materials.paint("#d8c9a8", 0.9)
    subject = []
    shades = ("#22336b", "#3c5590", "#16224a", "#6f8fb8", "#2c4580", "#a9c0d4", "#1d2d5e")
    for row, (y, count) in enumerate(((1.6, 7), (0.7, 6), (-0.25, 5))):
        span = 3.6 - row * 0.35
        z = 2.12
        line = [(x, y, z - 0.06 * (1 - (2 * x / 4.6) ** 2)) for x in np.linspace(-2.3, 2.3, 20)]
        st.tube("line", line, 0.006, rope, 8)
        for k in range(count):
            x = (k - (count - 1) / 2) * span / count + rng.normal(0, 0.04)
            body = shades[int(rng.integers(len(shades)))]
            style = int(rng.integers(3))
            mat = (
                materials.plain_fabric(body, k + 3, 0.06, translucent=0.25)
                if style
                else materials.drawn_fabric(
                    "bandhani", body, "#e9e4d4", "#dfe4e4", (0.6, 1.6), 0.03, 700, translucent=0.2
                )
            )
            drop = rng.uniform(1.1, 1.5)
            path = [
                (0, 0.030, z - 0.45),
                (0, 0.024, z - 0.1),
                (0, 0.012, z - 0.052),
                (0, -0.012, z - 0.052),
                (0, -0.024, z - 0.1),
                (0, -0.04, z - drop * 0.6),
                (0, -0.05 + rng.normal(0, 0.04), z - drop),
            ]
            subject += soft.placed(
                soft.strip(path, span / count * 0.84, mat, k + row * 10, layers=1, folds=0.035), (x, y, 0)
            )
    rooms.key_light(rng, (0, 0.6, 1.2), 1.9, -1, 1.0, 0.8)
    rooms.window_sun((0, 0.4, 1.2), -1, 5.5, 1.0, (1, 1))
    rooms.frame(subject, 12, 2, 45, (0.86, 0.80), (0, 0.02))
    return FINISH


def loom(order):
    """The warp of a hand loom in light from the side."""
    rng, _ = sets.generators(order)
    rooms.corner("#dfd3c1", "clay", 1.8)
    wx, wy, wz = materials.grains("#7a5233", scale=0.9)
    subject = []
    for s in (-1, 1):
        for y in (-0.75, 0.15, 1.05):
            st.box(
                "post",
                (0.075, 0.075, 1.55 if y == 0.15 else 0.95),
                (s * 0.72, y, 0.775 if y == 0.15 else 0.475),
                wz,
                0.006,
            )
        st.box("side", (0.06, 1.95, 0.08), (s * 0.72, 0.15, 0.88), wy, 0.006)
        st.box("low", (0.06, 1.95, 0.07), (s * 0.72, 0.15, 0.25), wy, 0.006)
    for y, z, r in ((-0.72, 0.84, 0.045), (1.02, 0.84, 0.055)):
        subject.append(st.rod("beam", (-0.78, y, z), (0.78, y, z), r, wx))
    st.box("top", (1.56, 0.07, 0.08), (0, 0.15, 1.56), wx, 0.006)
    colours = ["#b5175a"] * 8 + ["#cb921f"] + ["#b5175a"] * 8 + ["#153f2f"] * 2
    threads = [materials.plain_fabric(c, 3, 0.03) for c in ("#b5175a", "#cb921f", "#153f2f")]
    groups = {"#b5175a": [], "#cb921f": [], "#153f2f": []}
    count = 260
    for k in range(count):
        x = (k / (count - 1) - 0.5) * 1.08
        lift = 0.055 if k % 2 else -0.045
        edge = abs(k - count / 2) > count / 2 - 26
        colour = "#153f2f" if edge else colours[k % len(colours)]
        points = [(x, -0.30, 0.885), (x, 0.15, 0.885 + lift), (x, 1.02, 0.895)]
        groups[colour].append(points)
    for material, lines in zip(threads, groups.values()):
        V, F = [], []
        for points in lines:
            for a, b in zip(points[:-1], points[1:]):
                n, r = len(V), 0.0011
                for p in (a, b):
                    V += [(p[0] - r, p[1], p[2]), (p[0] + r, p[1], p[2]), (p[0], p[1], p[2] + r * 1.6)]
                F += [(n, n + 3, n + 5, n + 2), (n + 2, n + 5, n + 4, n + 1), (n, n + 1, n + 4, n + 3)]
        st.mesh("warp", V, F, None, material, smooth=False)
    woven = materials.saree_fabric(draped.SILKS[0], (0.9, 0.0), (0.46, 1.10), 1600)
    y, x = np.meshgrid(np.linspace(-0.72, -0.30, 20), np.linspace(-0.54, 0.54, 60), indexing="ij")
    st.sheet("woven", np.stack([x, y, np.full_like(x, 0.887)], -1), np.stack([y + 0.5, x], -1), woven)
    steel = materials.metal("#9a938a", 0.4)
    for k in range(150):
        st_x = (k / 149 - 0.5) * 1.12
        st.box("dent", (0.0016, 0.010, 0.11), (st_x, -0.20, 0.885), steel, 0)
    for z in (0.82, 0.95):
        subject.append(st.box("sley", (1.36, 0.055, 0.045), (0, -0.20, z), wx, 0.006))
    for y, z in ((0.10, 0.13), (0.20, -0.10)):
        for dz in (-0.16, 0.16):
            st.rod("heddle", (-0.60, y, 0.885 + z * 0.4 + dz), (0.60, y, 0.885 + z * 0.4 + dz), 0.010, wx)
        V, F = [], []
        for k in range(130):
            n, hx = len(V), (k / 129 - 0.5) * 1.08
            V += [
                (hx - 0.0008, y, 0.725 + z * 0.4),
                (hx + 0.0008, y, 0.725 + z * 0.4),
                (hx + 0.0008, y, 1.045 + z * 0.4),
                (hx - 0.0008, y, 1.045 + z * 0.4),
            ]
            F.append((n, n + 1, n + 2, n + 3))
        st.mesh("strings", V, F, None, materials.paint("#e9e0cc", 0.9), smooth=False)
    shuttle = st.box(
        "shuttle",
        (0.30, 0.04, 0.028),
        (0.16, -0.42, 0.905),
        materials.timber("#b98a58", "X"),
        0.012,
        (0, 0, 0.25),
    )
    subject.append(shuttle)
    rooms.key_light(rng, (0, 0.1, 0.9), 1.1, -1, 1.0, 0.9)
    rooms.window_sun((0, 0.1, 0.9), -1, 1.6, 1.0)
    rooms.frame(subject, 24, 17, 50, (0.88, 0.6), (0, -0.02))
    return FINISH


def yarn_shelf(order):
    """Hanks and cones of dyed yarn on two shelves."""
    rng, _ = sets.generators(order)
    rooms.wall(rooms.plaster("#e8dfd1"), 0.24, z0=-3)
    wx = materials.timber("#a9784a", "X", 0.9)
    dyes = (
        "#b5175a",
        "#cb921f",
        "#0c5b6a",
        "#93301f",
        "#22336b",
        "#97a584",
        "#d4651c",
        "#ece0c8",
        "#4c2051",
        "#4f9a88",
        "#6e1227",
        "#e0a92f",
    )
    subject = []
    for row, z in enumerate((0.0, 0.46)):
        subject.append(st.box("shelf", (3.6, 0.30, 0.035), (0, 0.09, z - 0.018), wx, 0.004))
        for k in range(11):
            x = -0.95 + k * 0.19 + rng.normal(0, 0.012)
            yarn = materials.striped_fabric(
                dyes[(k * 5 + row * 3) % 12],
                materials.shade(dyes[(k * 5 + row * 3) % 12], 0.55),
                materials.shade(dyes[(k * 5 + row * 3) % 12], 0.75),
                0.006,
                9000,
            )
            if (k + row) % 3 == 0:  # a cone
                cone = [
                    (0.001, 0.0),
                    (0.066, 0.0),
                    (0.072, 0.008),
                    (0.052, 0.11),
                    (0.034, 0.195),
                    (0.028, 0.203),
                    (0.001, 0.205),
                ]
                o = st.lathe("cone", cone, yarn, 48)
                tip = st.lathe(
                    "tip", [(0.018, 0.19), (0.012, 0.235), (0.001, 0.236)], materials.paint("#d8c6a2", 0.9), 24
                )
                tip.location = o.location = (x, 0.06, z)
            else:  # a twisted hank lying across the shelf
                t = np.linspace(0, 1, 60)
                for strand in range(3):
                    turn = 2 * math.pi * (t * 2.6 + strand / 3)
                    r = 0.026 * np.sin(math.pi * np.clip(t * 0.94 + 0.03, 0, 1)) ** 0.5
                    points = np.stack(
                        [x + r * np.cos(turn), -0.02 + t * 0.22, z + 0.036 + r * np.sin(turn)], -1
                    )
                    st.tube("hank", points, 0.0265, yarn, 12)
                    if k % 2:
                        st.tube("hank", points + np.array([0.012, 0.0, 0.088]), 0.0265, yarn, 12)
    rooms.key_light(rng, (0, 0, 0.3), 0.9, -1, 1.0, 1.0)
    rooms.frame(subject, 9, 5, 62, (1.55, 0.62), (0, 0.10))
    return FINISH


def cottons_in_sun(order):
    rng, _ = sets.generators(order)
    table_top("#ece5d8", "#a9784a", 0.5)
    made = draped.stack([draped.COTTONS[k] for k in (0, 2, 1, 5, 3, 4)], (0.14, 0.02, 0), 0.12, 9, 0.40, 5)
    homeware.pot("jar", materials.glaze("#e4d9c8", 0.45, False), (-0.36, 0.14, 0), 1.0)
    homeware.branch((-0.36, 0.14, 0.18), 4, 6, 0.36, 0.45, "leaf")
    rooms.key_light(rng, (0, 0, 0.15), 0.6, -1, 0.55)
    rooms.window_sun((0.05, 0.25, 0.25), -1, 1.0, 2.0)
    rooms.frame(made, 14, 13, 66, (0.44, 0.62), (0.06, -0.12))
    return FINISH


def shop_rails(order):
    """A shop with sarees on rails, folded ones on a table."""
    rng, own = sets.generators(order)
    rooms.corner("#ece4d7", "oak", 1.2)
    subject = []
    for k, cloth in enumerate(
        (draped.SILKS[2], draped.SILKS[1], draped.SILKS[0], draped.SILKS[6], draped.SILKS[4], draped.SILKS[5])
    ):
        subject += draped.hang(cloth, -1.55 + k * 0.62, rng, 1.85, 0.46, rng.uniform(1.2, 1.38), 0.85, 600)
    brass = materials.metal("brass", 0.3)
    st.rod("rail", (-2.4, 0.85, 1.85), (2.4, 0.85, 1.85), 0.016, brass)
    for x in (-2.0, 0.0, 2.0):
        st.rod("hook", (x, 0.85, 1.85), (x, 1.2, 1.95), 0.008, brass)
    table = soft.placed(furniture.table(scenes_rooms.cloth("#9b693d")), (0.1, -0.25, 0))
    for k in range(3):
        draped.stack(
            [draped.SILKS[(k * 2 + j) % 7] for j in range(3)],
            (-0.30 + k * 0.40, -0.25, 0.762),
            1.57,
            k,
        )
    scenes_rooms.plant(-1.9, 0.6, 4, 1.1)
    rooms.key_light(rng, (0, 0.3, 1.0), 1.7, -1, 1.0, 1.2)
    rooms.frame(subject + table, 8, 5, 46, (0.78, 0.84), (0, -0.04))
    return FINISH


def studio_table(order):
    """The studio's table from above: swatches, thread, shears, a notebook."""
    rng, _ = sets.generators(order)
    st.box("table", (4, 3, 0.06), (0, 0, -0.03), materials.timber("#b98a58", "X", 0.7), 0)
    subject = []
    choices = [*draped.SILKS, *draped.COTTONS]
    for k in range(11):
        cloth = choices[(k * 5) % len(choices)]
        w, h = rng.uniform(0.15, 0.22), rng.uniform(0.15, 0.20)
        mat = materials.saree_fabric(cloth, (0.9 + 0.2 * (k % 3), 0.0 if k % 2 else 0.3), (w, h), 2600)
        x, y = np.meshgrid(np.linspace(-0.5, 0.5, 30) * w, np.linspace(-0.5, 0.5, 30) * h, indexing="ij")
        z = 0.003 + k * 0.0006 + 0.002 * (1 + soft.ripple(x, y, k, 5))
        piece = st.sheet("swatch", np.stack([x, y, z], -1), np.stack([x, y], -1), mat)
        column, row = divmod(k, 3)
        subject += soft.placed(
            [piece],
            (-0.42 + column * 0.22 + rng.normal(0, 0.02), -0.22 + row * 0.20, 0),
            (0, 0, rng.normal(0, 0.16)),
        )
    homeware.books((0.48, 0.12, 0), rng, 1, 0.24, 0.2, ("#e4d9c4",))
    st.box(
        "page", (0.20, 0.28, 0.004), (0.46, -0.20, 0.003), materials.paint("#f6f1e6", 0.9), 0.001, (0, 0, -0.15)
    )
    st.rod("pencil", (0.40, -0.28, 0.012), (0.53, -0.17, 0.012), 0.0038, materials.paint("#a8481f", 0.5), 0.0034)
    for k, dye in enumerate(("#b5175a", "#0c5b6a", "#cb921f")):
        reel = [
            (0.001, 0),
            (0.022, 0),
            (0.022, 0.004),
            (0.016, 0.006),
            (0.018, 0.028),
            (0.016, 0.05),
            (0.022, 0.052),
            (0.022, 0.056),
            (0.001, 0.056),
        ]
        o = st.lathe("reel", reel, materials.plain_fabric(dye, k, 0.2, subject=False), 40)
        o.location = (0.30 + k * 0.06, 0.30 - 0.02 * k, 0)
    homeware.pot("lota", materials.metal("brass"), (-0.56, 0.34, 0), 0.8)
    rooms.key_light(rng, (0, 0, 0), 0.9, -1, 1.0, 0.8)
    rooms.window_sun((0.0, 0.0, 0), -1, 1.3, 0.8)
    rooms.frame(subject, 3, 62, 58, (0.66, 0.72), (-0.12, 0))
    return FINISH


def shop_shelf(order):
    """Shelves at the front of the shop: folded sarees and vases."""
    rng, _ = sets.generators(order)
    rooms.wall(rooms.plaster("#e9e2d5"), 0.26, z0=-3)
    wx = materials.timber("#9b693d", "X", 0.9)
    subject = []
    for row, z in enumerate((0.0, 0.50)):
        subject.append(st.box("shelf", (3.4, 0.34, 0.036), (0, 0.09, z - 0.018), wx, 0.004))
        for k in range(4):
            x = -0.84 + k * 0.56
            if (k + row) % 3 == 1:
                form = ("tall", "jar")[(k + row) % 2]
                homeware.pot(
                    form,
                    materials.glaze(("#23509b", "#b4623f", "#7d8a76", "#e4d9c8")[k], 0.3, False),
                    (x, 0.08, z),
                    1.0,
                )
                if row == 1:
                    homeware.branch((x, 0.08, z + 0.17), k, 5, 0.30, 0.4, "leaf")
            else:
                cloths = draped.SILKS if row == 0 else draped.COTTONS
                draped.stack(
                    [cloths[(k * 2 + j) % len(cloths)] for j in range(4 - row)],
                    (x, 0.06, z),
                    0.0,
                    k + row,
                )
    rooms.key_light(rng, (0, 0, 0.3), 0.95, -1, 1.0, 1.0)
    rooms.frame(subject, 8, 6, 60, (1.6, 0.66), (0, 0.06))
    return FINISH


SCENES = {
    "blog-1": first_silk,
    "blog-2": border_near,
    "blog-3": basket_of_cottons,
    "blog-4": printing_table,
    "blog-5": indigo_lines,
    "blog-6": loom,
    "blog-7": yarn_shelf,
    "blog-9": cottons_in_sun,
    "portfolio-6": shop_rails,
    "about-1": studio_table,
    "about-2": shop_shelf,
}

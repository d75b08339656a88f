"""Small figures of the weaver and the printer, about one unit tall and centred on the origin."""

import math

from textile.pen import circle, mango, petal, poly


def flower(p, petals, r, outer, heart, outer_metal=0, heart_metal=0, core=0.3, wide=0.36, rot=0):
    for i in range(petals):
        a = rot + i * 2 * math.pi / petals
        p.fill(
            petal(
                math.cos(a) * r * core * 0.6, math.sin(a) * r * core * 0.6, a, r * (1 - core * 0.6), r * wide
            ),
            outer,
            outer_metal,
        )
    p.fill(circle(0, 0, r * core), heart, heart_metal)
    p.fill(circle(0, 0, r * core * 0.45), outer, outer_metal)


def butti(p, c):
    """The zari sprig: a flower on a bent stem with two pairs of leaves."""
    z = c["zari"]
    p.line(lambda k: (k.move_to(0, 0.02), k.curve_to(0.02, 0.2, -0.04, 0.3, 0.03, 0.48)), 0.035, z, 1)
    for side in (-1, 1):
        p.fill(petal(0, 0.30, -math.pi / 2 + side * 0.95, 0.27, 0.07), z, 1)
        p.fill(petal(0.01, 0.44, -math.pi / 2 + side * 1.15, 0.2, 0.055), z, 1)
    p.save()
    p.at(0, -0.17)
    flower(p, 7, 0.29, z, c["accent_f"], 1, 0, core=0.34, rot=-math.pi / 2)
    p.restore()


def paisley(p, c):
    z = c["zari"]
    p.fill(mango(1), z, 1)
    p.fill(mango(0.84, 0.008, 0.035), c["body_f"])
    p.fill(mango(0.73, 0.012, 0.055), z, 1)
    p.fill(mango(0.58, 0.015, 0.09), c["accent_f"])
    p.save()
    p.at(0.02, 0.2)
    flower(p, 6, 0.15, z, c["body_f"], 1, 0, rot=0.3)
    p.restore()
    for i in range(13):
        a = math.pi * (0.42 + 1.02 * i / 12) - 0.9
        p.fill(circle(math.cos(a) * 0.47, math.sin(a) * 0.47 + 0.12, 0.022), z, 1)


def lozenge(p, c):
    shape = lambda s: poly([(0, -s), (s * 0.7, 0), (0, s), (-s * 0.7, 0)])
    p.fill(shape(0.5), c["zari"], 1)
    p.fill(shape(0.38), c["body_f"])
    p.fill(shape(0.28), c["accent_f"])
    p.fill(shape(0.14), c["zari"], 1)


def wheel(p, c):
    """The chakra, or the ashrafi coin: a ring round an eight-petalled flower."""
    z = c["zari"]
    p.fill(circle(0, 0, 0.48), z, 1)
    p.fill(circle(0, 0, 0.42), c["body_f"])
    flower(p, 8, 0.38, z, c["accent_f"], 1, 0, core=0.36)
    for i in range(16):
        a = (i + 0.5) * math.pi / 8
        p.fill(circle(math.cos(a) * 0.36, math.sin(a) * 0.36, 0.022), z, 1)


def rosette(p, c):
    """The round figure of a broad zari band, cut out of the gold."""
    ground = c["body_f"]
    p.fill(circle(0, 0, 0.5), ground)
    p.fill(circle(0, 0, 0.43), c["zari"], 1)
    flower(p, 8, 0.40, ground, c["accent_f"], core=0.36)
    for side in (-1, 1):
        for y, r in ((0, 0.06), (0.25, 0.04), (-0.25, 0.04)):
            p.fill(circle(side * 0.61, y, r), ground)


def lotus(p, c):
    """The asawali lotus of Paithan: pointed petals that open upwards from a cup."""
    for i, (turn, length) in enumerate(
        [(-1.15, 0.46), (1.15, 0.46), (-0.75, 0.52), (0.75, 0.52), (-0.36, 0.58), (0.36, 0.58), (0, 0.62)]
    ):
        p.fill(petal(0, 0.22, -math.pi / 2 + turn, length, 0.115), c["zari"], 1)
        p.fill(
            petal(0, 0.20, -math.pi / 2 + turn, length * 0.72, 0.07),
            c["accent_f"] if i % 2 else c["border_f"],
        )
    p.fill(petal(0, 0.24, math.pi / 2 - 0.7, 0.24, 0.06), c["leaf"])
    p.fill(petal(0, 0.24, math.pi / 2 + 0.7, 0.24, 0.06), c["leaf"])


def peacock(p, c):
    """The mor of Paithan in profile: arched neck, folded wing, a tail of eyes sweeping down."""
    z = c["zari"]
    for i in range(6):
        a = 2.62 + i * 0.17
        length = 0.62 - 0.02 * i
        p.fill(petal(-0.02, 0.06, a, length, 0.075), c["leaf"] if i % 2 else z, 0 if i % 2 else 1)
        x, y = -0.02 + math.cos(a) * length * 0.86, 0.06 + math.sin(a) * length * 0.86
        p.fill(circle(x, y, 0.052), z, 1)
        p.fill(circle(x, y, 0.028), c["border_f"])

    def body(k):
        k.move_to(0.20, -0.40)
        k.curve_to(0.06, -0.36, 0.12, -0.18, 0.04, -0.08)
        k.curve_to(-0.14, -0.02, -0.16, 0.22, 0.06, 0.24)
        k.curve_to(0.30, 0.24, 0.36, 0.02, 0.26, -0.12)
        k.curve_to(0.20, -0.22, 0.32, -0.28, 0.27, -0.38)
        k.close_path()

    p.fill(body, c["peacock"])
    p.line(body, 0.022, z, 1)
    p.fill(petal(0.24, 0.02, 2.6, 0.36, 0.09), z, 1)
    p.fill(poly([(0.26, -0.38), (0.40, -0.34), (0.26, -0.31)]), z, 1)
    for k in (-0.35, 0.0, 0.35):
        p.line(lambda d, k=k: (d.move_to(0.22, -0.40), d.line_to(0.20 + k * 0.2, -0.52)), 0.016, z, 1)
        p.fill(circle(0.20 + k * 0.2, -0.53, 0.024), z, 1)
    p.fill(circle(0.235, -0.355, 0.014), c["accent2_f"])
    for x in (0.06, 0.16):
        p.line(lambda d, x=x: (d.move_to(x, 0.23), d.line_to(x + 0.02, 0.42)), 0.018, z, 1)


def sprig(p, c, outline, fill, leaf, shift=0.018):
    """A hand-printed sprig: the outline block lies a little off the filling block."""
    p.line(lambda k: (k.move_to(0, 0), k.curve_to(0.02, 0.2, -0.1, 0.3, -0.02, 0.5)), 0.04, leaf)
    for side, y, turn in ((-1, 0.22, 1.0), (1, 0.30, 0.9), (-1, 0.42, 1.2)):
        p.fill(petal(-0.03, y, -math.pi / 2 + side * turn, 0.28, 0.075), leaf)
    p.save()
    p.at(shift, -0.14 + shift * 0.6)
    flower(p, 6, 0.30, fill, outline, core=0.30, rot=0.5, wide=0.42)
    p.restore()
    for i in range(6):
        a = 0.5 + i * math.pi / 3
        p.line(petal(math.cos(a) * 0.06, -0.14 + math.sin(a) * 0.06, a, 0.25, 0.12), 0.020, outline)
    p.fill(circle(0, -0.14, 0.05), outline)


def stepped(p, colour, half_width, half_height, steps, x=0.0, y=0.0):
    """A lozenge of the tied yarn: it can only grow by whole bundles of threads."""
    right, up = [], []
    for q in range(steps):
        up += [
            (half_width * q / steps, -half_height * (1 - q / steps)),
            (half_width * (q + 1) / steps, -half_height * (1 - q / steps)),
        ]
    right = up + [(a, -b) for a, b in reversed(up)]
    outline = right + [(-a, b) for a, b in reversed(right)]
    p.fill(poly([(x + a, y + b) for a, b in outline]), colour)

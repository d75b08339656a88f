"""Cloth printed or stitched by hand: Sanganer and Bagru blocks, ajrakh, kalamkari, and the white work of Lucknow."""

import math

import numpy as np

from textile import motifs
from textile.layout import is_clear, tiles
from textile.pen import circle, mix, petal, poly


def block(p, spec, c, box):
    """Sprigs from three blocks, set down by eye: never quite level, never quite in register."""
    s = spec.get("motif", 0.050)
    rng = np.random.default_rng(11)
    for x, y, i, j in tiles(*box, s, s * 0.86):
        if not is_clear(spec, x, y, s * 0.6):
            continue
        dx, dy, turn = rng.normal(0, 1, 3) * (s * 0.012, s * 0.012, 0.02)
        p.save()
        p.at(x + dx, y + dy, s * 0.62, turn, 1 if i % 2 else -1)
        motifs.sprig(p, c, c["ink"], c["accent_f"], c["leaf"])
        p.restore()
        p.fill(circle(x + s / 2, y, s * 0.028), c["ink"])


def _star(r, inner, points=8, turn=0.0):
    return poly(
        [
            (
                math.cos(turn + i * math.pi / points) * (inner * r if i % 2 else r),
                math.sin(turn + i * math.pi / points) * (inner * r if i % 2 else r),
            )
            for i in range(points * 2)
        ]
    )


def ajrakh(p, spec, c, box):
    """Khavda's ajrakh: eight-pointed stars in rings of resist white, interlocked with smaller medallions, on a grid."""
    s = spec.get("motif", 0.080)
    white, red, blue = c["resist"], c["border_f"], mix(c["body_f"], (0.02, 0.03, 0.08), 0.55)
    for x, y, i, j in tiles(*box, s, s, drop=False):
        p.save()
        p.at(x, y, s)
        for r, colour in ((0.50, white), (0.475, blue), (0.40, white), (0.375, red)):
            p.fill(_star(r, 0.80), colour)
        motifs.flower(p, 8, 0.30, white, red, core=0.34, wide=0.30, rot=math.pi / 8)
        motifs.flower(p, 8, 0.22, blue, white, core=0.40, wide=0.26, rot=math.pi / 8)
        for k in range(16):
            a = (k + 0.5) * math.pi / 8
            p.fill(circle(math.cos(a) * 0.355, math.sin(a) * 0.355, 0.013), white)
        p.restore()
        p.save()
        p.at(x + s / 2, y + s / 2, s)
        for r, colour in ((0.19, white), (0.17, red), (0.125, white), (0.11, blue)):
            p.fill(circle(0, 0, r), colour)
        motifs.flower(p, 6, 0.095, white, red, core=0.34)
        p.restore()
        for dx, dy in ((0.5, 0), (0, 0.5)):
            p.fill(circle(x + dx * s, y + dy * s, s * 0.030), white)
            p.fill(circle(x + dx * s, y + dy * s, s * 0.016), red)


def kalamkari(p, spec, c, box):
    """The tree of Pedana: winding stems drawn with the pen, big blossoms in madder and myrobalan, leaves both sides."""
    s = spec.get("motif", 0.21)
    ink, red, leaf = c["ink"], c["border_f"], c["leaf"]
    pale = mix(c["accent_f"], c["resist"], 0.35)
    for x, y, i, j in tiles(*box, s * 0.78, s, drop=True):
        side = 1 if i % 2 else -1
        p.save()
        p.at(x, y, s, 0, side)

        def stem(k):
            k.move_to(0, -0.5)
            k.curve_to(0.30, -0.30, 0.30, -0.20, 0, 0)
            k.curve_to(-0.30, 0.20, -0.30, 0.30, 0, 0.5)

        p.line(stem, 0.016, ink)
        for t, turn, big in (
            (-0.42, 0.2, 1.0),
            (-0.30, -1.0, 0.9),
            (-0.12, 2.5, 1.0),
            (0.08, 0.6, 0.9),
            (0.28, 2.2, 1.0),
            (0.40, 3.8, 0.9),
        ):
            px = math.sin(-t * 2 * math.pi) * 0.215
            p.fill(petal(px, t, turn, 0.145 * big, 0.040), leaf)
            p.line(petal(px, t, turn, 0.145 * big, 0.040), 0.006, ink)
        for bx, by, r, n, a, b in ((-0.02, -0.27, 0.155, 9, red, pale), (0.02, 0.25, 0.135, 7, pale, red)):
            p.save()
            p.at(bx, by)
            for ring, colour in ((1.0, ink), (0.93, a)):
                for k in range(n):
                    p.fill(petal(0, 0, k * 2 * math.pi / n + 0.3, r * ring, r * 0.34 * ring), colour)
            for k in range(n):
                turn = k * 2 * math.pi / n + 0.3
                p.line(
                    lambda q, turn=turn: (
                        q.move_to(0, 0),
                        q.line_to(math.cos(turn) * r * 0.8, math.sin(turn) * r * 0.8),
                    ),
                    0.005,
                    ink,
                )
            for size, colour in ((0.50, ink), (0.45, b), (0.24, ink), (0.19, a)):
                p.fill(circle(0, 0, r * size), colour)
            p.restore()
        p.save()
        p.at(0.30, 0.02)
        motifs.flower(p, 5, 0.05, red, ink, core=0.36)
        p.restore()
        p.restore()


def chikan(p, spec, c, box):
    """Lucknow's shadow work: outlines in running stitch, knots for the hearts, all in one thread."""
    s = spec.get("motif", 0.075)
    thread = c["accent2_f"] if spec.get("pale_thread", True) else c["accent_f"]

    def stitched(path, width=0.030):
        for k in (p.c, p.m):
            k.set_dash([0.055, 0.028])
        p.line(path, width, thread)
        for k in (p.c, p.m):
            k.set_dash([])

    for x, y, i, j in tiles(*box, s * 1.15, s):
        p.save()
        p.at(x, y, s, 0.12 if j % 2 else -0.12, 1 if i % 2 else -1)
        stitched(lambda k: (k.move_to(0.02, -0.12), k.curve_to(0.10, 0.08, -0.10, 0.25, 0.02, 0.48)))
        for a, b, turn in ((0.0, 0.22, -0.5), (-0.02, 0.30, math.pi + 0.5), (0.0, 0.42, -0.6)):
            p.fill(petal(a, b, turn, 0.27, 0.075), mix(thread, c["body_f"], 0.62))
            stitched(petal(a, b, turn, 0.27, 0.075))
        for k in range(6):
            turn = k * math.pi / 3 + 0.2
            p.fill(petal(0, -0.22, turn, 0.20, 0.075), mix(thread, c["body_f"], 0.55))
            stitched(petal(0, -0.22, turn, 0.20, 0.075), 0.026)
        p.fill(circle(0, -0.22, 0.045), thread)
        p.restore()
        for k in range(3):
            p.fill(circle(x + s * (0.5 + 0.05 * k), y + s * (0.06 * k - 0.05), s * 0.017), thread)


DRAW = {"block": block, "ajrakh": ajrakh, "kalamkari": kalamkari, "chikan": chikan}

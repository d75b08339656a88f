"""Cloth dyed through resists: waves of leheriya, tied dots of bandhani, and the feathered figures of ikat and patola."""

import math

import numpy as np

from textile import motifs
from textile.layout import tiles
from textile.pen import circle, mix, rect


def leheriya(p, spec, c, box):
    """Waves: the cloth was rolled on the bias and tied, so that the stripes run in zigzags."""
    x0, y0, w, h = box
    s = spec.get("motif", 0.052)
    for n in range(math.floor((x0 - 0.5) / s), math.ceil((x0 + w + 0.5) / s)):

        def wave(k, x=n * s):
            k.move_to(x, y0 - 0.01)
            for q in range(int(h / 0.01) + 3):
                y = y0 - 0.01 + q * 0.01
                k.line_to(x + abs(((y / 0.22) % 2) - 1) * 0.22 + 0.0035 * math.sin(y * 60 + n), y)

        turn = n % 4
        colour = c["accent_f"] if turn == 1 else c["accent2_f"]
        p.line(wave, s * (0.20, 0.42, 0.12, 0.12)[turn], colour)


def bandhani(p, spec, c, box):
    """Tied dots, pinched by hand: rings and a net of single dots, each with the speck of dye where the thread left it."""
    s = spec.get("motif", 0.011)
    rng = np.random.default_rng(7)
    big = s * 13
    for x, y, i, j in tiles(*box, s, s * 0.9):
        u, v = (x / big) % 1 - 0.5, (y / big) % 1 - 0.5
        r, a = math.hypot(u, v), math.atan2(v, u)
        is_ring = abs(r - 0.36 - 0.05 * math.cos(8 * a)) < 0.045 or abs(r - 0.19) < 0.04 or r < 0.05
        is_net = abs(abs(u) - 0.5) < 0.04 or abs(abs(v) - 0.5) < 0.04
        if not (is_ring or is_net):
            continue
        dx, dy = rng.normal(0, s * 0.07, 2)
        k = rng.uniform(0.9, 1.1)
        p.fill(
            circle(x + dx, y + dy, s * 0.33 * k),
            mix(c["accent2_f"] if is_ring else c["accent_f"], c["body_f"], 0.12),
        )
        p.fill(circle(x + dx + s * 0.03, y + dy, s * 0.13 * k), mix(c["body_f"], (0, 0, 0), 0.1))


def ikat(p, spec, c, box):
    """Pochampally: nested lozenges stepped by bundles of thread; threads.py feathers them."""
    s = spec.get("motif", 0.115)
    for x, y, i, j in tiles(*box, s, s * 1.2):
        for k, name in (
            (0.56, "accent2_f"),
            (0.47, "border_f"),
            (0.30, "accent_f"),
            (0.17, "body_f"),
            (0.07, "accent2_f"),
        ):
            motifs.stepped(p, c[name], s * k, s * k * 1.1, 6, x, y)
        for sx in (-1, 1):
            motifs.stepped(p, c["accent_f"], s * 0.06, s * 0.07, 2, x + sx * s * 0.5, y)


def patola(p, spec, c, box):
    """Rajkot's double ikat: a trellis of squares with the eight-lobed flower and four leaves."""
    s = spec.get("motif", 0.105)
    x0, y0, w, h = box
    pale, mark, ground = c["accent2_f"], c["border_f"], c["body_f"]
    for x, y, i, j in tiles(*box, s, s, drop=False):
        for width, colour in ((0.10, mark), (0.035, pale)):
            p.fill(rect(x - s / 2, y - s * (0.5 + width / 2), s, s * width), colour)
            p.fill(rect(x - s * (0.5 + width / 2), y - s / 2, s * width, s), colour)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            motifs.stepped(
                p, pale, s * 0.12, s * 0.12, 4, x + math.cos(a) * s * 0.24, y + math.sin(a) * s * 0.24
            )
            motifs.stepped(
                p, mark, s * 0.075, s * 0.075, 3, x + math.cos(a) * s * 0.24, y + math.sin(a) * s * 0.24
            )
            b = k * math.pi / 2
            motifs.stepped(
                p,
                c["accent_f"],
                s * 0.10,
                s * 0.10,
                3,
                x + math.cos(b) * s * 0.27,
                y + math.sin(b) * s * 0.27,
            )
        motifs.stepped(p, pale, s * 0.17, s * 0.17, 5, x, y)
        motifs.stepped(p, ground, s * 0.10, s * 0.10, 4, x, y)
        motifs.stepped(p, c["accent_f"], s * 0.055, s * 0.055, 2, x, y)
    for x, y, i, j in tiles(*box, s, s, drop=False):
        motifs.stepped(p, pale, s * 0.09, s * 0.09, 3, x + s / 2, y + s / 2)
        motifs.stepped(p, ground, s * 0.05, s * 0.05, 2, x + s / 2, y + s / 2)


DRAW = {"leheriya": leheriya, "bandhani": bandhani, "ikat": ikat, "patola": patola}

"""The pallu: the last 0.78 m of a saree, richer than the body, in the manner of its border."""

import math

from textile import motifs
from textile.layout import PALLU, WIDTH, rows
from textile.pen import circle, mix, poly, rect


def _bars(p, c, y0, h, bars, colour=None):
    for x, width in bars:
        p.fill(rect(x, y0, width, h), colour or c["zari"], 0 if colour else 1)


def _column(p, c, y0, h, figure, x, gap, size, is_mirrored=True):
    for i, y in rows(y0, h, gap):
        p.save()
        p.at(x, y, size, math.pi / 2, 1 if i % 2 or not is_mirrored else -1)
        figure(p, c)
        p.restore()


def _dots(p, c, y0, h, places):
    for x in places:
        for _, y in rows(y0, h, 0.012):
            p.fill(circle(x, y, 0.0034), c["zari"], 1)


def _teeth(p, c, y0, h):
    for _, y in rows(y0, h, 0.03):
        side = [
            (PALLU - 0.001, 0.015),
            (PALLU + 0.01, 0.011),
            (PALLU + 0.02, 0.007),
            (PALLU + 0.03, 0.003),
            (PALLU + 0.036, 0),
        ]
        p.fill(poly([(x, y - d) for x, d in side] + [(x, y + d) for x, d in reversed(side)]), c["border_f"])


def _ground(p, y0, h, colour):
    p.fill(rect(-0.2, y0, 0.2 + PALLU, h), colour)


def brocade(p, c, y0, h):
    """Three broad bands of zari with rosettes, mangoes and sprigs between."""
    _ground(p, y0, h, c["border_f"])
    bars = [
        (0.0, 0.006),
        (0.012, 0.004),
        (0.020, 0.055),
        (0.080, 0.004),
        (0.088, 0.012),
        (0.31, 0.010),
        (0.325, 0.004),
        (0.335, 0.05),
    ]
    bars += [
        (0.392, 0.004),
        (0.40, 0.010),
        (0.62, 0.008),
        (0.634, 0.004),
        (0.646, 0.05),
        (0.702, 0.004),
        (0.712, 0.008),
        (0.745, 0.003),
        (0.755, 0.014),
    ]
    _bars(p, c, y0, h, bars)
    d = dict(c, body_f=c["border_f"], accent_f=c["body_f"])
    for x in (0.0475, 0.36, 0.671):
        _column(p, d, y0, h, motifs.rosette, x, 0.044, 0.043)
    for x, gap, figure, size in (
        (0.165, 0.085, motifs.paisley, 0.10),
        (0.255, 0.0425, motifs.butti, 0.036),
        (0.465, 0.085, motifs.paisley, 0.10),
        (0.565, 0.0425, motifs.butti, 0.036),
    ):
        _column(p, d, y0, h, figure, x, gap, size)
    _dots(p, c, y0, h, (0.108, 0.222, 0.288, 0.414, 0.52, 0.602))
    _teeth(p, c, y0, h)


def konia(p, c, y0, h):
    """Banaras: a wall of tall mangoes between creepers, on the ground of the border."""
    _ground(p, y0, h, c["border_f"])
    _bars(
        p,
        c,
        y0,
        h,
        [
            (0.0, 0.010),
            (0.016, 0.003),
            (0.10, 0.003),
            (0.108, 0.012),
            (0.365, 0.012),
            (0.382, 0.003),
            (0.470, 0.003),
            (0.478, 0.012),
            (0.70, 0.012),
            (0.717, 0.003),
            (0.755, 0.016),
        ],
    )
    d = dict(c, body_f=c["border_f"], accent_f=c["body_f"])
    for x in (0.060, 0.426, 0.738):
        _column(
            p,
            d,
            y0,
            h,
            lambda q, k: motifs.flower(q, 8, 0.5, k["zari"], k["accent_f"], 1, 0, core=0.4),
            x,
            0.050 if x < 0.7 else 0.03,
            0.042 if x < 0.7 else 0.022,
        )
    _column(p, d, y0, h, motifs.paisley, 0.245, 0.122, 0.185)
    _column(p, d, y0, h, motifs.butti, 0.185, 0.122, 0.034)
    _column(p, d, y0, h, motifs.butti, 0.56, 0.055, 0.045)
    _column(p, d, y0, h, motifs.butti, 0.64, 0.055, 0.045)


def mor(p, c, y0, h):
    """Paithan: a gold pallu with rows of peacocks and lotus in tapestry weave."""
    _ground(p, y0, h, c["border_f"])
    p.fill(rect(0.05, y0, 0.66, h), c["zari"], 1)
    _bars(p, c, y0, h, [(0.0, 0.006), (0.014, 0.022), (0.724, 0.022), (0.756, 0.010)])
    for x in (0.075, 0.265, 0.495, 0.685):
        p.fill(rect(x - 0.014, y0, 0.028, h), c["border_f"])
        for _, y in rows(y0, h, 0.024):
            p.fill(poly([(x - 0.010, y), (x, y - 0.010), (x + 0.010, y), (x, y + 0.010)]), c["zari"], 1)
            p.fill(circle(x, y, 0.004), c["body_f"])
    d = dict(c, zari=mix(c["zari"], (0.35, 0.2, 0.05), 0.55), accent_f=c["body_f"], body_f=c["zari"])
    for x, figure, gap, size, is_mirrored in (
        (0.170, motifs.lotus, 0.11, 0.13, False),
        (0.380, motifs.peacock, 0.184, 0.175, True),
        (0.590, motifs.lotus, 0.11, 0.13, False),
    ):
        had, p.has_metal = p.has_metal, False
        _column(p, d, y0, h, figure, x, gap, size, is_mirrored)
        p.has_metal = had


def tied(p, c, y0, h):
    """Patola and Pochampally: bands of stepped figures in the order of the border."""
    _ground(p, y0, h, c["border_f"])
    _bars(p, c, y0, h, [(0.012, 0.006), (0.26, 0.006), (0.50, 0.006), (0.755, 0.008)], c["accent2_f"])
    _bars(p, c, y0, h, [(0.026, 0.020), (0.274, 0.020), (0.514, 0.020), (0.725, 0.020)], c["accent_f"])
    for x, gap in ((0.155, 0.16), (0.395, 0.16), (0.630, 0.16)):
        for i, y in rows(y0, h, gap):
            for k, colour in (
                (0.078, "accent2_f"),
                (0.062, "body_f"),
                (0.040, "accent_f"),
                (0.020, "accent2_f"),
            ):
                motifs.stepped(p, c[colour], k, k, 7, x, y)
            for dx in (-0.06, 0.06):
                motifs.stepped(p, c["accent_f"], 0.020, 0.020, 3, x + dx, y + gap / 2)
            motifs.stepped(p, c["accent2_f"], 0.026, 0.026, 4, x, y + gap / 2)


def printed(p, c, y0, h):
    """Block printers: rows of a large sprig between lines of dots."""
    _ground(p, y0, h, c["border_f"])
    for x in (0.02, 0.036, 0.245, 0.261, 0.495, 0.511, 0.735, 0.751):
        for _, y in rows(y0, h, 0.011):
            p.fill(circle(x, y, 0.0032), c["resist"])
    ink = mix(c["resist"], c["border_f"], 0.2)
    for x, size in ((0.14, 0.15), (0.378, 0.17), (0.623, 0.15)):
        _column(
            p,
            c,
            y0,
            h,
            lambda q, k: motifs.sprig(q, k, c["resist"], c["accent_f"], ink),
            x,
            size * 0.72,
            size,
        )


def barred(p, c, y0, h):
    """The plain weavers' pallu: bars of zari or coloured weft, thick and thin, on the ground of the body."""
    _ground(p, y0, h, mix(c["body_f"], c["border_f"], 0.10))
    bars = [
        (0.02, 0.05),
        (0.085, 0.006),
        (0.105, 0.006),
        (0.20, 0.028),
        (0.24, 0.004),
        (0.33, 0.018),
        (0.36, 0.004),
        (0.45, 0.012),
        (0.55, 0.008),
        (0.64, 0.005),
        (0.72, 0.003),
    ]
    _bars(p, c, y0, h, bars)
    _bars(p, c, y0, h, [(0.128, 0.058), (0.262, 0.048), (0.384, 0.034), (0.478, 0.024)], c["border_f"])


def maheshwari(p, c, y0, h):
    """Five stripes, three coloured and two white, edged with zari."""
    _ground(p, y0, h, c["body_f"])
    for k, x in enumerate((0.05, 0.19, 0.33, 0.47, 0.61)):
        p.fill(rect(x, y0, 0.085, h), c["border_f"] if k % 2 == 0 else c["resist"])
        _bars(p, c, y0, h, [(x - 0.010, 0.006), (x + 0.089, 0.006), (x + 0.040, 0.004)])
    _bars(p, c, y0, h, [(0.0, 0.03), (0.74, 0.012)])


STYLES = {
    "kanjivaram": brocade,
    "temple": brocade,
    "banarasi": konia,
    "paithani": mor,
    "ikat": tied,
    "block": printed,
    "thin": barred,
    "none": barred,
    "gota": maheshwari,
}


def pallu(p, c, style, y0, h):
    """Draws the pallu across the seen part of the width (from y0, h metres)."""
    STYLES[style](p, c, max(y0, -0.05), min(h, WIDTH + 0.1))

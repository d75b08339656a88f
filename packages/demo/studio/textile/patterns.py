"""The body of the cloth: what the loom weaves in. `c` holds the colours (see colours.colours_of), `box` is x, y, width, height."""

import math

from textile import motifs, prints, resists
from textile.layout import is_clear, tiles
from textile.pen import circle, petal, rect


def scattered(figure, size, gap):
    def draw(p, spec, c, box):
        s, g = spec.get("motif", size), spec.get("gap", gap)
        for x, y, i, j in tiles(*box, s * g, s * g * 0.72):
            if is_clear(spec, x, y, s):
                p.save()
                p.at(x, y, s, 0, -1 if j % 4 > 1 else 1)
                figure(p, c)
                p.restore()

    return draw


def peacocks(p, spec, c, box):
    """Peacocks in rows, turned in pairs, with a small coin between two of them."""
    s = spec.get("motif", 0.048)
    for x, y, i, j in tiles(*box, s * 3.0, s * 1.7):
        if is_clear(spec, x, y, s):
            p.save()
            p.at(x, y, s, 0, -1 if j % 4 > 1 else 1)
            motifs.peacock(p, c)
            p.restore()
            p.save()
            p.at(x + s * 1.5, y, s * 0.42)
            motifs.wheel(p, c)
            p.restore()


def plain(p, spec, c, box):
    """Nothing but the threads, which threads.py draws."""


def _jaal_one(p, c, s, x, y, has_zari):
    line, metal = (c["zari"], 1) if has_zari else (c["accent_f"], 0)
    leaf, h = c["leaf"], 1.6 * s
    for side in (-1, 1):

        def stem(k, side=side):
            k.move_to(x, y - h / 2)
            k.curve_to(
                x + side * s * 0.08, y - h * 0.30, x + side * s * 0.5, y - h * 0.25, x + side * s * 0.5, y
            )
            k.curve_to(x + side * s * 0.5, y + h * 0.25, x + side * s * 0.08, y + h * 0.30, x, y + h / 2)

        p.line(stem, s * 0.022, line, metal)
        for t, turn, length in (
            (0.22, -0.9, 0.16),
            (0.36, 0.5, 0.15),
            (0.5, -1.25, 0.14),
            (0.64, 0.4, 0.15),
            (0.8, -1.0, 0.16),
        ):
            px, py = x + side * s * 0.5 * math.sin(math.pi * t) ** 1.1, y - h / 2 + t * h
            is_leaf = turn > 0
            p.fill(
                petal(px, py, math.pi / 2 + side * turn - side * 0.2, s * length, s * 0.042),
                leaf if is_leaf else line,
                0 if is_leaf else metal,
            )
    p.save()
    p.at(x, y)
    motifs.flower(p, 8, s * 0.25, line, c["body_f"], metal, 0, core=0.42, rot=0.2)
    motifs.flower(p, 8, s * 0.14, c["accent_f"] if has_zari else c["border_f"], line, 0, metal, core=0.36)
    p.restore()
    for side in (-1, 1):
        p.save()
        p.at(x + side * s * 0.27, y + h * 0.27, 1, side * 0.5)
        motifs.flower(p, 5, s * 0.085, leaf, line, 0, metal, core=0.35)
        p.restore()


def jaal(p, spec, c, box):
    """The net: a flowering ogee lattice that covers the cloth."""
    s = spec.get("motif", 0.11)
    for x, y, i, j in tiles(*box, s, 1.6 * s, drop=False):
        for ox, oy in ((0, 0), (s / 2, 0.8 * s)):
            _jaal_one(p, c, s, x + ox, y + oy, spec.get("gold", True))


def _lines(start, length, step):
    return [k * step for k in range(math.floor(start / step) - 1, math.ceil((start + length) / step) + 1)]


def checks(p, spec, c, box):
    """Kattam: fine double lines both ways, and a small figure in every other square."""
    x0, y0, w, h = box
    s = spec.get("motif", 0.048)
    has_zari = spec.get("zari", "gold") != "none"
    strong = (c["zari"], 1) if has_zari else (c["border_f"], 0)
    for x in _lines(x0, w, s):
        p.fill(rect(x, y0, s * 0.055, h), *strong)
        p.fill(rect(x + s * 0.11, y0, s * 0.025, h), c["accent_f"])
    for y in _lines(y0, h, s):
        p.fill(rect(x0, y, w, s * 0.055), *strong)
        p.fill(rect(x0, y + s * 0.11, w, s * 0.025), c["accent_f"])
    if has_zari:
        for x, y, i, j in tiles(*box, s, s, drop=False):
            if (i + j) % 2 == 0:
                p.save()
                p.at(x + s * 0.55, y + s * 0.55, s * 0.3)
                motifs.lozenge(p, c)
                p.restore()


def kota(p, spec, c, box):
    """Khat: the open squares of Kota, eight cotton threads and six of silk; the lines are where the cotton lies close."""
    x0, y0, w, h = box
    s = spec.get("motif", 0.0075)
    dense = tuple(v * 0.80 for v in c["body_f"])
    for x in _lines(x0, w, s):
        p.fill(rect(x, y0, s * 0.26, h), dense)
    for y in _lines(y0, h, s):
        p.fill(rect(x0, y, w, s * 0.26), dense)
    for x, y, i, j in tiles(*box, 0.11, 0.08):
        if is_clear(spec, x, y, 0.02):
            p.save()
            p.at(x, y, 0.017)
            motifs.butti(p, c)
            p.restore()


def stripes(p, spec, c, box):
    """Lengthwise stripes of dyed warp, in a rhythm of broad, fine, fine."""
    x0, y0, w, h = box
    s = spec.get("motif", 0.026)
    for k, y in enumerate(_lines(y0, h, s)):
        turn = round(y / s) % 3
        if turn == 0:
            p.fill(rect(x0, y, w, s * 0.34), c["border_f"])
            p.fill(rect(x0, y + s * 0.42, w, s * 0.05), c["accent_f"])
        else:
            p.fill(rect(x0, y, w, s * 0.07), c["accent_f"])
            p.fill(rect(x0, y + s * 0.16, w, s * 0.04), c["accent_f"])


def jamdani(p, spec, c, box):
    """Figures laid into muslin by hand, each thread a short step: leaf sprigs in diagonal rows, seen through the cloth."""
    s = spec.get("motif", 0.052)
    thread = c["accent_f"]
    cell = s * 0.055

    def dots(points):
        for a, b in points:
            p.fill(rect(a * cell - cell * 0.47, b * cell - cell * 0.40, cell * 0.94, cell * 0.80), thread)

    sprig = [(0, k) for k in range(-2, 9)]
    for side in (-1, 1):
        for k, reach in ((0, 5), (3, 6), (6, 4)):
            sprig += [(side * t, k - t // 2) for t in range(1, reach)] + [
                (side * t, k - t // 2 - 1) for t in range(2, reach - 1)
            ]
    bloom = [
        (a, b) for a in range(-3, 4) for b in range(-9, -2) if abs(a) + abs(b + 6) < 4 and (a, b) != (0, -6)
    ]
    for x, y, i, j in tiles(*box, s * 2.1, s * 1.15):
        if is_clear(spec, x, y, s):
            p.save()
            p.at(x, y, 1, 0, 1 if j % 2 else -1)
            dots(sprig + bloom)
            p.restore()
            p.save()
            p.at(x + s * 1.05, y, 1)
            dots([(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)])
            p.restore()


DRAW = {
    "plain": plain,
    "butti": scattered(motifs.butti, 0.034, 2.7),
    "mango": scattered(motifs.paisley, 0.050, 2.5),
    "peacock": peacocks,
    "chakra": scattered(motifs.wheel, 0.024, 3.4),
    "diamond": scattered(motifs.lozenge, 0.034, 2.6),
    "jaal": jaal,
    "checks": checks,
    "kota": kota,
    "stripes": stripes,
    "jamdani": jamdani,
    **resists.DRAW,
    **prints.DRAW,
}

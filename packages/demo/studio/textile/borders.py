"""Borders, along x from one selvedge inwards, and the trims of a kurti. Metres."""

import math

from textile import motifs
from textile.layout import BORDERS, rows
from textile.pen import circle, mix, petal, poly, rect


def temple(p, x0, w, base, size, height, up, colour, metal, steps=4):
    """Stepped triangles that rise into the body, locked in by korvai."""
    for _, x in rows(x0, w, size):
        right = []
        for k in range(steps):
            half = size * 0.5 * (1 - k / steps)
            right += [(half, k / steps), (half, (k + 1) / steps)]
        right.append((0, 1.16))
        outline = [(x + a, base + up * b * height) for a, b in right] + [
            (x - a, base + up * b * height) for a, b in reversed(right)
        ]
        p.fill(poly(outline), colour, metal)


class Band:
    """Draws across a border: heights from 0 at the selvedge to 1 where the body begins."""

    def __init__(self, p, c, x0, w, width, at, up):
        self.p, self.c, self.x0, self.w, self.width, self.at, self.up = p, c, x0, w, width, at, up

    def y(self, t):
        return self.at + self.up * t * self.width

    def fill(self, low, high, colour=None, metal=None):
        a, b = sorted((self.y(low), self.y(high)))
        self.p.fill(
            rect(self.x0, a, self.w, b - a),
            colour or self.c["zari"],
            (1 if colour is None else 0) if metal is None else metal,
        )

    def row(self, figure, t, size, gap, turn=0.0, is_mirrored=True):
        for i, x in rows(self.x0, self.w, gap * self.width):
            self.p.save()
            self.p.at(
                x,
                self.y(t),
                size * self.width,
                turn if self.up > 0 else turn + math.pi,
                -1 if i % 2 and is_mirrored else 1,
            )
            figure(self.p, self.c)
            self.p.restore()

    def lines(self, *pairs):
        for low, high in pairs:
            self.fill(low, high)


def kanjivaram(b):
    b.lines((0.03, 0.07), (0.10, 0.12), (0.16, 0.56))
    b.row(motifs.rosette, 0.36, 0.34, 0.42)
    b.lines((0.60, 0.62))
    b.row(motifs.paisley, 0.765, 0.24, 0.21, math.pi)
    b.lines((0.91, 0.935), (0.96, 1.0))
    temple(b.p, b.x0, b.w, b.y(1), b.width * 0.16, b.width * 0.30, b.up, b.c["border_f"], 0)
    temple(b.p, b.x0, b.w, b.y(1), b.width * 0.16, b.width * 0.10, b.up, b.c["zari"], 1)


def banarasi(b):
    b.lines((0.02, 0.06), (0.09, 0.11))
    b.fill(0.15, 0.85, mix(b.c["border_f"], (0, 0, 0), 0.12))
    gap = b.width * 0.7
    for _, middle in rows(b.x0, b.w, gap):
        x = middle - gap / 2

        def vine(k, x=x):
            k.move_to(x, b.y(0.5))
            k.curve_to(x + 0.17 * gap, b.y(0.25), x + 0.33 * gap, b.y(0.25), x + 0.5 * gap, b.y(0.5))
            k.curve_to(x + 0.67 * gap, b.y(0.75), x + 0.83 * gap, b.y(0.75), x + gap, b.y(0.5))

        b.p.line(vine, b.width * 0.025, b.c["zari"], 1)
        for part, t in ((0.25, 0.58), (0.75, 0.42)):
            b.p.save()
            b.p.at(x + part * gap, b.y(t))
            motifs.flower(b.p, 8, b.width * 0.18, b.c["zari"], b.c["accent_f"], 1, 0, core=0.4)
            b.p.restore()
            for side in (-1, 1):
                turn = (side * 0.9 if t > 0.5 else -side * 0.9) * b.up + (math.pi if side < 0 else 0)
                b.p.fill(
                    petal(
                        x + (part + side * 0.2) * gap,
                        b.y(0.5 + (0.5 - t) * 1.4),
                        turn,
                        b.width * 0.16,
                        b.width * 0.045,
                    ),
                    b.c["zari"],
                    1,
                )
    b.lines((0.89, 0.91), (0.94, 1.0))
    b.row(lambda p, c: p.fill(petal(0, 0, math.pi / 2, 1, 0.3), c["zari"], 1), 1.0, 0.14, 0.12)


def temples(b):
    b.lines((0.0, 0.16), (0.22, 0.25), (0.29, 0.31))
    b.row(motifs.lozenge, 0.5, 0.3, 0.3)
    b.lines((0.70, 0.72), (0.76, 0.79))
    temple(b.p, b.x0, b.w, b.y(1), b.width * 0.22, b.width * 0.42, b.up, b.c["border_f"], 0)
    b.lines((0.92, 1.0))


def paithani(b):
    """Narali: the coconut row on gold, then a narrow line of lotus, as on the slant-edged borders of Paithan."""
    b.lines((0.02, 0.07), (0.10, 0.66))
    for i, x in rows(b.x0, b.w, b.width * 0.34):
        for size, colour, metal in (
            (0.25, b.c["border_f"], 0),
            (0.20, b.c["zari"], 1),
            (0.14, b.c["accent_f"] if i % 2 else b.c["leaf"], 0),
        ):
            s = size * b.width
            b.p.fill(
                poly(
                    [
                        (x - s * 0.62, b.y(0.38)),
                        (x, b.y(0.38) - s),
                        (x + s * 0.62, b.y(0.38)),
                        (x, b.y(0.38) + s),
                    ]
                ),
                colour,
                metal,
            )
        b.p.fill(circle(x + b.width * 0.17, b.y(0.38), b.width * 0.03), b.c["border_f"])
    b.lines((0.69, 0.71))
    b.row(motifs.lotus, 0.82, 0.20, 0.20, math.pi, is_mirrored=False)
    b.lines((0.93, 1.0))
    temple(b.p, b.x0, b.w, b.y(1), b.width * 0.10, b.width * 0.10, b.up, b.c["zari"], 1, 2)


def ikat(b):
    c, w = b.c, b.width
    b.fill(0.04, 0.08, c["accent2_f"])
    b.fill(0.12, 0.20, c["accent_f"])
    for i, x in rows(b.x0, b.w, w * 0.46):
        for k, colour in ((0.20, c["accent2_f"]), (0.145, c["body_f"]), (0.07, c["accent_f"])):
            motifs.stepped(b.p, colour, w * k, w * k, 5, x, b.y(0.48))
        motifs.stepped(b.p, c["accent2_f"], w * 0.06, w * 0.08, 3, x + w * 0.23, b.y(0.48))
    b.fill(0.77, 0.84, c["accent_f"])
    b.fill(0.88, 0.92, c["accent2_f"])


def block(b):
    c, w = b.c, b.width
    b.fill(0.05, 0.08, c["resist"])
    b.fill(0.90, 0.93, c["resist"])
    for i, x in rows(b.x0, b.w, w * 0.13):
        b.p.fill(circle(x, b.y(0.145), w * 0.028), c["resist"])
        b.p.fill(circle(x, b.y(0.835), w * 0.028), c["resist"])
        b.p.fill(petal(x, b.y(0.99), math.pi / 2 * b.up, w * 0.10, w * 0.035), c["border_f"])
    fill = c["accent_f"]
    b.row(
        lambda p, k: motifs.sprig(p, k, c["resist"], fill, mix(c["resist"], c["border_f"], 0.25)),
        0.50,
        0.46,
        0.40,
        math.pi,
    )


def thin(b):
    b.lines((0.0, 0.35), (0.45, 0.52), (0.80, 1.0))


def gota(b):
    """Gota: a flat ribbon of metal, sewn on, with a row of dots above it."""
    b.lines((0.0, 0.5), (0.56, 0.6))
    b.row(lambda p, c: p.fill(circle(0, 0, 0.5), c["zari"], 1), 0.78, 0.2, 0.26)
    b.lines((0.95, 1.0))


STYLES = {
    "kanjivaram": kanjivaram,
    "banarasi": banarasi,
    "temple": temples,
    "paithani": paithani,
    "ikat": ikat,
    "block": block,
    "thin": thin,
    "gota": gota,
}


def border(p, c, style, x0, w, at, up, width=None):
    """A border along x; `at` is the selvedge's y, `up` +1 when the cloth lies at larger y."""
    if style == "none":
        return
    width = width or BORDERS[style]
    inner = mix(c["body"], c["weft"], 0.5)
    b = Band(
        p,
        dict(
            c,
            body_f=c["border_f"] if style not in ("ikat",) else inner,
            accent_f=inner if style in ("kanjivaram", "banarasi", "temple", "paithani") else c["accent_f"],
        ),
        x0,
        w,
        width,
        at,
        up,
    )
    b.fill(0, 1, c["border_f"])
    STYLES[style](b)


def kurti_trims(p, c, style, hem, cuffs, front, back):
    """Hem and cuffs of a kurti, in the layout of kurtis.py."""
    trim = style if style != "none" else None
    width = {None: 0.0, "thin": 0.020, "block": 0.055, "ikat": 0.055}.get(trim, 0.05)
    if trim:
        for x in (front, back):
            p.save()
            p.clip(x - 0.72, hem - width * 1.3, 1.44, width * 1.3)
            border(p, c, trim, x - 0.72, 1.44, hem, -1, width)
            p.restore()
        for x, y in cuffs:
            cuff = min(width, 0.034)
            p.save()
            p.clip(x - 0.2, y - cuff * 1.2, 0.4, cuff * 1.2)
            border(p, c, trim, x - 0.2, 0.4, y, -1, cuff)
            p.restore()
    else:
        seam = mix(c["body_f"], (0, 0, 0), 0.24)
        for x in (front, back):
            p.fill(rect(x - 0.72, hem - 0.022, 1.44, 0.0009), seam)

"""Where things lie on a saree: 5.5 m long, the pallu at its start, borders along both selvedges. Metres."""

import math

PALLU = 0.78
WIDTH = 1.10
# Width of each border, without the teeth that reach into the body.
BORDERS = {
    "none": 0.0,
    "kanjivaram": 0.115,
    "banarasi": 0.085,
    "temple": 0.095,
    "paithani": 0.090,
    "ikat": 0.085,
    "block": 0.080,
    "thin": 0.030,
    "gota": 0.042,
}


def tiles(x0, y0, w, h, sx, sy, drop=True):
    """Places of a repeat of sx x sy that can be seen in the box; `drop` shifts every other row by half."""
    for j in range(math.floor(y0 / sy) - 1, math.ceil((y0 + h) / sy) + 2):
        for i in range(math.floor(x0 / sx) - 1, math.ceil((x0 + w) / sx) + 2):
            yield (i + (0.5 if drop and j % 2 else 0)) * sx, j * sy, i, j


def is_clear(spec, x, y, size):
    """Whether a figure of `size` at x, y keeps off the pallu and the borders."""
    if spec.get("kind", "saree") != "saree":
        return True
    border = BORDERS[spec.get("border", "none")]
    edge = border * (1.38 if spec.get("border") in ("kanjivaram", "temple") else 1.08) + size * 0.6
    return x > PALLU + 0.04 + size * 0.6 and edge < y < WIDTH - edge


def rows(start, length, gap):
    """Middles of figures every `gap` metres that can be seen along a line."""
    return [
        (i, (i + 0.5) * gap)
        for i in range(math.floor(start / gap) - 1, math.ceil((start + length) / gap) + 1)
    ]

"""The woven end of a footer, drawn thread by thread: ground, teeth, figured bands and a knotted fringe under one lamp.

Lengths are pixels of the picture, which repeats horizontally. It is transparent above the cloth and around the fringe.
"""

import math

import cairo
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d

from drawn import to_display, to_linear
from textile import borders, motifs
from textile.pen import Pen, circle, mango, mix, rect, rgb

# Pixels drawn for each pixel of the picture, in both directions.
FINE = 2
# Heights: where the cloth is opaque, and where it ends and the fringe begins.
FADE, EDGE = 56, 322
# Thickness of a weft and of a warp thread. The width of the picture is a multiple of the second.
WEFT, WARP = 2.4, 2.25
TASSEL_GAP = 50
LAMP = np.array([-0.42, -0.58, 0.70]) / np.linalg.norm([-0.42, -0.58, 0.70])
HALF = (LAMP + np.array([0, 0, 1])) / np.linalg.norm(LAMP + np.array([0, 0, 1]))



def paisley(p, c):
    """A mango with a flower in it, bold enough for some forty threads."""
    p.fill(mango(1), c["zari"], 1)
    p.fill(mango(0.84, 0.008, 0.035), c["body_f"])
    p.fill(mango(0.72, 0.012, 0.055), c["zari"], 1)
    p.fill(mango(0.56, 0.015, 0.09), c["accent_f"])
    p.save()
    p.at(0.02, 0.2)
    motifs.flower(p, 6, 0.17, c["zari"], c["accent_f"], 1, 0, core=0.25, rot=0.3)
    p.restore()


def coin(p, c):
    """A flower in a ring, cut out of a band of zari."""
    p.fill(circle(0, 0, 0.5), c["body_f"])
    p.fill(circle(0, 0, 0.36), c["zari"], 1)
    p.fill(circle(0, 0, 0.27), c["border_f"])
    p.fill(circle(0, 0, 0.12), c["zari"], 1)


# Figures of the broad row with their gap and height.
FIGURES = {
    "paisley": (paisley, 75, 88),
    "lotus": (motifs.lotus, 75, 96),
    "peacock": (motifs.peacock, 90, 86),
    "wheel": (motifs.wheel, 75, 74),
    "butti": (motifs.butti, 50, 62),
    "lozenge": (motifs.lozenge, 50, 84),
}


def smooth(rng, shape, spread):
    """Noise that repeats horizontally, with a deviation of 1."""
    a = gaussian_filter(rng.normal(size=shape).astype(np.float32), spread, mode=("nearest", "wrap"))
    return a / a.std()


def eased(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def design_of(end, width):
    """The drawing: colours and the mask of zari."""
    c = {name: rgb(end[name]) for name in ("ground", "zari", "band", "accent")}
    ground, band = c["ground"], c["band"]
    on_band = dict(
        zari=c["zari"],
        body_f=band,
        accent_f=c["accent"],
        border_f=ground,
        leaf=mix(c["zari"], c["accent"], 0.35),
        peacock=c["accent"],
        accent2_f=ground,
    )
    on_ground = dict(on_band, body_f=ground)
    p = Pen(0, 0, width, EDGE, FINE, has_metal=end["zariKind"] != "none")

    def bar(top, bottom, colour=None):
        p.fill(rect(-1, top, width + 2, bottom - top), colour or c["zari"], 0 if colour else 1)

    def row(figure, colours, middle, gap, size):
        for i in range(-1, round(width / gap) + 1):
            p.save()
            p.at((i + 0.5) * gap, middle, size, 0, -1 if i % 2 else 1)
            figure(p, colours)
            p.restore()

    def dot(q, colours):
        q.fill(circle(0, 0, 0.5), colours["zari"], 1)

    bar(-1, EDGE + 1, ground)
    borders.temple(p, 0, width, 80, 45, 36, -1, band, 0)
    borders.temple(p, 0, width, 80, 45, 17, -1, c["zari"], 1)
    bar(80, 87)
    bar(90, 93)
    bar(96, 194, band)
    figure, gap, size = FIGURES[end["figure"]]
    row(figure, on_band, 145, gap, size)
    row(dot, on_band, 102, 10, 4.8)
    row(dot, on_band, 188, 10, 4.8)
    bar(197, 200)
    bar(203, 210)
    if end["isRich"]:
        bar(213, 265)
        row(coin, dict(on_ground, border_f=band), 239, 50, 44)
        bar(268, 275)
    else:
        bar(226, 229)
        row(dot, on_ground, 241, 20, 8)
        bar(253, 256)
    borders.temple(p, 0, width, 290, 20, 11, -1, c["zari"], 1, 3)
    bar(290, 293)
    bar(296, 313)
    bar(301, 303.4, band)
    bar(306.8, 309.2, band)
    return p.arrays()


def wobble(rng, x, y, width):
    """How far threads lie off a straight grid, in pixels of the picture: x and y."""
    turn = 2 * math.pi * x / width
    shape = (y.shape[0], x.shape[1])
    down = 2.0 * np.sin(turn + 0.8) * eased(y, 40, 300) + 1.0 * np.sin(3 * turn + 2 + y * 0.008)
    along = 0.8 * np.sin(2 * turn + y * 0.02)
    return (
        along + 0.30 * smooth(rng, shape, (26 * FINE, 9 * FINE)),
        down + 0.35 * smooth(rng, shape, (9 * FINE, 26 * FINE)),
    )


def cloth_of(end, width, height, rng):
    """Linear colour and coverage of the cloth, and the height of its lower edge for every column."""
    rows, columns = height * FINE, width * FINE
    y = ((np.arange(rows, dtype=np.float32) + 0.5) / FINE)[:, None]
    x = ((np.arange(columns, dtype=np.float32) + 0.5) / FINE)[None, :]
    off_x, off_y = wobble(rng, x, y, width)
    uneven_y = gaussian_filter1d(rng.normal(size=rows), WEFT * FINE * 0.6)
    uneven_x = gaussian_filter1d(rng.normal(size=columns), WARP * FINE * 0.6, mode="wrap")
    v = y + off_y + 0.42 * (uneven_y / uneven_y.std())[:, None]
    u = x + off_x + 0.32 * (uneven_x / uneven_x.std())[None, :]
    n_warp, n_weft = round(width / WARP), math.ceil(EDGE / WEFT)

    colour, metal = design_of(end, width)
    at_y = np.clip(((np.arange(n_weft) + 0.5) * WEFT * FINE).astype(int), 0, colour.shape[0] - 1)
    at_x = ((np.arange(n_warp) + 0.5) * WARP * FINE).astype(int)
    own = to_linear(colour[at_y][:, at_x])
    is_zari = metal[at_y][:, at_x] > 0.5
    ground = to_linear(np.array(rgb(end["ground"])))
    is_figure = is_zari | (np.abs(own - ground).sum(2) > 0.02)

    thread_i, thread_j = np.arange(n_weft)[:, None], np.arange(n_warp)[None, :]
    # Plain weave in the ground; coloured weft floats over three threads, zari over seven, and dives under one.
    floats = np.where(is_zari, (thread_j + 3 * thread_i) % 8, (thread_j + thread_i) % 4) != 0
    over = np.where(is_figure, floats, (thread_i + thread_j) % 2 == 0).astype(np.float32)
    weft_up = gaussian_filter1d(over, 0.7, axis=1, mode="wrap")
    warp_up = gaussian_filter1d(1 - over, 0.7, axis=0, mode="nearest")

    along, down = u / WARP, v / WEFT
    j, i = np.floor(along).astype(int), np.floor(down).astype(int)
    fu, fv = along - j, down - i
    j, i = j % n_warp, np.clip(i, 0, n_weft - 1)
    j0 = np.floor(along - 0.5).astype(int)
    tu = along - 0.5 - j0
    left, right = weft_up[i, j0 % n_warp], weft_up[i, (j0 + 1) % n_warp]
    i0 = np.floor(down - 0.5).astype(int)
    tv = down - 0.5 - i0
    above, below = (warp_up[np.clip(i0 + k, 0, n_weft - 1), j] for k in (0, 1))

    def round_of(f):
        return np.sqrt(np.clip(1 - 0.94 * (2 * f - 1) ** 2, 0, 1))

    weft_high = round_of(fv) * (left + (right - left) * tu)
    warp_high = 0.94 * round_of(fu) * (above + (below - above) * tv)
    is_weft = weft_high >= warp_high
    zari = is_weft & is_zari[i, j]

    # The cloth lies in slow waves and turns down at its end.
    turn = 2 * math.pi * x / width
    slope_x = 0.22 * np.sin(turn + 0.6 + 0.008 * y) + 0.15 * np.sin(3 * turn + 2.2 - 0.012 * y)
    slope_x = slope_x + 0.05 * smooth(rng, (rows, columns), (14 * FINE, 7 * FINE))
    slope_y = 0.09 * np.sin(3 * turn + 0.5 + 0.01 * y) + 0.55 * eased(y, EDGE - 16, EDGE + 4)
    # Each float of zari is pulled a little differently: it catches the light or misses it.
    pulled = rng.normal(size=(n_weft, n_warp // 4)).astype(np.float32).repeat(4, 1)
    pulled = gaussian_filter1d(pulled, 1.0, axis=1, mode="wrap") * 1.6
    nx = np.where(is_weft, 0.75 * (left - right), 0.75 * (2 * fu - 1)) + slope_x
    ny = np.where(is_weft, 0.75 * (2 * fv - 1), 0.75 * (above - below)) + slope_y
    nx = nx + np.where(zari, 0.11 * pulled[i, j], 0)
    length = np.sqrt(nx * nx + ny * ny + 1)
    facing = np.clip((nx * LAMP[0] + ny * LAMP[1] + LAMP[2]) / length, 0, 1) / LAMP[2]
    glance = np.clip((nx * HALF[0] + ny * HALF[1] + HALF[2]) / length, 0, 1)
    # The sheen of a thread runs along it.
    slope = np.where(is_weft, nx, ny)
    tangent = (np.where(is_weft, HALF[0], HALF[1]) - slope * HALF[2]) / np.sqrt(1 + slope * slope)
    sheen = np.clip(1 - tangent * tangent, 0, 1)

    weft_tone = 1 + 0.08 * rng.normal(size=n_weft)[:, None]
    warp_tone = 1 + 0.07 * rng.normal(size=n_warp)[None, :]
    weft_colour = to_linear(np.array(rgb(end["weft"])))
    figure = is_figure[i, j]
    thread = np.where(figure[..., None], own[i, j], weft_colour) * weft_tone[i, 0][..., None]
    thread = np.where(is_weft[..., None], thread, ground * warp_tone[0, j][..., None])
    depth = 0.42 + 0.58 * np.maximum(weft_high, warp_high) ** 0.8
    light = (0.34 + 0.66 * facing) * depth
    silk = thread * light[..., None] + (0.10 * sheen**24 * glance**6 * depth)[..., None] * (0.35 + 0.65 * thread)
    # The metal is wound round its core: fine oblique lines.
    wound = 1 + 0.16 * np.sin(2 * math.pi * (along * 0.9 + fv * 0.8 + rng.random(n_weft)[i]))
    tint = 0.78 * thread + 0.22
    spark = np.clip(pulled[i, j] - 1.5, 0, 2)
    bright = sheen**52 * (0.25 + 0.75 * glance**5) * wound * depth
    gold = thread * (0.10 + 0.38 * facing * depth)[..., None] + tint * (bright * (1.15 + 0.8 * spark))[..., None]
    picture = np.where(zari[..., None], gold, silk)
    plain = picture[20 * FINE : 60 * FINE].mean((0, 1))
    picture = picture * (np.dot(ground, (0.2126, 0.7152, 0.0722)) / np.dot(plain, (0.2126, 0.7152, 0.0722)))
    covers = np.clip((EDGE - v) * FINE * 0.5 + 0.5, 0, 1) * eased(y, 0, FADE)
    edge = EDGE - off_y[EDGE * FINE]
    return np.clip(picture, 0, 1), covers, edge


def strand(k, points, colour, wide):
    """One twisted thread: dark at its edges, light along its upper left side."""
    for tone, part, shift in ((0.45, 1.0, 0.0), (0.95, 0.66, -0.10), (1.40, 0.26, -0.22)):
        k.set_source_rgba(*(min(1, tone * v) for v in colour), 1)
        k.set_line_width(wide * part)
        k.move_to(points[0][0] + shift * wide, points[0][1])
        k.curve_to(*(v + (shift * wide if n % 2 == 0 else 0) for n, v in enumerate(sum(points[1:], ()))))
        k.stroke()


def tassel(k, x, edge_at, colours, rng):
    """The warp ends of one gap, gathered into a knot and cut."""
    ground, zari, accent = colours
    knot = EDGE + 27 + rng.normal(0, 0.8)

    def colour_of(n):
        base = zari if n % 5 == 2 else accent if n % 7 == 3 else ground
        return tuple(v * rng.uniform(0.78, 1.12) for v in base)

    for n in rng.permutation(18):
        start = x + (n - 8.5) * TASSEL_GAP / 18
        end = x + (n - 8.5) * 0.42
        top = edge_at(start) - 2
        strand(k, [(start, top), (start, top + 8), (end, knot - 12), (end, knot)], colour_of(n), 2.3)
    lean = rng.normal(0, 1.6)
    for n in rng.permutation(30):
        side = (n - 14.5) / 14.5
        long = rng.uniform(60, 70) - 5 * abs(side)
        start = x + side * 4.2
        points = [
            (start, knot + 3),
            (start + side * 4 + rng.normal(0, 0.8), knot + 14),
            (start + side * 5 + lean * 0.5 + rng.normal(0, 1.6), knot + long * 0.6),
            (start + side * 5.5 + lean + rng.normal(0, 1.8), knot + long),
        ]
        shade = 1.06 - 0.22 * side
        strand(k, points, tuple(v * shade for v in colour_of(n)), 2.1)
    for n in range(6):
        y = knot - 6 + n * 2.6
        half = 6.6 - 0.42 * (n - 2.5) ** 2 * 0.5
        points = [(x - half, y + 0.7), (x - half * 0.4, y - 0.5), (x + half * 0.4, y - 0.7), (x + half, y - 0.4)]
        strand(k, points, tuple(v * (0.72 + 0.07 * n) for v in zari), 3.0)
    k.set_source_rgba(1, 0.97, 0.86, 0.55)
    k.arc(x - 2.2, knot - 2.4, 1.0, 0, 2 * math.pi)
    k.fill()


def fringe_of(end, width, height, edge, rng):
    """The fringe as red, green, blue and coverage, multiplied by coverage."""
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * FINE, height * FINE)
    k = cairo.Context(surface)
    k.scale(FINE, FINE)
    k.set_line_cap(cairo.LINE_CAP_ROUND)
    colours = [rgb(end[name]) for name in ("ground", "zari", "band")]

    def edge_at(x):
        return float(edge[int(x * FINE) % (width * FINE)])

    for n in range(round(width / TASSEL_GAP)):
        x, seed = (n + 0.5) * TASSEL_GAP + rng.normal(0, 0.7), rng.integers(1 << 30)
        for shift in (-width, 0, width):
            if -TASSEL_GAP < x + shift < width + TASSEL_GAP:
                tassel(k, x + shift, edge_at, colours, np.random.default_rng(seed))
    surface.flush()
    data = np.ndarray((height * FINE, width * FINE, 4), np.uint8, surface.get_data())
    return data[..., [2, 1, 0, 3]].astype(np.float32) / 255


def laid_over(front, back):
    return front + back * (1 - front[..., 3:])


def woven_end(order):
    """The picture as red, green, blue and coverage."""
    end, width, height = order["end"], order["width"], order["height"]
    rng = np.random.default_rng(order["seed"])
    picture, covers, edge = cloth_of(end, width, height, rng)
    cloth = np.concatenate([to_display(picture) * covers[..., None], covers[..., None]], -1)
    fringe = fringe_of(end, width, height, edge, rng)
    # The turned end of the cloth shades the first pixels of the fringe.
    y = ((np.arange(height * FINE) + 0.5) / FINE)[:, None]
    fringe[..., :3] *= (1 - 0.5 * np.exp(-np.clip(y - edge[None], 0, None) / 4.0))[..., None]
    both = laid_over(cloth, fringe)
    mask = np.where(y > EDGE - 40, both[..., 3], 0)
    cast = np.roll(gaussian_filter(mask, (3.2 * FINE, 3.2 * FINE), mode=("constant", "wrap")), (6 * FINE, 4 * FINE), (0, 1))
    cast = 0.42 * cast * (1 - eased(y, height - 12, height - 2)) * eased(y, EDGE - 30, EDGE)
    shadow = np.zeros_like(both)
    shadow[..., 3] = cast
    both = laid_over(both, shadow)
    small = both.reshape(height, FINE, width, FINE, 4).mean((1, 3))
    alpha = small[..., 3:]
    colour = np.where(alpha > 1e-3, small[..., :3] / np.maximum(alpha, 1e-3), np.array(rgb(end["ground"])))
    return np.clip(np.concatenate([colour, alpha], -1), 0, 1)

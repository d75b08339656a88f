"""Throws and cushion covers that lie on paper, whole and near enough to see the yarn. Drawn without Blender's renderer."""

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d

import drawn
import flatlay
import textile as tx

# Shares of one repeat of the checks and of the kantha stripes, as in `materials`.
CHECKS = ((40, "body"), (4, "accent"), (4, "body"), (26, "borderColour"), (4, "body"), (4, "accent"))
STRIPES = (
    (34, "body"),
    (3, "accent"),
    (5, "body"),
    (14, "borderColour"),
    (5, "body"),
    (3, "accent"),
    (20, "body"),
    (2, "borderColour"),
    (3, "body"),
    (2, "borderColour"),
)
CHECK_REPEAT, STRIPE_REPEAT = 0.19, 0.15


def bands(cloth, steps, at, repeat):
    """The colour of the yarns at the places `at`, in metres."""
    ends = np.cumsum([share for share, _ in steps]) / sum(share for share, _ in steps)
    colours = np.array([tx.rgb(cloth[name]) for _, name in steps])
    place = np.searchsorted(ends, (at / repeat) % 1, side="right").clip(0, len(steps) - 1)
    return colours[place]


def woven(u, v, yarn, warp_of, weft_of, seed, floats=2):
    """Cloth from single yarns: each floats over `floats` others and dives under as many. Colours by place across."""
    rng = np.random.default_rng(seed)
    u = u + 0.16 * yarn * flatlay.uneven(u, v, seed % 37, 0.10 / yarn)
    v = v + 0.16 * yarn * flatlay.uneven(u, v, seed % 41, 0.10 / yarn)
    i, j = np.floor(v / yarn).astype(int), np.floor(u / yarn).astype(int)
    fy, fx = v / yarn - i, u / yarn - j
    step = (i + j) % (2 * floats)
    is_warp = step < floats
    across = np.where(is_warp, fx, fy)
    along = (np.where(is_warp, step, step - floats) + np.where(is_warp, fy, fx)) / floats
    relief = np.sqrt(np.clip(1 - (2 * across - 1) ** 2, 0, 1)) * (0.62 + 0.38 * np.sin(np.pi * along))
    n = 4096
    each = 1 + 0.055 * rng.normal(size=(2, n))
    slub = 1 + 0.05 * gaussian_filter1d(rng.normal(size=(2, n)), 2.0, mode="wrap") * 2.5
    run = np.where(is_warp, i, j)
    own = np.where(is_warp, each[0][j % n], each[1][i % n]) * np.where(
        is_warp, slub[0][(run // 9 + j * 17) % n], slub[1][(run // 9 + i * 17) % n]
    )
    twist = 1 + 0.06 * np.sin(2 * np.pi * (across * 1.3 + along * floats * 1.7))
    colour = np.where(is_warp[..., None], warp_of((j + 0.5) * yarn), weft_of((i + 0.5) * yarn))
    shade = (0.56 + 0.48 * relief) * own * twist
    return {"rgb": np.clip(colour * shade[..., None], 0, 1), "metal": np.zeros_like(relief), "height": relief}


def hairy(picture, seed, strength=0.05):
    """Fine fibres that stand off cotton yarn."""
    rng = np.random.default_rng(seed)
    noise = rng.normal(size=picture.shape[:2]).astype(np.float32)
    fibres = gaussian_filter(noise, (0.6, 2.6)) + gaussian_filter(noise[::-1], (2.6, 0.6))
    return picture * (1 + strength * 1.6 * fibres)[..., None]


def dented(x, y, seed, high=1.0):
    return high * (0.0030 * flatlay.uneven(x, y, seed, 6) + 0.0010 * flatlay.uneven(x, y, seed + 9, 17))


def checked(cloth, u, v, yarn, seed):
    return woven(
        u,
        v,
        yarn,
        lambda at: bands(cloth, CHECKS, at, CHECK_REPEAT),
        lambda at: bands(cloth, CHECKS, at, CHECK_REPEAT),
        seed,
    )


def throw_detail(order):
    """The twill from near, lying in one soft fold."""
    cloth, seed = order["cloth"], order["seed"] % 71
    wide = 0.165
    rng = np.random.default_rng(order["seed"])
    x, y, ppm = flatlay.ground(order, wide, np.radians(rng.uniform(8, 16)))
    bend = 0.0014 * flatlay.uneven(x, y, seed, 12)
    tex = checked(cloth, x + bend + 0.42 + 0.03 * (seed % 3), y - bend + 0.40, 0.00115, order["seed"])
    relief = drawn.folds_of(wide, wide * 1.25, x.shape, order["seed"] // 10) * 0.55
    light = hairy(drawn.lit(tex, relief, ppm, 0.01, 0.00022), order["seed"])
    return drawn.finished(light, (order["width"], order["height"]), order["seed"])


def box_distance(x, y, half, top, low, corner):
    """Distance to the outline of a rectangle with round corners, positive inside."""
    dx, dy = half - np.abs(x), np.minimum(y - top, low - y)
    is_corner = (dx < corner) & (dy < corner)
    return np.where(is_corner, corner - np.hypot(corner - dx, corner - dy), np.minimum(dx, dy))


def throw_folded(order):
    """The throw folded to a packet, its fringe at the front."""
    cloth, seed = order["cloth"], order["seed"] % 67
    rng = np.random.default_rng(order["seed"])
    turn = np.radians(rng.uniform(3, 7) * (1 if seed % 2 else -1))
    x, y, ppm = flatlay.ground(order, 0.56, turn)
    u = x + 0.0030 * flatlay.uneven(x, y, seed, 5)
    v = y + 0.0030 * flatlay.uneven(x, y, seed + 3, 5)
    picture = flatlay.paper(cloth["body"], x, y, seed)
    tex = checked(cloth, u + 0.31, v + 0.42, 0.00125, order["seed"])
    half, top, low = 0.196, -0.245, 0.190
    thread = np.array(tx.rgb(cloth["body"])) * 0.96
    c, s = np.cos(turn), np.sin(turn)
    for layer, (down, narrow) in enumerate(((0.010, -0.003), (0.005, 0.001), (0.0, 0.0))):
        edge = box_distance(u + 0.002 * layer, v, half - narrow, top, low + down, 0.012)
        relief = flatlay.rounded(np.minimum(np.minimum(half - np.abs(u), v - top), 0.1), 0.0085, 0.0120)
        relief = relief + flatlay.rounded(low + down - v, 0.0014, 0.0016) + dented(x, y, seed + layer)
        light = hairy(drawn.lit(tex, relief, ppm, 0.01, 0.00026), order["seed"] + layer)
        light = light * (0.80, 0.88, 1.0)[layer]
        picture = flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.012 if layer == 0 else 0.006, ppm)
        along = np.arange(-half + 0.010, half - 0.006, 0.0125) + rng.normal(0, 0.0008, 1)
        px = c * along - s * (low + down - 0.001)
        py = s * along + c * (low + down - 0.001)
        rows, columns = picture.shape[:2]
        ends = np.stack([px * ppm + columns / 2, py * ppm + rows / 2], -1)
        flatlay.fringe(picture, ends, (-s, c), thread * (0.84, 0.92, 1.0)[layer], ppm, rng)
    return drawn.finished(picture, (order["width"], order["height"]), order["seed"], 0.06)


def cover_cloth(order, u, v, ppm):
    """The cloth of a cushion cover: drawn ikat, or stripes with rows of running stitch. Gives its relief, too."""
    cloth = order["cloth"]
    if cloth["pattern"] != "stripes":
        outer = tx.rgb(cloth["body"])
        if np.abs(np.array(tx.rgb(cloth["borderColour"])) - np.array(tx.rgb(cloth["accent"]))).sum() >= 0.35:
            accent, pale = np.array(tx.rgb(cloth["accent"])), np.array(tx.rgb("#fff6e6"))
            outer = accent * 0.55 + pale * 0.45
        design = drawn.design_of(cloth, order["seed"])
        hexed = "#" + "".join(f"{round(float(value) * 255):02x}" for value in outer)
        palette = dict(design["palette"], weft=cloth["body"], accent2=hexed, zari=cloth["accent"])
        design = dict(design, palette=palette, kind="print", motif=0.145, gold=False, slub=design["slub"] * 1.3)
        return flatlay.textile_at(design, u, v, max(ppm, 10400) if ppm > 6000 else ppm), np.zeros_like(u)
    yarn = 0.00062
    tex = woven(
        u,
        v,
        yarn,
        lambda at: bands(cloth, (STRIPES[0],), at, STRIPE_REPEAT),
        lambda at: bands(cloth, STRIPES, at, STRIPE_REPEAT),
        order["seed"],
        floats=1,
    )
    # The weft covers the warp, so that a stripe has one colour.
    stripe = bands(cloth, STRIPES, v, STRIPE_REPEAT)
    tex["rgb"] = tex["rgb"] * 0.5 + 0.5 * stripe * (0.62 + 0.42 * tex["height"])[..., None]
    relief = np.zeros_like(u)
    accent = np.array(tx.rgb(cloth["accent"]))
    colour = np.array(tx.rgb("#f3ead8")) * 0.88 + accent * 0.12
    row = 0.006
    line = np.floor(v / row)
    off = v - (line + 0.5) * row + 0.0004 * flatlay.uneven(u, v, 7, 60)
    run = u + line * 0.0035 + 0.0009 * np.sin(line * 12.9)
    options = {"length": 0.0050, "gap": 0.0034, "wide": 0.00058}
    on = flatlay.stitches(run, off, ppm, **options)
    at = np.abs((run / 0.0084) % 1 - 0.5) * 0.0084
    bulge = np.sqrt(np.clip(1 - (off / 0.00066) ** 2, 0, 1))
    strands = 0.86 + 0.14 * np.cos(off / 0.00058 * 2 * np.pi + run * 900)
    thread = colour * (strands * (0.86 + 0.14 * bulge))[..., None]
    tex["rgb"] = tex["rgb"] * (1 - on[..., None]) + thread * on[..., None]
    relief = relief + 0.00040 * on * bulge
    pucker = 0.00038 * np.cos(2 * np.pi * (v / row)) + 0.00016 * np.cos(2 * np.pi * at / 0.0084)
    return tex, relief - pucker * (1 - on)


def piping_of(cloth):
    """The colour of the cord along the seam, as on the filled cushion."""
    return np.array(tx.rgb(cloth["body"] if cloth["pattern"] == "stripes" else cloth["borderColour"]))


def piped(tex, relief, edge, along, colour, radius, ppm):
    """A covered cord along the outline: its height, its colour and the furrow of the seam beside it."""
    off = (edge - radius) / radius
    on = np.clip((radius - np.abs(edge - radius)) * ppm + 0.5, 0, 1)
    weave = 1 + 0.05 * np.sin(2 * np.pi * (along / 0.0011 + off * 2.2))
    body = colour * (0.96 * weave)[..., None] * flatlay.grain(edge.shape, 21, 0.05)
    tex["rgb"] = tex["rgb"] * (1 - on[..., None]) + body * on[..., None]
    tex["metal"] = tex["metal"] * (1 - on)
    relief = relief - 0.0010 * np.exp(-(((edge - 2.2 * radius) / (0.7 * radius)) ** 2)) * (1 - on)
    return relief * (1 - on) + on * (1.1 * radius * np.sqrt(np.clip(1 - off**2, 0, 1)) + 0.4 * relief)


def cover_outline(x, y, seed):
    """Distance to the outline of an empty cover: sides drawn in a little, round corners. Gives the place along it, too."""
    half = 0.222
    pull = 0.006
    dx = half - pull * (1 - np.clip(np.abs(y) / half, 0, 1) ** 2) - np.abs(x)
    dy = half - pull * (1 - np.clip(np.abs(x) / half, 0, 1) ** 2) - np.abs(y)
    corner = 0.016
    edge = np.minimum(dx, dy)
    is_corner = (dx < corner) & (dy < corner)
    edge = np.where(is_corner, corner - np.hypot(corner - dx, corner - dy), edge)
    return edge, np.where(dx < dy, y, x)


def empty_cover(x, y, seed, side=1.0):
    """The height of a cover that lies flat without its cushion: soft swells, creases towards corners and seams."""
    z = 0.0052 * flatlay.uneven(x, y, seed, 5) + 0.0022 * flatlay.uneven(x, y, seed + 11, 11)
    for k, (a, b) in enumerate(((0.7, 0.7), (-0.7, 0.7))):
        across = x * a + y * b + 0.030 * flatlay.uneven(x, y, seed + k, 5)
        reach = np.clip(np.abs(x * b - y * a) / 0.28, 0, 1)
        z = z + side * 0.0042 * np.exp(-((across / 0.013) ** 2)) * reach**1.5
    return z


def cushion_flat(order):
    """The cover without its cushion, face up on paper."""
    cloth, seed = order["cloth"], order["seed"] % 73
    rng = np.random.default_rng(order["seed"])
    x, y, ppm = flatlay.ground(order, 0.540, np.radians(rng.uniform(2, 6) * (1 if seed % 2 else -1)))
    u = x + 0.0028 * flatlay.uneven(x, y, seed, 5)
    v = y + 0.0028 * flatlay.uneven(x, y, seed + 3, 5)
    tex, relief = cover_cloth(order, u, v, ppm)
    edge, along = cover_outline(u, v, seed)
    relief = relief + empty_cover(x, y, seed) + flatlay.rounded(edge, 0.0060, 0.0160)
    relief = piped(tex, relief, edge, along, piping_of(cloth), 0.0034, ppm)
    light = hairy(drawn.lit(tex, relief, ppm, 0.01, 0.00010), order["seed"], 0.03)
    picture = flatlay.paper(cloth["body"], x, y, seed)
    picture = flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.0090, ppm)
    return drawn.finished(picture, (order["width"], order["height"]), order["seed"], 0.06)


def cushion_detail(order):
    """A corner of the cover with its piping, near enough to see the threads."""
    cloth, seed = order["cloth"], order["seed"] % 79
    rng = np.random.default_rng(order["seed"])
    wide = 0.150
    x, y, ppm = flatlay.ground(order, wide, np.radians(rng.uniform(-9, -4)))
    bend = 0.0014 * flatlay.uneven(x, y, seed, 13)
    u, v = x + 0.172 + bend, y + 0.158 - bend
    tex, relief = cover_cloth(order, u, v, ppm)
    edge, along = cover_outline(u, v, seed)
    relief = relief + 0.7 * empty_cover(u, v, seed) + flatlay.rounded(edge, 0.0050, 0.0150)
    relief = relief + 0.0009 * flatlay.uneven(x, y, seed + 2, 30)
    relief = piped(tex, relief, edge, along, piping_of(cloth), 0.0036, ppm)
    light = hairy(drawn.lit(tex, relief, ppm, 0.01, 0.00008), order["seed"], 0.03)
    picture = flatlay.paper(cloth["body"], x, y, seed)
    picture = flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.0080, ppm)
    return drawn.finished(picture, (order["width"], order["height"]), order["seed"], 0.07)


SCENES = {
    "throw-detail-drawn": throw_detail,
    "throw-folded-drawn": throw_folded,
    "cushion-detail-drawn": cushion_detail,
    "cushion-flat-drawn": cushion_flat,
}

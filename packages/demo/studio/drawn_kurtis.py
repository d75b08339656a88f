"""Kurtis that lie on paper: the corner of the hem from near, and the folded piece with its neck. Drawn without Blender's renderer."""

import numpy as np
from scipy.ndimage import gaussian_filter

import drawn
import flatlay
import textile as tx
from noise import ease

# Width of the close-up in metres: large figures need more of the cloth.
NEAR = {"kalamkari": 0.185, "ikat": 0.165, "ajrakh": 0.160, "chikan": 0.150}
THREAD_PPM = 10400
TRIMS = {"thin": 0.020, "block": 0.055}


def cut(order):
    """The cut of the worn piece: the numbers are drawn in the order of `scenes_cloth.kurti_worn`."""
    import cloth_set
    import kurtis

    rng = np.random.default_rng(order["seed"] // 10)
    cloth_set.paper(rng, order["cloth"]["body"])
    rng.integers(3)
    return kurtis.cut_of(rng, order.get("pose"))


def hem_design(order, made):
    """The printed cloth with the trim of the hem, if there is one."""
    import kurtis

    cloth = order["cloth"]
    design = dict(drawn.design_of(cloth, order["seed"]), kind="print")
    if cloth["border"] == "none":
        return design
    trims = dict(hem=made["length"] + 0.006, cuffs=[], front=kurtis.FRONT, back=kurtis.BACK)
    return dict(design, kurti=trims)


def detail(order):
    """The corner where hem and side slit meet, near enough to see the threads."""
    import kurtis

    cloth, made = order["cloth"], cut(order)
    rng = np.random.default_rng(order["seed"])
    has_slit = made["shape"] != "anarkali"
    wide = NEAR.get(cloth["pattern"], 0.130)
    tall = wide * order["height"] / order["width"]
    x, y, ppm = flatlay.ground(order, wide, np.radians(rng.uniform(-7, -3)))
    hem, slit = made["length"] + 0.006, kurtis.FRONT + 0.24
    seed = order["seed"] % 83
    u = slit - 0.37 * wide + x + 0.0016 * flatlay.uneven(x, y, seed, 16)
    v = hem - 0.33 * tall + y + 0.0018 * flatlay.uneven(x, y, seed + 5, 14)
    if not has_slit:
        v = v - 0.35 * x**2
    below, beside = hem - v, slit - u if has_slit else np.full_like(u, 1)
    corner = 0.0025
    edge = np.minimum(below, beside)
    near_corner = (below < corner) & (beside < corner)
    edge = np.where(near_corner, corner - np.hypot(corner - below, corner - beside), edge)
    at_ppm = max(THREAD_PPM, ppm)
    tex = flatlay.textile_at(hem_design(order, made), u, v, at_ppm)

    turned, turned_side = 0.019, 0.010
    trim = TRIMS.get(cloth["border"])
    relief = flatlay.rounded(edge, 0.0011, 0.0011)
    relief = relief + 0.00030 * (1 - ease(below, turned - 0.0012, turned + 0.0006))
    if has_slit:
        relief = relief + 0.00028 * (1 - ease(beside, turned_side - 0.001, turned_side + 0.0006))
    relief = relief + soft_folds(x, y, wide, order["seed"], is_full=not has_slit)
    flatlay.sewn(tex, relief, u, below - turned + 0.001, ppm)
    if has_slit:
        is_inside = np.clip((below - turned + 0.001) * ppm, 0, 1)
        side = dict(tex)
        side_relief = relief.copy()
        flatlay.sewn(side, side_relief, v, beside - turned_side + 0.001, ppm)
        for name in ("rgb", "metal"):
            part = is_inside[..., None] if name == "rgb" else is_inside
            tex[name] = tex[name] * (1 - part) + side[name] * part
        relief = relief + (side_relief - relief) * is_inside
    if trim:
        flatlay.sewn(tex, relief, u, below - trim + 0.0012, ppm)
    light = drawn.lit(tex, relief, ppm, drawn.gloss_of(cloth), 0.00007)
    picture = flatlay.paper(cloth["body"], x, y, seed)
    picture = flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.0042, ppm)
    return drawn.finished(picture, (order["width"], order["height"]), order["seed"], 0.07)


def soft_folds(x, y, wide, seed, is_full=False):
    """Cloth that was laid down by hand: one or two soft ridges towards the hem, and small dents."""
    rng = np.random.default_rng(seed // 10)
    z = 0.0026 * flatlay.uneven(x, y, seed % 47, 13) + 0.0007 * flatlay.uneven(x, y, seed % 43, 38)
    for k in range(3 if is_full else 2):
        place = (rng.uniform(-0.42, -0.20) if k == 0 else rng.uniform(0.02, 0.30)) * wide
        lean = rng.uniform(-0.35, 0.35)
        across = x - place - lean * y + 0.05 * wide * flatlay.uneven(x, y, seed % 31 + k, 9)
        width = wide * rng.uniform(0.055, 0.085)
        z = z + wide * rng.uniform(0.020, 0.034) * np.exp(-((across / width) ** 2))
    return z


PIECE = {"half": 0.134, "top": -0.150, "long": 0.318}
NECK_TURN = 0.105
# How far from the middle the neck is piped.
NECK_HALF = {"round": 0.092, "placket": 0.090, "vee": 0.083, "band": 0.090}
COLLAR = 0.029


def neck_depth(x, neck):
    """Depth of the front neck below the shoulder, without the step that `kurtis.neckline` has at its ends."""
    import kurtis

    return np.clip(1.503 - kurtis.neckline(np.clip(x / NECK_TURN, -1.5, 1.5), neck), 0, None)


def slope(x):
    """How far the shoulder drops beside the neck."""
    return 0.20 * np.clip(np.abs(x) - 0.075, 0, None)


def along_curve(depth, x, v):
    """Distance from the points (x, v) to the curve v = depth(x), positive below it."""
    step = 0.0004
    rise = (depth(x + step) - depth(x - step)) / (2 * step)
    return (v - depth(x)) / np.sqrt(1 + rise**2)


def folded_shape(x, v):
    """Distance to the outline of the folded piece, positive inside; the sleeves are behind it."""
    half = PIECE["half"] - 0.006 * ease(v, 0.02, 0.20) + 0.002 * np.sin(v * 31)
    dx, dy = half - np.abs(x), PIECE["long"] - v
    corner = 0.010
    out = np.minimum(dx, dy)
    is_corner = (dx < corner) & (dy < corner)
    return np.where(is_corner, corner - np.hypot(corner - dx, corner - dy), out)


def folded(order):
    """The kurti folded as in the shop: the front up with neck and placket, the sleeves and the lower half behind."""
    import kurtis

    cloth, made = order["cloth"], cut(order)
    rng = np.random.default_rng(order["seed"])
    neck, seed = made["neck"], order["seed"] % 89
    x, y, ppm = flatlay.ground(order, 0.350, np.radians(rng.uniform(2, 5) * (1 if seed % 2 else -1)))
    x = x + 0.0016 * flatlay.uneven(x, y, seed, 7)
    v = y - PIECE["top"] + 0.0016 * flatlay.uneven(x, y, seed + 3, 7)
    design = dict(drawn.design_of(cloth, order["seed"]), kind="print")
    tex = flatlay.textile_at(design, kurtis.FRONT + x, v, ppm)
    gloss = drawn.gloss_of(cloth)

    def front(at):
        return neck_depth(at, neck) + slope(at)

    def back(at):
        return 0.016 * np.clip(1 - (at / 0.086) ** 2, 0, None) + slope(at)

    outline = folded_shape(x, v)
    picture = flatlay.paper(cloth["body"], x, y, seed)
    # Rows that show layers below the front, and rows that show the neck.
    foot = slice(int(np.argmax(v.max(1) > 0.26)), None)
    head = slice(None, int(np.argmax(v.min(1) > 0.185)))
    picture[foot] = under_layers(picture[foot], rows_of(tex, foot), x[foot], v[foot], ppm, gloss)
    collar = neck == "band"
    inner = np.minimum(np.minimum(outline - 0.014, 0.150 - v), along_curve(back, x, v))
    if collar:
        rise = (COLLAR + 0.007) * np.sqrt(np.clip(1 - (np.abs(x) / 0.094) ** 5, 0, None))
        inner = np.maximum(inner, np.minimum(np.minimum(v + rise, 0.05 - v), 0.094 - np.abs(x)))
    inside = lay_back(
        picture[head], inner[head], rows_of(tex, head), x[head], v[head], back, cloth, ppm, collar
    )
    picture[head] = inside
    body = np.minimum(outline, along_curve(front, x, v))
    picture = lay_front(picture, body, tex, x, v, front, order, made, ppm)
    if collar:
        picture[head] = lay_collar(picture[head], x[head], v[head], front, cloth, ppm, seed)
    return drawn.finished(picture, (order["width"], order["height"]), order["seed"], 0.06)


def rows_of(tex, rows):
    return {name: layer[rows] for name, layer in tex.items()}


def under_layers(picture, tex, x, v, ppm, gloss):
    """The lower half of the piece, folded behind: its edges show below the upper layer."""
    for down, narrow in ((0.0085, 0.0035), (0.0045, 0.0015)):
        edge = folded_shape(x * (1 + narrow / PIECE["half"]), v - down)
        edge = np.minimum(edge, v - 0.288)
        light = drawn.lit(tex, flatlay.rounded(edge, 0.0034, 0.0036), ppm, gloss, 0.00004) * 0.86
        picture = flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.009, ppm)
    return picture


def lay_back(picture, edge, tex, x, v, back, cloth, ppm, collar):
    """The inside of the back, seen through the neck: the reverse of the cloth, and the facing that is sewn to it."""
    body = np.array(tx.rgb(cloth["body"]))
    reverse = dict(tex, rgb=body * 0.55 + tex["rgb"] * 0.45, metal=tex["metal"] * 0.2)
    below = along_curve(back, x, v)
    relief = flatlay.rounded(below, 0.0008, 0.0010) + 0.0004 * (1 - ease(below, 0.024, 0.025))
    if not collar:
        facing = (1 - np.clip((below - 0.025) * ppm + 0.5, 0, 1))[..., None]
        reverse["rgb"] = reverse["rgb"] * (1 - facing) + body * flatlay.grain(x.shape, 5) * facing
        flatlay.sewn(reverse, relief, x, below - 0.0225, ppm, length=0.003)
    else:
        ring = np.clip(-below * ppm + 0.5, 0, 1)[..., None]
        reverse["rgb"] = reverse["rgb"] * (1 - ring) + trim_of(cloth) * flatlay.grain(x.shape, 6) * ring
    light = drawn.lit(reverse, relief, ppm, 0.0, 0.00004) * 0.80
    return flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.005, ppm)


def trim_of(cloth):
    """The colour of piping and collar, as on the worn piece."""
    return np.array(tx.rgb(cloth["borderColour"] if cloth["border"] != "none" else cloth["body"]))


def wrinkles(x, v, seed):
    """Dents of a folded piece, and the soft steps where the sleeves lie behind."""
    z = 0.0058 * flatlay.uneven(x, v, seed, 7) + 0.0026 * flatlay.uneven(x, v * 0.7, seed + 7, 19)
    z = z + 0.0006 * flatlay.uneven(x, v, seed + 17, 55)
    sleeve = np.abs(x) - 0.112 + 0.26 * np.clip(v - 0.05, 0, 0.2) + 0.008 * flatlay.uneven(x, v, seed + 3, 13)
    faint = np.clip(0.6 + 0.9 * flatlay.uneven(x, v, seed + 4, 10), 0.1, 1.3)
    return z + 0.0022 * faint * ease(sleeve, -0.009, 0.009) * (1 - ease(v, 0.13, 0.25))


def lay_front(picture, edge, tex, x, v, front, order, made, ppm):
    """The front: rounded where it is folded, piped at the neck, with its placket."""
    cloth, neck, seed = order["cloth"], made["neck"], order["seed"] % 61
    shape = folded_shape(x, v)
    calm = 0.55 if drawn.gloss_of(cloth) > 0.05 else 1.0
    relief = flatlay.rounded(shape, 0.0050, 0.0075) + calm * wrinkles(x, v, seed)
    below = along_curve(front, x, v)
    neck_part = np.abs(x) < NECK_HALF[neck]
    relief = relief + flatlay.rounded(below, 0.0006, 0.0008)
    if neck in ("placket", "band"):
        relief = placket(tex, relief, x, v, front(np.zeros(1))[0], cloth, ppm)
    flatlay.sewn(
        tex,
        relief,
        np.abs(x) - v,
        np.where(neck_part, below - 0.0085, 1),
        ppm,
    )
    if neck != "band":
        off = (below - 0.0024) / 0.0030
        pipe = np.where(neck_part, np.clip((1 - np.abs(off)) * 0.0030 * ppm + 0.5, 0, 1), 0)
        tex["rgb"] = tex["rgb"] * (1 - pipe[..., None]) + trim_of(cloth) * flatlay.grain(x.shape, 8) * pipe[..., None]
        tex["metal"] = tex["metal"] * (1 - pipe)
        relief = relief + pipe * 0.0022 * np.sqrt(np.clip(1 - off**2, 0, 1))
    light = drawn.lit(tex, relief, ppm, drawn.gloss_of(cloth), 0.00005)
    if neck in ("placket", "band"):
        light = buttons(light, x, v, front(np.zeros(1))[0], ppm)
    return flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.0050, ppm)


def placket(tex, relief, x, v, top, cloth, ppm):
    """The buttoned band below the neck, cut to a point, as on the worn piece."""
    long = 0.175
    point = np.clip(0.020 - np.abs(x), 0, None) * 1.0
    edge = np.minimum(0.019 - np.abs(x), top + long - 0.010 + point - v)
    on = np.clip(edge * ppm + 0.5, 0, 1)
    base = np.array(tx.rgb(cloth["body"]))
    tint = np.array(tx.rgb(cloth["borderColour"])) if cloth["border"] != "none" else base * 0.86
    tex["rgb"] = tex["rgb"] * (1 - on[..., None]) + tint * flatlay.grain(x.shape, 12) * on[..., None]
    tex["metal"] = tex["metal"] * (1 - on)
    relief = relief + 0.0008 * on * np.clip(edge / 0.0012, 0, 1)
    flatlay.sewn(tex, relief, v, np.where(v < top + long - 0.004, np.abs(x) - 0.0168, 1), ppm)
    return relief


def buttons(light, x, v, top, ppm):
    """Four shell buttons, each with its holes, thread and shadow."""
    for k in range(4):
        dx, dy = x - 0.0004 * (k % 2), v - (top + 0.018 + k * 0.042)
        r = np.hypot(dx, dy)
        near = r < 0.02
        size = 0.0058
        cast = np.hypot(dx - 0.0011, dy - 0.0011)
        light = light * (1 - 0.42 * (1 - ease(cast, size - 0.0012, size + 0.0018)) * near)[..., None]
        on = np.clip((size - r) * ppm + 0.5, 0, 1)[..., None]
        rim = np.exp(-(((r - 0.0047) / 0.0006) ** 2))
        facing = 0.86 - 26 * (dx + dy) * (0.5 + rim) + 0.05 * np.sin(dx * 900 + dy * 500)
        shell = drawn.to_linear(np.array(tx.rgb("#d9c8a6"))) * np.clip(facing, 0.4, 1.25)[..., None]
        hole = sum(
            np.clip((0.00062 - np.hypot(dx - a, dy - b)) * ppm + 0.5, 0, 1)
            for a in (-0.0012, 0.0012)
            for b in (-0.0012, 0.0012)
        )
        shell = shell * (1 - 0.72 * np.clip(hole, 0, 1))[..., None]
        bar = np.clip((0.00040 - np.abs(np.abs(dx) - 0.0012)) * ppm + 0.5, 0, 1) * (np.abs(dy) < 0.0012)
        shell = shell * (1 - 0.5 * bar)[..., None] + np.array([0.55, 0.50, 0.42]) * 0.5 * bar[..., None]
        light = light * (1 - on) + shell * on
    return light


def lay_collar(picture, x, v, front, cloth, ppm, seed):
    """The stand collar, its two halves meeting above the placket."""
    high = COLLAR * np.clip(1 - (np.abs(x) / 0.092) ** 8, 0, None)
    below = -along_curve(front, x, v)
    gap = np.abs(x) - 0.0012 - 0.06 * np.clip(below, 0, None)
    ends = 0.090 - np.abs(x)
    corner = 0.007
    top = high - below
    edge = np.minimum(np.minimum(below + 0.001, top), np.minimum(gap, ends))
    is_corner = (top < corner) & (gap < corner)
    edge = np.where(is_corner, corner - np.hypot(corner - top, corner - gap), edge)
    tex = {
        "rgb": trim_of(cloth) * flatlay.grain(x.shape, 15),
        "metal": np.zeros_like(x),
        "height": gaussian_filter(np.random.default_rng(seed).normal(size=x.shape).astype(np.float32), (0.7, 2.0)),
    }
    relief = flatlay.rounded(edge, 0.0016, 0.0022) + 0.0006 * flatlay.uneven(x, v, seed + 2, 24)
    flatlay.sewn(tex, relief, x, np.minimum(top, gap) - 0.0030, ppm)
    flatlay.sewn(tex, relief, x, below - 0.0016, ppm)
    light = drawn.lit(tex, relief, ppm, 0.01, 0.00010)
    return flatlay.laid(picture, flatlay.inside(edge, ppm), light, 0.0036, ppm)


SCENES = {"kurti-detail-drawn": detail, "kurti-folded-drawn": folded}

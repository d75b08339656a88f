"""Pieces of cloth that lie on paper: outlines, shadows, stitches and fringes for pictures without Blender's renderer. Metres."""

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates

import drawn
import textile as tx
from noise import ease, noise

# Pixels that are drawn for one of the picture, in each direction.
SCALE = 1.5
# Half the width of sewing thread.
STITCH = 0.00030


def ground(order, wide, turn=0.0):
    """The pixel grid of a picture `wide` metres across: x and y in metres from its middle, turned, and pixels per metre."""
    ppm = SCALE * order["width"] / wide
    rows, columns = round(SCALE * order["height"]), round(SCALE * order["width"])
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    x, y = (x - columns / 2) / ppm, (y - rows / 2) / ppm
    c, s = np.float32(np.cos(turn)), np.float32(np.sin(turn))
    return c * x + s * y, c * y - s * x, ppm


def uneven(x, y, seed, waves):
    """Smooth noise with `waves` per metre, drawn coarsely because it is smooth."""
    step = max(1, int(0.1 / waves * x.shape[1] / (x.max() - x.min())))
    coarse = noise(x[::step, ::step] * waves + seed * 3.7, y[::step, ::step] * waves, seed * 1.9 + 0.5)
    return drawn.resized(coarse, *x.shape)


def sampled(tex, x0, y0, ppm, u, v):
    """The layers of a textile at the cloth's places u and v."""
    at = [(v - y0) * ppm - 0.5, (u - x0) * ppm - 0.5]

    def layer(a):
        return map_coordinates(a, at, order=1, mode="nearest")

    rgb = np.stack([layer(tex["rgb"][..., k]) for k in range(3)], -1)
    return {"rgb": rgb, "metal": layer(tex["metal"]), "height": layer(tex["height"])}


def textile_at(design, u, v, ppm):
    """Draws the part of a design that the places u and v need, and samples it there."""
    edge = 0.004
    x0, y0 = float(u.min()) - edge, float(v.min()) - edge
    w, h = float(u.max()) + edge - x0, float(v.max()) + edge - y0
    return sampled(tx.render(design, x0, y0, w, h, ppm), x0, y0, ppm, u, v)


def paper(body, x, y, seed):
    """Paper that pale cloth and dark cloth stand out from, in linear light."""
    luma = np.dot(drawn.to_linear(np.array(tx.rgb(body))), (0.2126, 0.7152, 0.0722))
    colour = drawn.to_linear(np.array(tx.rgb("#d9d3c9" if luma > 0.45 else "#ebe7e0")))
    w, h = x.max() - x.min(), y.max() - y.min()
    falloff = 1 - 0.06 * (x - x.min()) / w - 0.04 * (y - y.min()) / h + 0.012 * uneven(x, y, seed, 9)
    return colour * falloff[..., None]


def moved(a, down, right):
    """The array moved by whole pixels; what comes in repeats the edge."""
    rows = np.clip(np.arange(a.shape[0]) - down, 0, a.shape[0] - 1)
    columns = np.clip(np.arange(a.shape[1]) - right, 0, a.shape[1] - 1)
    return a[rows][:, columns]


def inside(distance, ppm):
    """Coverage of the pixels from the distance to an outline, positive inside."""
    return np.clip(distance * ppm + 0.5, 0, 1).astype(np.float32)


def laid(below, mask, light, height, ppm):
    """Lays a piece that is `height` metres thick on a picture, with its shadow to the lower right."""
    away = max(1, round(0.55 * height * ppm))
    small = mask[::4, ::4]
    cast = drawn.resized(gaussian_filter(small, 0.8 * height * ppm / 4), *mask.shape)
    cast = moved(cast, away, away)
    near = moved(gaussian_filter(mask, 0.0011 * ppm), round(0.0008 * ppm), round(0.0006 * ppm))
    shade = (1 - 0.36 * np.clip(cast, 0, 1)) * (1 - 0.26 * near)
    return below * (shade * (1 - mask))[..., None] + light * mask[..., None]


def rounded(distance, high, soft):
    """Height of cloth that rises from its outline to `high`, round over `soft` metres."""
    t = np.clip(distance / soft, 0, 1)
    return high * np.sqrt(np.clip(1 - (1 - t) ** 2, 0, 1))


def stitches(along, off, ppm, length=0.0026, gap=0.0007, wide=STITCH):
    """Coverage of a row of stitches. `along` runs with the seam, `off` is the distance from it."""
    at = np.abs((along / (length + gap)) % 1 - 0.5) * (length + gap)
    ends = np.clip((length / 2 - at) * ppm + 0.5, 0, 1)
    return ends * np.clip((wide - np.abs(off)) * ppm + 0.5, 0, 1)


def sewn(tex, relief, along, off, ppm, **options):
    """Sews a row of stitches: thread a little darker than the cloth, lighter on dark cloth, and the furrow it draws."""
    on = stitches(along, off, ppm, **options)
    wide = options.get("wide", STITCH)
    dark = 1 - ease(tex["rgb"].mean(-1), 0.18, 0.34)[..., None].astype(np.float32)
    thread = tex["rgb"] * (0.80 + 0.35 * dark) + 0.06 * dark
    tex["rgb"] = tex["rgb"] + (thread - tex["rgb"]) * on[..., None]
    tex["metal"] = tex["metal"] * (1 - on)
    furrow = np.exp(-((off / (2.6 * wide)) ** 2)) * (0.55 + 0.45 * np.cos(along / 0.0033 * 2 * np.pi))
    relief -= 0.00024 * furrow * (1 - on)
    relief += wide * 0.5 * on * np.sqrt(np.clip(1 - (off / (wide * 1.2)) ** 2, 0, 1))


def grain(shape, seed, strength=0.06):
    """Fine unevenness of a plain cloth from afar, mean 1."""
    rng = np.random.default_rng(seed)
    fine = gaussian_filter(rng.normal(size=shape).astype(np.float32), (0.8, 2.4))
    return (1 + strength * 2.2 * fine)[..., None]


def cord(picture, path, radius, colour, ppm, twist=0.0):
    """A round cord along the points `path` (x, y in pixels), lit from the upper left."""
    reach = int(np.max(radius) + 3)
    for (x, y), r, run in zip(path, radius, np.arange(len(path))):
        left, top = int(x) - reach, int(y) - reach
        if left < 0 or top < 0 or top + 2 * reach >= picture.shape[0] or left + 2 * reach >= picture.shape[1]:
            continue
        gy, gx = np.mgrid[top : top + 2 * reach, left : left + 2 * reach]
        dx, dy = (gx - x) / r, (gy - y) / r
        rr = dx**2 + dy**2
        on = np.clip((1 - np.sqrt(rr)) * r + 0.5, 0, 1)[..., None]
        up = np.sqrt(np.clip(1 - rr, 0, 1))
        light = 0.45 + 0.62 * np.clip(-0.5 * dx - 0.3 * dy + 0.75 * up, 0, 1)
        if twist:
            light = light * (1 + 0.16 * np.sin(run / twist + 2.2 * dx))
        window = picture[top : top + 2 * reach, left : left + 2 * reach]
        window[:] = window * (1 - on) + colour * light[..., None] * on


def fringe(picture, ends, down, colour, ppm, rng, length=0.05, thick=0.0015, step=0.011):
    """Knotted tassels that hang from the points `ends` (x, y in pixels) in the direction `down` (x, y)."""
    way = np.array(down, float)
    side = np.array([way[1], -way[0]])
    shadow = np.zeros(picture.shape[:2], np.float32)
    tassels = []
    for end in ends:
        for lean in rng.normal(0, 0.08, 3):
            long = length * rng.uniform(0.85, 1.1) * ppm
            t = np.arange(0, long, 1.0)
            bend = rng.normal(0, 0.10) * t**2 / long
            path = end + t[:, None] * way + (lean * t + bend + rng.normal(0, 0.0008) * ppm)[:, None] * side
            radius = thick * ppm * (0.62 + 0.38 * rng.random()) * np.ones(len(t))
            tassels.append((path, radius, rng.uniform(0.88, 1.06)))
        knot = end + way * 0.009 * ppm
        t = np.linspace(-1, 1, max(3, int(0.006 * ppm)))
        tassels.append((knot + t[:, None] * way * 0.0028 * ppm, thick * ppm * (1.9 - 0.9 * t**2), 1.0))
    for path, radius, _ in tassels:
        at = np.clip(path + np.array([0.0022, 0.0022]) * ppm, 0, np.array(picture.shape[1::-1]) - 1).astype(int)
        shadow[at[:, 1], at[:, 0]] = radius.mean() * 2
    shade = np.clip(gaussian_filter(shadow, thick * ppm * 1.3) * 1.1, 0, 0.5)
    picture *= (1 - shade)[..., None]
    for path, radius, light in tassels:
        cord(picture, path, radius, drawn.to_linear(np.array(colour)) * light, ppm, twist=thick * ppm * 0.9)

"""Cloth that lies flat under one lamp: border and pallu of a saree, drawn by the textile code and lit without Blender's renderer."""

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates

import textile as tx
from noise import noise

# Slant of the view and direction of the lamp: from the upper left, low enough to show threads and folds.
TILT = np.radians(24)
LAMP = (np.array([-0.52, -0.46, 0.72]) / np.linalg.norm([-0.52, -0.46, 0.72])).astype(np.float32)
# How much of the light is diffuse, how strongly threads stand out, and the gloss of cloth and of metal.
AMBIENT = 0.36
GLOSS = {"silk": 0.10, "tussar": 0.06, "organza": 0.08, "georgette": 0.03, "linen": 0.01, "cotton": 0.01}
METAL_GLOSS = 0.34


def to_linear(v):
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4).astype(np.float32)


def to_display(v):
    v = np.clip(v, 0, 1)
    return np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)


def lit(tex, relief, ppm, gloss, thread):
    """The cloth under the lamp. `relief` is its shape in metres, `thread` the height of a thread."""
    rise = relief + thread * tex["height"]
    dy, dx = np.gradient(rise, 1 / ppm)
    normal = np.stack([-dx, -dy, np.ones_like(dx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    facing = np.clip(normal @ LAMP, 0, 1) / LAMP[2]
    half = LAMP + np.array([0, np.sin(TILT), np.cos(TILT)], np.float32)
    half /= np.linalg.norm(half)
    glance = np.clip(normal @ half, 0, 1)
    metal = tex["metal"]
    light = AMBIENT + (1 - AMBIENT) * facing
    shine = gloss * (1 - metal) * (glance**18 - half[2] ** 18) + METAL_GLOSS * metal * (
        glance**30 - 0.6 * half[2] ** 30
    )
    own = to_linear(tex["rgb"])
    tint = np.where(metal[..., None] > 0.4, own, 0.5 + 0.5 * own)
    return np.clip(own * light[..., None] + tint * shine[..., None], 0, 1)


def seen_slanted(picture, relief, ppm):
    """Moves the picture as a camera sees it that looks down at TILT: what rises moves up, the highest point stays."""
    height, width = relief.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    at = [y + (gaussian_filter(relief, 3) - relief.max()) * np.sin(TILT) * ppm, x]
    return np.stack(
        [map_coordinates(picture[..., k], at, order=1, mode="nearest") for k in range(3)], -1
    )


def folds_of(w, h, shape, seed):
    """The height of cloth that lies in one or two soft folds, with its unevenness. Metres."""
    rng = np.random.default_rng(seed)
    rows, columns = shape
    y, x = np.meshgrid(np.linspace(0, h, 140), np.linspace(0, w, 112), indexing="ij")
    turn = np.radians(rng.uniform(20, 60) * (1 if rng.random() < 0.5 else -1))
    across = (x - w / 2) * np.cos(turn) + (y - h / 2) * np.sin(turn)
    across = across + 0.10 * w * noise(x, y, seed % 60, 1.2 / w)

    def ridge(place, wide):
        return np.exp(-(((across - place * w) / (wide * w)) ** 2))

    z = w * (0.070 * ridge(rng.uniform(0.20, 0.36), 0.12) + 0.050 * ridge(-rng.uniform(0.18, 0.38), 0.15))
    z = z + 0.020 * w * noise(x, y, seed % 50 * 2.2, 2.0 / w) + 0.004 * w * noise(x, y, 5.5, 7.0 / w)
    return resized(z, rows, columns)


def resized(z, rows, columns):
    at = np.meshgrid(
        np.linspace(0, z.shape[0] - 1, rows), np.linspace(0, z.shape[1] - 1, columns), indexing="ij"
    )
    return map_coordinates(z, at, order=3, mode="nearest").astype(np.float32)


def finished(picture, size, seed, vignette=0.08):
    """Display picture of the ordered size, from linear light."""
    flat = Image.fromarray((to_display(picture) * 255 + 0.5).astype(np.uint8)).resize(size, Image.LANCZOS)
    out = np.asarray(flat, np.float32) / 255
    h, w = out.shape[:2]
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.hypot(xx / w - 0.5, yy / h - 0.5) / 0.7
    out = out * (1 - vignette * r**2.4)[..., None]
    out = out + np.random.default_rng(seed).normal(size=(h, w, 1)) * 0.003
    return Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8))


def design_of(cloth, seed):
    """The design of a cloth that lies flat: its slubs are fainter than in folds, on pale cloth most of all."""
    design = tx.design_of(cloth, seed)
    is_pale = np.dot(tx.rgb(cloth["body"]), (0.2126, 0.7152, 0.0722)) > 0.5
    return dict(design, slub=design["slub"] * (0.3 if is_pale else 0.6))


def gloss_of(cloth):
    return GLOSS.get(cloth.get("material"), 0.02)


def saree_border(order):
    """The border from near: the selvedge at the lower edge, the body above it."""
    cloth, ppm = order["cloth"], 10400
    h = max(0.125, tx.BORDERS[cloth["border"]] * 1.38 + 0.055)
    w = h * order["width"] / order["height"]
    spare = 0.10 * h  # the slant moves this much out of the picture at the top
    tex = tx.render(design_of(cloth, order["seed"]), 1.30, 0.0, w, h + spare, ppm)
    tex = {name: layer[::-1] for name, layer in tex.items()}
    relief = folds_of(w, h + spare, tex["metal"].shape, order["seed"] // 10)
    picture = seen_slanted(lit(tex, relief, ppm, gloss_of(cloth), 0.00006), relief, ppm)
    return finished(picture[-round(h * ppm) :], (order["width"], order["height"]), order["seed"])


def fringe(picture, cloth, x0, y, length, step, ppm, rng):
    """Knotted strands below the end of the cloth."""
    colour = to_linear(np.array(tx.rgb(cloth["borderColour"])))
    shade = np.array([0.75, 1.05, 0.9], np.float32)
    for at in np.arange(x0 + step / 2, x0 + tx.WIDTH, step):
        for strand in range(7):
            long = length * rng.uniform(0.85, 1.1) * ppm
            lean, start = rng.normal(0, 0.05), (at + rng.normal(0, 0.0018)) * ppm
            rows = np.arange(int(long))
            spread = 0.4 + 0.6 * np.abs(rows / long - 0.22)
            columns = (start + lean * rows + (strand - 3) * 0.0010 * ppm * spread).astype(int)
            picture[int(y * ppm) + rows, columns] = colour * shade[strand % 3]


def saree_pallu(order):
    """The pallu laid flat, its whole width, the fringe at the lower edge."""
    cloth, ppm, rng = order["cloth"], 1500, np.random.default_rng(order["seed"] // 10)
    margin, below, tassel = 0.055, 0.10, 0.045
    wide = tx.WIDTH + 2 * margin
    tall = wide * order["height"] / order["width"]
    tex = tx.render(design_of(cloth, order["seed"]), 0.0, 0.0, tall - below, tx.WIDTH, ppm)
    tex = {name: np.ascontiguousarray(np.swapaxes(layer, 0, 1)[::-1]) for name, layer in tex.items()}
    rows, columns = tex["metal"].shape
    y, x = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 1, 120), indexing="ij")
    seed = order["seed"] // 10 % 50
    z = 0.016 * noise(x * 3.2 + 0.5 * y, y * 0.9, seed) + 0.006 * noise(x * 7, y * 2.5, seed + 9)
    shelf = np.abs((y * (tall - below) / 0.27 + 0.35) % 1 - 0.5) * 0.27
    z = z + 0.0022 * np.exp(-((shelf / 0.012) ** 2))
    cloth_light = lit(tex, resized(z, rows, columns), ppm, gloss_of(cloth), 0.0001)
    height, width = round(tall * ppm), round(wide * ppm)
    is_pale = np.dot(to_linear(np.array(tx.rgb(cloth["body"]))), (0.2126, 0.7152, 0.0722)) > 0.45
    paper = to_linear(np.array(tx.rgb("#d9d3c9" if is_pale else "#ebe7e0")))
    left = round(margin * ppm)
    mask = np.zeros((height, width), np.float32)
    mask[:rows, left : left + columns] = 1
    cast = np.roll(gaussian_filter(mask, 0.010 * ppm), (round(0.006 * ppm), round(0.006 * ppm)), (0, 1))
    near = np.roll(gaussian_filter(mask, 0.002 * ppm), round(0.002 * ppm), 0)
    falloff = 1 - 0.06 * np.linspace(0, 1, width)[None] - 0.03 * np.linspace(0, 1, height)[:, None]
    picture = paper * (falloff * (1 - 0.34 * cast) * (1 - 0.22 * near))[..., None]
    fringe(picture, cloth, margin, rows / ppm - 0.001, tassel, 0.015, ppm, rng)
    picture[:rows, left : left + columns] = cloth_light
    return finished(picture, (order["width"], order["height"]), order["seed"], 0.05)


SCENES = {"saree-border-drawn": saree_border, "saree-pallu-drawn": saree_pallu}

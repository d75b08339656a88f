"""Turns a drawing into cloth: slubs, bleeding dyes, feathered ikat, broken zari, and near enough the single threads."""

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d

from textile import borders, pallus, patterns
from textile.colours import colours_of
from textile.layout import BORDERS, PALLU, WIDTH
from textile.pen import Pen, rect

# Width of one thread in metres.
THREAD = 0.00035


def noise1(rng, n, k):
    """Smooth 1-D noise, n samples with correlation length k."""
    a = gaussian_filter1d(rng.normal(size=n), k, mode="wrap")
    return a / (a.std() + 1e-9)


def _drawn(spec, c, box, ppm):
    x0, y0, w, h = box
    p = Pen(x0, y0, w, h, ppm, has_metal=spec.get("gold", True))
    pattern, style, is_saree = (
        spec.get("pattern", "butti"),
        spec.get("border", "none"),
        spec.get("kind", "saree") == "saree",
    )
    p.fill(rect(x0 - 1, y0 - 1, w + 2, h + 2), c["body_f"])
    figured = pattern in ("butti", "mango", "chakra", "diamond") and is_saree
    patterns.DRAW[pattern](p, spec, dict(c, accent_f=c["border"]) if figured else c, box)
    if is_saree:
        if x0 < PALLU + 0.05:
            pallus.pallu(p, c, style, y0, h)
        borders.border(p, c, style, x0, w, 0.0, 1)
        borders.border(p, c, style, x0, w, WIDTH, -1)
    if spec.get("kurti"):
        borders.kurti_trims(
            p, dict(c, zari=c["zari"] if spec.get("gold") else c["accent"]), style, **spec["kurti"]
        )
    return p.arrays()


def _feathered(spec, colour, metal, box, ppm, rng):
    """Each bundle of tied threads slips a little: the soft edges of ikat."""
    height, width = metal.shape
    bundle = max(1, int(0.0012 * ppm))
    slip = (
        np.repeat(rng.normal(0, 0.0030 * ppm, height // bundle + 1), bundle)[:height]
        + noise1(rng, height, 0.004 * ppm + 1) * 0.0022 * ppm
    )
    at = (np.arange(width)[None, :] + slip[:, None]).round().astype(int).clip(0, width - 1)
    moved = np.take_along_axis(colour, at[..., None].repeat(3, 2), 1)
    moved = gaussian_filter1d(moved, 0.0018 * ppm, axis=1)
    return np.where((metal > 0.5)[..., None], colour, moved)


def _woven(c, colour, metal, ppm, warp_light, weft_light, rng):
    """Near enough to see threads: the picture is rebuilt over and under."""
    height, width = metal.shape
    t = THREAD * ppm
    fy, fx = (np.arange(height) / t) % 1, (np.arange(width) / t) % 1
    ti, tj = (np.arange(height) / t).astype(int), (np.arange(width) / t).astype(int)
    cy = np.minimum(((ti + 0.5) * t).astype(int), height - 1)
    cx = np.minimum(((tj + 0.5) * t).astype(int), width - 1)
    q, is_zari = colour[cy][:, cx], metal[cy][:, cx] > 0.5
    over = ((ti[:, None] + tj[None, :]) % 2).astype(np.float32)
    # Zari floats over five threads and dives under one.
    over = np.where(is_zari, (((ti[:, None] * 2 + tj[None, :]) % 6) > 0).astype(np.float32), over)
    is_body = np.abs(q - np.array(c["body_f"])).sum(2) < 0.03
    q = np.where(
        is_body[..., None], np.where(over[..., None] > 0.5, np.array(c["weft"]), np.array(c["body"])), q
    )
    q = np.where((is_zari & (over < 0.5))[..., None], q * 0.45, q)
    weft = (
        np.sqrt(np.clip(1 - (2 * fy - 1) ** 2, 0, 1))[:, None] * (0.72 + 0.28 * np.sin(np.pi * fx))[None, :]
    )
    warp = (
        np.sqrt(np.clip(1 - (2 * fx - 1) ** 2, 0, 1))[None, :] * (0.72 + 0.28 * np.sin(np.pi * fy))[:, None]
    )
    relief = np.where(over > 0.5, weft, warp * 0.92) * (1 + 0.35 * is_zari)
    shade = 0.58 + 0.46 * np.clip(relief, 0, 1)
    each = 1 + 0.05 * rng.normal(size=(ti.max() + 1, tj.max() + 1))
    wrap = (np.arange(width)[None, :] / t * 2.2 + np.arange(height)[:, None] / t * 5) * 2 * np.pi
    twist = 1 + 0.07 * np.sin(wrap) * is_zari
    q = q * (shade * (warp_light * weft_light) * each[ti][:, tj] * twist)[..., None]
    return q, metal[cy][:, cx] * over, relief.astype(np.float32)


def render(spec, x0, y0, w, h, ppm):
    """Draws w x h metres of the design `spec` from x0, y0: dict(rgb H x W x 3 display colour, metal H x W, height H x W)."""
    c = colours_of(spec)
    box = (x0, y0, w, h)
    colour, metal = _drawn(spec, c, box, ppm)
    height, width = metal.shape
    rng = np.random.default_rng(spec.get("seed", 3))
    pattern = spec.get("pattern", "butti")
    if pattern in ("ikat", "patola") or spec.get("border") == "ikat":
        colour = _feathered(spec, colour, metal, box, ppm, rng)
    if pattern in (
        "bandhani",
        "leheriya",
        "block",
        "ajrakh",
        "kalamkari",
    ):  # dye bleeds a little, and takes unevenly
        soft = gaussian_filter(colour, (0.00035 * ppm, 0.00035 * ppm, 0))
        blotch = np.clip(0.004 * ppm, 2, 40)
        coarse = rng.normal(size=(int(height / blotch) + 3, int(width / blotch) + 3)).astype(np.float32)
        coarse = gaussian_filter(coarse, 1.0) * 2.5
        iy = np.clip((np.arange(height) / blotch).astype(int), 0, coarse.shape[0] - 1)
        ix = np.clip((np.arange(width) / blotch).astype(int), 0, coarse.shape[1] - 1)
        uneven = gaussian_filter(coarse[iy][:, ix], blotch * 0.5)
        is_metal = (metal > 0.3)[..., None]
        colour = np.where(is_metal, colour, soft * (1 + 0.022 * uneven[..., None]))
    t = THREAD * ppm
    slub = spec.get("slub", 1.0)
    wefts, warps = int(height / max(t, 1)) + 2, int(width / max(t, 1)) + 2
    weft_light = 1 + slub * (0.035 * noise1(rng, wefts, 0.6) + 0.018 * noise1(rng, wefts, 14))
    warp_light = 1 + slub * 0.02 * noise1(rng, warps, 0.6)
    ti = np.minimum((np.arange(height) / max(t, 1)).astype(int), wefts - 1)
    tj = np.minimum((np.arange(width) / max(t, 1)).astype(int), warps - 1)
    if t >= 3.5:
        colour, metal, relief = _woven(
            c, colour, metal, ppm, warp_light[tj][None, :], weft_light[ti][:, None], rng
        )
    else:
        grain = weft_light[ti][:, None] * warp_light[tj][None, :]
        fine = gaussian_filter(rng.normal(size=(height, width)).astype(np.float32), (0.6, 2.2))
        colour = colour * (grain * (1 + 0.06 * fine * min(slub, 1.6)))[..., None]
        # Zari never lies as a flat sheet: threads catch or miss the light.
        broken = gaussian_filter(rng.normal(size=(height, width)).astype(np.float32), (0.5, 1.4)) * 2.2
        metal = metal * np.clip(0.86 + 0.22 * broken, 0.35, 1)
        colour = np.where((metal > 0.2)[..., None], colour * (1 + 0.09 * broken)[..., None], colour)
        relief = metal * 0.6 + 0.25 * fine * slub + (np.abs(weft_light[ti] - 1) * 3)[:, None] * (slub > 2)
    return {"rgb": np.clip(colour, 0, 1), "metal": np.clip(metal, 0, 1), "height": relief.astype(np.float32)}

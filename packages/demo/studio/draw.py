"""Draws pictures of flat cloth without Blender: python3 draw.py orders.json

The file holds a list of orders (see strips.ts and ends.ts), each with `file`, the PNG to write. For each order one line is printed: DONE
or FAILED, its name, and the seconds or the reason.
"""

import json
import os
import sys
import time
import traceback

import numpy as np
from PIL import Image

sys.dont_write_bytecode = True

import drawn
import textile as tx
from woven_end import woven_end

# Pixels per metre while drawing: more than those of the picture, so that fine lines are smooth after scaling.
DRAWN_PPM = 600
# Near enough to see single threads.
BORDER_PPM = 10400
# Where the piece of a border begins on the saree: beyond the pallu, as in the view from near.
BORDER_FROM = 1.30


def check(measures, border):
    """Raises if the figures that the shop prints are not those that are drawn."""
    figures = {"palluM": tx.PALLU, "widthM": tx.WIDTH, "borderM": tx.BORDERS[border]}
    for name, value in figures.items():
        if abs(measures[name] - value) > 1e-6:
            raise ValueError(f"{name} is {measures[name]} in the order, but {value} is drawn")


def lit(tex, ppm):
    """The drawn cloth lying on a table: relief of the threads, a slow swell of the cloth, and a sheen along the zari."""
    rgb, metal, relief = tex["rgb"], tex["metal"], tex["height"]
    height, width = metal.shape
    x, y = np.arange(width, dtype=np.float32)[None, :] / ppm, np.arange(height, dtype=np.float32)[:, None] / ppm
    shade = 1 + np.clip(np.gradient(relief, axis=1) * 0.10, -0.10, 0.10)
    swell = 1 + 0.030 * np.sin(x * 5.3 + 0.9 * y + 0.4) * np.sin(x * 1.7 + 1.1) + 0.015 * np.sin(x * 11.0 - 1.6 * y)
    sheen = 1 + metal * (0.10 + 0.16 * np.sin(x * 2.1 + 0.6) * np.sin(x * 0.73))
    return np.clip(rgb * (shade * swell * sheen)[..., None], 0, 1)


def flat(design, length, ppm=DRAWN_PPM):
    tex = tx.render(design, 0.0, 0.0, length, tx.WIDTH, ppm)
    return lit(tex, ppm)


def blouse_of(cloth):
    """The cloth of the blouse piece, as the worn picture has it: plain, in the colour of the border."""
    plain = dict(
        cloth,
        body=cloth["borderColour"],
        borderColour=cloth["body"],
        weft=None,
        pattern="plain",
        border="none",
    )
    return dict(tx.design_of(plain, 1), kind="print")


def saree_flat(order):
    cloth, measures = order["cloth"], order["measures"]
    check(measures, cloth["border"])
    pieces = [flat(tx.design_of(cloth, order["seed"]), measures["lengthM"])]
    if measures["blouseM"]:
        pieces.append(flat(blouse_of(cloth), measures["blouseM"]))
    return np.concatenate(pieces, axis=1)


def saree_flat_border(order):
    """The border without folds or slant, so that every part of it has its true size. The selvedge is the lower edge."""
    cloth, shown = order["cloth"], order["border"]
    check({"palluM": tx.PALLU, "widthM": tx.WIDTH, "borderM": shown["borderM"]}, cloth["border"])
    design = drawn.design_of(cloth, order["seed"])
    tex = tx.render(design, BORDER_FROM, 0.0, shown["widthM"], shown["heightM"], BORDER_PPM)
    tex = {name: layer[::-1] for name, layer in tex.items()}
    level = np.zeros_like(tex["metal"])
    return drawn.to_display(drawn.lit(tex, level, BORDER_PPM, drawn.gloss_of(cloth), 0.00006))


SCENES = {"saree-flat": saree_flat, "saree-flat-border": saree_flat_border, "woven-end": woven_end}


def draw(order):
    """Writes `order["file"]`, which appears only when it is whole."""
    picture = SCENES[order["scene"]](order)
    image = Image.fromarray((picture * 255 + 0.5).astype(np.uint8))
    image = image.resize((order["width"], order["height"]), Image.Resampling.LANCZOS)
    unfinished = order["file"] + ".part.png"
    image.save(unfinished, compress_level=1)
    os.replace(unfinished, order["file"])


def main(path):
    with open(path) as file:
        orders = json.load(file)
    for order in orders:
        started = time.time()
        try:
            draw(order)
            print(f"DONE {order['name']} {time.time() - started:.0f}", flush=True)
        except Exception as error:
            traceback.print_exc()
            print(f"FAILED {order['name']} {type(error).__name__}: {error}", flush=True)


main(sys.argv[1])

"""Renders pictures: blender -b --factory-startup -P blender_render.py -- orders.json

The file holds a list of orders (see orders.ts), each with `file`, the PNG to write, and `cache`, the folder for simulations.
For each order one line is printed: DONE or FAILED, its name, and the seconds or the reason. All of them share one Blender;
an order that fails leaves the others alone.
"""

import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True


def scenes_of(name):
    """The SCENES of a module; a module that cannot be loaded only costs its own scenes."""
    try:
        return __import__(name).SCENES
    except Exception:
        traceback.print_exc()
        return {}


def clear():
    """Nothing of the last picture stays: neither its objects nor what they were made of."""
    import bpy

    data = bpy.data
    for kinds in (data.objects, data.meshes, data.curves, data.lights, data.cameras, data.materials, data.images):
        for block in list(kinds):
            if getattr(block, "type", "") not in ("RENDER_RESULT", "COMPOSITING"):
                kinds.remove(block, do_unlink=True)


def draw(order, scene):
    """Draws cloth that lies flat; `order["file"]` appears only when it is whole."""
    unfinished = order["file"] + ".part.png"
    scene(order).save(unfinished)
    os.replace(unfinished, order["file"])


def take(order, scenes, studio, render, cutout):
    """Builds the set, renders and writes `order["file"]`, which appears only when it is whole."""
    os.makedirs(order["cache"], exist_ok=True)
    clear()
    studio.reset(order["samples"], (order["width"], order["height"]))
    options = scenes[order["scene"]](order) or {}
    unfinished = order["file"] + ".part.png"
    if order.get("isTransparent"):
        passes, _ = cutout.render_cutout()
        cutout.finish(passes, unfinished, **options)
    else:
        passes, _ = render.render_linear()
        render.finish(passes, unfinished, **options)
    os.replace(unfinished, order["file"])


def main(path):
    import cutout
    import drawn
    import drawn_home
    import drawn_kurtis
    import render
    import studio

    flat = {**drawn.SCENES, **drawn_kurtis.SCENES, **drawn_home.SCENES}
    scenes = {**scenes_of("scenes_home"), **scenes_of("scenes_cloth")}
    with open(path) as file:
        orders = json.load(file)
    for order in orders:
        started = time.time()
        try:
            if order["scene"] in flat:
                draw(order, flat[order["scene"]])
            elif order["scene"] in scenes:
                take(order, scenes, studio, render, cutout)
            else:
                raise LookupError(f"no scene is called {order['scene']}")
            print(f"DONE {order['name']} {time.time() - started:.0f}", flush=True)
        except Exception as error:
            traceback.print_exc()
            print(f"FAILED {order['name']} {type(error).__name__}: {error}", flush=True)


main(sys.argv[sys.argv.index("--") + 1])

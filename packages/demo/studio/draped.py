"""Sarees of the shop as things in a set: hung over a rail, folded to packets, stacked. Lengths in metres."""

import bpy
import numpy as np

import fabrics
import folds
import hangings
import materials
import soft
import studio as st
import textile


def silk(body, border, accent, pattern="butti", edge="kanjivaram", material="silk", zari="gold"):
    return {
        "kind": "saree",
        "pattern": pattern,
        "border": edge,
        "zari": zari,
        "body": body,
        "borderColour": border,
        "accent": accent,
        "material": material,
    }


SILKS = (
    silk("#b5175a", "#153f2f", "#f2b84b"),
    silk("#cb921f", "#6e1227", "#7d1a2a", "mango", "temple"),
    silk("#0c5b6a", "#96155f", "#e6b548", "chakra"),
    silk("#6e1227", "#0f5d3f", "#d9a441", "butti", "temple"),
    silk("#0f5d3f", "#b01e2b", "#e3b550", "jaal", "banarasi"),
    silk("#4c2051", "#cb921f", "#dcae5c", "butti", "banarasi"),
    silk("#ece0c8", "#b01e2b", "#b0342f", "butti", "thin"),
)


COTTONS = (
    silk("#22336b", "#93301f", "#ecdfc4", "checks", "temple", "cotton", "none"),
    silk("#93301f", "#22336b", "#ecdcbc", "block", "block", "cotton", "none"),
    silk("#cb921f", "#6e1227", "#7d1a2a", "checks", "thin", "cotton", "none"),
    silk("#97a584", "#57382a", "#f6eeda", "block", "thin", "cotton", "none"),
    silk("#ede7d9", "#22336b", "#2d4a6b", "stripes", "thin", "cotton", "none"),
    silk("#4f9a88", "#cb921f", "#f5e6c0", "checks", "thin", "cotton", "none"),
)


def built(make):
    """Runs `make` and gives the mesh objects that came to be."""
    before = set(bpy.data.objects)
    make()
    return [o for o in bpy.data.objects if o not in before and o.type == "MESH"]


def hang(cloth, x, rng, top=1.72, width=0.5, front=1.3, y=0.0, ppm=850):
    """A saree over a rod at (x, y), its pallu in front."""
    box = (-0.005, 0.0, 3.0, textile.WIDTH)
    drawn = textile.render(textile.design_of(cloth, int(rng.integers(999))), *box, ppm)
    material = fabrics.cloth(drawn, fabrics.look_of(cloth), "saree")
    made = built(
        lambda: hangings.hung(
            material,
            box,
            rng,
            top=top,
            width=width,
            front=front,
            y=y,
            tassel_colour=fabrics.hex_of(cloth["borderColour"]),
        )
    )
    return soft.placed(made, (x, 0, 0))


def folded(cloth, loc, turn=0.0, length=0.36, layers=5, seed=0, ppm=1200):
    """A saree folded to a packet; gives its objects and its height."""
    rng = np.random.default_rng(seed + 31)
    x_top = rng.uniform(0.42, 0.64)
    box = (x_top - 0.03, 0.0, 1.7, 0.30)
    drawn = textile.render(textile.design_of(cloth, seed), *box, ppm)
    material = fabrics.cloth(drawn, fabrics.look_of(cloth), "fold")
    heights = []
    made = built(lambda: heights.append(folds.stack(material, box, rng, layers, length, x_top=x_top)))
    for o in made:
        o.modifiers.clear()  # from this far nobody sees the finer mesh
    return soft.placed(made, loc, (0, 0, turn)), heights[0] + 0.004


def stack(cloths, loc, turn=0.0, seed=0, length=0.36, layers=5):
    """Folded sarees on one another."""
    rng = np.random.default_rng(seed)
    z, objects = loc[2], []
    for k, cloth in enumerate(cloths):
        place = (loc[0] + rng.normal(0, 0.004), loc[1], z)
        made, high = folded(cloth, place, turn + rng.normal(0, 0.035), length, layers, seed + 7 * k)
        objects += made
        z += high
    return objects


def rail(x0, x1, z, mat=None, y=0.0):
    """A rod between two posts that stand on the floor."""
    mat = mat or materials.metal("brass", 0.3)
    made = [st.rod("rail", (x0, y, z), (x1, y, z), 0.015, mat)]
    for x in (x0 + 0.03, x1 - 0.03):
        made.append(st.rod("post", (x, y, 0), (x, y, z + 0.05), 0.012, mat))
        made.append(st.box("foot", (0.04, 0.42, 0.02), (x, y, 0.01), mat, 0.004))
    return made

"""Sarees and kurtis: one function per scene. An order goes in, the set is built, the options of darkroom.finish come back."""

import numpy as np

import fabrics
import form
import hangings
import kurtis
import sarees
import stages
import studio as st
import textile as tx

FINISH = {"exposure": fabrics.EXPOSURE, "contrast": fabrics.CONTRAST, "vignette": 0.06, "glow": 0.04}


def wood_of(rng, axis="Z", scale=1.6):
    light, dark = [("#9c6a3f", "#5c371d"), ("#7d4e2e", "#3c2113"), ("#c09468", "#8a5f38")][rng.integers(3)]
    made = st.wood("wood", fabrics.hex_of(light), fabrics.hex_of(dark), axis, scale, coat=0.03)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.18
    return made


def saree_material(order, ppm=1000):
    cloth = order["cloth"]
    box = (-0.005, 0.0, sarees.LENGTH + 0.01, tx.WIDTH)
    tex = tx.render(tx.design_of(cloth, order["seed"]), *box, ppm)
    return fabrics.cloth(tex, fabrics.look_of(cloth), "saree"), box


def saree_worn(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    style = (
        order.get("pose")
        or ["pleated", "open", "spread", "gujarati"][rng.choice(4, p=[0.3, 0.22, 0.24, 0.24])]
    )
    side = {"pleated": 1, "open": 1, "spread": 1, "gujarati": -1}[style]
    stages.backdrop(stages.paper(rng, cloth["body"]))
    form.dressform(
        st.upholstery("linen", fabrics.hex_of("#d9cdb9"), "linen", 1600), wood_of(rng), has_stand=False
    )
    material, box = saree_material(order)
    sarees.skirt(material, box, order["seed"] % 97)
    sarees.front_pleats(material, box, rng, rng.uniform(-0.02, 0.025))
    blouse_cloth = dict(
        cloth,
        body=cloth["borderColour"],
        borderColour=cloth["body"],
        weft=None,
        pattern="plain",
        border="none",
    )
    look = "silk" if fabrics.look_of(cloth) in ("silk", "organza") else "cotton"
    plain = fabrics.cloth(
        tx.render(dict(tx.design_of(blouse_cloth, 1), kind="print"), 0, 0, 0.5, 0.5, 1200), look, "blouse"
    )
    sarees.blouse(plain, plain, rng)
    sarees.drape(material, box, style, rng, fabrics.hex_of(cloth["borderColour"]))
    azimuth = {
        "pleated": rng.uniform(14, 34),
        "open": rng.uniform(2, 22),
        "spread": rng.uniform(140, 168),
        "gujarati": rng.uniform(-28, -4),
    }[style]
    stages.lit((0, 0, 0.95), 1.25, rng, rake=rng.uniform(0.3, 0.8), sheen=0.25)
    target = (rng.uniform(-0.02, 0.03), 0, 0.845)
    stages.aim(target, azimuth, rng.uniform(0.25, 0.5), rng.uniform(4.3, 4.7), 84, fstop=8)
    if style == "spread":
        turn_lights(azimuth)
    return dict(FINISH)


def turn_lights(degrees):
    """Turns the lights and the paper with a camera that went behind the form."""
    import bpy
    from mathutils import Matrix

    turn = Matrix.Rotation(np.radians(degrees), 4, "Z")
    for thing in bpy.data.objects:
        if thing.type == "LIGHT" or thing.name.startswith("backdrop"):
            thing.matrix_world = turn @ thing.matrix_basis


def saree_hanging(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    kind = order.get("pose") or list(hangings.SETS)[rng.integers(3)]
    top = 1.70
    depth = {"rod": rng.uniform(0.5, 0.9), "ladder": 0.12, "pegs": 0.16}[kind]
    stages.backdrop(stages.paper(rng, cloth["body"]), depth, 0.7 if kind == "rod" else 0.004)
    where = hangings.SETS[kind](rng, wood_of(rng, "Z" if kind == "ladder" else "X"), top)
    material, box = saree_material(order)
    width = {
        "rod": rng.uniform(0.58, 0.76),
        "ladder": rng.uniform(0.46, 0.54),
        "pegs": rng.uniform(0.52, 0.68),
    }[kind]
    where = {"top": top, **where}
    hangings.hung(
        material,
        box,
        rng,
        width=width,
        front=rng.uniform(1.28, 1.42),
        tassel_colour=fabrics.hex_of(cloth["borderColour"]),
        **where
    )
    stages.lit((0, 0, 1.0), 1.2, rng, rake=rng.uniform(0.6, 1.0), sheen=0.2)
    stages.aim(
        (rng.uniform(-0.03, 0.03), 0, 1.035), rng.uniform(-16, 16), rng.uniform(0.05, 0.25), 4.2, 96, fstop=8
    )
    return dict(FINISH)


def kurti_worn(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    stages.backdrop(stages.paper(rng, cloth["body"]))
    form.dressform(st.upholstery("linen", fabrics.hex_of("#d9cdb9"), "linen", 1600), wood_of(rng))
    cut = kurtis.cut_of(rng, order.get("pose"))
    kurtis.kurti(order, cut, rng)
    stages.lit((0, 0, 1.0), 1.2, rng, rake=rng.uniform(0.4, 0.9))
    lower = 0.97 if cut["shape"] != "anarkali" else 0.90
    stages.aim(
        (rng.uniform(-0.02, 0.02), 0, lower),
        rng.uniform(-26, 26),
        rng.uniform(0.15, 0.4),
        4.3 if cut["shape"] == "anarkali" else 4.0,
        96,
        fstop=8,
    )
    return dict(FINISH)


SCENES = {"saree-worn": saree_worn, "saree-hanging": saree_hanging, "kurti-worn": kurti_worn}

"""Sarees and kurtis: one function per scene. An order goes in, the set is built, the options of render.finish come back."""

import numpy as np

import fabrics
import folds
import form
import hangings
import kurtis
import sarees
import cloth_set
import drawn_kurtis
import studio as st
import textile as tx

FINISH = {"exposure": fabrics.EXPOSURE, "contrast": fabrics.CONTRAST, "vignette": 0.06, "glow": 0.04}


# Roughness of the gold thread in whole sarees: it glints in the folds. Nearer views keep the softer default.
GLINT = 0.24


def wood_of(rng, axis="Z", scale=1.6):
    light, dark = [("#9c6a3f", "#5c371d"), ("#7d4e2e", "#3c2113"), ("#c09468", "#8a5f38")][rng.integers(3)]
    made = st.wood("wood", fabrics.hex_of(light), fabrics.hex_of(dark), axis, scale, coat=0.03)
    made.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.18
    return made


def saree_material(order, ppm=1000):
    cloth = order["cloth"]
    box = (-0.005, 0.0, sarees.LENGTH + 0.01, tx.WIDTH)
    tex = tx.render(tx.design_of(cloth, order["seed"]), *box, ppm)
    return fabrics.cloth(tex, fabrics.look_of(cloth), "saree", zari_rough=GLINT), box


def worn_material(order, ppm=1000):
    """The saree for a drape."""
    cloth = order["cloth"]
    box = (-0.005, 0.0, sarees.LENGTH + 0.01, tx.WIDTH)
    design = tx.design_of(cloth, order["seed"])
    design["slub"] *= fabrics.slub_share(cloth["body"])
    look = fabrics.look_of(cloth)
    worn = f"worn-{look}"
    tex = tx.render(design, *box, ppm)
    return (
        fabrics.cloth(tex, worn if worn in fabrics.LOOKS else look, "saree", has_reverse=True, zari_rough=GLINT),
        box,
    )


def blouse_materials(cloth):
    """Body, sleeve band and piping of a blouse: plain in the border's colour, the saree's border at the sleeves."""
    plain = dict(cloth, body=cloth["borderColour"], borderColour=cloth["body"], pattern="plain", border="none")
    body = tx.render(dict(tx.design_of(plain, 1), kind="print"), 0, 0, 0.5, 0.5, 1200)
    box = (1.30, 0.0, sarees.ROUND, sarees.BAND)
    band = tx.render(tx.design_of(cloth, 1), *box, 2000)
    edge = {"gold": "#c9a04a", "silver": "#c4c4c0", "copper": "#b8764f"}.get(cloth["zari"], cloth["accent"])
    return (
        fabrics.cloth(body, "blouse", "blouse"),
        fabrics.cloth(band, "blouse", "band"),
        box,
        st.plain("piping", fabrics.hex_of(edge), rough=0.5, spec=0.2),
    )


# The linen of the form, and where its neck ends: low, so that little of it shows above the garment.
LINEN, LOW_NECK = "#bda98a", 1.585


def saree_worn(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    style = (
        order.get("pose")
        or ["pleated", "open", "spread", "gujarati"][rng.choice(4, p=[0.3, 0.22, 0.24, 0.24])]
    )
    cloth_set.backdrop(cloth_set.worn_paper(cloth["body"]))
    wood = wood_of(rng)
    material, box = worn_material(order)
    hand = sarees.hand_of(cloth["material"])
    sarees.skirt(material, box, order["seed"] % 97, hand)
    sarees.front_pleats(material, box, rng, rng.uniform(-0.02, 0.025), hand)
    sleeve_end = sarees.blouse(*blouse_materials(cloth), rng)
    linen = st.upholstery("linen", fabrics.hex_of(LINEN), "linen", 1600)
    form.dressform(linen, wood, has_stand=False, neck=LOW_NECK, arm_end=sleeve_end - 0.16)
    sarees.drape(material, box, style, rng, fabrics.hex_of(cloth["borderColour"]), hand)
    azimuth = {
        "pleated": rng.uniform(14, 34),
        "open": rng.uniform(2, 22),
        "spread": rng.uniform(140, 168),
        "gujarati": rng.uniform(-28, -4),
    }[style]
    cloth_set.lit(
        (0, 0, 0.95),
        1.25,
        rng,
        rake=rng.uniform(0.3, 0.8),
        sheen=0.08,
        level=0.84,
        ambient=0.11,
        key=0.7,
        fill=0.17,
        edge=(0.08, 2.1),
        behind=0.25,
    )
    target = (rng.uniform(-0.02, 0.03), 0, 0.80)
    cloth_set.aim(target, azimuth, rng.uniform(0.25, 0.5), rng.uniform(4.15, 4.45), 84, fstop=8)
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
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]), depth, 0.7 if kind == "rod" else 0.004)
    # No peg comes through the cloth, whose half width is 0.34 at most.
    clear = {"clear": 0.37} if kind == "pegs" else {}
    where = hangings.SETS[kind](rng, wood_of(rng, "Z" if kind == "ladder" else "X"), top, **clear)
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
        # On a ladder it leans forwards, so that its end looks lower.
        front=rng.uniform(1.28, 1.42) - (0.12 if kind == "ladder" else 0),
        tassel_colour=fabrics.hex_of(cloth["borderColour"]),
        **where
    )
    cloth_set.lit((0, 0, 1.0), 1.2, rng, rake=rng.uniform(0.6, 1.0), sheen=0.2)
    cloth_set.aim(
        (rng.uniform(-0.03, 0.03), 0, 1.035), rng.uniform(-16, 16), rng.uniform(0.05, 0.25), 4.2, 96, fstop=8
    )
    return dict(FINISH)


def saree_folded(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]), 1.2, 0.7)
    x_top, length = rng.uniform(0.42, 0.66), 0.38
    layers = int(rng.choice([5, 7, 9]))
    box = (x_top - 0.03, 0.0, 1.7, 0.30)
    tex = tx.render(tx.design_of(cloth, order["seed"]), *box, 2000)
    material = fabrics.cloth(tex, fabrics.look_of(cloth), "fold")
    before = set(st.S.objects)
    folds.stack(material, box, rng, layers, length, x_top=x_top, has_corner=rng.random() < 0.45)
    turn = np.radians(rng.uniform(18, 40) * (-1 if rng.random() < 0.7 else 1))
    base = 0.0
    if rng.random() < 0.45:
        base = 0.022
        board = st.box("board", (0.56, 0.40, base), (0, 0, base / 2), wood_of(rng, "X", 1.2), 0.005)
        board.rotation_euler.z = turn + rng.uniform(-0.12, 0.12)
    for thing in set(st.S.objects) - before:
        if thing.name.startswith("fold"):
            thing.rotation_euler.z, thing.location.z = turn, base
    cloth_set.lit((0, 0, 0.02), 0.55, rng, rake=rng.uniform(0.5, 1.0), sheen=0.12, level=0.66)
    tall = rng.uniform(0.62, 1.0)
    target = (rng.uniform(-0.02, 0.02), -0.01, 0.015 + base)
    cloth_set.aim(target, rng.uniform(-8, 8), tall, 0.88, 62, fstop=16)
    return dict(FINISH)


def saree_border(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    wide = np.clip(tx.BORDERS[cloth["border"]] * 1.35, 0.085, 0.150)
    size = (wide * 1.5, wide * 1.75)
    box = (1.30, 0.0, *size)
    tex = tx.render(tx.design_of(cloth, order["seed"]), *box, 10400)
    folds.closeup(fabrics.cloth(tex, fabrics.look_of(cloth), "near", bump=0.6, bump_m=0.0003), box, rng, size)
    ground = fabrics.cloth(
        tx.render(dict(tx.design_of(cloth, 1), kind="print", pattern="plain"), 0, 0, 0.2, 0.2, 2000),
        "cotton",
        "ground",
    )
    st.box("table", (2, 2, 0.02), (0, 0, -0.03), ground, 0)
    middle = (0, size[1] * 0.47, wide * 0.03)
    cloth_set.lit(middle, wide * 1.6, rng, rake=rng.uniform(0.5, 1.0), sheen=0.10, level=0.68)
    cloth_set.aim(middle, rng.uniform(-22, 22), wide * 2.1, wide * 0.95, 72, fstop=22)
    return dict(FINISH, vignette=0.12)


def saree_pallu(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    top = 1.60
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]), rng.uniform(0.4, 0.8), 0.7)
    st.rod("rod", (-1.6, 0, top), (1.6, 0, top), 0.016, wood_of(rng, "X"))
    box = (-0.005, 0.0, 2.3, tx.WIDTH)
    tex = tx.render(tx.design_of(cloth, order["seed"]), *box, 1500)
    material = fabrics.cloth(tex, fabrics.look_of(cloth), "pallu")
    colour = fabrics.hex_of(cloth["borderColour"])
    front = rng.uniform(1.02, 1.14)
    hangings.hung(material, box, rng, top, 0.0175, rng.uniform(0.80, 0.96), front, 0.9, tassel_colour=colour)
    cloth_set.lit((0, 0, 1.1), 0.9, rng, rake=rng.uniform(0.6, 1.0), sheen=0.25)
    cloth_set.aim(
        (rng.uniform(-0.08, 0.08), 0, top - front + 0.47),
        rng.uniform(-24, 24),
        rng.uniform(0.0, 0.15),
        2.9,
        88,
        fstop=8,
    )
    return dict(FINISH)


def kurti_form(wood):
    """The form below a kurti: no arms, a flat cap and a thin pole, so that little of it is seen."""
    linen = st.upholstery("linen", fabrics.hex_of(LINEN), "linen", 1600)
    form.dressform(linen, wood, neck=LOW_NECK - 0.015, arm_end=0, cap=form.FLAT_CAP, pole=0.008)


def light_kurti(target, size, rng):
    rake = rng.uniform(0.55, 0.95)
    cloth_set.lit(target, size, rng, rake=rake, ambient=0.12, key=0.8, fill=0.14, edge=(0.16, 2.3))


def kurti_worn(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]))
    kurti_form(wood_of(rng))
    cut = kurtis.cut_of(rng, order.get("pose"))
    kurtis.kurti(order, cut)
    light_kurti((0, 0, 1.0), 1.2, rng)
    # The piece fills the height of the picture, with room above and below.
    top, hem = 1.61, kurtis.SHOULDER_Z - cut["length"]
    seen = (top - hem) / 0.85
    target = (rng.uniform(-0.02, 0.02), 0, (top + hem) / 2 + 0.005)
    cloth_set.aim(target, rng.uniform(-13, 13), rng.uniform(0.10, 0.28), seen * 96 / 36, 96, fstop=8)
    return dict(FINISH)


def kurti_hanging(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]), 0.30, 0.004)
    wood = wood_of(rng, "X")
    top = 1.66
    where = hangings.SETS["pegs" if rng.random() < 0.5 else "rod"](rng, wood, top)
    hangings.hanger(wood, {"top": top, **where})
    cut = drawn_kurtis.cut(order)
    kurtis.kurti(order, cut, flat=0.42)
    light_kurti((0, 0, 1.05), 1.2, rng)
    seen = cut["length"] + 0.34
    target = (rng.uniform(-0.03, 0.03), 0, 1.75 - seen / 2)
    cloth_set.aim(target, rng.uniform(-14, 14), rng.uniform(0.05, 0.25), seen * 96 / 36, 96, fstop=8)
    return dict(FINISH)


def kurti_detail(order):
    rng = np.random.default_rng(order["seed"] // 10)
    cloth = order["cloth"]
    cloth_set.backdrop(cloth_set.paper(rng, cloth["body"]))
    kurti_form(wood_of(rng))
    kurtis.kurti(order, kurtis.cut_of(rng, order.get("pose")), near_ppm=3200)
    light_kurti((0, 0, 1.35), 0.8, rng)
    side = rng.uniform(5, 16) * (1 if rng.random() < 0.5 else -1)
    cloth_set.aim(
        (rng.uniform(-0.04, 0.04), -0.05, rng.uniform(1.26, 1.30)),
        side,
        rng.uniform(0.05, 0.25),
        1.55,
        92,
        fstop=6,
    )
    return dict(FINISH, vignette=0.10)


SCENES = {
    "saree-worn": saree_worn,
    "saree-hanging": saree_hanging,
    "saree-folded": saree_folded,
    "saree-border": saree_border,
    "saree-pallu": saree_pallu,
    "kurti-worn": kurti_worn,
    "kurti-hanging": kurti_hanging,
    "kurti-detail": kurti_detail,
}

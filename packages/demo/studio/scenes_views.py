"""Further views of furniture and of things for the home: the set of a lead picture, its camera elsewhere."""

import bpy

import scenes_leads

# How many degrees further round the camera is, how far it goes in, and which point of the picture it then looks at, in
# shares of its half. A negative turn goes back across the front.
SIDES = {
    "sofa": (32, 1, 0, 0),
    "armchair": (28, 1, 0, 0),
    "chair": (28, 1, 0, 0),
    "bench": (30, 1, 0, 0),
    "table": (30, 1, 0, 0),
    "side-table": (38, 1, 0, 0),
    "almirah": (-58, 1, 0, 0),
    "dressing-table": (-46, 1, 0, 0),
    "table-lamp": (36, 1, 0, 0),
    "floor-lamp": (-44, 1, 0, 0),
    "vase": (40, 1.7, 0.05, -0.35),
    "mirror": (28, 1, 0, 0),
    "watch": (36, 1, 0, 0),
}

# How far a detail goes in, which point of the lead picture it looks at, in shares of its half, and the step to another
# set: without one, it is the set of the lead picture.
DETAILS = {
    "sofa": (2.5, -0.30, 0.02, 330),
    "armchair": (2.5, -0.22, 0.12, 330),
    "chair": (2.9, 0.32, 0.42, 0),
    "bench": (3.6, -0.58, 0.05, 0),
    "table": (2.7, -0.1, 0.12, 330),
    "side-table": (3.1, -0.30, 0.25, 0),
    "almirah": (3.6, -0.10, -0.17, 0),
    "dressing-table": (3.1, 0.29, 0.09, 0),
    "table-lamp": (2.3, 0.0, -0.30, 330),
    "floor-lamp": (3.3, 0.14, 0.47, 0),
    "vase": (3.1, 0.08, -0.35, 0),
    "mirror": (2.4, 0.35, 0.45, 330),
    "watch": (2.3, 0.0, -0.10, 0),
    "cushion": (2.6, 0.30, 0.25, 330),
    "throw": (2.6, -0.18, -0.42, 330),
}


def go_in(order, zoom, x, y):
    """Narrows the camera's field by `zoom`, its middle at x, y."""
    camera = bpy.context.scene.camera.data
    aspect = order["width"] / order["height"]
    camera.shift_x = (camera.shift_x + x * aspect / 2) * zoom
    camera.shift_y = (camera.shift_y + y / 2) * zoom
    camera.lens *= zoom
    camera.dof.aperture_fstop *= zoom  # the aperture keeps its width


def side(kind):
    turn, *closeness = SIDES[kind]

    def scene(order):
        options = scenes_leads.LEADS[kind]({**order, "turn": turn})
        go_in(order, *closeness)
        return options

    return scene


def detail(kind):
    *closeness, other_set = DETAILS[kind]

    def scene(order):
        options = scenes_leads.LEADS[kind]({**order, "seed": int(order["seed"]) + other_set})
        go_in(order, *closeness)
        return options

    return scene


SCENES = {
    **{f"{kind}-side": side(kind) for kind in SIDES},
    **{f"{kind}-detail": detail(kind) for kind in DETAILS},
}

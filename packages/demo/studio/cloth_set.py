"""The cloth sets: a paper backdrop, one soft key from the side, a weak fill, an edge light, and the camera."""

import math

import numpy as np
from mathutils import Vector

import fabrics
import studio as st

# Papers of the studio as they should photograph: warm near-white, sand, putty, pale sage, pale blue-grey.
PAPERS = ["#f2f0eb", "#eeeae4", "#e8e2da", "#e7e2dc", "#e5e5df", "#e4e7e7", "#ece7e2", "#e6e3dd"]


# The papers behind worn pieces: all of them hang in one grid, so that they share one; pale cloth has a deeper one.
WORN_PAPER, WORN_PAPER_FOR_PALE = "#ebe7e0", "#d9d3c9"

# How much more light the paper takes than the cloth's lit side.
PAPER_LIGHT = np.array([1.0, 1.0, 0.98])


def paper(rng, body):
    """A backdrop colour that the cloth stands out from: never the palest papers behind a pale cloth."""
    luma = np.dot(st.lin(body), (0.2126, 0.7152, 0.0722))
    choice = PAPERS if luma < 0.45 else ["#d9d1c8", "#d2cdc6", "#ced1c9", "#cdd1d3", "#d3cac1"]
    return choice[rng.integers(len(choice))]


def worn_paper(body):
    """The backdrop colour of a worn piece."""
    return WORN_PAPER if np.dot(st.lin(body), (0.2126, 0.7152, 0.0722)) < 0.45 else WORN_PAPER_FOR_PALE


def backdrop(colour, depth=0.9, radius=0.8):
    """A seamless paper sweep that photographs as `colour`."""
    albedo = st.lin(fabrics.hex_of(colour, PAPER_LIGHT))
    made = st.backdrop("#888888", depth=depth, radius=radius)
    st_material = made.data.materials[0]
    for node in st_material.node_tree.nodes:
        if node.type == "HUE_SAT":
            node.inputs["Color"].default_value = (*albedo, 1)
    return made


def lit(
    target,
    size,
    rng,
    side=None,
    rake=0.5,
    sheen=0.0,
    level=0.80,
    ambient=0.15,
    key=1.0,
    fill=0.12,
    edge=(0.30, 2.5),
    behind=0.0,
):
    """Lights for a thing of `size` metres round `target`. `rake` 0 lights from the camera's side, 1 grazes upright folds.

    `key` scales the size of the key, `edge` is level and turn of the edge light, `behind` the level of a card at the back.
    Powers follow the square of the distance, so that cloth gets the same light in every set.
    """
    st.S.world.node_tree.nodes["Background"].inputs[1].default_value = ambient
    side = side if side is not None else (-1 if rng.random() < 0.65 else 1)
    t = Vector(target)
    turn = math.radians(rng.uniform(38, 50) + 22 * rake) * side
    rise = math.radians(rng.uniform(24, 36))
    far = 2.6 * size

    def away(turn_, rise_, distance):
        flat = math.cos(rise_) * distance
        return t + Vector((math.sin(turn_) * flat, -math.cos(turn_) * flat, math.sin(rise_) * distance))

    def power(level_, distance):
        return level_ * math.pi**2 * distance**2

    soft = rng.uniform(0.75, 1.25) * size * key
    st.area(away(turn, rise, far), target, soft, power(level, far), "#fff4e6", soft * 1.35)
    st.area(away(-turn * 0.8, 0.30, far * 1.1), target, 2.4 * size, power(fill, far * 1.1), "#eef2ff")
    st.area(away(-side * edge[1], 0.75, far), target, 0.5 * size, power(edge[0], far), "#fff6ea", 1.6 * size)
    if behind:  # nearer than the paper
        near = 1.1 * size
        st.area(away(math.pi, 0.30, near), target, 0.9 * size, power(behind, near), "#fff4e6")
    if sheen:
        st.area(away(side * 2.6, 0.8, far), target, 0.5 * size, power(sheen, far), "#fff2dd", 0.9 * size)
    return side


def aim(target, azimuth, height, distance, lens, rng=None, fstop=None, shift=(0, 0)):
    """A camera at `azimuth` degrees (0 in front, positive towards +x), `height` metres above the target's height."""
    a = math.radians(azimuth)
    place = (target[0] + math.sin(a) * distance, target[1] - math.cos(a) * distance, target[2] + height)
    return st.camera(place, target, lens, fstop, shift)

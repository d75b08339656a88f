"""Renders a piece without its backdrop: colour and coverage of the piece, and the shadow that it throws on the backdrop.

The backdrop still lights the piece. The shadow is the light on the backdrop with the piece, divided by the light without it.
"""

import bpy
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter, zoom

import render
from denoise import denoise

# The shadow is soft: a quarter of the size is enough, with more samples.
SHADOW_SCALE, SHADOW_SAMPLES = 25, 32
# The faint darkening of the whole room would be a veil over the page: it counts as no shadow.
FAINTEST = 0.03
# Within this share of the picture's width (its sides and top) and height (its foot) the shadow fades out, so that it has
# no edge where the picture ends. A piece stands near the foot and keeps its contact shadow.
FADE, FADE_FOOT = 0.16, 0.055
# The colour of the shadow.
SHADOW = np.array([0.055, 0.045, 0.040])
# Samples for the outline of the piece at most: only the pixels of its edge need so many.
OUTLINE_SAMPLES = 32
# How much of the outermost pixel is cut away: it shows the rim light of the studio, which would be a fringe on a dark page.
CHOKE = 0.12
# Below this coverage the colour of a pixel comes from its neighbours.
SOLID = 0.5


def is_backdrop(thing):
    return thing.name.startswith("backdrop")


def _pieces():
    return [o for o in bpy.context.scene.objects if o.type == "MESH" and not is_backdrop(o)]


def _backdrop_light():
    """The denoised light on the backdrop, in the camera's view."""
    p, _ = render.render_linear()
    return denoise(np.clip(p["img"], 0, 60), p["albedo"], p["normal"])


def _shadow():
    """How much of the backdrop's light the piece takes: 0 to 1, at the size of SHADOW_SCALE."""
    scene = bpy.context.scene
    full, samples = scene.render.resolution_percentage, scene.cycles.samples
    scene.render.resolution_percentage, scene.cycles.samples = SHADOW_SCALE, SHADOW_SAMPLES
    for each in _pieces():
        each.visible_camera = False
    with_piece = _backdrop_light()
    for each in _pieces():
        each.hide_render = True
    alone = _backdrop_light()
    for each in _pieces():
        each.hide_render, each.visible_camera = False, True
    scene.render.resolution_percentage, scene.cycles.samples = full, samples
    luma = np.array([0.2126, 0.7152, 0.0722])
    light = lambda v: np.maximum(v @ luma, 1e-4)
    return light(with_piece), light(alone)


def _outline():
    """The coverage of the piece as if it were opaque, with smooth edges: H x W x 1."""
    scene = bpy.context.scene
    layer, cycles = scene.view_layers[0], scene.cycles
    flat = bpy.data.materials.new("outline")
    flat.use_nodes = True
    flat.node_tree.nodes.clear()
    light = flat.node_tree.nodes.new("ShaderNodeEmission")
    output = flat.node_tree.nodes.new("ShaderNodeOutputMaterial")
    flat.node_tree.links.new(light.outputs[0], output.inputs[0])
    kept = cycles.samples, cycles.adaptive_min_samples
    layer.material_override = flat
    cycles.samples, cycles.adaptive_min_samples = OUTLINE_SAMPLES, 8
    passes, _ = render.render_linear()
    cycles.samples, cycles.adaptive_min_samples = kept
    layer.material_override = None
    return passes["alpha"]


def render_cutout():
    """Renders the piece, its outline and its shadow.

    Returns the passes of render_linear, with `outline`, its coverage, and the backdrop's light `with_piece` and `alone`.
    """
    scene = bpy.context.scene
    backdrops = [o for o in scene.objects if is_backdrop(o)]
    for each in bpy.data.objects:
        if each.type == "LIGHT":
            each.visible_camera = False
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True  # four renders of the same set
    for each in backdrops:
        each.visible_camera = False
    passes, seconds = render.render_linear()
    passes["outline"] = _outline()
    for each in backdrops:
        each.visible_camera = True
    passes["with_piece"], passes["alone"] = _shadow()
    scene.render.film_transparent = scene.render.use_persistent_data = False
    return passes, seconds


def _extended(values, alpha):
    """Divides by coverage, and continues the colours of the piece outwards, so that it has no edge."""
    solid = alpha[..., 0] > SOLID
    if not solid.any():
        raise ValueError("the picture shows no piece")
    straight = values / np.maximum(alpha, 1e-3)
    at = distance_transform_edt(~solid, return_distances=False, return_indices=True)
    return straight[at[0], at[1]]


def _bounds(seen, margin=24):
    """The rows and columns of what is seen, with a margin: there is nothing to denoise outside."""
    around = lambda line: slice(max(int(np.argmax(line)) - margin, 0), len(line) - int(np.argmax(line[::-1])) + margin)
    return around(seen.any(1)), around(seen.any(0))


def _coverage(p):
    """The opacity of the piece: its outline, times how much a sheer cloth covers, which takes the noise out of it."""
    blurred = lambda v: gaussian_filter(v, (1.5, 1.5, 0))
    outline = np.clip(p["outline"], 0, 1)
    sheer = np.clip(blurred(np.clip(p["alpha"], 0, 1)) / np.maximum(blurred(outline), 0.02), 0, 1)
    # Noise of an opaque edge is no sheerness.
    sheer = np.where(sheer > 0.96, 1, sheer)
    return np.clip((outline - CHOKE) / (1 - CHOKE), 0, 1) * sheer


def _grown(small, shape):
    big = zoom(small, (shape[0] / small.shape[0], shape[1] / small.shape[1]), order=1, grid_mode=True, mode="nearest")
    return gaussian_filter(big, 100 / SHADOW_SCALE * 0.6)


def _edge_fade(h, w):
    y, x = np.mgrid[0:h, 0:w]
    side = np.minimum(np.minimum(x + 0.5, w - x - 0.5), y + 0.5) / (w * FADE)
    t = np.clip(np.minimum(side, (h - y - 0.5) / (h * FADE_FOOT)), 0, 1)
    return t * t * (3 - 2 * t)


def shadow_of(p, exposure, contrast, sat):
    """The opacity of the shadow that makes a light ground as dark as the toned backdrop."""
    h, w = p["img"].shape[:2]
    ratio = np.clip(gaussian_filter(p["with_piece"] / p["alone"], 0.7), 0, 1)
    # Toned as the backdrop's typical light, so that the shadow does not depend on the unevenness of the paper.
    level = np.full(3, np.median(p["alone"]))
    toned = lambda v: render.tone(v, exposure, contrast, sat).mean(-1)
    dark = toned(ratio[..., None] * level) / toned(level[None])
    opacity = np.clip(1 - dark, 0, 1)
    opacity = np.clip((opacity - FAINTEST) / (1 - FAINTEST), 0, 1)
    return _grown(opacity, (h, w)) * _edge_fade(h, w)


def finish(p, out, exposure=0.0, contrast=1.5, sat=1.08, grain=0.006, glow=0.05, **_):
    """Denoises, tones and writes `out` as PNG with alpha. There is no vignette: the ground belongs to the page."""
    from PIL import Image

    alpha = np.clip(p["alpha"], 0, 1)
    cover = np.clip(p["cover"][..., :1], 0, 1)
    albedo = p["cloth"] + (1 - np.minimum(cover / np.maximum(alpha, 1e-3), 1)) * p["albedo"]
    img = np.clip(p["img"], 0, 60)
    guides = [_extended(v, alpha) for v in (img, albedo, p["normal"])]
    rows, columns = _bounds(alpha[..., 0] > 0)
    linear = guides[0]
    linear[rows, columns] = denoise(*(v[rows, columns] for v in guides))
    h, w = linear.shape[:2]
    if glow:
        halo = gaussian_filter(np.clip(linear - 0.9, 0, 4) * alpha, (h * 0.008, h * 0.008, 0))
        linear = linear + halo * glow * 4
    v = render.tone(linear, exposure, contrast, sat)
    v = v + np.random.default_rng(1).normal(size=(h, w, 1)) * grain
    shadow = shadow_of(p, exposure, contrast, sat)[..., None]
    alpha = _coverage(p)
    total = alpha + (1 - alpha) * shadow
    colour = (alpha * v + (1 - alpha) * shadow * SHADOW) / np.maximum(total, 1e-4)
    # Where nothing is seen, the colour is that of the shadow, which is cheap to encode.
    colour = np.where(total > 1e-3, colour, SHADOW)
    rgba = np.concatenate([colour, total], -1)
    Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA").save(out)

"""Renders the scene, takes the noise out, gives it the tone of a photograph and writes it. Runs inside Blender 3.4."""

import os
import tempfile
import time

import bpy
import numpy as np

from denoise import denoise

# Compositor output -> name of the float picture that is read back.
PASSES = {
    "Image": "img",
    "Denoising Albedo": "albedo",
    "Denoising Normal": "normal",
    "alb": "cloth",
    "cov": "cover",
}


def _read_back(folder, name):
    """Returns a float pass that the compositor wrote, as H x W x 4."""
    file = next(f for f in os.listdir(folder) if f.startswith(name))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    flat = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(flat)
    bpy.data.images.remove(image)
    return flat.reshape(h, w, 4)[::-1].copy()


def render_linear():
    """Renders and reads the float passes back: a dict of H x W x 3 arrays, and the seconds it took.

    The pass `alpha` (H x W x 1) is below 1 only while the film is transparent.
    """
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    writer = tree.nodes.new("CompositorNodeOutputFile")
    started = time.time()
    with tempfile.TemporaryDirectory(prefix="studio") as folder:
        writer.base_path = folder
        writer.format.file_format, writer.format.color_depth = "OPEN_EXR", "32"
        writer.format.color_mode = "RGBA"
        writer.file_slots.clear()
        for source, name in PASSES.items():
            writer.file_slots.new(name)
            tree.links.new(layers.outputs[source], writer.inputs[name])
        bpy.ops.render.render()
        seconds = time.time() - started
        passes = {name: _read_back(folder, name) for name in PASSES.values()}
    out = {name: each[..., :3] for name, each in passes.items()}
    out["alpha"] = passes["img"][..., 3:]
    return out, seconds


def clean(p):
    """The picture without noise. Where cloth lies, its own colour guides the network, so that a pattern stays sharp."""
    cover = np.clip(p["cover"][..., :1], 0, 1)
    albedo = p["cloth"] + (1 - cover) * p["albedo"]
    return denoise(np.clip(p["img"], 0, 60), albedo, p["normal"])


AGX = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)


def tone(x, exposure=0.0, contrast=1.5, sat=1.08):
    """AgX base curve (a polynomial fit) with a mildly punchy look; linear in, display sRGB 0..1 out."""
    v = np.maximum(x * 2.0**exposure, 1e-10) @ AGX.T
    v = np.clip((np.log2(v) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2 = v * v
    v4 = v2 * v2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + 0.4298 * v2 + 0.1191 * v - 0.00232
    v = np.clip(v, 0, 1) ** contrast
    luma = v @ np.array([0.2126, 0.7152, 0.0722])
    v = luma[..., None] + (v - luma[..., None]) * sat
    return np.clip(v @ np.linalg.inv(AGX).T, 0, 1)


def exposure_for(p, img, level):
    """The exposure at which the light on the subject (the pixels marked as cloth) is that of a white of radiance `level`."""
    luma = np.array([0.2126, 0.7152, 0.0722], np.float32)
    own, seen = p["cloth"] @ luma, img @ luma
    subject = (p["cover"][..., 0] > 0.95) & (own > 0.003)
    if subject.mean() < 0.004:
        return 0.85
    lit = np.quantile(seen[subject] / (own[subject] + 0.025), 0.62)  # dark things also mirror a little of the light
    return float(np.clip(np.log2(level / max(lit, 1e-3)), -1.5, 2.5))


def finish(p, out, exposure=0.0, contrast=1.5, sat=1.08, vignette=0.10, grain=0.006, glow=0.05, level=None):
    """Denoises, tones and writes `out` as PNG; gives the seconds it took. With `level`, the subject's light sets the exposure."""
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    started = time.time()
    img = clean(p)
    h, w = img.shape[:2]
    if level:
        exposure = exposure_for(p, img, level)
    if glow:
        halo = gaussian_filter(np.clip(img - 0.9, 0, 4), (h * 0.008, h * 0.008, 0))
        img = img + halo * glow * 4
    v = tone(img, exposure, contrast, sat)
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.hypot((xx / w - 0.5) * min(1, w / h), (yy / h - 0.5) * min(1, h / w)) / 0.7
    v = v * (1 - vignette * np.clip(r, 0, 1.2) ** 2.4)[..., None]
    v = v + np.random.default_rng(1).normal(size=(h, w, 1)) * grain
    Image.fromarray((np.clip(v, 0, 1) * 255 + 0.5).astype(np.uint8)).save(out)
    return time.time() - started

"""A folded saree on a table, and cloth seen from near. Metres."""

import numpy as np

import studio as st
from fabrics import tex_uv
from noise import ease, noise


def _turned_back(v, corner, normal, radius):
    """Rolls the cloth beyond a line over and lays it back on itself; `normal` points to the part that is turned."""
    beyond = (v[..., :2] - corner) @ normal
    roll = np.clip(beyond, 0, np.pi * radius)
    flat = np.clip(beyond - np.pi * radius, 0, None)
    shift = -np.clip(beyond, 0, None) + radius * np.sin(roll / radius) - flat
    out = v.copy()
    out[..., :2] += shift[..., None] * normal
    out[..., 2] += radius * (1 - np.cos(roll / radius))
    return out


def _serpentine(layers, length, thick, rng, samples=44):
    """The centre line of a cloth folded to and fro: x, z, and the layer (halves are the turns)."""
    ends = [(-length / 2 + rng.normal(0, 0.003), length / 2 + rng.normal(0, 0.003)) for _ in range(layers)]
    path = []
    for k in range(layers):
        x = np.linspace(*ends[k], samples)
        swell = 1 + 0.30 * np.abs(x / (length / 2)) ** 6
        z = (k + 0.5) * thick * swell
        if k % 2:
            x, z = x[::-1], z[::-1]
        path += [(a, b, k) for a, b in zip(x, z)]
        if k < layers - 1:
            side, middle, r = (1 if k % 2 == 0 else -1), (k + 1) * thick * 1.3, thick * 0.65
            path += [
                (x[-1] + side * r * 1.5 * np.cos(a), middle + r * np.sin(a), k + 0.5)
                for a in np.linspace(-np.pi / 2, np.pi / 2, 11)[1:-1]
            ]
    return np.array(path)


def stack(material, box, rng, layers=7, length=0.38, depth=0.272, x_top=0.60, y_edge=0.0, has_corner=False):
    """One saree folded to and fro, soft at the corners, a little fuller in the middle; gives its height."""
    thick, plies = 0.0066, 3
    path = _serpentine(layers, length, thick, rng)
    x, z, layer = path.T
    tangent = np.gradient(path[:, :2], axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    across = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path[:, :2], axis=0), axis=1))])
    top = layer >= layers - 1.4
    w = np.concatenate([[0, 0.004, 0.012], np.linspace(0.03, 0.97, 52), [0.988, 0.996, 1]])[None]
    seed = rng.uniform(0, 50)
    shift = rng.normal(0, 0.0022, layers + 1)
    turn = rng.uniform(0.5, 0.9)
    for ply in range(plies):
        off = (ply - (plies - 1) / 2) * thick * 0.30
        px, pz = (x + across[:, 0] * off)[:, None], (z + across[:, 1] * off)[:, None]
        level = layer[:, None]
        ragged = (
            0.0024 * noise(px * 8, level * 3.7, seed + ply)
            + shift[np.floor(layer).astype(int)][:, None]
            + (0.003 if ply == 1 else 0)
        )
        y = -depth / 2 + ragged + (depth - ragged) * w + 0 * px
        h = (level + 1) / layers
        # Each layer is fuller in the middle and falls away towards its edges, the more the higher it lies.
        crown = (
            np.clip((1 - (2 * px / length) ** 2), 0, 1) ** 0.7
            * np.clip(1 - (2 * y / depth) ** 2, 0, 1) ** 0.7
        )
        edge = ease(-y, depth / 2 - 0.045, depth / 2) ** 1.5 + ease(y, depth / 2 - 0.045, depth / 2) ** 1.5
        zz = (
            pz
            + h * (0.011 * crown - 0.0065 * edge)
            + h**1.5
            * (0.0045 * noise(px * 6, y * 6, seed) + 0.0022 * noise(px * 15, y * 11, seed + level * 0.1))
        )
        v = np.stack([px + 0.003 * noise(y * 9, level * 1.3, seed), y, np.maximum(zz + 0.002, 0.0012)], -1)
        v[..., 0] += -ragged * 0.4
        u, q = x_top + (s[-1] - s)[:, None] + 0 * y, y_edge + (y + depth / 2) + 0.0015
        if has_corner and layers % 2:
            corner, normal = np.array([length / 2 - 0.085, -depth / 2 + 0.03]), np.array(
                [np.cos(turn), -np.sin(turn)]
            )
            lifted = _turned_back(v[top], corner, normal, 0.006 + 0.0012 * ply)
            v[top] = lifted
        made = st.sheet("fold", v, tex_uv(u, q, box), material)
        st.modify(made, "SUBSURF", levels=1, render_levels=1)
    return layers * thick * 1.1


def closeup(material, box, rng, size):
    """Cloth lying in one or two soft folds, seen from near; the selvedge runs along x at y = 0."""
    w, h = size
    x, y = np.meshgrid(np.linspace(-w / 2, w / 2, 240), np.linspace(0, h, 280), indexing="ij")
    a = np.radians(rng.uniform(15, 60) * (1 if rng.random() < 0.5 else -1))
    c = x * np.cos(a) + (y - h * 0.5) * np.sin(a)
    seed = rng.uniform(0, 60)
    c = c + 0.10 * w * noise(x, y, seed, 1.2 / w)
    ridge = lambda place, width: np.exp(-(((c - place * w) / (width * w)) ** 2))
    z = w * (0.085 * ridge(rng.uniform(0.18, 0.34), 0.10) + 0.060 * ridge(-rng.uniform(0.15, 0.36), 0.13))
    z = (
        z
        - w * 0.02 * ridge(0.03, 0.07)
        + 0.022 * w * noise(x, y, seed * 2.2, 2.0 / w)
        + 0.006 * w * noise(x, y, 5.5, 7.0 / w)
    )
    v = np.stack([x, y, z], -1)
    return st.sheet("near", v, tex_uv(box[0] + x + w / 2, box[1] + y, box), material)

"""Smooth noise on whole arrays: the small unevenness of everything made by hand."""

import numpy as np

_TABLE = np.random.default_rng(20240501).permutation(256)
_TABLE = np.concatenate([_TABLE, _TABLE])
_GRADIENTS = np.random.default_rng(7).normal(size=(256, 3))
_GRADIENTS /= np.linalg.norm(_GRADIENTS, axis=1, keepdims=True)


def noise(x, y, z=0.0, scale=1.0):
    """Gradient noise at the points (x, y, z) * scale, about -1 to 1; the arrays are broadcast."""
    x, y, z = np.broadcast_arrays(*(np.asarray(v, float) * scale for v in (x, y, z)))
    cells = [np.floor(v).astype(int) for v in (x, y, z)]
    parts = [v - c for v, c in zip((x, y, z), cells)]
    fades = [f * f * f * (f * (f * 6 - 15) + 10) for f in parts]
    i, j, k = (c & 255 for c in cells)

    def corner(a, b, c):
        g = _GRADIENTS[_TABLE[_TABLE[_TABLE[(i + a) & 255] + ((j + b) & 255)] + ((k + c) & 255)]]
        return g[..., 0] * (parts[0] - a) + g[..., 1] * (parts[1] - b) + g[..., 2] * (parts[2] - c)

    def between(a, b, t):
        return a + (b - a) * t

    floors = []
    for c in (0, 1):
        rows = [between(corner(0, b, c), corner(1, b, c), fades[0]) for b in (0, 1)]
        floors.append(between(rows[0], rows[1], fades[1]))
    return between(floors[0], floors[1], fades[2]) * 1.6


def ease(x, low, high):
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)

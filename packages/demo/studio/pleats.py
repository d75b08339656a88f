"""Folded cloth as sheets: knife pleats that truly overlap, so that a metre of cloth lies in a hand's width undistorted."""

import numpy as np
from scipy.ndimage import gaussian_filter1d, map_coordinates


def knife_pleats(cloth, covers, count, rng, per_leg=14, soft=1.2, drift=0.12, first_leg=None):
    """Lays `cloth` metres into `count` knife pleats for each of the widths `covers` (metres, one a row).

    Gives three rows x samples arrays: the place across the width (0 to 1), how far the layer lies to the front (0 to 1),
    and the cloth coordinate (0 to 1). Pleats are unequal, and drift a little from row to row.
    """
    covers = np.atleast_1d(np.asarray(covers, float))
    rows = len(covers)
    share = rng.uniform(0.72, 1.28, count)
    share /= share.sum()
    wander = gaussian_filter1d(rng.normal(size=(rows, count)), max(rows / 5, 1), axis=0, mode="nearest")
    wander /= np.abs(wander).max() + 1e-9
    steps = share[None] * (1 + drift * wander)
    steps /= steps.sum(1, keepdims=True)
    lengths = cloth * share[None]
    # Each pleat takes 2 W - step of cloth; the last leg reaches W beyond its start, so the steps shrink to fit the cover.
    leg = np.zeros((rows, count))
    total = covers.copy()
    for _ in range(30):
        step = np.minimum(steps * total[:, None], lengths * 0.999)
        leg = (lengths + step) / 2
        total = np.clip(
            total + 0.7 * (covers - (step.sum(1) + leg[:, -1] - step[:, -1])), covers * 0.02, cloth
        )
    start = np.concatenate([np.zeros((rows, 1)), np.cumsum(step, 1)], 1)
    place, layer, along, used = [], [], [], np.zeros((rows, 1))
    t = np.linspace(0, 1, per_leg, endpoint=False)[None]
    for k in range(count):
        edge = start[:, k : k + 1] + leg[:, k : k + 1]
        place += [start[:, k : k + 1] + leg[:, k : k + 1] * t]
        layer += [t + 0 * edge]
        along += [used + leg[:, k : k + 1] * t]
        used = used + leg[:, k : k + 1]
        if k == count - 1:
            break
        back = leg[:, k : k + 1] - step[:, k : k + 1]
        place += [edge - back * t]
        layer += [1 - t + 0 * edge]
        along += [used + back * t]
        used = used + back
    end = place[-1][:, :1] + leg[:, -1:]
    place = np.concatenate(place + [end], 1)
    layer = np.concatenate(layer + [0 * end + 1], 1)
    along = np.concatenate(along + [used], 1)
    if soft:
        place, layer = (gaussian_filter1d(v, soft, axis=1, mode="nearest") for v in (place, layer))
    place = (place - place[:, :1]) / (covers[:, None])
    return place, layer, along / along[:, -1:]


def normals_of(v):
    """Unit normals of a rows x columns x 3 grid."""
    n = np.cross(np.gradient(v, axis=0), np.gradient(v, axis=1))
    return n / (np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12)


def laid_on(base, place, lift):
    """Puts samples at `place` (0 to 1 across each row of the grid `base`), `lift` metres along the normals."""
    rows, columns = base.shape[:2]
    n = normals_of(base)
    at = np.stack(
        [np.broadcast_to(np.arange(rows)[:, None], place.shape), np.clip(place, 0, 1) * (columns - 1)]
    )
    point = np.stack([map_coordinates(base[..., k], at, order=1, mode="nearest") for k in range(3)], -1)
    normal = np.stack([map_coordinates(n[..., k], at, order=1, mode="nearest") for k in range(3)], -1)
    return point + normal * lift[..., None]


def lengths_along(v):
    """Cumulative length down the middle column of a grid."""
    middle = v[:, v.shape[1] // 2]
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(middle, axis=0), axis=1))])

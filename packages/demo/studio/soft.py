"""Soft things: seat pads with piping, scatter cushions, draped throws with a fringe, rugs. Lengths in metres, UV in metres."""

import math

import numpy as np
from mathutils import Euler, Matrix, Vector

import studio as st


def ripple(x, y, seed, scale=6.0, waves=9):
    """Smooth noise about -1..1 over arrays x, y (metres); `scale` in waves a metre."""
    rng = np.random.default_rng(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    for _ in range(waves):
        angle, frequency = rng.uniform(0, 2 * math.pi), scale * rng.uniform(0.5, 1.6)
        total += np.sin(
            2 * math.pi * frequency * (x * math.cos(angle) + y * math.sin(angle))
            + rng.uniform(0, 2 * math.pi)
        )
    return total / math.sqrt(waves)


def placed(objects, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Moves a list of objects that were built around the origin; rot in radians about the origin."""
    move, turn = Matrix.Translation(Vector(loc)), Euler(rot).to_matrix().to_4x4()
    for o in objects:
        o.matrix_basis = move @ turn @ o.matrix_basis
    return objects


def outline(width, depth, corner=12.0, n=160, pinch=0.0):
    """A closed n x 2 outline: a superellipse, its sides drawn in by `pinch` (share of the half width)."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    r = (np.abs(c) ** corner + np.abs(s) ** corner) ** (-1 / corner)
    u, v = r * c, r * s
    return np.stack(
        [u * width / 2 * (1 - pinch * (1 - v**2)), v * depth / 2 * (1 - pinch * (1 - u**2))], -1
    )


def pad(
    size,
    mat,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    crown=0.03,
    dent=0.0,
    seed=0,
    piping=None,
    corner=9.0,
    wrinkle=1.0,
):
    """A box cushion: crowned top and bottom, an upright band, welts along both seams. size = width, depth, thickness."""
    width, depth, thick = size
    edge = outline(width, depth, corner)
    n = len(edge)
    rho = np.array([0, 0.08, 0.2, 0.35, 0.5, 0.62, 0.72, 0.8, 0.87, 0.92, 0.96, 0.985, 1.0])
    rng = np.random.default_rng(seed + 17)
    objects = []
    half = thick / 2
    for side in (1, -1):
        flat = edge[None] * rho[:, None, None]
        x, y = flat[..., 0], flat[..., 1]
        swell = crown * (1 - rho[:, None] ** 2.2) ** 0.8
        fold = np.clip(rho[:, None] ** 3 * (1 - rho[:, None] ** 6) * 2.4, 0, 1)
        creases = ripple(x, y, seed, 7) * 0.0035 + ripple(x, y, seed + 1, 19) * 0.0022 * fold
        sat = dent * np.exp(
            -(((x - rng.normal(0, 0.03)) / (width * 0.27)) ** 2 + ((y + depth * 0.04) / (depth * 0.28)) ** 2)
        )
        z = half + swell + (creases * wrinkle - sat * (side > 0)) * (1 - rho[:, None] ** 8)
        points = np.stack([x, y, side * z], -1)
        objects.append(
            st.sheet(
                "pad",
                points if side > 0 else points[:, ::-1],
                flat if side > 0 else flat[:, ::-1],
                mat,
                closed_v=True,
            )
        )
    closed = np.vstack([edge, edge[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    t = np.linspace(1, -1, 9)[:, None]
    out = 1 + 0.012 * (1 - t**2) + 0.004 * ripple(run[None], t * 0.1, seed + 3, 5)
    band = np.stack(
        [closed[None, :, 0] * out, closed[None, :, 1] * out, np.broadcast_to(t * half, out.shape)], -1
    )
    uv = np.stack(np.broadcast_arrays(run[None], t * half), -1)
    objects.append(st.sheet("band", band[:, ::-1], uv[:, ::-1], mat))
    welt = piping or mat
    for side in (1, -1):
        objects.append(_welt(np.column_stack([edge * 1.004, np.full(n, side * half)]), 0.0042, welt))
    return placed(objects, loc, rot)


def _welt(points, radius, mat):
    """A closed round cord along an n x 3 path."""
    tangent = np.roll(points, -1, 0) - np.roll(points, 1, 0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    up = np.array([0.0, 0.0, 1.0])
    first = np.cross(tangent, up)
    first /= np.linalg.norm(first, axis=1, keepdims=True) + 1e-9
    second = np.cross(tangent, first)
    a = np.linspace(0, 2 * math.pi, 8, endpoint=False)
    ring = first[:, None] * np.cos(a)[None, :, None] + second[:, None] * np.sin(a)[None, :, None]
    tube = points[:, None] + radius * ring
    run = np.cumsum(np.linalg.norm(tangent, axis=1)) * 0.01
    uv = np.stack(np.broadcast_arrays(run[:, None], a[None] * radius), -1)
    return st.sheet("welt", tube, uv, mat, closed_u=True, closed_v=True)


def scatter(
    size, mat, back=None, loc=(0, 0, 0), rot=(0, 0, 0), puff=0.17, seed=0, piping=None, chop=0.0, turn=0.0
):
    """A knife-edge cushion standing in the x-z plane, face towards -y, drawn in at the sides, with corner creases.

    `chop` is the depth of the dent that a hand leaves in the upper edge; `turn` leans it about its own axis (radians).
    """
    n = 61
    g = np.sin(np.linspace(-math.pi / 2, math.pi / 2, n))
    u, v = np.meshgrid(g, g, indexing="ij")
    corner = np.clip(np.abs(u * v), 0, 1)
    round_off = 1 - 0.035 * corner**6
    x = u * size / 2 * (1 - 0.06 * (1 - v**2)) * round_off
    z = v * size / 2 * (1 - 0.06 * (1 - u**2)) * round_off
    rise = np.clip((1 - u**2) * (1 - v**2), 0, 1) ** 0.52
    around = np.arctan2(np.abs(v), np.abs(u))
    creases = (
        np.sin(around * 34 + ripple(u, v, seed, 0.4) * 2)
        * np.clip(corner - 0.12, 0, 1)
        * (1 - corner)
        * 0.020
    )
    rough = ripple(x, z, seed + 4, 9) * 0.0028 + ripple(x, z, seed + 5, 3.5) * 0.006
    notch = np.exp(-((u / 0.42) ** 2)) * np.clip((v + 0.35) / 1.35, 0, 1) ** 2
    z = z - chop * notch
    objects = []
    for side in (-1, 1):
        depth = side * (puff / 2 * rise * (1 + 0.35 * notch * (chop > 0)) + (creases + rough) * rise**0.5)
        valley = side * chop * 0.45 * np.exp(-((u / 0.10) ** 2)) * np.clip(v, 0, 1) ** 2 * rise
        points = np.stack([x, depth - valley, z], -1)
        uv = np.stack([u * size / 2, v * size / 2], -1)
        face = back if side > 0 and back else mat
        objects.append(
            st.sheet("scatter", points if side > 0 else points[::-1], uv if side > 0 else uv[::-1], face)
        )
    rim = np.concatenate([np.stack([x[:, 0], z[:, 0]], -1)[:-1], np.stack([x[-1], z[-1]], -1)[:-1]])
    rim = np.concatenate(
        [rim, np.stack([x[::-1, -1], z[::-1, -1]], -1)[:-1], np.stack([x[0, ::-1], z[0, ::-1]], -1)[:-1]]
    )
    if piping:
        cord = _welt(np.column_stack([rim, np.zeros(len(rim))]), 0.0038, piping)
        cord.rotation_euler = (math.pi / 2, 0, 0)
        objects.append(cord)
    placed(objects, (0, 0, 0), (0, turn, 0))
    return placed(objects, loc, rot)


def fringe(points, direction, mat, rng, length=0.07, spacing=0.011):
    """Knotted threads along the n x 3 edge `points`, hanging towards `direction` (one vector, or one a point)."""
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    count = max(2, int(run[-1] / spacing))
    at = (np.arange(count) + 0.5) / count * run[-1]
    roots = np.stack([np.interp(at, run, points[:, k]) for k in range(3)], -1)
    way = np.broadcast_to(np.asarray(direction, float), (count, 3))
    V, F = [], []
    t = np.array([0, 0.12, 0.2, 0.28, 0.5, 0.75, 1.0])
    thick = np.array([0.0016, 0.0018, 0.0034, 0.0020, 0.0024, 0.0026, 0.0030])
    a = np.linspace(0, 2 * math.pi, 6, endpoint=False)
    for root, down in zip(roots, way):
        lean = rng.normal(0, 0.10, 3)
        axis = (
            root
            + np.outer(t * length * rng.uniform(0.9, 1.06), down)
            + np.outer(t**2 * length, lean - down * (lean @ down))
        )
        side = np.cross(down, [0.31, 0.22, 0.93])
        side /= np.linalg.norm(side)
        other = np.cross(down, side)
        ring = np.cos(a)[None, :, None] * side + np.sin(a)[None, :, None] * other
        base = len(V) * 42
        V.append((axis[:, None] + thick[:, None, None] * ring).reshape(-1, 3))
        F.append(st.quads(len(t), 6, closed_v=True) + base)
    points = np.vstack(V)
    return st.mesh("fringe", points, np.vstack(F), points[:, :2], mat)


def strip(
    path,
    width,
    mat,
    seed=0,
    across=(1, 0, 0),
    layers=2,
    folds=0.012,
    fringe_mat=None,
    fall=(True, True),
    thick=0.006,
):
    """Cloth laid along an n x 3 path (the middle line), its width along `across`; falling ends ripple and end in a fringe.

    `layers` sheets lie over one another, each a little shifted, as a throw folded lengthwise.
    """
    rng = np.random.default_rng(seed)
    path = st.smooth_path(np.asarray(path, float), 14)
    step = np.linalg.norm(np.diff(path, axis=0), axis=1)
    run = np.concatenate([[0], np.cumsum(step)])
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True) + 1e-9
    across = np.array(across, float)
    normal = np.cross(tangent, across)
    if normal[len(normal) // 2, 2] < 0:
        normal = -normal
    hang = np.clip(np.abs(tangent[:, 2]) * 1.3 - 0.3, 0, 1)
    from_start, from_end = 1 - run / run[-1], run / run[-1]
    hang = hang * np.clip(np.maximum(from_start, from_end) * 2 - 1, 0, 1) ** 0.6
    w = np.linspace(-0.5, 0.5, 70)
    objects = []
    for k in range(layers):
        shift = rng.normal(0, 0.004) if k else 0
        drift = rng.uniform(0, 9)
        wave = np.sin(2 * math.pi * (w[None] * 3.1 + 0.25 * np.sin(run[:, None] * 3 + drift)) + drift)
        wave = wave * hang[:, None] * folds + ripple(run[:, None], w[None] * width, seed + k, 4) * 0.0022
        narrow = 1 - 0.07 * hang[:, None]
        lift = thick * (layers - 1 - k) + 0.002
        points = (
            path[:, None]
            + across * (w[None, :, None] * width * narrow[..., None] + shift)
            + normal[:, None] * (wave + lift)[..., None]
        )
        uv = np.stack(np.broadcast_arrays(w[None] * width + k * 0.4, run[:, None]), -1)
        objects.append(st.sheet("strip", points, uv, mat))
        if fringe_mat and k == 0:
            for end, sign, falls in ((0, -1, fall[0]), (-1, 1, fall[1])):
                way = (
                    sign * tangent[end]
                    if not falls
                    else np.array([0, 0, -1.0]) * 0.95 + sign * tangent[end] * 0.05
                )
                objects.append(fringe(points[end], way, fringe_mat, rng))
    return objects


def rug(size, mat, loc=(0, 0, 0), turn=0.0, fringe_mat=None, seed=0):
    """A flat-woven rug lying on the floor, its length along x; size = length, width."""
    rng = np.random.default_rng(seed)
    x, y = np.meshgrid(
        np.linspace(-0.5, 0.5, 60) * size[0], np.linspace(-0.5, 0.5, 40) * size[1], indexing="ij"
    )
    z = 0.006 + ripple(x, y, seed, 1.2) * 0.0012
    objects = [st.sheet("rug", np.stack([x, y, z], -1), np.stack([x, y], -1), mat)]
    if fringe_mat:
        for end, way in ((0, (-1, 0, -0.05)), (-1, (1, 0, -0.05))):
            edge = np.stack([x[end], y[end], z[end] - 0.002], -1)
            objects.append(fringe(edge, way, fringe_mat, rng, 0.06, 0.016))
    return placed(objects, loc, (0, 0, turn))

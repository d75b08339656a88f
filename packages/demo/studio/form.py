"""The dress-form: a linen torso with short arms on a turned wooden stand. Metres; the front looks along -y, its left is +x."""

import bmesh
import numpy as np
from scipy.interpolate import PchipInterpolator

import studio as st

# Height, half width, half depth, centre y.
TORSO = np.array(
    [
        [0.80, 0.158, 0.112, 0.012],
        [0.86, 0.170, 0.119, 0.012],
        [0.93, 0.176, 0.124, 0.014],
        [1.00, 0.165, 0.118, 0.010],
        [1.07, 0.138, 0.102, 0.004],
        [1.13, 0.122, 0.092, 0.000],
        [1.19, 0.128, 0.096, -0.002],
        [1.26, 0.145, 0.110, -0.008],
        [1.32, 0.156, 0.120, -0.012],
        [1.38, 0.160, 0.110, -0.006],
        [1.435, 0.158, 0.088, 0.004],
        [1.475, 0.138, 0.070, 0.012],
        [1.505, 0.092, 0.060, 0.014],
        [1.525, 0.064, 0.056, 0.012],
        [1.56, 0.054, 0.052, 0.008],
        [1.61, 0.052, 0.050, 0.004],
        [1.63, 0.052, 0.049, 0.004],
    ]
)
_PROFILE = PchipInterpolator(TORSO[:, 0], TORSO[:, 1:])
NECK = TORSO[-1, 0]
# The arm: centre line from the shoulder joint down to the stump, and its radii.
SHOULDER, STUMP = np.array([0.150, 0.006, 1.425]), np.array([0.222, 0.002, 1.185])


def torso_at(z):
    """Half width, half depth and centre y of the torso at height `z`."""
    v = _PROFILE(np.clip(z, TORSO[0, 0], TORSO[-1, 0]))
    return v[..., 0], v[..., 1], v[..., 2]


def bust_at(x, z):
    """How far the bust stands out of the torso's oval at x, z."""
    rise = np.exp(-(((z - 1.315) / 0.058) ** 2))
    return 0.024 * rise * sum(np.exp(-(((x - s * 0.076) / 0.05) ** 2)) for s in (-1, 1))


def torso_point(angle, z, lift=0.0):
    """A point of the torso, `angle` from the front towards its left, `lift` outside of the linen."""
    a, b, c = torso_at(z)
    s, k = np.sin(angle), np.cos(angle)
    x = (a + lift) * np.sign(s) * np.abs(s) ** 0.93
    y = c - (b + lift) * np.sign(k) * np.abs(k) ** 0.95
    return np.stack(
        [x, y - bust_at(x, z) * (k > 0) * np.clip(k, 0, 1) ** 0.3, np.broadcast_to(z, x.shape)], -1
    )


def arm_tube(side, start, end, lift=0.0, rows=40, turns=48, wrinkle=None):
    """Points of a tube round the arm from `start` (-0.22 its round head) to `end` (1 the stump), rows x turns x 3."""
    t = np.linspace(start, end, rows)
    centre = SHOULDER + (STUMP - SHOULDER) * t[:, None]
    centre[:, 0] += 0.012 * np.sin(np.pi * np.clip(t, 0, 1))
    along = (STUMP - SHOULDER) / np.linalg.norm(STUMP - SHOULDER)
    across = np.array([along[2], 0, -along[0]]) * -1
    depth = np.array([0, 1.0, 0])
    radius = np.interp(t, [0, 0.25, 1, 2], [0.052, 0.051, 0.042, 0.036]) + lift
    # The shoulder is round: the tube closes over the joint and leans inwards.
    head = np.clip((0.10 - t) / 0.32, 0, 1)
    radius = radius * np.sqrt(np.clip(1 - head**2, 0.02, 1))
    centre[:, 0] -= 0.050 * head**1.5
    centre[:, 2] -= 0.010 * head**1.5
    turn = np.linspace(0, 2 * np.pi, turns, endpoint=False)
    r = radius[:, None] * (1 if wrinkle is None else 1 + wrinkle(t[:, None], turn[None]))
    v = centre[:, None] + r[..., None] * (
        across * np.cos(turn)[None, :, None] * 0.94 + depth * np.sin(turn)[None, :, None] * 1.12
    )
    return v * np.array([side, 1, 1])


def outwards(thing):
    """Turns the faces of a closed mesh outwards, which the cloth simulation needs."""
    mesh = bmesh.new()
    mesh.from_mesh(thing.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(thing.data)
    mesh.free()
    return thing


def torso(material, neck=NECK):
    """The torso; its neck ends at the height `neck`."""
    z = st.smooth_path(TORSO[:, :1], 5)[:, 0]
    angle = np.linspace(-np.pi, np.pi, 96, endpoint=False)
    v = torso_point(angle[None] + 0 * z[:, None], z[:, None] + 0 * angle[None])
    root = 1.525
    v[..., 2] = np.where(v[..., 2] > root, root + (v[..., 2] - root) * (neck - root) / (NECK - root), v[..., 2])
    uv = np.stack(np.broadcast_arrays(angle[None] * 0.16, z[:, None]), -1)
    return outwards(st.sheet("form", v, uv, material, closed_v=True))


def arms(material, lift=0.0, end=1.0):
    made = []
    for side in (-1, 1):
        v = arm_tube(side, -0.22, end, lift)
        cap = np.repeat(v[-1:].mean(1, keepdims=True), v.shape[1], 1)
        v = np.concatenate([v, cap])
        uv = np.stack(
            np.broadcast_arrays(np.linspace(0, 0.3, v.shape[0])[:, None], np.linspace(0, 0.3, 48)[None]), -1
        )
        made.append(outwards(st.sheet("arm", v, uv, material, closed_v=True)))
    return made


# The cap on the neck, as height and radius from its lower edge: flat, and with the knob of a form that is carried about.
FLAT_CAP = [(0.0525, 1.628), (0.052, 1.638), (0.046, 1.644), (0.020, 1.646), (0.0005, 1.6462)]
KNOB_CAP = [(0.0525, 1.628), (0.052, 1.638), (0.044, 1.646), (0.020, 1.650), (0.016, 1.662)] + [
    (0.023, 1.676),
    (0.021, 1.691),
    (0.008, 1.700),
    (0.0005, 1.701),
]


def dressform(linen, wood, has_stand=True, neck=NECK, arm_end=1.0, cap=KNOB_CAP, pole=0.015):
    """The whole form as it stands in the studio. Arms that end above the stump have no caps: a sleeve hides them.

    With `arm_end` 0 it has no arms. `pole` is the radius of the stand's pole.
    """
    torso(linen, neck)
    if arm_end > 0:
        arms(linen, end=arm_end)
    for side in (-1, 1) if arm_end >= 1 else ():
        end = STUMP * np.array([side, 1, 1])
        way = (STUMP - SHOULDER) * np.array([side, 1, 1])
        way /= np.linalg.norm(way)
        st.rod("arm cap", end - way * 0.002, end + way * 0.010, 0.040, wood)
    st.lathe("cap", cap, wood).location = (0, 0.004, neck - NECK)
    if has_stand:
        st.rod("pole", (0, 0.012, 0.04), (0, 0.012, 0.86), pole, wood)
        foot = [
            (0.001, 0.050),
            (0.03, 0.049),
            (0.045, 0.040),
            (0.10, 0.030),
            (0.150, 0.022),
            (0.160, 0.012),
            (0.158, 0.0),
        ]
        st.lathe("foot", foot, wood).location.y = 0.012

"""Kurtis on the dress-form: straight, A-line and anarkali, with sleeves that hang and side slits. Metres."""

import numpy as np
from scipy.interpolate import PchipInterpolator

import fabrics
import form
import pleats
import studio as st
import textile as tx
from fabrics import tex_uv
from noise import ease, noise

# Height -> half width, half depth of the cloth below the bust, for each shape.
SHAPES = {
    "straight": [
        (0.30, 0.216, 0.116),
        (0.60, 0.210, 0.124),
        (0.86, 0.202, 0.137),
        (1.00, 0.184, 0.131),
        (1.13, 0.149, 0.110),
    ],
    "a-line": [
        (0.30, 0.290, 0.178),
        (0.60, 0.250, 0.160),
        (0.86, 0.214, 0.146),
        (1.00, 0.184, 0.131),
        (1.13, 0.143, 0.107),
    ],
    "anarkali": [
        (0.10, 0.450, 0.385),
        (0.40, 0.385, 0.325),
        (0.70, 0.290, 0.240),
        (0.95, 0.200, 0.160),
        (1.13, 0.141, 0.110),
    ],
}
UPPER = [(1.22, 0.151, 0.118), (1.30, 0.165, 0.133), (1.40, 0.168, 0.122)]
SHOULDER_Z = 1.505
# The sheet of cloth the pieces are cut from: where the middle of each piece lies, and the sheet's size.
FRONT, BACK, SLEEVES, SHEET = 0.72, 2.16, (3.16, 3.64), (3.90, 1.36)
NECKS = ("round", "placket", "vee", "band")


def cut_of(rng, shape=None):
    """Draws a cut: shape, length from the shoulder, neck, sleeve length along the arm (1 is the stump)."""
    shape = shape or ("straight", "a-line", "anarkali")[rng.choice(3, p=[0.42, 0.38, 0.20])]
    length = {
        "straight": rng.uniform(1.04, 1.12),
        "a-line": rng.uniform(1.00, 1.10),
        "anarkali": rng.uniform(1.22, 1.30),
    }[shape]
    return dict(
        shape=shape,
        length=length,
        neck=NECKS[rng.integers(4)],
        sleeve=rng.uniform(1.45, 1.72),
        seed=int(rng.integers(1000)),
    )


def neckline(angle, neck):
    """Height of the neck edge at an angle from the front."""
    depth, width, power = {
        "round": (0.082, 0.66, 4),
        "placket": (0.062, 0.62, 4),
        "vee": (0.135, 0.72, 1.25),
        "band": (0.022, 0.6, 3),
    }[neck]
    front = np.exp(-np.abs(angle / width) ** power)
    if neck == "vee":
        front = np.clip(1 - np.abs(angle) / 0.80, 0, 1) ** 1.1
    back = np.exp(-(((np.abs(angle) - np.pi) / 0.8) ** 4))
    return 1.503 - depth * front - 0.022 * back


def made_neckline(angle, neck):
    """The neck edge of a kurti that is worn or hangs: it runs down from the shoulder without the step of `neckline`."""
    depth = 1.503 - neckline(np.array(0.0), neck)
    width, power = {"round": (0.92, 2.6), "placket": (0.86, 2.6), "vee": (0.62, 1.35), "band": (0.6, 3)}[neck]
    front = np.exp(-np.abs(angle / width) ** power)
    back = np.exp(-(((np.abs(angle) - np.pi) / 0.9) ** 2))
    return 1.503 - depth * front - 0.022 * back


def _hang(cut):
    rows = np.array(SHAPES[cut["shape"]] + UPPER)
    return PchipInterpolator(rows[:, 0], rows[:, 1:])


def body_points(cut, angle, z, is_front):
    """Points of the body cloth; below the slit each panel hangs for itself."""
    profile = _hang(cut)(np.clip(z, 0.1, 1.40))
    a, b = profile[..., 0], profile[..., 1]
    hem = SHOULDER_Z - cut["length"]
    c = 0.004 + 0 * z
    k = cut["seed"] * 1.37
    n = lambda f, g, j: noise(np.sin(angle) * f + k, np.cos(angle) * f, z * g + j * 7.7)
    fall = ease(1.30 - z, 0.0, 1.30 - hem)
    full = {"straight": 0.72, "a-line": 1.0, "anarkali": 1.0}[cut["shape"]]
    if cut["shape"] == "anarkali":
        fall = ease(1.135 - z, 0.0, 1.135 - hem)
        phase = 17 * angle + 2.6 * n(1.8, 0.5, 1)
        wave = (np.abs(np.sin(phase / 2)) ** 0.75 * 2 - 1.25) * np.clip(0.8 + 0.9 * n(1.6, 0.3, 2), 0.2, 1.5)
        lift = 0.050 * fall**0.9 * wave
        gathers = 1 - np.abs(np.sin(angle * 23 + 4 * n(2, 0.5, 3)))
        lift = lift - 0.006 * gathers**1.4 * np.exp(-(((1.10 - z) / 0.06) ** 2)) * (z < 1.135)
    else:
        phase = 7 * angle + 3.2 * n(1.2, 0.35, 1) + 0.8 * n(2.6, 1.3, 2)
        wave = np.sin(phase) * 0.7 + 0.3 * np.sin(2 * phase + 1.0)
        lift = full * 0.056 * fall**1.05 * wave * np.clip(0.7 + 1.2 * n(1.1, 0.3, 3), 0.1, 1.6)
        # Cloth hangs from the points of the bust in two soft cones.
        lift = lift + 0.006 * fall**0.5 * np.exp(-(((np.abs(angle) - 0.55) / 0.20) ** 2)) * is_front
    waist = np.exp(-(((z - 1.13) / 0.075) ** 2))
    pulls = np.sin(z * 62 + 7 * n(1.5, 2.0, 4) + np.abs(angle) * 2.0)
    lift = lift + 0.0030 * waist * pulls * np.clip(0.5 + n(1.7, 3.0, 5), 0, 1)
    arm = np.exp(-(((np.abs(np.abs(angle) - 1.15)) / 0.35) ** 2)) * np.exp(-(((z - 1.33) / 0.07) ** 2))
    lift = lift + 0.0042 * arm * np.sin(z * 75 + np.abs(angle) * 14 + 3 * n(2, 2, 6))
    lift = lift + 0.0022 * n(5, 4.5, 7) + 0.0045 * n(2.0, 1.8, 8) * ease(1.42 - z, 0, 0.2)
    x, y = (a + lift) * np.sin(angle), c - (b + lift) * np.cos(angle)
    bust = form.bust_at(x, z) * np.clip(np.cos(angle), 0, 1) ** 0.3
    close = form.torso_point(angle, z, 0.0065 + 0.0013 * n(5, 12, 9))
    # Loose cloth never lies inside the form.
    x = np.sign(x) * np.maximum(np.abs(x), np.abs(close[..., 0]) * (z > 0.9))
    y = np.where(np.cos(angle) > 0, np.minimum(y - bust, close[..., 1]), np.maximum(y, close[..., 1]))
    hanging = np.stack([x, y, z], -1)
    t = ease(z, 1.33, 1.42)[..., None]
    v = hanging * (1 - t) + close * t
    if cut["shape"] != "anarkali":
        slit = ease(hem + 0.40 - z, 0.0, 0.36) * ease(np.abs(np.sin(angle)), 0.72, 1.0)
        sway = 0.6 + 0.5 * np.sin(cut["seed"] + (angle > 0) * 2.0)
        v[..., 1] += np.where(is_front, -1, 1) * 0.022 * slit * sway
        v[..., 0] -= np.sign(np.sin(angle)) * 0.010 * slit
    return v


def _panel(cut, is_front, columns, rows):
    hem = SHOULDER_Z - cut["length"]
    angle = np.linspace(-np.pi / 2, np.pi / 2, columns)[:, None]
    if not is_front:
        angle = angle + np.pi
    wrapped = np.angle(np.exp(1j * angle))
    t = np.concatenate([np.linspace(0, 0.7, rows // 2), np.linspace(0.7, 1, rows // 2)[1:]])[None]
    z = hem + (made_neckline(wrapped, cut["neck"]) - hem) * t
    z = z + 0.010 * np.cos(2 * angle) * (1 - t) ** 6
    v = body_points(cut, wrapped + 0 * z, z, is_front)
    arc = np.linalg.norm(np.diff(v, axis=0), axis=2)
    arc = np.concatenate([np.zeros((1, v.shape[1])), np.cumsum(arc, 0)])
    arc = arc - arc[columns // 2][None]
    return v, arc, SHOULDER_Z - z


def _sleeve(cut, side, rows=90, turns=60):
    end = cut["sleeve"]
    k = cut["seed"] * 0.77 + side

    def wrinkle(along, turn):
        elbow = np.exp(-(((along - 1.0) / 0.22) ** 2))
        crease = np.sin(
            along * 26 + 2.2 * np.cos(turn) + 3 * noise(np.cos(turn), np.sin(turn), along * 2 + k)
        )
        loose = noise(np.cos(turn) * 1.6, np.sin(turn) * 1.6, along * 3 + k)
        head = np.exp(-(((along - 0.12) / 0.20) ** 2)) * np.clip(-np.cos(turn), 0, 1)
        fold = 0.10 * head * np.sin(along * 34 + turn * 2)
        return (
            0.075 * elbow * crease * (0.5 + 0.5 * np.cos(turn + 2.6))
            + 0.10 * loose * ease(along, 0.1, 1.2)
            + fold
        )

    v = form.arm_tube(side, -0.22, end, 0.0085, rows, turns, wrinkle)
    t = np.linspace(-0.22, end, rows)
    v[..., 1] -= (0.030 * ease(t, 0.8, 1.9))[:, None]
    v[..., 0] -= side * (0.036 * ease(t, 0.95, 1.9))[:, None]
    middle = v.mean(1, keepdims=True)
    open_ = 1 + (0.20 * ease(t, 0.3, 1.6))[:, None, None] * np.array([0.1, 0.9, 0])
    return middle + (v - middle) * open_, t


def kurti(order, cut, ppm=1050, flat=1.0, near_ppm=None):
    """Builds the kurti of an order: two panels, two sleeves, the finished neck.

    `flat` below 1 presses it flat, as on a hanger; `near_ppm` draws the upper front finer, for a picture from near.
    """
    cloth = order["cloth"]
    sleeve_length = (cut["sleeve"] + 0.22) * 0.255
    trims = dict(
        hem=cut["length"] + 0.006,
        cuffs=[(x, sleeve_length) for x in SLEEVES],
        front=FRONT,
        back=BACK,
        neck=cut["neck"],
        slit=cut["shape"] != "anarkali",
    )
    trims["neck_y"] = SHOULDER_Z - neckline(np.array(0.0), cut["neck"])
    box = (0.0, 0.0, *SHEET)
    design = dict(tx.design_of(cloth, order["seed"]), kind="print", kurti=trims)
    design["slub"] *= fabrics.slub_share(cloth["body"])
    material = fabrics.cloth(tx.render(design, *box, ppm), fabrics.look_of(cloth), "kurti")
    front, front_box = material, box
    if near_ppm:
        front_box = (FRONT - 0.36, 0.0, 0.72, 0.62)
        front = fabrics.cloth(
            tx.render(design, *front_box, near_ppm), fabrics.look_of(cloth), "near kurti", bump=0.6
        )
    press = np.array([1, flat, 1])
    edges = []
    for is_front, middle in ((True, FRONT), (False, BACK)):
        v, arc, down = _panel(cut, is_front, 230, 190)
        v = v * press
        one, one_box = (front, front_box) if is_front else (material, box)
        made = st.sheet("kurti", v, tex_uv(middle + arc, down, one_box), one)
        st.modify(made, "SOLIDIFY", thickness=0.0016, offset=0)
        edges.append(v[:, -1])
    for side, middle in zip((-1, 1), SLEEVES):
        v, t = _sleeve(cut, side)
        v = np.concatenate([v, v[:, :1]], 1) * press
        turn = np.linspace(-0.165, 0.165, v.shape[1])[None]
        u, h = np.broadcast_arrays(middle + turn, ((t + 0.22) * 0.255)[:, None])
        st.modify(st.sheet("sleeve", v, tex_uv(u, h, box), material), "SOLIDIFY", thickness=0.0016, offset=0)
    _neck(cut, np.concatenate(edges), cloth, press)


def _neck(cut, edge, cloth, press):
    trim = cloth["borderColour"] if cloth["border"] != "none" else cloth["body"]
    material = st.plain("piping", fabrics.hex_of(trim), rough=0.9, spec=0.04)
    st.tube("piping", np.vstack([edge, edge[:1]]) + np.array([0, 0, 0.001]), 0.0032, material)
    if cut["neck"] == "band":
        ring = edge[::3]
        inner = ring.mean(0)
        rows = [
            ring + (inner - ring) * np.array([k, k, 0]) * 0.10 + np.array([0, 0, h])
            for k, h in ((0, -0.002), (0.3, 0.012), (0.8, 0.024), (1.2, 0.030))
        ]
        made = st.sheet("band collar", np.array(rows), np.zeros((4, len(ring), 2)), material, closed_v=True)
        st.modify(made, "SOLIDIFY", thickness=0.003, offset=0)
    if cut["neck"] in ("placket", "band"):
        top = neckline(np.array(0.0), cut["neck"])
        button = st.plain("button", fabrics.hex_of("#cbb793"), rough=0.4, spec=0.2)
        for i in range(4):
            z = np.array(top - 0.018 - i * 0.042)
            v = body_points(cut, np.array(0.0), z, True) * press
            st.rod("button", v + (0, 0.001, 0), v + (0, -0.0042, 0), 0.0058, button, 0.0048, n=20)

"""Kurtis on the dress-form: straight, A-line and anarkali, with sleeves that hang and side slits. Metres."""

import numpy as np
from scipy.interpolate import PchipInterpolator

import fabrics
import form
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
        (1.00, 0.186, 0.133),
        (1.13, 0.158, 0.116),
    ],
    "a-line": [
        (0.30, 0.290, 0.178),
        (0.60, 0.250, 0.160),
        (0.86, 0.214, 0.146),
        (1.00, 0.186, 0.131),
        (1.13, 0.151, 0.112),
    ],
    "anarkali": [
        (0.10, 0.450, 0.385),
        (0.40, 0.385, 0.325),
        (0.70, 0.290, 0.240),
        (0.95, 0.200, 0.160),
        (1.13, 0.141, 0.110),
    ],
}
UPPER = [(1.22, 0.156, 0.121), (1.30, 0.165, 0.133), (1.40, 0.166, 0.122)]
SHOULDER_Z = 1.505
# The sheet of cloth the pieces are cut from: where the middle of each piece lies, and the sheet's corner and size.
FRONT, BACK, SLEEVES = 0.72, 2.16, (3.16, 3.64)
SHEET = (0.0, -0.04, 3.90, 1.40)
# How much of its slubs a printed and a plain cloth show in a sewn piece.
SLUB, PLAIN_SLUB = 0.6, 0.4
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
    """The neck edge of a kurti that is worn or hangs: it starts close to the neck, without the step of `neckline`."""
    side, width, power = {
        "round": (1.507, 0.64, 2.0),
        "placket": (1.508, 0.60, 2.0),
        "vee": (1.509, 0.52, 1.3),
        "band": (1.519, 0.60, 2.4),
    }[neck]
    front = np.exp(-np.abs(angle / width) ** power)
    back = np.exp(-(((np.abs(angle) - np.pi) / 0.9) ** 2))
    return side - (side - front_neck(neck)) * front + 0.004 * back


def front_neck(neck):
    """Height of the middle of the front neck."""
    return float(neckline(np.array(0.0), neck))


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
        phase = (7 if cut["shape"] == "straight" else 9) * angle + 3.2 * n(1.2, 0.35, 1) + 0.8 * n(2.6, 1.3, 2)
        wave = np.sin(phase) * 0.7 + 0.3 * np.sin(2 * phase + 1.0)
        lift = full * 0.080 * fall**1.1 * wave * np.clip(0.85 + 0.8 * n(1.1, 0.3, 3), 0.5, 1.3)
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
    z = z + 0.005 * np.cos(2 * angle) * (1 - t) ** 6
    v = body_points(cut, wrapped + 0 * z, z, is_front)
    arc = np.linalg.norm(np.diff(v, axis=0), axis=2)
    arc = np.concatenate([np.zeros((1, v.shape[1])), np.cumsum(arc, 0)])
    arc = arc - (arc[:1] + arc[-1:]) / 2
    return turned(v, arc, SHOULDER_Z - z, SHOULDER_Z - hem)


# The turn of a hem: how long and how thick it is.
TURN, TURN_THICK = 0.020, 0.0034


def turned(v, across, down, end):
    """Turns the edge of a piece inwards, so that it is thick and round.

    `v` is columns x rows x 3, the edge first; `across` and `down` are its places on the sheet, `end` that of the edge.
    """
    up = v[:, 3] - v[:, 0]
    up = (up / np.linalg.norm(up, axis=1, keepdims=True))[:, None]
    along = np.gradient(v[:, 0], axis=0)
    inner = np.stack([along[:, 1], -along[:, 0], 0 * along[:, 0]], -1)
    inner = inner / (np.linalg.norm(inner, axis=1, keepdims=True) + 1e-9)
    inner = (inner * np.sign((inner * (v[:, 0].mean(0) - v[:, 0])).sum(1).mean()))[:, None]
    high = np.array([TURN, TURN * 0.6, TURN * 0.25, 0.002, 0.0, -0.0012])[None, :, None]
    deep = np.array([1.0, 1.0, 1.0, 0.95, 0.75, 0.40])[None, :, None] * TURN_THICK
    under = v[:, :1] + up * high + inner * deep
    # The turn lifts the outside a little, up to its seam.
    raised = 0.0012 * ease(TURN + 0.001 - (end - down), 0.0, 0.0024)[..., None]
    rows = under.shape[1]
    return (
        np.concatenate([under, v - inner * raised], 1),
        np.concatenate([np.repeat(across[:, :1], rows, 1), across], 1),
        np.concatenate([down[:, :1] - np.abs(high[..., 0]), down], 1),
    )


# The armhole, seen from the side: the middle, and half of its depth and height.
ARMHOLE, ARMHOLE_HALF = np.array([0.004, 1.385]), np.array([0.057, 0.084])
# Where the sleeve has become a tube: its middle, and half of its width and depth there and at the end.
BICEP, BICEP_HALF, CUFF_HALF = np.array([0.186, 0.004, 1.270]), np.array([0.047, 0.061]), np.array([0.044, 0.053])


def _armhole(cut, turns):
    """The seam of the left sleeve on the body, from the shoulder over the front: turns x 3."""
    y = ARMHOLE[0] - ARMHOLE_HALF[0] * np.sin(turns)
    z = ARMHOLE[1] + ARMHOLE_HALF[1] * np.cos(turns)
    angle = np.linspace(0.05, np.pi - 0.05, 181)[None]
    body = body_points(cut, angle + 0 * z[:, None], z[:, None] + 0 * angle, angle < np.pi / 2)
    x = [np.interp(at, *row) for at, row in zip(y, np.moveaxis(body[..., [1, 0]], 2, 1))]
    return np.stack([np.array(x) - 0.002, y, z], -1)


def sleeve_end(cut):
    """Height of the end of the sleeve."""
    return form.SHOULDER[2] - cut["sleeve"] * (form.SHOULDER[2] - form.STUMP[2])


def _ring(middle, half, turns):
    """Points round the arm: rows x turns x 3."""
    x, y = half[..., :1] * np.cos(turns), half[..., 1:] * np.sin(turns)
    return middle[:, None] + np.stack([x, -y, 0 * x], -1)


def _sleeve(cut, side, rows=56, turns=72):
    """A set-in sleeve: it leaves the armhole in the line of the shoulder and becomes a tube that hangs beside the body."""
    turn = np.linspace(-np.pi, np.pi, turns + 1)
    fall = np.linspace(0, BICEP[2] - sleeve_end(cut), rows)
    part = fall / 0.22
    middle = BICEP + np.stack([0.030 * part + 0.006 * np.sin(np.pi * part), -0.034 * part**1.7, -fall], -1)
    tube = _ring(middle, BICEP_HALF + (CUFF_HALF - BICEP_HALF) * ease(part, 0, 1)[:, None], turn)
    # The end lies across the forearm, which is bent forwards.
    tube[..., 2] += (middle[:, None, 1] - tube[..., 1]) * 0.26 * ease(part, 0.1, 1)[:, None]
    # The cap: every thread runs from the seam to the tube without a corner.
    start, end, t = _armhole(cut, turn), tube[0], np.linspace(0, 1, rows)[:-1, None, None]
    reach = np.linalg.norm(end - start, axis=1, keepdims=True)
    top = (np.cos(turn) * 0.5 + 0.5)[:, None]
    leave = np.array([0.92, 0.0, -0.40]) * top + np.array([0.30, 0.0, -0.95]) * (1 - top)
    arrive = (tube[1] - tube[0]) / fall[1]
    cap = (
        (2 * t**3 - 3 * t**2 + 1) * start
        + (t**3 - 2 * t**2 + t) * reach * leave
        + (3 * t**2 - 2 * t**3) * end
        + (t**3 - t**2) * reach * arrive
    )
    v = np.concatenate([cap, tube])
    v = v + _sleeve_folds(cut["seed"] * 0.77 + side, v, turn)
    return v * np.array([side, 1, 1])


def _sleeve_folds(seed, v, turn):
    """Soft folds: slanting ones below the seam and in the armpit, a few across the bend of the elbow."""
    middle = v[:, :-1].mean(1, keepdims=True)
    out = v - middle
    out = out / (np.linalg.norm(out, axis=2, keepdims=True) + 1e-9)
    x, z = v[..., 0], v[..., 2]
    n = lambda f, g, j: noise(np.cos(turn) * f + seed, np.sin(turn) * f, z * g + j * 5.1)
    front = np.abs(np.sin(turn))
    armpit = np.exp(-(((z - 1.315) / 0.055) ** 2)) * front * ease(x, 0.15, 0.18)
    drag = np.sin(z * 95 - x * 70 + 3 * n(1.0, 6, 1)) * armpit * 0.0042
    elbow = np.exp(-(((z - 1.165) / 0.050) ** 2))
    bend = np.sin(z * 120 + 2.4 * np.cos(turn) + 4 * n(1.0, 5, 2)) * elbow * 0.0036 * np.clip(0.55 + n(1.2, 4, 3), 0.1, 1.2)
    loose = n(1.5, 9, 4) * 0.0050 * ease(1.40 - z, 0, 0.16)
    return out * (drag + bend + loose)[..., None]


def kurti(order, cut, ppm=1050, flat=1.0, near_ppm=None):
    """Builds the kurti of an order: two panels, two sleeves, the finished neck.

    `flat` below 1 presses it flat, as on a hanger; `near_ppm` draws the upper front finer, for a picture from near.
    """
    cloth = order["cloth"]
    sleeves = [_sleeve(cut, side) for side in (-1, 1)]
    # The print of a sleeve is counted from its end, along the outside of the arm.
    outside = sleeves[0].shape[1] // 2
    lengths = [np.linalg.norm(np.diff(v[:, outside], axis=0), axis=1).sum() for v in sleeves]
    trims = dict(
        hem=cut["length"] + 0.006,
        cuffs=list(zip(SLEEVES, lengths)),
        front=FRONT,
        back=BACK,
    )
    design = dict(tx.design_of(cloth, order["seed"]), kind="print", kurti=trims)
    design["slub"] *= (PLAIN_SLUB if cloth["pattern"] == "plain" else SLUB) * fabrics.slub_share(cloth["body"])
    look = made_look(cloth)
    material = fabrics.cloth(tx.render(design, *SHEET, ppm), look, "kurti")
    front, front_box = material, SHEET
    if near_ppm:
        front_box = (FRONT - 0.36, SHEET[1], 0.72, 0.66)
        front = fabrics.cloth(tx.render(design, *front_box, near_ppm), look, "near kurti", bump=0.6)
    press = np.array([1, flat, 1])
    edges = []
    for is_front, middle in ((True, FRONT), (False, BACK)):
        v, arc, down = _panel(cut, is_front, 231, 190)
        v = v * press
        one, one_box = (front, front_box) if is_front else (material, SHEET)
        made = st.sheet("kurti", v, tex_uv(middle + arc, down, one_box), one)
        st.modify(made, "SOLIDIFY", thickness=0.0016, offset=0)
        edges.append(v[:, -1])
    for v, middle, length in zip(sleeves, SLEEVES, lengths):
        _sewn_sleeve(v, middle, length, material, press)
    _neck(cut, np.concatenate(edges), cloth, press)


def made_look(cloth):
    """The look of a cloth that is cut and sewn: silk as in a drape, where the lamps do not run over it in stripes."""
    look = fabrics.look_of(cloth)
    return f"worn-{look}" if f"worn-{look}" in fabrics.LOOKS else look


def _sewn_sleeve(v, middle, length, material, press):
    around = np.linalg.norm(np.diff(v, axis=1), axis=2)
    around = np.concatenate([np.zeros((len(v), 1)), np.cumsum(around, 1)], 1)
    around = around - around[:, v.shape[1] // 2][:, None]
    along = np.linalg.norm(np.diff(v, axis=0), axis=2)
    along = np.concatenate([np.zeros((1, v.shape[1])), np.cumsum(along, 0)])
    down = length - (along[-1:] - along)
    edge_first = lambda a: np.swapaxes(a, 0, 1)[:, ::-1]
    points, across, down = turned(edge_first(v), edge_first(around), edge_first(down), length)
    made = st.sheet("sleeve", points * press, tex_uv(middle + across, down, SHEET), material)
    st.modify(made, "WELD", merge_threshold=0.0001)
    st.modify(made, "SOLIDIFY", thickness=0.0016, offset=0)


def _neck(cut, edge, cloth, press):
    """Piping, collar and placket."""
    trim = cloth["borderColour"] if cloth["border"] != "none" else cloth["body"]
    material = st.plain("piping", fabrics.hex_of(trim), rough=0.9, spec=0.04)
    is_band = cut["neck"] == "band"
    st.tube(
        "piping", np.vstack([edge, edge[:2]]) + np.array([0, 0, 0.0005]), 0.0016 if is_band else 0.0026, material
    )
    if is_band:
        _collar(edge, material)
    if cut["neck"] in ("placket", "band"):
        _placket(cut, cloth, press)


def _collar(edge, material):
    """A stand collar, open at the front."""
    first = len(edge) // 4
    ring = np.roll(edge, -first, 0)
    ring = ring[np.hypot(ring[:, 0], np.minimum(ring[:, 1], 0) - ring[:, 1].min()) > 0.002]
    inner = ring.mean(0)
    rows = [
        ring + (inner - ring) * np.array([k, k, 0]) + np.array([0, 0, h])
        for k, h in ((0, -0.002), (0.02, 0.006), (0.05, 0.014), (0.085, 0.022), (0.11, 0.027), (0.125, 0.029))
    ]
    made = st.sheet("band collar", np.array(rows), np.zeros((len(rows), len(ring), 2)), material)
    st.modify(made, "SOLIDIFY", thickness=0.0030, offset=0)
    st.modify(made, "BEVEL", width=0.0012, segments=2)


# The placket: half of its width, its length to the corners, and its point.
PLACKET, PLACKET_LONG, PLACKET_POINT = 0.0165, 0.172, 0.011


def _front_at(cut, x, z):
    """Points of the front at the distances x from the middle."""
    angle = np.linspace(-0.4, 0.4, 61)
    body = body_points(cut, angle[None] + 0 * z[:, None], z[:, None] + 0 * angle[None], True)
    y = np.array([np.interp(at, row[:, 0], row[:, 1]) for at, row in zip(x, body)])
    return np.stack([x, y, z], -1)


def _placket(cut, cloth, press):
    """The buttoned band below the neck: a strip of its own, straight and sewn on."""
    tint = cloth["borderColour"] if cloth["border"] != "none" else deeper(cloth["body"])
    top = front_neck(cut["neck"]) - 0.002
    across = np.concatenate([[-1.0], np.linspace(-0.95, 0.95, 25), [1.0]])
    long = PLACKET_LONG + PLACKET_POINT * (1 - np.abs(across))
    t = np.linspace(0, 1, 60)[:, None]
    x = PLACKET * across[None] + 0 * t
    z = top - long[None] * t
    on = _front_at(cut, x.ravel(), z.ravel()).reshape(*x.shape, 3) * press
    is_edge = (np.abs(across[None]) > 0.97) | (t > 0.995)
    on[..., 1] -= np.where(is_edge, 0.0002, 0.0019)
    st.sheet("placket", on, np.stack([x * 6 + 0.5, (z - top) * 3 + 1], -1), _placket_material(tint, cloth))
    button = st.plain("button", fabrics.hex_of("#eadfca"), rough=0.35, spec=0.25)
    for i in range(4):
        down = 0.018 + i * 0.042
        at = _front_at(cut, np.zeros(1), np.array([top - down]))[0] * press
        st.rod("button", at + (0, -0.0012, 0), at + (0, -0.0046, 0), 0.0044, button, 0.0038, n=20)


def deeper(colour):
    """A `#rrggbb` that is a little darker in its own hue: a light tone does not turn grey, a deep one keeps its hue."""
    rgb = np.array(tx.rgb(colour))
    pale = ease(rgb @ (0.2126, 0.7152, 0.0722), 0.30, 0.50)
    darker = rgb * 0.92 * (1 - pale) + rgb**1.18 * pale
    return "#" + "".join(f"{round(255 * v):02x}" for v in darker)


def _placket_material(tint, cloth):
    """Plain opaque cloth with a line of stitches along both edges: 1 / 6 m wide on its UV map, 1 / 3 m long."""
    plain = dict(cloth, body=tint, weft=tint, pattern="plain", border="none")
    tex = tx.render(dict(tx.design_of(plain, 3), kind="print", slub=0.5), 0, 0, 1 / 6, 1 / 3, 3000)
    x = (np.arange(tex["rgb"].shape[1]) + 0.5) / 3000 - 1 / 12
    y = (np.arange(tex["rgb"].shape[0]) + 0.5) / 3000
    is_stitch = (np.abs(np.abs(x) - PLACKET * 0.84) < 0.0005)[None] & (y % 0.003 < 0.0021)[:, None]
    tex["rgb"] = tex["rgb"] * np.where(is_stitch, 0.84, 1)[..., None]
    look = fabrics.look_of(cloth)
    return fabrics.cloth(tex, look if look in ("linen", "tussar") else "cotton", "placket")

"""A saree worn by the dress-form: skirt, front pleats, blouse, and the drape over the shoulder with its pallu. Metres."""

import math
from typing import NamedTuple

import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator

import form
import pleats
import studio as st
import textile as tx
from fabrics import tex_uv
from noise import ease, noise

LENGTH = 5.5
WAIST = 1.105
# Height, half width, half depth, centre y of the wrapped skirt: close at the hip, nearly straight, breaking at the floor.
SKIRT = np.array(
    [
        [0.000, 0.226, 0.184, 0.000],
        [0.050, 0.217, 0.175, 0.001],
        [0.150, 0.207, 0.166, 0.003],
        [0.300, 0.197, 0.156, 0.005],
        [0.480, 0.191, 0.148, 0.008],
        [0.650, 0.190, 0.144, 0.010],
        [0.800, 0.193, 0.143, 0.012],
        [0.930, 0.192, 0.140, 0.013],
        [1.000, 0.180, 0.131, 0.010],
        [1.060, 0.154, 0.115, 0.005],
        [1.110, 0.134, 0.103, 0.001],
        [1.130, 0.130, 0.099, 0.000],
    ]
)
_SKIRT = PchipInterpolator(SKIRT[:, 0], SKIRT[:, 1:])


class Hand(NamedTuple):
    """How a cloth falls.

    Front pleats (from, below), metres of cloth in each, pleats of the drape (from, below), how round the folds are, how far
    the front pleats stand off, and how much the cloth folds over the hip.
    """

    pleats: tuple
    pleat: float
    drape: tuple
    soft: float
    stand: float
    hip: float


HANDS = {
    "heavy": Hand((6, 9), 0.165, (5, 7), 1.0, 1.0, 1.0),
    "fluid": Hand((9, 11), 0.120, (7, 9), 1.4, 0.8, 1.9),
}


def hand_of(material):
    """The hand of a material. Silk, cotton and linen fall alike."""
    return HANDS["fluid" if material == "georgette" else "heavy"]


def skirt_at(z):
    v = _SKIRT(np.clip(z, 0, 1.13))
    return v[..., 0], v[..., 1], v[..., 2]


def body_at(z):
    """Half width, half depth, centre y of the dressed body: the skirt below the waist, the blouse above."""
    t = [np.asarray(v) for v in form.torso_at(np.maximum(z, 0.8))]
    s = skirt_at(np.minimum(z, 1.13))
    k = ease(z, 1.08, 1.135)
    return tuple(a * (1 - k) + (b + (0.006 if i < 2 else 0)) * k for i, (a, b) in enumerate(zip(s, t)))


def around(angle, z, lift):
    """A point `lift` outside of the dressed body; the angle runs from the front towards the wearer's left (+x)."""
    a, b, c = body_at(z)
    x, y = (a + lift) * np.sin(angle), c - (b + lift) * np.cos(angle)
    front = np.clip(np.cos(angle), 0, 1) ** 0.3
    return np.stack([x, y - form.bust_at(x, z) * front, np.broadcast_to(z, x.shape)], -1)


def held_out(v, lift):
    """Pushes points that sank into the dressed body back to `lift` outside of it."""
    x, y, z = v[..., 0], v[..., 1], v[..., 2]
    a, b, c = body_at(np.clip(z, 0, 1.5))
    bust = form.bust_at(x, z) * (y < c)
    r = np.sqrt((x / (a + lift)) ** 2 + ((y - c) / (b + lift + bust)) ** 2) + 1e-9
    k = np.where(z < 1.49, np.maximum(1 / r, 1), 1)
    return np.stack([x * k, c + (y - c) * k, z], -1)


def skirt(material, box, seed, hand=HANDS["heavy"]):
    """The wrapped skirt: gathers at the tuck, soft hanging folds, a hem that breaks on the floor."""
    angle = np.linspace(-np.pi, np.pi, 420)[:, None]
    z = np.concatenate([np.linspace(0, 0.06, 9), np.linspace(0.06, WAIST, 96)[1:]])[None]
    n = lambda f, g, k: noise(np.sin(angle) * f, np.cos(angle) * f, z * g + k * 9.1 + seed * 3.7)
    low = ease(WAIST - z, 0.12, 1.05)
    waist = np.exp(-(((WAIST - z) / 0.075) ** 2))
    # Folds hang from the hip: their phase wanders, so that they join, part and die away.
    phase = 9 * angle + 2.6 * n(1.6, 0.5, 1) + 0.9 * n(3, 1.2, 2)
    hanging = np.abs(np.sin(phase / 2)) ** 0.8 * 2 - 1.2
    strength = np.clip(0.55 + 1.0 * n(1.3, 0.35, 3), 0.05, 1.4)
    side = 0.35 + 0.65 * ease(np.abs(angle), 0.45, 1.1)
    lift = low**1.1 * 0.032 * hanging * strength * side
    # Gathers under the tucked edge, and pull lines across the hip.
    gather = np.abs(np.sin(angle * 21 + 5 * n(2.5, 1.0, 4)))
    lift = lift - waist * 0.0055 * (1 - gather) ** 1.3 * np.clip(0.6 + n(2, 0.3, 5), 0, 1.4)
    lift = lift + (hand.hip - 1) * 0.0022 * hanging * np.exp(-(((z - 0.93) / 0.12) ** 2)) * side
    slant = hand.hip * np.sin((z * 30 + np.abs(angle) * 3.2 + 2.5 * n(1.4, 1.6, 6)))
    lift = lift + 0.0022 * slant * np.exp(-(((z - 0.985) / 0.07) ** 2)) * np.clip(n(1.8, 2, 7) + 0.4, 0, 1)
    lift = lift + 0.0016 * n(7, 6, 8) + 0.0035 * n(2.4, 2.2, 9)
    lift = lift + 0.006 * ease(z, WAIST - 0.016, WAIST - 0.004) * ease(-z, -WAIST, -WAIST + 0.004)
    lift = lift + 0.013 * np.clip(1 - z / 0.045, 0, 1) ** 1.6 * np.clip(0.6 + 0.9 * n(2.2, 0, 10), 0, 1.5)
    v = around(angle + 0 * z, z + 0 * angle, lift)
    v[..., 2] += 0.004 + 0.006 * np.clip(n(2.0, 0, 11), 0, 1) * np.clip(1 - z / 0.1, 0, 1)
    arc = (angle[:, 0] + np.pi) * 0.19
    u, h = np.broadcast_arrays(1.75 + arc[:, None], tx.WIDTH - z / WAIST * 0.965)
    return st.sheet("skirt", v, tex_uv(u, h, box), material)


def front_pleats(material, box, rng, lean=0.0, hand=HANDS["heavy"]):
    """The bundle of knife pleats tucked in at the navel, opening downwards; its edges fall towards the wearer's left."""
    z = np.concatenate([np.linspace(WAIST + 0.012, 1.0, 14), np.linspace(1.0, 0.0, 80)[1:]])
    down = (WAIST - z) / WAIST
    count = int(rng.integers(*hand.pleats))
    cover = (
        0.098
        + 0.020 * ease(down, 0, 0.1)
        + 0.165 * ease(down, 0.05, 1.15) ** 0.9
        + rng.uniform(-0.006, 0.012)
    )
    place, layer, along = pleats.knife_pleats(
        count * hand.pleat, cover, count, rng, per_leg=12, soft=1.1 * hand.soft, drift=0.22
    )
    middle = 0.008 + lean * down + 0.008 * np.sin(down * 2.4 + rng.uniform(0, 6))
    x = middle[:, None] - cover[:, None] * 0.52 + place * cover[:, None]
    zz = z[:, None] + 0 * x
    a, b, c = skirt_at(np.minimum(zz, 1.13))
    surface = c - (b + 0.006) * np.sqrt(np.clip(1 - (x / (a + 0.006)) ** 2, 0.04, 1))
    depth = hand.stand * (0.012 + 0.030 * ease(down, 0.0, 0.5) + 0.034 * ease(down, 0.4, 1.0))
    folds = np.linspace(0, 1, x.shape[1])[None]
    each = 1 + 0.35 * noise(folds * count * 1.1, down[:, None] * 1.6, 3.3 + lean * 40)
    swell = 0.012 * ease(down, 0.02, 0.25) + 0.020 * ease(down, 0.5, 1.0)
    y = surface - depth[:, None] * layer * each - swell[:, None] * (1 - (2 * place - 1) ** 4 * 0.8)
    y = y - 0.003 * noise(x * 9, zz * 3.0, 8.2)
    break_ = np.clip(1 - zz / 0.06, 0, 1) ** 1.5
    y = y - 0.018 * break_ * (0.6 + 0.6 * noise(folds * count, 0 * zz, 1.7))
    x = x + 0.0045 * noise(folds * count * 0.9, zz * 2.4, 5.0) * ease(down[:, None], 0.05, 0.4)
    zz = zz + 0.004 + 0.010 * (1 - layer) * ease(down[:, None], 0.5, 1.0) + 0.006 * break_
    # The tucked top dives behind the edge of the skirt.
    tuck = ease(zz, WAIST - 0.008, WAIST + 0.014)
    y = y + 0.016 * tuck
    h = tx.WIDTH - np.clip(z, 0, WAIST)[:, None] / WAIST * 0.965 + 0 * x
    u = 2.95 + along * count * hand.pleat
    return st.sheet("pleats", np.stack([x, y, zz], -1), tex_uv(u, h, box), material)


# How high the band at a sleeve's end is, and how far a sleeve reaches round the arm: its part of a border, in metres.
BAND, ROUND = 0.028, 0.30


def blouse(body_material, band_material, band_box, piping, rng):
    """A close blouse with elbow-length or short sleeves, banded at the sleeve ends; textures by metres on the body.

    The band shows `band_box` of a border. Gives how far along the arm the sleeves end.
    """
    angle = np.linspace(-np.pi, np.pi, 180, endpoint=False)[:, None]
    neck_depth, neck_width = rng.uniform(0.075, 0.11), rng.uniform(0.62, 0.8)
    front = np.exp(-((angle / neck_width) ** 4))
    back = np.exp(-(((np.abs(angle) - np.pi) / 0.75) ** 4))
    top = 1.492 - neck_depth * front - (neck_depth + rng.uniform(-0.02, 0.06)) * back
    bottom = WAIST - 0.007
    t = np.linspace(0, 1, 64)[None]
    z = bottom + (top - bottom) * t
    v = form.torso_point(
        angle + 0 * z,
        z,
        0.0055
        + 0.0012 * noise(angle * 4, z * 26, 2.0)
        + 0.001 * noise(angle * 2, z * 60, 5.0)
        + _drawn_in(angle, z),
    )
    edge = v[:, -1]
    st.tube("piping", np.concatenate([edge, edge[:2]]), 0.0017, piping)
    st.modify(
        st.sheet("blouse", v, np.stack([angle * 0.16 + 0 * z, z], -1), body_material, closed_u=True),
        "SOLIDIFY",
        thickness=0.002,
        offset=0,
    )
    end = rng.uniform(0.62, 0.82)

    def wrinkle(along, turn):
        crease = np.abs(np.sin(along * 13 + 1.5 * np.sin(turn + 0.7))) ** 0.6
        armpit = 1 + ease(-along, -0.25, -0.10)
        return -0.035 * armpit * (1 - crease) * ease(-along, -0.55, -0.05) * (0.6 + 0.4 * np.cos(turn))

    for side in (-1, 1):
        tube = form.arm_tube(side, -0.22, end, 0.004, 44, 56, wrinkle)
        turn, along = np.meshgrid(np.linspace(0, 0.3, 56), np.linspace(-0.22, end, 44) * 0.26)
        uv = np.stack([turn, along], -1)
        st.modify(
            st.sheet("sleeve", tube, uv, body_material, closed_v=True), "SOLIDIFY", thickness=0.002, offset=0
        )
        # The band closes with a seam of its own, so that its drawing does not run back in the last face.
        band = form.arm_tube(side, end - 0.11, end + 0.004, 0.006, 5, 56)
        band = np.concatenate([band, band[:, :1]], 1)
        turn, along = np.meshgrid(np.linspace(0, ROUND, 57), np.linspace(BAND, 0, 5))
        st.modify(
            st.sheet("sleeve band", band, tex_uv(band_box[0] + turn, along, band_box), band_material),
            "SOLIDIFY",
            thickness=0.002,
            offset=0,
        )
        st.tube("piping", np.concatenate([band[-1], band[-1, 1:2]]), 0.0014, piping)
    return end


def _drawn_in(angle, z):
    """Pull lines of a fitted bodice: short creases that run from the bust's side to the waist, and some under the arm."""
    side = np.exp(-(((np.abs(angle) - 1.35) / 0.45) ** 2))
    low = ease(-z, -1.27, -1.14)
    creases = np.abs(np.sin(z * 95 + np.abs(angle) * 4.5 + 1.6 * noise(angle * 2, z * 9, 3.3))) ** 0.7
    under_arm = np.exp(-(((z - 1.385) / 0.035) ** 2))
    return -0.0024 * (1 - creases) * (low * (0.35 + 0.65 * side) + 0.8 * under_arm * side)


def _guide(points, mirrored=False, rows=None):
    """A smooth line through ("body", degrees, z, lift) and ("air", x, y, z) points, sampled evenly by length."""
    dots = []
    for kind, p, q, r in points:
        dots.append(
            around(np.array(math.radians(p)), np.array(q), r) if kind == "body" else np.array([p, q, r])
        )
    dots = np.array(dots) * np.array([-1 if mirrored else 1, 1, 1])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(dots, axis=0), axis=1) ** 0.5)])
    fine = (
        PchipInterpolator(s, dots)(np.linspace(0, s[-1], 600)) * 0.5
        + CubicSpline(s, dots)(np.linspace(0, s[-1], 600)) * 0.5
    )
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(fine, axis=0), axis=1))])
    return PchipInterpolator(d / d[-1], fine)(np.linspace(0, 1, rows))


B, A = "body", "air"


def styles(style, rng):
    """Guide lines of a drape from where it leaves the hip to the end of the pallu, inner edge first; the knots line up.

    Returns (guides, mirrored, where the shoulder lies along the guides).
    """
    j = lambda s: rng.uniform(-s, s)
    fall = rng.uniform(0.36, 0.50)
    if style == "gujarati":  # from the back over the right shoulder, the pallu spread over the front
        drop = rng.uniform(0.50, 0.60)
        inner = [
            (B, 172, 1.09, 0.014),
            (B, 205, 1.20, 0.016),
            (B, 222, 1.38, 0.018),
            (A, 0.074, 0.085, 1.485),
            (A, 0.070, 0.020, 1.520),
        ]
        inner += [
            (B, 32, 1.45, 0.014),
            (B, 8, 1.35, 0.022),
            (B, -28, 1.20, 0.026),
            (B, -52, 1.06, 0.032),
            (B, -58, 0.93, 0.04),
        ]
        middle = [
            (B, 150, 0.92, 0.02),
            (B, 180, 1.08, 0.02),
            (B, 212, 1.32, 0.02),
            (A, 0.105, 0.088, 1.475),
            (A, 0.108, 0.016, 1.510),
        ]
        middle += [
            (B, 48, 1.44, 0.016),
            (B, 32, 1.30, 0.024),
            (B, 12, 1.08, 0.038),
            (B, 3, 0.86, 0.055),
            (B, 0, drop + 0.06, 0.062),
        ]
        outer = [
            (B, 130, 0.62, 0.02),
            (B, 162, 0.80, 0.024),
            (B, 205, 1.20, 0.024),
            (A, 0.140, 0.085, 1.465),
            (A, 0.146, 0.012, 1.488),
        ]
        outer += [
            (B, 70, 1.42, 0.02),
            (B, 66, 1.26, 0.032),
            (B, 62, 1.02, 0.044),
            (B, 60, 0.78, 0.052),
            (B, 58, drop, 0.058),
        ]
        return [inner, middle, outer], True, 0.42
    inner = [
        (B, -190, 1.075, 0.010),
        (B, -120, 1.09, 0.012),
        (B, -75, 1.105, 0.014),
        (B, -35, 1.19 + j(0.02), 0.016),
    ]
    inner += [(B, -4, 1.305, 0.019), (B, 22, 1.425, 0.015), (A, 0.072, -0.018, 1.508)]
    middle = [
        (B, -190, 0.58, 0.024),
        (B, -130, 0.62, 0.026),
        (B, -88, 0.76, 0.028),
        (B, -42, 0.945 + j(0.02), 0.032),
    ]
    middle += [(B, 4, 1.165, 0.026), (B, 40, 1.365, 0.018), (A, 0.106, -0.016, 1.503)]
    outer = [
        (B, -190, 0.07, 0.020),
        (B, -142, 0.13, 0.026),
        (B, -104, 0.32, 0.034),
        (B, -62, 0.625 + j(0.04), 0.044),
    ]
    outer += [(B, 6, 1.000 + j(0.025), 0.038), (B, 52, 1.235, 0.020), (A, 0.142, -0.012, 1.484)]
    if style == "open":  # one layer over the shoulder and the arm, falling wide at the side
        inner += [
            (A, 0.070, 0.060, 1.492),
            (B, 160, 1.36, 0.020),
            (B, 165, 1.16, 0.03),
            (B, 166, 0.9, 0.03),
            (B, 166, fall + 0.04, 0.04),
        ]
        middle += [
            (A, 0.125, 0.070, 1.472),
            (A, 0.175, 0.100, 1.34),
            (A, 0.215, 0.125, 1.14),
            (A, 0.235, 0.145, 0.88),
            (A, 0.245, 0.150, fall + 0.02),
        ]
        outer[-1] = (A, 0.172, -0.030, 1.452)
        outer[-2] = (B, 62, 1.30, 0.028)
        outer += [
            (A, 0.222, -0.010, 1.360),
            (A, 0.262, 0.000, 1.22),
            (A, 0.284, 0.004, 1.04),
            (A, 0.296, 0.012, 0.80),
            (A, 0.302, 0.018, fall),
        ]
        return [inner, middle, outer], False, 0.5
    wide = {"pleated": 0.0, "spread": 1.0}[style]
    inner += [
        (A, 0.068 - 0.01 * wide, 0.060, 1.496),
        (B, 158 + 8 * wide, 1.36, 0.018),
        (B, 166 + 22 * wide, 1.14, 0.026),
    ]
    inner += [(B, 164 + 36 * wide, 0.88, 0.03), (B, 163 + 40 * wide, fall + j(0.02), 0.035 + 0.02 * wide)]
    middle += [(A, 0.105, 0.064, 1.486), (B, 141, 1.35, 0.020), (B, 144 + 6 * wide, 1.13, 0.03)]
    middle += [(B, 142 + 10 * wide, 0.88, 0.036), (B, 141 + 10 * wide, fall, 0.05)]
    outer += [(A, 0.142, 0.060, 1.468), (B, 124, 1.34, 0.022), (B, 121 - 10 * wide, 1.12, 0.036)]
    outer += [(B, 119 - 16 * wide, 0.87, 0.044), (B, 117 - 20 * wide, fall + j(0.02), 0.055)]
    return [inner, middle, outer], False, 0.55


def drape(material, box, style, rng, tassel_colour=None, hand=HANDS["heavy"]):
    """The drape: true knife pleats, narrow at the shoulder, opening over the hip and towards the pallu's end."""
    guides, mirrored, _ = styles(style, rng)
    rows = 230
    lines = np.array([_guide(g, mirrored, rows) for g in guides])
    columns = 48
    w = np.linspace(0, 1, columns)
    weights = np.stack([(1 - w) * (1 - 2 * w), 4 * w * (1 - w), w * (2 * w - 1)])
    base = np.einsum("gw,grk->rwk", weights, lines)
    base = held_out(base, 0.010)
    covers = np.linalg.norm(np.diff(base, axis=1), axis=2).sum(1)
    covers = np.clip(covers, 0.05, tx.WIDTH * 0.97)
    count = int(rng.integers(*hand.drape))
    place, layer, along = pleats.knife_pleats(
        tx.WIDTH, covers, count, rng, per_leg=13, soft=1.25 * max(1, hand.soft), drift=0.10
    )
    t = np.linspace(0, 1, rows)[:, None]
    tight = 1 - ease(covers, 0.12, 0.5)[:, None]
    depth = 0.010 + 0.014 * ease(covers, 0.12, 0.40)[:, None] - 0.008 * ease(covers, 0.5, 0.9)[:, None]
    if mirrored:
        layer = layer * 1.0
    sway = 1 + 0.5 * noise(along * count * 1.2, t * 5, 4.4)
    lift = (
        depth * layer * sway
        + 0.004 * noise(along * 5, t * 9, 6.1) * (1 - tight)
        + 0.0015 * noise(along * 14, t * 30, 2.2)
    )
    # Slack cloth sags between the pleats in curved swags over the hip.
    swag = np.sin(place * 17 + 3.0 * noise(place * 2.0, t * 3.0, 7.7) + 2.0 * t)
    lift = lift + 0.0042 * max(1, hand.hip) * swag * (1 - tight) * ease(-t, -0.42, -0.1)
    sign = -1.0 if mirrored else 1.0
    probe = pleats.normals_of(base)[40, columns // 2]
    out = base[40, columns // 2] * np.array([1, 1, 0])
    sign = 1.0 if np.dot(probe, out) > 0 else -1.0
    v = pleats.laid_on(base, place, lift * sign)
    end = ease(t, 0.97, 1.0)
    v[..., 2] -= 0.012 * end * noise(along * count * 0.8, 0 * t, 9.9)
    length = pleats.lengths_along(base)
    u = (length[-1] - length)[:, None] + 0 * place
    h = (1 - along) * tx.WIDTH if mirrored else along * tx.WIDTH
    uv = tex_uv(u, h, box)
    if sign < 0:  # the right side of the cloth looks away from the body
        v, uv = v[:, ::-1], uv[:, ::-1]
    made = st.sheet("drape", v, uv, material)
    if tassel_colour:
        tassels(v[-1], tassel_colour, rng)
    return made


def tassels(edge, colour, rng, every=0.016, length=0.045):
    """Knotted fringe along the end of a pallu: `edge` is a line of points."""
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(edge, axis=0), axis=1))])
    at = np.arange(every / 2, s[-1], every)
    roots = np.stack([np.interp(at, s, edge[:, k]) for k in range(3)], -1)
    strands, knots = 6, np.array([0, 0.22, 0.34, 1.0])
    spread = np.array([0.5, 0.25, 0.8, 1.5])
    turn = rng.uniform(0, 2 * np.pi, (len(roots), strands))
    reach = rng.uniform(0.0008, 0.0026, (len(roots), strands))
    long = length * rng.uniform(0.82, 1.1, (len(roots), strands))
    centre = roots[:, None, None] + np.stack(
        [
            (np.cos(turn) * reach)[..., None] * spread,
            (np.sin(turn) * reach)[..., None] * spread,
            -long[..., None] * knots,
        ],
        -1,
    )
    half = np.array([0.0007, 0.0005, 0.0])
    v = np.stack([centre - half, centre + half], -2).reshape(-1, 3)
    first = np.arange(len(roots) * strands)[:, None] * 8 + np.array([0, 2, 4])[None]
    f = (first.ravel()[:, None] + np.array([0, 1, 3, 2])).astype(int)
    st.mesh("tassels", v, f, None, st.plain("tassel", colour, rough=0.95, spec=0.03))

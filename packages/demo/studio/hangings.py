"""A saree hung over a rod, a ladder's rung or a rail of pegs: gathered by hand, so nothing about it is even. Metres."""

import numpy as np

import pleats
import sarees
import cloth_set
import studio as st
from fabrics import tex_uv
from noise import ease, noise


def hung(
    material,
    box,
    rng,
    top=1.72,
    radius=0.016,
    width=0.52,
    front=1.36,
    back=1.15,
    y=0.0,
    slope=0.0,
    tassel_colour=None,
):
    """Lays the saree over a rod at height `top`; the pallu hangs in front, leaning forwards by `slope`.

    `width` is how wide it is gathered on the rod.
    """
    cloth = box[3]
    rows = 200
    s = np.concatenate(
        [
            np.linspace(0, front - 0.09, 120),
            np.linspace(front - 0.09, front + 0.09, 50)[1:],
            np.linspace(front + 0.09, front + back, 31)[1:],
        ]
    )
    rows = len(s)
    past = s - front
    arc = np.clip(past / radius, -np.pi / 2, np.pi / 2)
    half = radius * np.pi / 2
    down = np.clip(np.abs(past) - half, 0, None)
    flare = 1 + rng.uniform(0.04, 0.16) * ease(down, 0.0, front)
    covers = width * flare
    count = int(rng.integers(5, 9))
    place, layer, along = pleats.knife_pleats(cloth, covers, count, rng, per_leg=16, soft=3.2, drift=0.45)
    if rng.random() < 0.5:
        place, along = 1 - place[:, ::-1], along[:, ::-1]
        layer, along = layer[:, ::-1], 1 - along
    columns = 40
    w = np.linspace(0, 1, columns)[None]
    drift = rng.uniform(-0.03, 0.03)
    x = (
        (w - 0.5) * covers[:, None]
        + drift * (down[:, None] / front)
        + 0.010 * noise(w * 2, s[:, None] * 1.3, 3.1) * ease(down[:, None], 0, 0.5)
    )
    sign = np.where(past < 0, -1, 1)[:, None]
    yy = (
        y
        + (radius * np.sin(arc))[:, None]
        + sign * (0.006 + 0.016 * ease(down[:, None], 0.0, 0.9)) * (down[:, None] > 0)
        - slope * np.where(past < 0, down, 0)[:, None]
        + 0 * w
    )
    z = (top + radius * np.cos(arc) - down)[:, None] + 0 * w
    base = np.stack(np.broadcast_arrays(x, yy, z), -1)
    each = np.clip(1 + 0.75 * noise(along * count * 1.1, s[:, None] * 0.9, 8.8), 0.35, 1.8)
    grow = 0.12 + 0.88 * ease(down, 0.0, 0.42)[:, None]
    lift = 0.072 * grow * layer * each
    # Where the rod bears, the cloth is pressed into short sharp creases.
    near = np.exp(-((down[:, None] / 0.07) ** 2))
    crease = 1 - np.abs(np.sin(along * 47 + 5 * noise(along * 6, s[:, None] * 9, 1.1)))
    lift = lift + 0.0035 * near * (1 - crease**0.7) * np.clip(
        0.7 + noise(along * 7, 0 * s[:, None], 2.2), 0, 1.5
    )
    # The folds of the shelf: the faint crosswise lines of a saree that was kept folded.
    shelf = rng.uniform(0.24, 0.30)
    line = np.abs(((s[:, None] + 0.09) / shelf) % 1 - 0.5) * shelf
    lift = lift + 0.0011 * np.exp(-((line / 0.006) ** 2)) * (1 - near)
    lift = (
        lift
        + 0.0035 * noise(along * 4, s[:, None] * 2.2, 5.5)
        + 0.0012 * noise(along * 13, s[:, None] * 8, 6.6)
    )
    v = pleats.laid_on(base, place, lift * _outward(base))
    hem = ease(down, 0.3, front)[:, None]
    skew = rng.uniform(0.015, 0.05) * (1 if rng.random() < 0.5 else -1)
    v[..., 2] += hem * (
        skew * (along - 0.5) + 0.012 * noise(along * count * 0.6, 0 * s[:, None], 4.4) + 0.010 * layer
    )
    made = st.sheet("hung", v, tex_uv(s[:, None] + 0 * along, along * cloth, box), material)
    if tassel_colour:
        sarees.tassels(v[0], tassel_colour, rng)
    return made


def _outward(base):
    """+1 or -1: the side of the grid's normals that looks away from the rod."""
    n = pleats.normals_of(base)[3, base.shape[1] // 2]
    return 1.0 if n[1] < 0 else -1.0


def rod_set(rng, wood, top):
    """A round rod that runs out of the picture on both sides, held by two cotton loops."""
    st.rod("rod", (-1.6, 0, top), (1.6, 0, top), 0.015, wood)
    cord = st.plain("cord", "#8d8172", rough=0.95, spec=0.03)
    for x in (-0.40, 0.40):
        loop = [
            (x + 0.004 * np.sin(k), 0.017 * np.cos(k), top + 0.017 * np.sin(k))
            for k in np.linspace(0.5 * np.pi, 2.5 * np.pi, 24)
        ]
        st.tube("loop", loop + [(x, 0, top + h) for h in (0.10, 0.5, 1.2)], 0.0028, cord)
    return dict(radius=0.0165, y=0.0)


def ladder_set(rng, wood, top):
    """A ladder that leans against the wall; the saree hangs from its upper rung."""
    lean, half = 0.20, rng.uniform(0.33, 0.37)
    foot, head = -0.32, -0.32 + lean * 2.15
    at = lambda z: foot + (head - foot) * z / 2.15
    for x in (-half, half):
        st.box(
            "rail",
            (0.030, 0.042, 2.18),
            (x, at(1.075), 1.075),
            wood,
            0.006,
            rot=(-np.arctan2(head - foot, 2.15), 0, 0),
        )
    for k in range(-4, 2):
        z = top + k * 0.33
        if z > 0.1:
            st.rod("rung", (-half, at(z), z), (half, at(z), z), 0.013, wood)
    return dict(radius=0.0145, y=at(top), slope=(head - foot) / 2.15 + 0.02)


def peg_set(rng, wood, top, clear=0.0):
    """A rail of turned pegs on the wall with a rod across two of them; none within `clear` metres of the middle."""
    y = 0.155
    st.box("board", (3.2, 0.022, 0.085), (0, y, top - 0.01), wood, 0.005)
    pegs = [x for x in np.arange(-4, 5) * 0.36 + 0.18 if abs(x) >= clear]
    for x in pegs:
        st.rod("peg", (x, y - 0.005, top - 0.022), (x, y - 0.125, top - 0.004), 0.010, wood, 0.013)
    reach = max(0.46, min(x for x in pegs if x > 0) + 0.04)
    st.rod("bar", (-reach, y - 0.10, top + 0.016), (reach, y - 0.10, top + 0.016), 0.0125, wood)
    return dict(radius=0.0138, y=y - 0.10, top=top + 0.016)


def hanger(wood, where):
    """A wooden clothes hanger for a kurti, hooked over the rod of a set (see SETS)."""
    top, y = where.get("top", 1.74), where["y"]
    x = np.linspace(-0.175, 0.175, 41)
    st.tube(
        "hanger",
        np.stack([x, y + 0.010 * (x / 0.175) ** 2, 1.487 - 0.060 * np.abs(x / 0.175) ** 1.6], -1),
        0.011,
        wood,
    )
    steel = st.plain("hook", "#8f8a82", rough=0.3, metal=1)
    bow = [(0.020 * np.cos(a), y, top + 0.002 + 0.020 * np.sin(a)) for a in np.linspace(-0.3, np.pi, 20)]
    st.tube("hook", bow + [(-0.012, y, top - 0.03), (0, y, top - 0.06), (0, y, 1.48)], 0.0022, steel)


SETS = {"rod": rod_set, "ladder": ladder_set, "pegs": peg_set}

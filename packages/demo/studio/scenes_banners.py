"""Heroes and collection banners: the order's products in their half of the picture, calm ground for words in the other."""


import draped
import furniture
import homeware
import materials
import rooms
import scenes_rooms
import sets
import soft

FINISH = {"level": materials.LEVEL * 0.76, "glow": 0.04, "vignette": 0.08}


def pieces_of(order, otherwise):
    """The order's products, or some others when it names none."""
    return [
        {**cloth, "material": cloth.get("material", "silk")} for cloth in order.get("pieces") or otherwise
    ]


def hung_banner(order, otherwise, tone, place, fill):
    """Sarees side by side on a rail, a bench with folded ones beside; the ground for words is left calm."""
    rng, own = sets.generators(order)
    cloths = pieces_of(order, otherwise)
    rooms.cove(tone, 1.0, 0.9, 14, deep=True)
    span = 0.62 * len(cloths)
    draped.rail(-span / 2 - 0.10, span / 2 + 0.10, 1.72)
    hung = []
    for k, cloth in enumerate(cloths):
        hung += draped.hang(
            cloth,
            (k - (len(cloths) - 1) / 2) * 0.62,
            rng,
            1.72,
            rng.uniform(0.52, 0.57),
            rng.uniform(1.16, 1.32),
        )
    low = soft.placed(
        furniture.bench(scenes_rooms.cloth("#c9bda8", "#9b693d")), (span / 2 - 0.25, -0.62, 0), (0, 0, -0.16)
    )
    draped.stack(cloths[::-1], (span / 2 - 0.42, -0.60, 0.458), 1.40, 3)
    homeware.pot("lota", materials.metal("brass"), (span / 2 + 0.06, -0.68, 0.458), 1.1)
    rooms.key_light(rng, (0, 0, 0.95), 1.5, -1, 1.0, 1.0)
    rooms.frame(hung + low, 5, 4, 62, fill, place)
    return {**FINISH, "contrast": 1.35}


def hero_silk(order):
    return hung_banner(order, draped.SILKS[:3], "#dccdb9", (0.40, -0.02), (0.56, 0.90))


def hero_cotton(order):
    """Cottons laid over a bench and folded, in window light."""
    rng, own = sets.generators(order)
    cloths = pieces_of(order, draped.COTTONS[:3])
    rooms.cove("#d5d3c4", 1.0, 0.7, 14, deep=True)
    draped.rail(-0.92, 0.92, 1.66)
    hung = []
    for k, cloth in enumerate(cloths):
        hung += draped.hang(
            {**cloth, "material": "cotton"}, (k - 1) * 0.58, rng, 1.66, 0.52, rng.uniform(1.12, 1.28)
        )
    low = soft.placed(
        furniture.bench(scenes_rooms.cloth("#c9bda8", "#9b693d")), (0.62, -0.62, 0), (0, 0, -0.14)
    )
    draped.stack(
        [{**c, "material": "cotton"} for c in (*cloths, draped.COTTONS[4])], (0.42, -0.60, 0.458), 1.4, 5
    )
    homeware.pot("jar", materials.glaze("#7d8a76", 0.4, False), (0.96, -0.66, 0.458), 0.9)
    homeware.branch((0.96, -0.66, 0.62), 5, 6, 0.36, 0.4, "leaf")
    side = rooms.key_light(rng, (0.3, 0, 0.9), 1.4, -1, 1.0, 1.0)
    rooms.window_sun((-1.2, 0.8, 1.1), side, 2.2, 0.8)
    rooms.frame(hung + low, 4, 4, 60, (0.56, 0.90), (0.40, -0.02))
    return {**FINISH, "contrast": 1.35}


def hero_home(order):
    rng, _ = sets.generators(order)
    ours = {cloth["kind"]: cloth for cloth in order.get("pieces") or ()}
    seat = ours.get("sofa", scenes_rooms.cloth("#0c5b6a", "#704329", "#e6b548"))
    pillow = ours.get("cushion", scenes_rooms.cloth("#b01e2b", "#363230", "#f3d9a4", "ikat"))
    over = ours.get("throw", scenes_rooms.cloth("#153f2f", "#cb921f", "#d9b25c", "checks"))
    rooms.corner("#d9cbb4", "oak", 0.75, dado="#b9c0ae")
    pieces = furniture.sofa(seat, seed=3)
    for x, turn in ((-0.44, 0.2), (-0.12, 0.04)):
        colours = (pillow["body"], pillow["borderColour"], pillow["accent"], pillow["pattern"])
        cushion = colours if x < -0.3 else ("#e6dccb", "#e6dccb", "#e6dccb", "plain")
        scenes_rooms.cushion_at(*cushion, (x, 0.03, 0.60), 3, 0.43 if x < -0.3 else 0.38, (-0.30, 0, turn))
    scenes_rooms.over_sofa_arm(over["body"], over["borderColour"], over["accent"])
    rooms.floor_rug(rng, (0.2, -0.45, 0), (2.6, 1.5))
    soft.placed(
        homeware.floor_lamp(scenes_rooms.cloth("#e9dfcb", "#9b693d", "#cbb891", "ikat"), 16), (1.22, 0.25, 0)
    )
    scenes_rooms.plant(1.75, 0.15, 4)
    side = rooms.key_light(rng, (0, 0, 0.6), 1.3, -1)
    rooms.window_sun((-1.0, 0.6, 1.2), side, 2.0, 0.7)
    rooms.frame(pieces, 8, 6, 58, (0.50, 0.78), (0.38, -0.22))
    return FINISH


def collection_weddings(order):
    return hung_banner(order, draped.SILKS[2:6], "#d8c6ae", (0.36, -0.02), (0.56, 0.92))


def collection_summer(order):
    return hung_banner(order, draped.COTTONS[2:6], "#cfd3c3", (0.36, -0.02), (0.56, 0.92))


SCENES = {
    "hero-1": hero_silk,
    "hero-2": hero_cotton,
    "hero-3": hero_home,
    "collection-1": collection_weddings,
    "collection-2": collection_summer,
}

"""From the colours of an order to every colour a design needs. Colours come as #rrggbb and leave as red, green, blue 0 to 1."""

from textile.pen import mix, rgb

ZARI = {"gold": "#d7a94f", "silver": "#cfcfcb", "copper": "#c47a49"}


def luma(colour):
    return 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2]


def design_of(cloth, seed=1):
    """The design of an order's cloth, as textile.render takes it."""
    zari = cloth["zari"]
    body = rgb(cloth["body"])
    pale = "#f4ebd8" if luma(body) < 0.62 else cloth["borderColour"]
    palette = {
        "body": cloth["body"],
        "weft": cloth.get("weft") or cloth["body"],
        "border": cloth["borderColour"],
        "accent": cloth["accent"],
        "accent2": pale,
        "zari": ZARI.get(zari, cloth["accent"]),
    }
    return {
        "kind": "saree" if cloth["kind"] == "saree" else "print",
        "palette": palette,
        "pattern": cloth["pattern"],
        "border": cloth["border"],
        "zari": zari,
        "gold": zari != "none",
        "slub": {"tussar": 2.6, "linen": 2.2, "cotton": 1.2}.get(cloth.get("material"), 0.7),
        "seed": seed % 1000,
    }


def colours_of(spec):
    """Every named colour of a design; those that end in _f are solid fills."""
    c = {name: rgb(colour) for name, colour in spec["palette"].items()}
    if spec.get("zari") == "none" and spec.get("kind", "saree") == "saree":
        c["zari"] = c["accent"]
    is_dark = luma(c["body"]) < 0.50
    for name in ("body", "border", "accent", "accent2"):
        c[name + "_f"] = c[name]
    c["body_f"] = mix(c["body"], c["weft"], 0.22)
    c["resist"] = (0.95, 0.91, 0.82) if is_dark or luma(c["body"]) < 0.7 else mix(c["body"], (1, 1, 1), 0.35)
    c["ink"] = mix(c["border"], (0.10, 0.07, 0.05), 0.45) if not is_dark else (0.93, 0.88, 0.76)
    c["leaf"] = (
        mix((0.20, 0.38, 0.22), c["body"], 0.15) if not is_dark else mix((0.55, 0.66, 0.40), c["body"], 0.15)
    )
    c["peacock"] = (0.05, 0.40, 0.45)
    return c

/** A name under which shoppers look for many shades of a colour. */
export interface ColourFamily {
  id: string;
  name: string;
  /** Typical shades. The first one stands for the family. */
  shades: readonly [string, ...string[]];
}

/** The families of colours, in the order of the rainbow, then those with little colour. */
export const colourFamilies: readonly ColourFamily[] = [
  { id: "red", name: "Red", shades: ["#b01e2b", "#93301f", "#6e1227", "#dc3a34"] },
  {
    id: "pink",
    name: "Pink",
    shades: ["#cf4b86", "#b5175a", "#96155f", "#c88086", "#e2b6a9", "#edcac6"],
  },
  { id: "orange", name: "Orange", shades: ["#d4651c", "#a8481f", "#b4623f", "#eda467"] },
  {
    id: "yellow",
    name: "Yellow",
    shades: ["#e0a92f", "#cb921f", "#b8913f", "#e5cf72", "#f2e48c"],
  },
  {
    id: "green",
    name: "Green",
    shades: ["#3c7f3f", "#4d8b2c", "#0f5d3f", "#153f2f", "#97a584", "#6b7031", "#b9d6a8"],
  },
  { id: "teal", name: "Teal", shades: ["#1f7f86", "#0c5b6a", "#2f8e99", "#4f9a88", "#8fcac6"] },
  { id: "blue", name: "Blue", shades: ["#23509b", "#22336b", "#1a2444", "#8fb3c8", "#5c93d6"] },
  { id: "purple", name: "Purple", shades: ["#6b3a82", "#4c2051", "#aa9cc6", "#8d55a8"] },
  {
    id: "brown",
    name: "Brown",
    shades: ["#704329", "#57382a", "#4e3426", "#9b693d", "#b98a58"],
  },
  { id: "beige", name: "Beige", shades: ["#cdae80", "#c8a470", "#d9c6a5"] },
  { id: "white", name: "White", shades: ["#f3eee2", "#ffffff", "#ede7d9", "#ece0c8"] },
  { id: "grey", name: "Grey", shades: ["#9a978f", "#b0aa9c", "#6f6f72", "#cccccc"] },
  { id: "black", name: "Black", shades: ["#2b2827", "#000000", "#363230"] },
];

type Point = readonly [lightness: number, a: number, b: number];

/** Returns a colour such as `#b01e2b` in Oklab, where distances are as seen. Null for other notations. */
const toOklab = (colour: string): Point | null => {
  const hex = /^#([\da-f]{6})$/i.exec(colour)?.[1];
  if (hex === undefined) return null;
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
};

/** All shades, computed at the first use. */
let known: { id: string; point: Point }[] | undefined;

const shadesOf = ({ id, shades }: ColourFamily) =>
  shades.flatMap((shade) => {
    const point = toOklab(shade);
    return point ? [{ id, point }] : [];
  });

/**
 * Returns the id of a colour's family: the one that its name says, as in "Flax grey", else the one with the nearest
 * shade. Null without such a name and without a colour of the form `#b01e2b`.
 */
export const colourFamilyOf = (
  colour: string | null | undefined,
  name: string | null | undefined,
): string | null => {
  const words = `${name ?? ""} ${colour ?? ""}`.toLowerCase().split(/[^a-z]+/);
  const named = colourFamilies.find(({ id }) => words.includes(id));
  if (named) return named.id;
  const [x, y, z] = toOklab(colour ?? "") ?? [];
  if (x === undefined || y === undefined || z === undefined) return null;
  known ??= colourFamilies.flatMap(shadesOf);
  let family: string | null = null;
  let least = Infinity;
  for (const { id, point } of known) {
    const distance = Math.hypot(point[0] - x, point[1] - y, point[2] - z);
    if (distance < least) [family, least] = [id, distance];
  }
  return family;
};

/** Returns a colour as its own name, or '' for a code such as `#8a1538` or `rgb(1, 2, 3)`. */
export const colourWord = (colour: string): string =>
  /^\s*(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\(.*\))\s*$/i.test(colour) ? "" : colour;

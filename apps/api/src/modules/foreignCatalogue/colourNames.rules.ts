import { colourFamilies, colourFamilyOf } from "@pallu/contract";

/** Shades that many shops name without the name of a family. */
const shades: Readonly<Record<string, string>> = {
  kumkum: "#b01e2b",
  madder: "#93301f",
  scarlet: "#dc3a34",
  blush: "#e2b6a9",
  onion: "#c88086",
  saffron: "#d4651c",
  terracotta: "#b4623f",
  turmeric: "#e0a92f",
  leaf: "#4d8b2c",
  parrot: "#4d8b2c",
  sage: "#97a584",
  sea: "#4f9a88",
  peacock: "#0c5b6a",
  cobalt: "#23509b",
  brinjal: "#4c2051",
  wood: "#9b693d",
  teak: "#9b693d",
  walnut: "#4e3426",
  flax: "#b0aa9c",
  brass: "#b8913f",
  navy: "#1a2444",
  indigo: "#2b3a78",
  sky: "#8fb3c8",
  royal: "#23509b",
  turquoise: "#2f8e99",
  aqua: "#4fb3b8",
  mint: "#b9d6a8",
  olive: "#6b7031",
  emerald: "#0f5d3f",
  bottle: "#153f2f",
  khaki: "#97a584",
  mustard: "#cb921f",
  gold: "#b8913f",
  golden: "#b8913f",
  lemon: "#f2e48c",
  peach: "#eda467",
  coral: "#dc6a50",
  rust: "#a8481f",
  maroon: "#6e1227",
  burgundy: "#6e1227",
  wine: "#6e1227",
  crimson: "#b01e2b",
  magenta: "#b5175a",
  rani: "#b5175a",
  fuchsia: "#b5175a",
  rose: "#c88086",
  lavender: "#aa9cc6",
  lilac: "#aa9cc6",
  violet: "#6b3a82",
  mauve: "#8d55a8",
  chocolate: "#57382a",
  coffee: "#4e3426",
  tan: "#b98a58",
  camel: "#b98a58",
  cream: "#ede7d9",
  ivory: "#f3eee2",
  natural: "#ece0c8",
  gray: "#9a978f",
  silver: "#cccccc",
  charcoal: "#363230",
};

/** Returns the CSS colour of a colour's name, or '' for a name that says none. */
export const colourOfName = (name: string): string => {
  if (/^#[\da-f]{6}$/i.test(name)) return name.toLowerCase();
  const words = name.toLowerCase().split(/[^a-z]+/);
  const word = words.find((each) => Object.hasOwn(shades, each));
  if (word !== undefined) return shades[word] ?? "";
  const family = colourFamilyOf(null, name);
  return colourFamilies.find(({ id }) => id === family)?.shades[0] ?? "";
};

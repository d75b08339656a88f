import type { AdditionalView, VariantSource } from "@pallu/api/catalogueSource";

interface Dye {
  name: string;
  colour: string;
  /** Colour of small motifs on this ground. */
  accent: string;
}

/** Names and colours of all products: cloth, timber, metal and clay. */
const dyes = {
  "rani-pink": { name: "Rani pink", colour: "#b5175a", accent: "#f2b84b" },
  magenta: { name: "Magenta", colour: "#96155f", accent: "#f0c46a" },
  "arakku-maroon": { name: "Arakku maroon", colour: "#6e1227", accent: "#d9a441" },
  kumkum: { name: "Kumkum red", colour: "#b01e2b", accent: "#f3d9a4" },
  madder: { name: "Madder red", colour: "#93301f", accent: "#ecdcbc" },
  saffron: { name: "Saffron", colour: "#d4651c", accent: "#fbe3b0" },
  mustard: { name: "Mustard", colour: "#cb921f", accent: "#7d1a2a" },
  turmeric: { name: "Turmeric", colour: "#e0a92f", accent: "#8a1f3a" },
  lemon: { name: "Lemon", colour: "#e5cf72", accent: "#7c8f2b" },
  "parrot-green": { name: "Parrot green", colour: "#4d8b2c", accent: "#f4d364" },
  emerald: { name: "Emerald", colour: "#0f5d3f", accent: "#e3b550" },
  "bottle-green": { name: "Bottle green", colour: "#153f2f", accent: "#d9b25c" },
  sage: { name: "Sage", colour: "#97a584", accent: "#f6eeda" },
  "sea-green": { name: "Sea green", colour: "#4f9a88", accent: "#f5e6c0" },
  peacock: { name: "Peacock", colour: "#0c5b6a", accent: "#e6b548" },
  indigo: { name: "Indigo", colour: "#22336b", accent: "#ecdfc4" },
  navy: { name: "Navy", colour: "#1a2444", accent: "#d8b46a" },
  sky: { name: "Sky blue", colour: "#8fb3c8", accent: "#fbf6e8" },
  brinjal: { name: "Brinjal", colour: "#4c2051", accent: "#dcae5c" },
  lavender: { name: "Lavender", colour: "#aa9cc6", accent: "#faf3ea" },
  "onion-pink": { name: "Onion pink", colour: "#c88086", accent: "#fbeadb" },
  blush: { name: "Blush", colour: "#e2b6a9", accent: "#8b2c46" },
  "powder-pink": { name: "Powder pink", colour: "#edcac6", accent: "#a84a63" },
  ivory: { name: "Ivory", colour: "#ece0c8", accent: "#b0342f" },
  "off-white": { name: "Off-white", colour: "#ede7d9", accent: "#2d4a6b" },
  natural: { name: "Natural tussar", colour: "#c8a470", accent: "#7b2d23" },
  flax: { name: "Flax grey", colour: "#b0aa9c", accent: "#f3eee2" },
  coffee: { name: "Coffee", colour: "#57382a", accent: "#e0c190" },
  rust: { name: "Rust", colour: "#a8481f", accent: "#f2d9a8" },
  charcoal: { name: "Charcoal", colour: "#363230", accent: "#e0cda8" },
  teak: { name: "Teak", colour: "#9b693d", accent: "#c79a63" },
  sheesham: { name: "Sheesham", colour: "#704329", accent: "#9c6840" },
  walnut: { name: "Walnut", colour: "#4e3426", accent: "#7c5840" },
  mango: { name: "Mango wood", colour: "#b98a58", accent: "#dcb98a" },
  brass: { name: "Brass", colour: "#b8913f", accent: "#ead08a" },
  terracotta: { name: "Terracotta", colour: "#b4623f", accent: "#e6b48d" },
  cobalt: { name: "Cobalt", colour: "#23509b", accent: "#eef0e6" },
  turquoise: { name: "Turquoise", colour: "#2f8e99", accent: "#f0eede" },
} as const satisfies Record<string, Dye>;

export type DyeName = keyof typeof dyes;
export type Flag = "bestSeller" | "newArrival" | "trending";

/** Returns one variant: its ground, its border (or timber, or metal), its stock and its views. */
export const dyed = (
  ground: DyeName,
  border: DyeName,
  stock: number,
  views: readonly AdditionalView[] = [],
  flags: readonly Flag[] = [],
): VariantSource => ({
  slug: ground,
  colourName: dyes[ground].name,
  colour: dyes[ground].colour,
  borderColour: dyes[border].colour,
  accentColour: dyes[ground].accent,
  stock,
  isBestSeller: flags.includes("bestSeller"),
  isNewArrival: flags.includes("newArrival"),
  isTrending: flags.includes("trending"),
  views,
});

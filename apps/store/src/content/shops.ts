import type { FurnitureName } from "./furniture.ts";

/** Heads of the four shop pages, and what is fixed on them (CAT-18 to CAT-25). */
export const shops = {
  live: {
    title: "The whole shop",
    text: "Every product as it stands today, and the houses it comes from.",
    brands: "Brands",
  },
  samples: {
    title: "Twelve to begin with",
    text: "Seven sarees and five kurtis, picked from the shelf as a sample.",
    groups: [
      {
        category: "sarees",
        title: "Sarees",
        text: "Five and a half metres, some with a blouse piece.",
      },
      { category: "kurtis", title: "Kurtis", text: "Cut and stitched, to wear the day they come." },
    ],
  },
  list: {
    title: "Furniture, line by line",
    text: "A price list with pictures.",
    add: "Add to Cart",
  },
  wall: {
    title: "Furniture on the wall",
    text: "Large, small, small: the same pieces as one would hang them.",
  },
  note: "This page is a sample: its buttons do nothing.",
} as const;

/** The houses of /shop-v1; the same whatever the shop sells today (CAT-19). */
export const brandCards = [
  {
    name: "Kaveri Looms",
    device: "loom",
    face: "display",
    text: "Silk from Kanchipuram and Arani",
  },
  {
    name: "Indigo Yard",
    device: "check",
    face: "display",
    text: "Block print and indigo from Bagru",
  },
  { name: "Nilgiri Wood", device: "arch", face: "ui", text: "Teak, sheesham and cane" },
  { name: "Chola Brass", device: "lotus", face: "display", text: "Lamps, cast and turned" },
  { name: "Marudham", device: "wave", face: "ui", text: "Handloom for sofas and windows" },
  { name: "Potters Row", device: "arch", face: "display", text: "Stoneware and blue pottery" },
] as const;

export const listed: readonly FurnitureName[] = [
  "sofa",
  "armchair",
  "chair",
  "table",
  "sideTable",
  "almirah",
  "dressingTable",
  "mirror",
  "lamp",
  "floorLamp",
  "vase",
  "blueVase",
];

import { partners } from "./partners.ts";
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
    text: "Seven sarees and five kurtis, picked from the shelf.",
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
  note: "Ask in the shop for the pieces on this page.",
} as const;

/** What the houses of /shop-v1 make, by name. */
const trades: Partial<Record<(typeof partners)[number]["name"], string>> = {
  "Kaveri Looms": "Silk from Kanchipuram and Arani",
  "Nilgiri Wood": "Teak, sheesham and cane",
  "Chola Brass": "Lamps, cast and turned",
  Marudham: "Handloom for sofas and windows",
  "Indigo Yard": "Block print and indigo from Bagru",
  "Potters Row": "Stoneware and blue pottery",
};

/** The same whatever the shop sells today (CAT-19). */
export const brandCards = partners.flatMap((partner) => {
  const text = trades[partner.name];
  return text === undefined ? [] : [{ ...partner, text }];
});

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

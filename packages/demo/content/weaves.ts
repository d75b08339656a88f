import chanderi from "../samples/chanderi-ashrafi-butti.webp";
import kanchipuram from "../samples/kanchipuram-temple-border.webp";
import paithani from "../samples/paithani-mor.webp";
import pochampally from "../samples/pochampally-ikat-silk.webp";

/** Weaves to look at where a page has no products. Each name is also the term of its search. */
export const weaves = [
  { name: "Kanchipuram", image: kanchipuram },
  { name: "Pochampally", image: pochampally },
  { name: "Paithani", image: paithani },
  { name: "Chanderi", image: chanderi },
] as const;

export const moreTexts = {
  title: "Also from these looms",
  shipping: "Free shipping to any pin code in India.",
  days: "Seven days to send a piece back.",
  parcel: "Muslin next to the silk, no plastic on the cloth.",
} as const;

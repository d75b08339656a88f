import { readList } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, primedPart } from "../../features/catalogue/catalogue.data.ts";
import type { Primed } from "../../platform/route.ts";

/** How many products every chapter shows (TPL-22 to TPL-26). */
export const CHAPTER_PRODUCTS = 4;

/** The server sends the four along; the browser reads the list once more. */
export const primeLuxury = (): Primed[] => [
  {
    address: catalogueAddress.products,
    trim: (answer) => {
      const products = readList<ProductAnswer>(answer);
      return primedPart(products.slice(0, CHAPTER_PRODUCTS), products.length);
    },
  },
];

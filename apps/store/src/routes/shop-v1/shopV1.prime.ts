import { readList } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, primedPart } from "../../features/catalogue/catalogue.data.ts";
import type { Primed } from "../../platform/route.ts";

/** How many products the server sends along; the browser reads the rest. */
const PRIMED = 12;

const trimProduct = ({
  productDescription: _description,
  Variants: _variants,
  ...product
}: ProductAnswer): ProductAnswer => product;

export const primeShopV1 = (): Primed[] => [
  {
    address: catalogueAddress.products,
    trim: (answer) => {
      const products = readList<ProductAnswer>(answer);
      return primedPart(products.slice(0, PRIMED).map(trimProduct), products.length);
    },
  },
];

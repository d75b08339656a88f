import { readList, sameId } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress } from "../../features/catalogue/catalogue.data.ts";
import type { Primed, RouteMatch } from "../../platform/route.ts";

/** The product of the address; without an id the first of the list (PDP-01, PDP-02). */
export const findProduct = (
  products: ProductAnswer[],
  id: string | undefined,
): ProductAnswer | undefined =>
  id === undefined ? products[0] : products.find(({ productId }) => sameId(productId, id));

/** The product list is the only source of one product; the page gets that one alone. */
export const primeProduct = ({ params }: RouteMatch): Primed[] => [
  {
    address: catalogueAddress.products,
    trim: (answer) => {
      const product = findProduct(readList<ProductAnswer>(answer), params["id"]);
      return product ? [product] : [];
    },
  },
];

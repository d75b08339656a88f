import { readList, sameId } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { catalogueAddress, primedPart } from "../../features/catalogue/catalogue.data.ts";
import type { Primed, RouteMatch } from "../../platform/route.ts";

/** The product of the address; without an id the first of the list (PDP-01, PDP-02). */
export const findProduct = (
  products: ProductAnswer[],
  id: string | undefined,
): ProductAnswer | undefined =>
  id === undefined ? products[0] : products.find(({ productId }) => sameId(productId, id));

/** The page gets its product alone, as a part of the list; an unknown id gets an empty list, which says so. */
const trimProducts =
  (id: string | undefined) =>
  (answer: unknown): unknown => {
    const product = findProduct(readList<ProductAnswer>(answer), id);
    return product ? primedPart([product], 1) : [];
  };

/** The product list is the only source of one product; a variant in the address brings its pictures along. */
export const primeProduct = ({ params, search }: RouteMatch): Primed[] => {
  const variantId = search.get("variant");
  return [
    { address: catalogueAddress.products, trim: trimProducts(params["id"]) },
    ...(variantId ? [{ address: catalogueAddress.images(variantId) }] : []),
  ];
};

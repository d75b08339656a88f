import { readList } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pickedView, wholeAnswer } from "../../platform/firstView.ts";
import type { ViewLoader, RouteMatch } from "../../platform/route.ts";
import { findProduct, productView } from "./product.firstView.ts";

/** The product list is the only source of one product; a variant in the address brings its pictures along. */
export const loadProduct = ({ params, search }: RouteMatch): ViewLoader[] => {
  const variantId = search.get("variant");
  return [
    pickedView(productView(params["id"]), [catalogueAddress.products], (products) =>
      isAnswered(products)
        ? { product: findProduct(readList(products), params["id"]) ?? null }
        : undefined,
    ),
    ...(variantId ? [wholeAnswer(catalogueAddress.images(variantId))] : []),
  ];
};

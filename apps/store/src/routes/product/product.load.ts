import { readList } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pickedView, wholeAnswer } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { findProduct, productView } from "./product.firstView.ts";

/** A product is only available in the product list. The variant of the URL adds its pictures. */
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

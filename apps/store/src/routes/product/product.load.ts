import { readList } from "@pallu/contract";
import type { Id, ProductResponse } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { cataloguePaths, isSuccessful } from "../../features/catalogue/catalogue.data.ts";
import { picturedVariantOf } from "./variantChoice.rules.ts";
import { pageView, wholeResponse } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { findProduct, productView, variantOf } from "./product.firstView.ts";

/** Reads one product, or the list of a host that has no call for one product. */
const readProducts = (response: unknown): ProductResponse[] =>
  typeof response === "object" && response !== null && "productId" in response
    ? [response as ProductResponse]
    : readList(response);

/** Loads the product and the pictures of its shown variant. The one of the URL is loaded beside the product. */
export const load = ({ params, search }: RouteMatch): ViewLoader[] => {
  const id = params["id"];
  const variantId = search.get("variant");
  const imagesOf = (shown: Id | null | undefined): ViewLoader[] =>
    shown === null || shown === undefined ? [] : [wholeResponse(cataloguePaths.images(shown))];
  return [
    pageView(
      productView(id),
      async ({ read }) => {
        const response = await read(narrowPaths.product(id));
        if (response === null) return { product: null };
        return isSuccessful(response)
          ? { product: findProduct(readProducts(response), id) ?? null }
          : undefined;
      },
      ({ product }) =>
        imagesOf(
          picturedVariantOf(product?.Variants ?? [], variantOf(product ?? undefined, variantId))
            ?.productVariantId,
        ),
    ),
    ...imagesOf(variantId),
  ];
};

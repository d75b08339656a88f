import { readList } from "@pallu/contract";
import type { Id, ProductAnswer } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/cataloguePaths.ts";
import { cataloguePaths, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pageView, wholeAnswer } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { findProduct, productView, variantOf } from "./product.firstView.ts";

/** Reads one product, or the list of a host that has no call for one product. */
const readProducts = (answer: unknown): ProductAnswer[] =>
  typeof answer === "object" && answer !== null && "productId" in answer
    ? [answer as ProductAnswer]
    : readList(answer);

/** Loads the product and the pictures of its shown variant. The one of the URL is loaded beside the product. */
export const load = ({ params, search }: RouteMatch): ViewLoader[] => {
  const id = params["id"];
  const variantId = search.get("variant");
  const imagesOf = (shown: Id | null | undefined): ViewLoader[] =>
    shown === null || shown === undefined ? [] : [wholeAnswer(cataloguePaths.images(shown))];
  return [
    pageView(
      productView(id),
      async ({ read }) => {
        const answer = await read(narrowPaths.product(id));
        if (answer === null) return { product: null };
        return isAnswered(answer)
          ? { product: findProduct(readProducts(answer), id) ?? null }
          : undefined;
      },
      ({ product }) => imagesOf(variantOf(product ?? undefined, variantId)?.productVariantId),
    ),
    ...imagesOf(variantId),
  ];
};

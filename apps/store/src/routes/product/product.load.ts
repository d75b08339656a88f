import { readList } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/catalogue.calls.ts";
import { cataloguePaths, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import { pageView, wholeAnswer } from "../../platform/data/viewLoader.ts";
import type { ViewLoader } from "../../platform/data/viewLoader.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { findProduct, productView } from "./product.firstView.ts";

/** Reads one product, or the list of a host that has no call for one product. */
const readProducts = (answer: unknown): ProductAnswer[] =>
  typeof answer === "object" && answer !== null && "productId" in answer
    ? [answer as ProductAnswer]
    : readList(answer);

/** The variant of the URL adds its pictures. */
export const loadProduct = ({ params, search }: RouteMatch): ViewLoader[] => {
  const id = params["id"];
  const variantId = search.get("variant");
  return [
    pageView(productView(id), async ({ read }) => {
      const answer = await read(narrowPaths.product(id));
      if (answer === null) return { product: null };
      return isAnswered(answer)
        ? { product: findProduct(readProducts(answer), id) ?? null }
        : undefined;
    }),
    ...(variantId ? [wholeAnswer(cataloguePaths.images(variantId))] : []),
  ];
};

import { readList } from "@pallu/contract";
import type { Id, ProductAnswer, VariantImageAnswer } from "@pallu/contract";
import { cataloguePaths, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

const readImages = (answer: unknown): VariantImageAnswer[] => readList<VariantImageAnswer>(answer);

export const useVariantImages = (variantId: Id | null | undefined): Loaded<VariantImageAnswer> =>
  useList(
    variantId === null || variantId === undefined ? null : cataloguePaths.images(variantId),
    "variant images",
    readImages,
  );

const readProducts = (response: unknown): ProductAnswer[] => readList<ProductAnswer>(response);

/** Sends the specified request. The demo does not show its response (PDP-24, PDP-25). */
export const useRelatedProducts = (productId: Id | null | undefined): Loaded<ProductAnswer> =>
  useList(
    productId === null || productId === undefined ? null : cataloguePaths.related(productId),
    "related products",
    readProducts,
  );

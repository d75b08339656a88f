import { readList } from "@pallu/contract";
import type { Id, ProductResponse, VariantImageResponse } from "@pallu/contract";
import { cataloguePaths, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

const readImages = (response: unknown): VariantImageResponse[] =>
  readList<VariantImageResponse>(response);

export const useVariantImages = (variantId: Id | null | undefined): Loaded<VariantImageResponse> =>
  useList(
    variantId === null || variantId === undefined ? null : cataloguePaths.images(variantId),
    "variant images",
    readImages,
  );

const readProducts = (response: unknown): ProductResponse[] => readList<ProductResponse>(response);

/** Sends the specified request. The demo does not show its response (PDP-24, PDP-25). */
export const useRelatedProducts = (productId: Id | null | undefined): Loaded<ProductResponse> =>
  useList(
    productId === null || productId === undefined ? null : cataloguePaths.related(productId),
    "related products",
    readProducts,
  );

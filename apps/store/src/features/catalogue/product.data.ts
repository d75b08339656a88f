import { readList } from "@pallu/contract";
import type { Id, VariantImageResponse } from "@pallu/contract";
import useSWR from "swr";
import { cataloguePaths, logged, useList } from "./catalogue.data.ts";
import type { Loaded } from "./catalogue.data.ts";

const readImages = (response: unknown): VariantImageResponse[] =>
  readList<VariantImageResponse>(response);

export const useVariantImages = (variantId: Id | null | undefined): Loaded<VariantImageResponse> =>
  useList(
    variantId === null || variantId === undefined ? null : cataloguePaths.images(variantId),
    "variant images",
    readImages,
  );

/** Sends the specified request; its response is not shown (PDP-24, PDP-25). */
export const useRelatedProducts = (productId: Id | null | undefined): void => {
  useSWR<unknown, unknown>(
    productId === null || productId === undefined ? null : cataloguePaths.related(productId),
    logged("related products"),
  );
};

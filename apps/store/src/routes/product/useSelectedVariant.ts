import { sameId } from "@pallu/contract";
import type { Id, ProductAnswer, VariantAnswer } from "@pallu/contract";
import { useSearchParams } from "react-router-dom";

export interface SelectedVariant {
  variant: VariantAnswer | undefined;
  select: (variantId: Id) => void;
}

/** Returns the variant of the query, else the first. Ids of other products' variants are ignored (PDP-03, PDP-04). */
export const variantOf = (
  product: ProductAnswer | undefined,
  wanted: string | null,
): VariantAnswer | undefined => {
  const variants = product?.Variants ?? [];
  return variants.find(({ productVariantId }) => sameId(productVariantId, wanted)) ?? variants[0];
};

/** Stores the selected variant in the URL, so that links, reloads and Back show the same one. */
export const useSelectedVariant = (product: ProductAnswer | undefined): SelectedVariant => {
  const [search, setSearch] = useSearchParams();
  return {
    variant: variantOf(product, search.get("variant")),
    select: (variantId) =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set("variant", String(variantId));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
};

import type { Id, ProductResponse } from "@pallu/contract";
import { useSearchParams } from "react-router-dom";
import { variantOf } from "./product.firstView.ts";

/** Stores the selected variant in the URL, so that links, reloads and Back show the same one. */
export const useSelectedVariant = (product: ProductResponse | undefined) => {
  const [search, setSearch] = useSearchParams();
  return {
    variant: variantOf(product, search.get("variant")),
    select: (variantId: Id): void =>
      setSearch(
        (now) => {
          const next = new URLSearchParams(now);
          next.set("variant", String(variantId));
          next.delete("picture");
          return next;
        },
        { replace: true },
      ),
  };
};

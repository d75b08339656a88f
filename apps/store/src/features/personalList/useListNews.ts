import { callPath, calls, readVariants, sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { useEffect, useRef, useState } from "react";
import { api, HttpError } from "../../platform/data/api.ts";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { cataloguePaths } from "../catalogue/catalogue.data.ts";
import { isOtherPrice, priceWas } from "../catalogue/priceChange.rules.ts";
import { useCurrency } from "../currency/CurrencyProvider.tsx";

/** What a list shows of one piece. */
export interface ListEntry {
  id: Id;
  name: string;
  /** Unit price in rupees as the API sends it. */
  offer: number | string | null;
  productId: Id | null | undefined;
  variantId: Id | null | undefined;
  /** Lists have one variant for each colour of a product with an option, perhaps another size. */
  hasOption: boolean;
}

/**
 * Returns those of some pieces that the shop does not have any more. Only the shop's own API, which alone has a large
 * catalogue, has a call for one product.
 */
const findGone = async (entries: readonly ListEntry[], isLarge: boolean): Promise<ListEntry[]> => {
  if (isLarge) {
    const found = await Promise.all(
      entries.map(async ({ productId }) => {
        if (!productId) return false;
        try {
          await api.read(callPath(calls.getProduct, { id: productId }));
          return false;
        } catch (error) {
          return error instanceof HttpError && error.status === 404;
        }
      }),
    );
    return entries.filter((_entry, index) => found[index]);
  }
  try {
    const variants = readVariants(
      await api.read(cataloguePaths.variants, { onPart: () => undefined }),
    );
    // A failure may be an empty list. A part says nothing of the rest.
    if (variants.length === 0) return [];
    return entries.filter(
      ({ variantId, productId, hasOption }) =>
        !variants.some(
          (variant) =>
            sameId(variant.productVariantId, variantId) ||
            (hasOption && sameId(variant.Product?.productId ?? variant.productId, productId)),
        ),
    );
  } catch {
    return [];
  }
};

const findEntry = (all: readonly ListEntry[], { id }: ListEntry): ListEntry | undefined =>
  all.find((other) => String(other.id) === String(id));

/**
 * Says what the list has lost or changed since the page was opened: other prices, and pieces that are no longer sold. What
 * somebody removed, in any tab, is no news.
 */
export const useListNews = (entries: readonly ListEntry[], list: string) => {
  const isLarge = useIsLarge();
  const { formatPrice } = useCurrency();
  /** The entries as they were shown first. */
  const [opened, setOpened] = useState<readonly ListEntry[]>(entries);
  const [gone, setGone] = useState<readonly string[]>([]);
  const removed = useRef(new Set<string>());
  const added = entries.filter((entry) => !findEntry(opened, entry));
  if (added.length > 0) setOpened([...opened, ...added]);

  const last = useRef(entries);
  useEffect(() => {
    const left = last.current.filter(
      (entry) => !findEntry(entries, entry) && !removed.current.has(String(entry.id)),
    );
    last.current = entries;
    // Also those whose removal has failed.
    for (const { id } of entries) removed.current.delete(String(id));
    if (left.length === 0) return;
    void findGone(left, isLarge).then((found) => {
      if (found.length > 0) setGone((names) => [...names, ...found.map(({ name }) => name)]);
    });
  }, [entries, isLarge]);

  const changed = entries.flatMap((entry) => {
    const before = findEntry(opened, entry)?.offer;
    return isOtherPrice(before, entry.offer) ? [priceWas(entry.name, formatPrice(before))] : [];
  });
  return {
    lines: [
      ...gone.map((name) => `${name} is no longer sold and has left your ${list}.`),
      ...changed,
    ],
    /** Call it before somebody removes an entry. */
    onRemove: (id: Id): void => void removed.current.add(String(id)),
  };
};

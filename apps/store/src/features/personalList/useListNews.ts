import { callPath, calls, readVariants, sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import { useEffect, useRef, useState } from "react";
import { api, HttpError } from "../../platform/data/api.ts";
import { useIsLarge } from "../../platform/data/isLarge.ts";
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
}

/**
 * Returns whether the shop has such a piece no more. Only the shop's own API, which alone has a large catalogue, has a call
 * for one product.
 */
const isGone = async ({ productId, variantId }: ListEntry, isLarge: boolean): Promise<boolean> => {
  try {
    if (isLarge) {
      if (productId) await api.read(callPath(calls.getProduct, { id: productId }));
      return false;
    }
    const variants = readVariants(
      await api.read(cataloguePaths.variants, { onPart: () => undefined }),
    );
    // A failure may be an empty list. A part says nothing of the rest.
    return (
      variants.length > 0 &&
      !variants.some(({ productVariantId }) => sameId(productVariantId, variantId))
    );
  } catch (error) {
    return isLarge && error instanceof HttpError && error.status === 404;
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
    for (const entry of left)
      void isGone(entry, isLarge).then((isNews) => {
        if (isNews) setGone((names) => [...names, entry.name]);
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

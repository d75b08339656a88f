import { readList, readVariants } from "@pallu/contract";
import type { ProductResponse } from "@pallu/contract";
import { Picture } from "@pallu/ui";
import { SearchPanel } from "@pallu/ui/search-panel";
import type { SearchPanelProps, SearchResult } from "@pallu/ui/search-panel";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReactElement } from "react";
import useSWR, { useSWRConfig } from "swr";
import { cataloguePaths } from "../../features/catalogue/catalogue.data.ts";
import { joinCatalogue } from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueItem } from "../../features/catalogue/catalogue.rules.ts";
import { cardOfItem, pictureFiles } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import {
  bestSellersOf,
  cardsIn,
  colourTermsOf,
  countFound,
  findMatch,
  suggest,
  suggestCards,
  suggestNearest,
  weavesOf,
} from "../../features/catalogue/search.rules.ts";
import { useOwn, usePart } from "../../platform/shop/ownShop.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { cacheOnly } from "../../platform/data/cacheOnly.ts";
import { useIsLarge } from "../../platform/data/firstView.ts";
import { readItem, writeItem } from "../../platform/data/storage.ts";

const recentKey = "recent-searches";
const MOST_RECENT = 5;

const readRecent = (): string[] => {
  try {
    return readList<{ term: string }>(JSON.parse(readItem(recentKey) ?? "[]"))
      .map(({ term }) => String(term))
      .slice(0, MOST_RECENT);
  } catch {
    return [];
  }
};

const remember = (query: string): void => {
  const term = query.trim();
  if (!term) return;
  const terms = [term, ...readRecent().filter((other) => other !== term)].slice(0, MOST_RECENT);
  writeItem(recentKey, JSON.stringify(terms.map((each) => ({ term: each }))));
};

const useCachedCatalogue = (): CatalogueItem[] => {
  // Searches the cached catalogue without a request (HDR-45).
  const { data: variants } = useSWR<unknown>(cataloguePaths.variants, cacheOnly);
  const { data: products } = useSWR<unknown>(cataloguePaths.products, cacheOnly);
  return useMemo(
    () => joinCatalogue(readVariants(variants), readList<ProductResponse>(products)),
    [variants, products],
  );
};

/** Returns the cards of the pages of a large catalogue that were shown in this tab. */
const useShownCards = (): ProductCardData[] => {
  const isLarge = useIsLarge();
  const { cache, fallback } = useSWRConfig();
  // The overlay is open for a moment, so later pages need not be noticed.
  const [cards] = useState(() =>
    isLarge
      ? cardsIn([
          [...cache.keys()]
            .filter((key) => key.startsWith("page:"))
            .map((key) => cache.get(key)?.data),
          Object.entries(fallback).map(([key, view]) => key.startsWith("page:") && view),
        ])
      : [],
  );
  return cards;
};

interface SearchProps extends Pick<SearchPanelProps, "field" | "listId" | "value" | "onChange"> {
  onGo: (path: string) => void;
}

/** Shows suggestions from the cached catalogue. Enter shows all results. */
const Search = ({ field, listId, value: query, onChange, onGo }: SearchProps): ReactElement => {
  const { formatPrice } = useCurrency();
  const items = useCachedCatalogue();
  const [recent] = useState(readRecent);
  const deferredQuery = useDeferredValue(query);
  const shownCards = useShownCards();
  const found = useMemo(
    () => [
      ...suggest(items, deferredQuery).map(cardOfItem),
      ...suggestCards(shownCards, deferredQuery),
    ],
    [items, shownCards, deferredQuery],
  );

  const term = deferredQuery.trim();
  const hasList = items.length + shownCards.length > 0;
  const isOffer = found.length === 0;
  const offered = useMemo(() => {
    const nearest = term ? suggestNearest(items, term) : null;
    return nearest
      ? { title: `Near to ‘${nearest.term}’`, cards: nearest.items.map(cardOfItem) }
      : { title: "Best sellers", cards: bestSellersOf(items).map(cardOfItem) };
  }, [items, term]);
  const isOwn = useOwn() !== null;
  const suggestions = usePart("search")?.suggestions;
  const terms = useMemo(
    () =>
      [
        { title: "Colours", items: colourTermsOf(items) },
        isOwn
          ? { title: "Searches", items: (suggestions ?? []).map((term) => ({ term })) }
          : { title: "Weaves", items: weavesOf(items) },
      ].filter((group) => group.items.length > 0),
    [items, isOwn, suggestions],
  );
  const count = isOffer || items.length === 0 ? null : countFound(items, term);

  const seeAll = `See all ${count === null ? "" : `${count} `}for ‘${term}’`;
  const all = hasList ? (isOffer ? "" : seeAll) : term && `See all results for ‘${term}’`;
  const emptyText = hasList
    ? "Nothing here by that name. Press Enter to look through all products."
    : "Press Enter to see all results.";

  const results = (isOffer ? offered.cards : found).map(
    (facts): SearchResult & { href: string } => ({
      id: facts.key,
      name: facts.name,
      href: facts.href,
      detail: facts.colourName ?? facts.category ?? undefined,
      price: `${facts.isPriceFrom ? "From " : ""}${formatPrice(facts.offer)}`,
      match: isOffer ? undefined : findMatch(facts.name, deferredQuery),
      picture: <Picture {...pictureFiles(facts.image)} alt="" sizes="72px" />,
    }),
  );

  return (
    <SearchPanel
      field={field}
      listId={listId}
      value={query}
      items={results}
      recent={recent}
      labels={{ recent: "Recent", results: "Products" }}

      offer={isOffer ? offered.title : undefined}
      // Without a list nothing is known of what was typed.
      terms={hasList || query === "" ? terms : []}
      countText={
        count === null ? `${found.length} shown` : count === 1 ? "1 piece" : `${count} pieces`
      }
      allText={all || undefined}
      emptyText={term ? emptyText : undefined}
      onChange={(next) => {
        onChange(next);
        // Without a catalogue nothing can be shown here.
        if (!hasList) onGo(`/allproducts?q=${encodeURIComponent(next)}`);
      }}
      onSubmit={() => remember(query)}
      onChoose={(result) => {
        const chosen = results.find(({ id }) => id === result.id);
        if (!chosen) return;
        remember(query);
        onGo(chosen.href);
      }}
    />
  );
};

export default Search;

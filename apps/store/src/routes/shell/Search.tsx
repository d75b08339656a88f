import { readList, readVariants } from "@pallu/contract";
import type { ProductAnswer } from "@pallu/contract";
import { Picture } from "@pallu/ui";
import { Dialog, SearchPanel } from "@pallu/ui/search-panel";
import type { SearchResult } from "@pallu/ui/search-panel";
import { useDeferredValue, useMemo, useState } from "react";
import type { ReactElement } from "react";
import { useNavigate } from "react-router-dom";
import useSWR from "swr";
import { catalogueAddress } from "../../features/catalogue/catalogue.data.ts";
import { joinCatalogue } from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueItem } from "../../features/catalogue/catalogue.logic.ts";
import { factsOfVariant, pictureFiles } from "../../features/catalogue/catalogue.view.ts";
import { matchIn, suggest } from "../../features/catalogue/search.logic.ts";
import { useCurrency } from "../../features/currency/CurrencyProvider.tsx";
import { readItem, writeItem } from "../../platform/storage.ts";

/** Searching sends nothing: the catalogue counts as far as the shop has read it (HDR-45). */
const asItIs = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
} as const;

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

const remember = (term: string): void => {
  const terms = [term, ...readRecent().filter((other) => other !== term)].slice(0, MOST_RECENT);
  writeItem(recentKey, JSON.stringify(terms.map((each) => ({ term: each }))));
};

const useCatalogueAtHand = (): CatalogueItem[] => {
  const { data: variants } = useSWR<unknown>(catalogueAddress.variants, asItIs);
  const { data: products } = useSWR<unknown>(catalogueAddress.products, asItIs);
  return useMemo(
    () => joinCatalogue(readVariants(variants), readList<ProductAnswer>(products)),
    [variants, products],
  );
};

interface SearchProps {
  /** What was typed while this part was on its way. */
  typed: string;
  onClose: () => void;
}

/** The search overlay: suggestions from the catalogue at hand, Enter shows all of them (decision 12). */
const Search = ({ typed, onClose }: SearchProps): ReactElement => {
  const navigate = useNavigate();
  const { price } = useCurrency();
  const items = useCatalogueAtHand();
  const [query, setQuery] = useState(typed);
  const [recent] = useState(readRecent);
  const asked = useDeferredValue(query);
  const found = useMemo(() => suggest(items, asked), [items, asked]);

  const go = (path: string, term: string): void => {
    if (term.trim()) remember(term.trim());
    onClose();
    void navigate(path);
  };

  const results = found.map((item): SearchResult & { href: string } => {
    const facts = factsOfVariant(item.variant, item.product);
    return {
      id: facts.key,
      name: facts.name,
      href: facts.href,
      detail: facts.category ?? undefined,
      price: price(facts.offer),
      match: matchIn(facts.name, asked),
      picture: <Picture {...pictureFiles(facts.image)} alt="" sizes="48px" />,
    };
  });

  return (
    <Dialog isOpen title="Search" size="md" placement="top" onClose={onClose}>
      <SearchPanel
        label="Search the shop"
        query={query}
        results={results}
        recent={recent}
        recentLabel="Recent"
        resultsLabel="Products"
        clearLabel="Clear"
        countText={results.length > 0 ? `${results.length} shown` : ""}
        emptyText={
          asked.trim() && items.length > 0
            ? "Nothing here by that name. Press Enter to look through all products."
            : undefined
        }
        onChange={setQuery}
        onSubmit={(term) =>
          go(
            term.trim() ? `/allproducts?q=${encodeURIComponent(term.trim())}` : "/allproducts",
            term,
          )
        }
        onChoose={(result) => {
          const chosen = results.find(({ id }) => id === result.id);
          if (chosen) go(chosen.href, query);
        }}
      />
    </Dialog>
  );
};

export default Search;

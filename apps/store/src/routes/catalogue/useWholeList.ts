import { useDeferredValue, useMemo, useState } from "react";
import {
  useProducts,
  useSubcategories,
  useVariants,
} from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  highestPrice,
  initialHigh,
  joinCatalogue,
  priceRange,
  readQuery,
  writeQuery,
} from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueItem } from "../../features/catalogue/catalogue.rules.ts";
import { orderTags } from "../../features/catalogue/catalogueQuery.ts";
import { cardOfItem } from "../../features/catalogue/productCard.rules.ts";
import type { ProductCardData } from "../../features/catalogue/productCard.rules.ts";
import { useFirstView } from "../../platform/data/firstView.ts";
import { useOwn } from "../../platform/shop/ownShop.ts";
import { withColours } from "./cardColours.rules.ts";
import { PAGE_CARDS, listKeyOf } from "./cardList.ts";
import { firstPlace } from "./listPlace.ts";
import type { CardList } from "./cardList.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import { countFacets, itemValues, optionNameOf, optionsOf } from "./facets.rules.ts";
import type { FilterOptions } from "./facets.rules.ts";
import type { QueryControl } from "./useCatalogueQuery.ts";

/** Cards by item: a card that stays in the list stays the same, so that it does not render again. */
const knownCards = new WeakMap<CatalogueItem, ProductCardData>();

const cardOf = (item: CatalogueItem): ProductCardData => {
  const card = knownCards.get(item) ?? withColours(cardOfItem(item), item);
  knownCards.set(item, card);
  return card;
};

/** Returns the list of a catalogue that is read whole and filtered in memory. Failures are logged by the lists. */
export const useWholeList = (control: QueryControl): { list: CardList; options: FilterOptions } => {
  const isOwn = useOwn() !== null;
  const variants = useVariants();
  const products = useProducts();
  const subcategories = useSubcategories();
  const [isRetrying, setIsRetrying] = useState(false);
  const text = writeQuery(control.query).toString();
  const isWritten = text === writeQuery(control.written).toString();
  // Another query begins at its first page.
  const newPlace = isWritten ? control.place : firstPlace;
  const newPages = isWritten ? control.pages : 1;
  // By its text: the query of a press and that of the URL after it are equal and filter once.
  const newQuery = useMemo(() => readQuery(new URLSearchParams(text), isOwn), [text, isOwn]);
  const newest = useMemo(
    () => ({ query: newQuery, place: newPlace, pages: newPages }),
    [newQuery, newPlace, newPages],
  );
  const { query, place, pages } = useDeferredValue(newest);
  const joined = useMemo(
    () => variants.items && joinCatalogue(variants.items, products.items ?? []),
    [variants.items, products.items],
  );
  // Keeps the first view until both lists have settled: cards combine fields of both.
  const first = useFirstView(catalogueView(query, place), products.isWaiting ? undefined : joined);
  const all = first.view ? first.whole : joined;
  const matching = useMemo(() => all && filterCatalogue(all, query, itemValues), [all, query]);
  const total = matching?.length ?? first.view?.total ?? 0;
  const isPage = (place.page - 1) * PAGE_CARDS < total;
  const page = matching ? (isPage ? place.page : firstPlace.page) : (first.view?.page ?? 1);
  const start = (page - 1) * PAGE_CARDS;
  const end = Math.min(total, start + pages * PAGE_CARDS);
  const cards = useMemo(
    () => matching?.slice(start, end).map(cardOf) ?? first.view?.cards ?? [],
    [matching, first.view, start, end],
  );
  const served = isOwn ? first.view?.facets?.highestPrice : undefined;
  const highest = useMemo(
    () => (all ? highestPrice(all, isOwn) : initialHigh(served ?? priceRange.max, isOwn)),
    [all, isOwn, served],
  );
  const facets = useMemo(
    () => (all ? countFacets(all, query) : first.view?.facets),
    [all, query, first.view],
  );
  const options = optionsOf(facets, control.query);
  const optionName = useMemo(
    () =>
      optionNameOf(
        all
          ? all.map(({ product }) => product.productOptionName)
          : cards.map(({ option }) => option?.name),
      ),
    [all, cards],
  );
  // Without the products a filter may exclude too much, so the list is not called empty.
  const isUnsure = matching !== undefined && total === 0 && products.items === undefined;
  const error = isUnsure ? products.error : variants.error;
  const isFailed = error !== undefined && !isRetrying;
  const isReady = matching ? !isUnsure : first.view !== undefined;
  const isMissing = !isReady || start + cards.length < end;

  const retry = async (): Promise<void> => {
    setIsRetrying(true);
    const lists = [variants, products, subcategories].filter((list) => list.error !== undefined);
    await Promise.allSettled(lists.map((list) => list.reload()));
    setIsRetrying(false);
  };
  return {
    list: {
      key: listKeyOf(query, place),
      query,
      isReady,
      cards,
      page,
      askedPage: place.page,
      total,
      isExact: true,
      next:
        start + cards.length < total
          ? { page: page + Math.ceil(cards.length / PAGE_CARDS), cursor: null }
          : null,
      status:
        isFailed && (isMissing || matching === undefined)
          ? "failed"
          : isMissing
            ? "loading"
            : "ready",
      retry: () => void retry(),
    },
    options: {
      subcategories: subcategories.items ?? [],
      ...options,
      tags: orderTags(options.tags),
      optionName,
      highest,
    },
  };
};

import { readList, readVariants } from "@pallu/contract";
import { cataloguePaths, isSuccessful } from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  highestPrice,
  joinCatalogue,
  readQuery,
} from "../../features/catalogue/catalogue.rules.ts";
import type { CatalogueItem, CatalogueQuery } from "../../features/catalogue/catalogue.rules.ts";
import { cardOfItem } from "../../features/catalogue/productCard.rules.ts";
import { pageView, wholeResponse } from "../../platform/data/firstView.ts";
import type { ViewLoader, ViewSource } from "../../platform/data/firstView.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { PAGE_CARDS } from "./cardList.ts";
import { readPlace } from "./listPlace.ts";
import type { ListPlace } from "./listPlace.ts";
import { catalogueView, largeViewOf } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";
import { countFacets, itemValues } from "./facets.rules.ts";
import { readPageMatches } from "./matches.ts";

/** The lists that were joined last. Their items keep what filters compare with. */
let last = { variants: null as unknown, products: null as unknown, items: [] as CatalogueItem[] };

const itemsOf = (variants: unknown, products: unknown): CatalogueItem[] => {
  if (last.variants !== variants || last.products !== products)
    last = { variants, products, items: joinCatalogue(readVariants(variants), readList(products)) };
  return last.items;
};

/** Loads a page of a catalogue that the browser reads whole, by the rules of the browser. */
const loadWhole = async (
  query: CatalogueQuery,
  { page: asked }: ListPlace,
  isOwn: boolean,
  { read }: ViewSource,
): Promise<CatalogueView | undefined> => {
  const [variants, products] = await Promise.all([
    read(cataloguePaths.variants),
    read(cataloguePaths.products),
  ]);
  if (!isSuccessful(variants)) return undefined;
  const items = itemsOf(variants, products);
  const matching = filterCatalogue(items, query, itemValues);
  // Without the products a filter may exclude too much, so the list is not called empty.
  if (matching.length === 0 && !isSuccessful(products)) return undefined;
  const page = (asked - 1) * PAGE_CARDS < matching.length ? asked : 1;
  return {
    cards: matching.slice((page - 1) * PAGE_CARDS, page * PAGE_CARDS).map(cardOfItem),
    page,
    total: matching.length,
    facets: {
      ...countFacets(items, query),
      ...(isOwn && { highestPrice: highestPrice(items, isOwn) }),
    },
  };
};

const loadLarge = async (
  query: CatalogueQuery,
  place: ListPlace,
  { read }: ViewSource,
): Promise<CatalogueView | undefined> => {
  const matches = await readPageMatches(read, query, place);
  return matches ? largeViewOf(matches) : undefined;
};

export const load = ({ search }: RouteMatch, isOwn: boolean): ViewLoader[] => {
  const query = readQuery(search, isOwn);
  const place = readPlace(search);
  return [
    pageView(catalogueView(query, place), (source) =>
      source.isLarge ? loadLarge(query, place, source) : loadWhole(query, place, isOwn, source),
    ),
    wholeResponse(cataloguePaths.subcategories),
  ];
};

import { readList, readVariants } from "@pallu/contract";
import { narrowPaths } from "../../features/catalogue/catalogue.calls.ts";
import { cataloguePaths, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  joinCatalogue,
  readQuery,
} from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { cardOfItem } from "../../features/catalogue/catalogue.view.ts";
import { pageView, wholeAnswer } from "../../platform/data/viewLoader.ts";
import type { ViewLoader, ViewSource } from "../../platform/data/viewLoader.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";
import { countFacets, itemValues } from "./facets.logic.ts";
import { PAGE_CARDS, readFirstMatches, readMatches } from "./matches.ts";

/** Maximum number of cards of a whole catalogue for visitors without JavaScript. */
const ALL_CARDS = 200;

/** Loads the first cards of a catalogue that the browser reads whole. It adds the rest. */
const loadWhole = async (
  query: CatalogueQuery,
  most: number,
  { read }: ViewSource,
): Promise<CatalogueView | undefined> => {
  // The browser searches and compares names by rules of its own. The API's would show other cards first.
  if (query.search === "" && query.sort !== "name") {
    const answer = await read(narrowPaths.matches(query, most));
    const matches = readMatches(answer);
    if (matches) return { cards: matches.cards, total: matches.total, facets: matches.facets };
    if (!isAnswered(answer)) return undefined;
  }
  const [variants, products] = await Promise.all([
    read(cataloguePaths.variants),
    read(cataloguePaths.products),
  ]);
  if (!isAnswered(variants)) return undefined;
  const items = joinCatalogue(readVariants(variants), readList(products));
  const matching = filterCatalogue(items, query, itemValues);
  return {
    cards: matching.slice(0, most).map(cardOfItem),
    total: matching.length,
    facets: countFacets(items, query),
  };
};

const loadLarge = async (
  query: CatalogueQuery,
  cursor: string | null,
  { read }: ViewSource,
): Promise<CatalogueView | undefined> => {
  const matches = await readFirstMatches(read, query, cursor);
  if (!matches) return undefined;
  const { cards, total, ...large } = matches;
  return { cards, total, large: { ...large, cursor } };
};

export const loadCatalogue = ({ search }: RouteMatch): ViewLoader[] => {
  const query = readQuery(search);
  const cursor = search.get("cursor");
  const most = search.get("show") === "all" ? ALL_CARDS : PAGE_CARDS;
  return [
    pageView(catalogueView(query), async (source) =>
      (await source.isLarge()) ? loadLarge(query, cursor, source) : loadWhole(query, most, source),
    ),
    wholeAnswer(cataloguePaths.subcategories),
  ];
};

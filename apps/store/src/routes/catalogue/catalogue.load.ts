import { readList, readVariants } from "@pallu/contract";
import { catalogueAddress, isAnswered } from "../../features/catalogue/catalogue.data.ts";
import {
  filterCatalogue,
  joinCatalogue,
  readQuery,
} from "../../features/catalogue/catalogue.logic.ts";
import type { CatalogueQuery } from "../../features/catalogue/catalogue.logic.ts";
import { cardOfItem, tagOfItem } from "../../features/catalogue/catalogue.view.ts";
import { pickedView, wholeAnswer } from "../../platform/data/firstView.ts";
import type { ViewLoader } from "../../platform/data/firstView.ts";
import type { RouteMatch } from "../../platform/routing/route.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";

/** Number of cards in the server's HTML. The browser adds the rest. */
const FIRST_CARDS = 24;

/** Maximum number of cards for visitors without JavaScript. */
const ALL_CARDS = 200;

const firstCards = (
  query: CatalogueQuery,
  most: number,
  variants: unknown,
  products: unknown,
): CatalogueView | undefined => {
  if (!isAnswered(variants)) return undefined;
  const items = joinCatalogue(readVariants(variants), readList(products));
  const matching = filterCatalogue(items, query, tagOfItem);
  return { cards: matching.slice(0, most).map(cardOfItem), total: matching.length };
};

export const loadCatalogue = ({ search }: RouteMatch): ViewLoader[] => {
  const query = readQuery(search);
  const most = search.get("show") === "all" ? ALL_CARDS : FIRST_CARDS;
  return [
    pickedView(
      catalogueView(query),
      [catalogueAddress.variants, catalogueAddress.products],
      (variants, products) => firstCards(query, most, variants, products),
    ),
    wholeAnswer(catalogueAddress.subcategories),
  ];
};

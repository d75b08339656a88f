import type { PageMeta } from "../../platform/routing/route.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";
import { MAX_OFFSET_PAGE, readPlace, writePlace } from "./listPlace.ts";

export const description = "Every saree, kurti and piece for the home, in every colour.";

/** Parameters that choose some of the products, or their order. */
const filters = ["q", "sub", "colour", "tag", "option", "min", "max", "sort"];

/**
 * Gives a page of the whole catalogue its own title and canonical URL. Filtered lists have those of the catalogue, and so
 * do pages that are only found with a cursor, which changes with the catalogue. Imports no filters: the table of routes,
 * which every page loads, would contain their words.
 */
export const catalogueMeta: NonNullable<PageMeta["resolve"]> = ({ search }, read) => {
  if (filters.some((name) => search.getAll(name).some(Boolean))) return null;
  const place = readPlace(search);
  const key = new URLSearchParams();
  writePlace(key, place);
  const view = read(`page:/allproducts?${key.toString()}`) as CatalogueView | undefined;
  const page = view?.page ?? place.page;
  return page > 1 && page <= MAX_OFFSET_PAGE
    ? { title: `All products, page ${page}`, description, path: `/allproducts?page=${page}` }
    : null;
};

import { readQuery, writeQuery } from "../../features/catalogue/catalogue.logic.ts";
import type { PageMeta } from "../../platform/routing/route.ts";
import { MAX_OFFSET_PAGE, firstPlace, pageHref, readPlace } from "./cardList.ts";
import { catalogueView } from "./catalogue.firstView.ts";
import type { CatalogueView } from "./catalogue.firstView.ts";

export const description = "Every saree, kurti and piece for the home, in every colour.";

/**
 * Gives a page of the whole catalogue its own title and canonical URL. Filtered lists have those of the catalogue, and so
 * do pages that are only found with a cursor, which changes with the catalogue.
 */
export const catalogueMeta: NonNullable<PageMeta["resolve"]> = ({ search }, read) => {
  const query = readQuery(search);
  const place = readPlace(search);
  const view = read(catalogueView(query, place).key) as CatalogueView | undefined;
  const page = view?.page ?? place.page;
  const hasOwnUrl = page > 1 && page <= MAX_OFFSET_PAGE && writeQuery(query).size === 0;
  return hasOwnUrl
    ? {
        title: `All products, page ${page}`,
        description,
        path: pageHref(query, { ...firstPlace, page }),
      }
    : null;
};

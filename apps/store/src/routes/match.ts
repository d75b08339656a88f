import { matchPath } from "react-router-dom";
import type { Params } from "react-router-dom";
import { plainPath } from "../platform/plainPath.ts";
import type { RouteMatch, ShopRoute } from "../platform/route.ts";
import { routes } from "../routes.tsx";

export interface Matched<Line extends ShopRoute> {
  route: Line;
  match: RouteMatch;
}

/** As the address means it; one that is not encoded rightly stands for itself. */
const decoded = (part: string | undefined): string | undefined => {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
};

const paramsOf = (found: Readonly<Params>): Params =>
  Object.fromEntries(Object.entries(found).map(([name, part]) => [name, decoded(part)]));

/** Template homes bring a header and a footer of their own. */
export const hasOwnFrame = (pathname: string): boolean =>
  // Paths match in any case, as in the URL table.
  /^\/index-v[2-6]$/i.test(plainPath(pathname));

/** The line of a table that answers a path; the last one answers everything (GLB-12). */
export const matchRoute = <Line extends ShopRoute>(
  table: readonly Line[],
  pathname: string,
  search = "",
): Matched<Line> => {
  for (const route of table) {
    const found = matchPath(route.path, plainPath(pathname));
    if (found)
      return {
        route,
        match: { params: paramsOf(found.params), search: new URLSearchParams(search) },
      };
  }
  throw new Error(`No route answers ${pathname}; the table must end with '*'.`);
};

/** Loads the code of the page behind a path of our own. */
export const loadPage = (pathname: string): Promise<void> =>
  matchRoute<ShopRoute>(routes, pathname).route.page.preload(pathname);

/** Loads it ahead of the click. */
export const prefetchRoute = (href: string): void => {
  loadPage(new URL(href, window.location.origin).pathname)
    // The click will try again and tell.
    .catch(() => undefined);
};

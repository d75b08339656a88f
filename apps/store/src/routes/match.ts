import { matchPath } from "react-router-dom";
import type { Params } from "react-router-dom";
import { plainPath } from "../platform/routing/plainPath.ts";
import type { RouteMatch, ShopRoute } from "../platform/routing/route.ts";
import { routes } from "../routes.tsx";

export interface Matched<Line extends ShopRoute> {
  route: Line;
  match: RouteMatch;
}

/** Decodes a path segment. Returns it unchanged if the encoding is invalid. */
const decoded = (part: string | undefined): string | undefined => {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return part;
  }
};

const paramsOf = (found: Readonly<Params>): Params =>
  Object.fromEntries(Object.entries(found).map(([name, part]) => [name, decoded(part)]));

/** Template homes have their own header and footer. */
export const hasOwnFrame = (pathname: string): boolean =>
  // Paths match case-insensitively, as in the URL table.
  /^\/index-v[2-6]$/i.test(plainPath(pathname));

/** Returns the route of a path. The last route of the table matches everything (GLB-12). */
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

/** Loads the page of a path of the shop. */
export const loadPage = (pathname: string): Promise<void> =>
  matchRoute<ShopRoute>(routes, pathname).route.page.preload(pathname);

/** Prefetches the page of a link. */
export const prefetchRoute = (href: string): void => {
  loadPage(new URL(href, window.location.origin).pathname)
    // The click retries and shows the error.
    .catch(() => undefined);
};

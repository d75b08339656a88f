import { matchPath } from "react-router-dom";
import type { RouteMatch, ShopRoute } from "../platform/route.ts";
import { routes } from "../routes.tsx";

/** The line of the URL table that answers a path; the last one answers everything (GLB-12). */
export const matchRoute = (
  pathname: string,
  search: string,
): { route: ShopRoute; match: RouteMatch } => {
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found) return { route, match: { params: found.params, search: new URLSearchParams(search) } };
  }
  throw new Error(`No route answers ${pathname}; the table must end with '*'.`);
};

/** Loads the code of the page behind an address of our own, ahead of the click. */
export const primeRoute = (href: string): void => {
  const { pathname, search } = new URL(href, window.location.origin);
  matchRoute(pathname, search)
    .route.page.preload()
    // The click will try again and tell.
    .catch(() => undefined);
};

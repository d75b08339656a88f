import { matchPath } from "react-router-dom";
import type { RouteMatch, ShopRoute } from "../platform/route.ts";
import { routes } from "../routes.tsx";
import type { RoutePath } from "../routes.tsx";

export interface Matched {
  route: ShopRoute & { path: RoutePath };
  match: RouteMatch;
}

/** The line of the URL table that answers a path; the last one answers everything (GLB-12). */
export const matchRoute = (pathname: string, search: string): Matched => {
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found)
      return { route, match: { params: found.params, search: new URLSearchParams(search) } };
  }
  throw new Error(`No route answers ${pathname}; the table must end with '*'.`);
};

/** Loads the code of the page behind a path of our own, ahead of the click. */
export const primeRoute = (href: string): void => {
  const { pathname, search } = new URL(href, window.location.origin);
  matchRoute(pathname, search)
    .route.page.preload()
    // The click will try again and tell.
    .catch(() => undefined);
};

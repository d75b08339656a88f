import { PageFailure } from "./platform/rendering/PageFailure.tsx";
import { reloadOnce } from "./platform/rendering/reloadOnce.ts";
import { matchTable } from "./platform/routing/match.ts";
import type { Matched } from "./platform/routing/match.ts";
import { pageOf } from "./platform/routing/page.tsx";
import type { Page } from "./platform/routing/page.tsx";
import type { ShopRoute } from "./platform/routing/route.ts";
import { route as catalogue } from "./routes/catalogue/route.ts";
import { route as home } from "./routes/home/route.ts";
import { route as product } from "./routes/product/route.ts";

/** Routes that every page loads. All others are in `routes.all.ts`, which is loaded when none of these matches. */
const commonRoutes: readonly ShopRoute[] = [home, catalogue, product];

let table = commonRoutes;

/** Returns the route of a path, undefined if the complete table is needed and not loaded. */
export const matchRoute = (pathname: string): Matched | undefined => matchTable(table, pathname);

const loadTable = async (): Promise<void> => {
  table = (await import("./routes.all.ts")).allRoutes;
};

let attempt: { pathname: string; end: Promise<void> } | undefined;

/** Loads the complete table for renders of a path, which share one attempt. Resolves also if it fails. */
export const attemptTable = (pathname: string): Promise<void> => {
  if (attempt?.pathname !== pathname) attempt = { pathname, end: loadTable().catch(reloadOnce) };
  return attempt.end;
};

export const pageOfRoute = (route: ShopRoute): Page => pageOf(route, PageFailure);

/** Loads the page of a path of the shop. */
export const loadPage = async (pathname: string, isLarge?: boolean): Promise<void> => {
  if (!matchRoute(pathname)) await loadTable();
  const found = matchRoute(pathname);
  if (found) await pageOfRoute(found.route).preload(isLarge);
};

/** Prefetches the page of a link. */
export const prefetchRoute = (href: string): void => {
  loadPage(new URL(href, window.location.origin).pathname)
    // The click retries and shows the error.
    .catch(() => undefined);
};

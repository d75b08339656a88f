import { lazyWithRetry } from "./platform/delivery/lazyWithRetry.tsx";
import { PageFailure } from "./platform/ui/PageFailure.tsx";
import { reloadOnce } from "./platform/delivery/reloadOnce.ts";
import type { PageModule, ShopRoute } from "./platform/routing/route.ts";
import { findRoute } from "./routes.ts";

/** A page that loads its code, and its metadata with it. */
const createPage = (route: ShopRoute) => {
  let loaded: PageModule | undefined;
  const listeners = new Set<() => void>();
  const load = async (): Promise<PageModule> => {
    loaded = await route.page();
    for (const listener of listeners) listener();
    return loaded;
  };
  return Object.assign(lazyWithRetry(load, PageFailure, reloadOnce), {
    /** Returns what the file of the page exports, undefined until it is loaded. */
    exports: () => loaded,
    /** Calls back when the code has come. Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
};

type Page = ReturnType<typeof createPage>;

const pages = new Map<ShopRoute, Page>();

/** Returns the page of a route. It renders without suspending once loaded, and a message if its code cannot be loaded. */
export const pageOf = (route: ShopRoute): Page => {
  const page = pages.get(route) ?? createPage(route);
  pages.set(route, page);
  return page;
};

/**
 * Loads the page of a path, and with `isLarge` what it shows of a large catalogue. Resolves with whether it is loaded, and
 * never rejects.
 */
export const loadPage = async (pathname: string, { isLarge = false } = {}): Promise<boolean> => {
  const page = pageOf(findRoute(pathname).route);
  const isLoaded = await page.preload();
  if (isLarge) await page.exports()?.loadLarge?.();
  return isLoaded;
};

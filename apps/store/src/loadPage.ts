import { lazyWithRetry } from "./platform/delivery/lazyWithRetry.tsx";
import { PageFailure } from "./platform/ui/PageFailure.tsx";
import type { FindRoute, PageModule, ShopRoute } from "./platform/routing/route.ts";
import { findRoute } from "./routes.ts";

const reloadedKey = "reloaded-for";

/** Allows another reload at this address. Call it when the code of the page has come. */
export const forgetReload = (): void => {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Without a storage nothing is reloaded.
  }
};

/**
 * Reloads the page, once for each address and only online: after a deploy, a chunk of the version before is gone.
 * Call it when the chunk of the page itself has failed, not for a part of a page, and not when it was loaded in advance.
 */
export const reloadOnce = (): void => {
  if (!navigator.onLine) return;
  try {
    if (sessionStorage.getItem(reloadedKey) === window.location.href) return;
    sessionStorage.setItem(reloadedKey, window.location.href);
  } catch {
    return;
  }
  window.location.reload();
};

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
 * Loads the page of a path, by default of the demo, and with `isLarge` what it shows of a large catalogue. Resolves with whether it is loaded, and
 * never rejects.
 */
export const loadPage = async (
  pathname: string,
  { isLarge = false, find = findRoute }: { isLarge?: boolean; find?: FindRoute } = {},
): Promise<boolean> => {
  const page = pageOf(find(pathname).route);
  const isLoaded = await page.preload();
  if (isLarge) await page.exports()?.loadLarge?.();
  return isLoaded;
};

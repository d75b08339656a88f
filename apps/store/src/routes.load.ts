import { api, HttpError } from "./platform/data/api.ts";
import type { LoadViews } from "./platform/routing/route.ts";
import type { OwnShop } from "./platform/shop/ownShop.ts";
import { findRoute, inFolderOf } from "./routes.ts";

const loads = import.meta.glob<LoadViews>("./{routes,demo,own}/*/*.load.ts", {
  eager: true,
  import: "load",
});

/** Reads an API path. Resolves with null if the API refuses it or does not know it. */
const read = async (address: string): Promise<unknown> => {
  try {
    return await api.read(address);
  } catch (error) {
    if (error instanceof HttpError && (error.status === 400 || error.status === 404)) return null;
    throw error;
  }
};

/** Age of the document in ms up to which the server's views are not loaded again. */
const FRESH_MS = 30_000;

/**
 * Loads the first view of a page of a large catalogue by its key, as the server does, unless the server has just sent it.
 * Rejects if a response is missing.
 */
export const loadView = async (
  key: string,
  served: unknown,
  own: OwnShop | null,
): Promise<unknown> => {
  if (served !== undefined && performance.now() < FRESH_MS) return served;
  const { pathname, search } = new URL(key.replace("page:", ""), window.location.origin);
  const { route, match } = (own?.findRoute ?? findRoute)(pathname, search);
  const view = inFolderOf(route, loads)?.(match, own !== null).find((loader) => loader.key === key);
  if (!view) throw new Error(`The route of ${pathname} loads no view ${key}.`);
  return view.load({
    read: (address) => (own && address in own.missing ? Promise.resolve(null) : read(address)),
    isLarge: true,
  });
};

import { api, HttpError } from "./platform/data/api.ts";
import type { ViewLoader } from "./platform/data/viewLoader.ts";
import { matchTable } from "./platform/routing/match.ts";
import type { RouteMatch, ShopRoute } from "./platform/routing/route.ts";
import { loadHome } from "./routes/home/home.load.ts";
import { route as home } from "./routes/home/route.ts";
import { loadLuxury } from "./routes/index-v5/luxury.load.ts";
import { route as luxury } from "./routes/index-v5/route.ts";
import { loadProduct } from "./routes/product/product.load.ts";
import { route as product } from "./routes/product/route.ts";
import { loadShopV1 } from "./routes/shop-v1/shopV1.load.ts";
import { route as shopV1 } from "./routes/shop-v1/route.ts";

/** Pages of a large catalogue whose views the browser loads as the server does. `/allproducts` loads its own. */
const loaders = new Map<ShopRoute, (match: RouteMatch) => ViewLoader[]>([
  [home, loadHome],
  [luxury, loadLuxury],
  [product, loadProduct],
  [shopV1, loadShopV1],
]);

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

/** Loads the first view of a page by its key, unless the server has just sent it. Rejects if a response is missing. */
export const loadView = async (key: string, served: unknown): Promise<unknown> => {
  if (served !== undefined && performance.now() < FRESH_MS) return served;
  const { pathname, search } = new URL(key.replace("page:", ""), window.location.origin);
  const found = matchTable([...loaders.keys()], pathname, search);
  const view =
    found &&
    loaders
      .get(found.route)?.(found.match)
      .find((loader) => loader.key === key);
  if (!view) throw new Error(`No page has the view ${key}.`);
  return view.load({ read, isLarge: async () => true });
};

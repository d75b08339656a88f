import type { Id } from "@pallu/contract";
import { isListed } from "./platform/routing/head.ts";
import type {
  LoadViews,
  PageMeta,
  RouteModule,
  ServerRoute,
  ShopRoute,
} from "./platform/routing/route.ts";

import { inFolderOf } from "./routes.ts";

/** A route with everything that its folder exports. */
export interface ServedRoute extends ServerRoute {
  route: ShopRoute;
  /** Undefined if the page has no data in its first view. */
  load: LoadViews | undefined;
  /** Source file of the page: its key in the build manifest. */
  source: string;
}

const modules = import.meta.glob<RouteModule>("./routes/*/route.ts", { eager: true });

const loads = import.meta.glob<LoadViews>("./routes/*/*.load.ts", { eager: true, import: "load" });

/** Files of the pages. Each folder of a route has one. */
const pageFiles = Object.keys(import.meta.glob("./routes/*/*Page.tsx"));

const pageFileOf = (file: string): string => {
  const folder = file.replace("route.ts", "");
  const [page, ...others] = pageFiles.filter((name) => name.startsWith(folder));
  if (page === undefined || others.length > 0)
    throw new Error(`${folder} needs exactly one file that ends in Page.tsx.`);
  return page;
};

/** Every route of the shop. */
export const servedRoutes: readonly ServedRoute[] = Object.entries(modules).map(
  ([file, { route, server }]) => ({
    ...server,
    route,
    load: inFolderOf(route, loads),
    source: pageFileOf(file).replace("./", "src/"),
  }),
);

const allPaths = servedRoutes.flatMap(({ route }) => route.paths);
const doubled = allPaths.find((path, index) => allPaths.indexOf(path) !== index);
if (doubled !== undefined) throw new Error(`Two routes have the path ${doubled}.`);

const byRoute = new Map(servedRoutes.map((served) => [served.route, served]));

export const servedRoute = (route: ShopRoute): ServedRoute => {
  const served = byRoute.get(route);
  if (!served) throw new Error(`${route.paths.join(" and ")} have no route.ts.`);
  return served;
};

/** Returns the metadata of a route. */
export const metaOf = async (route: ShopRoute): Promise<PageMeta> => (await route.page()).meta;

/** The indexable pages. */
export interface PageList {
  /** Paths of the pages that show no product of their own. */
  paths: string[];
  /** Returns the path of a product's page. */
  productPath: (productId: Id) => string;
}

const productPath: PageList["productPath"] = (productId) => {
  const pathOf = servedRoutes.find((served) => served.productPath)?.productPath;
  if (!pathOf) throw new Error("No route shows a product.");
  return pathOf(productId);
};

/** Lists the indexable pages. */
export const listPages = async (): Promise<PageList> => {
  const paths = await Promise.all(
    servedRoutes.map(async (served) => {
      if (served.productPath || !isListed(await metaOf(served.route))) return [];
      return served.sitemap
        ? served.sitemap()
        : served.route.paths.filter((path) => !/[:*]/.test(path));
    }),
  );
  return { paths: paths.flat(), productPath };
};

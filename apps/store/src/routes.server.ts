import type { Id } from "@pallu/contract";
import type { PageMeta, RouteModule, ServerRoute, ShopRoute } from "./platform/routing/route.ts";
import { isListed } from "./platform/rendering/head.ts";

/** A route with everything that its folder exports. */
export interface ServedRoute extends ServerRoute {
  route: ShopRoute;
  meta: PageMeta;
  /** Source file of the page: its key in the build manifest. */
  source: string;
}

const modules = import.meta.glob<RouteModule>("./routes/*/route.ts", { eager: true });

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
  ([file, { route, meta, server }]) => ({
    ...server,
    route,
    meta,
    source: pageFileOf(file).replace("./", "src/"),
  }),
);

const byRoute = new Map(servedRoutes.map((served) => [served.route, served]));

export const servedRoute = (route: ShopRoute): ServedRoute => {
  const served = byRoute.get(route);
  if (!served) throw new Error(`${route.paths.join(" and ")} have no route.ts.`);
  return served;
};

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
    servedRoutes
      .filter((served) => isListed(served.meta) && !served.productPath)
      .map(async ({ route, sitemap }) =>
        sitemap ? sitemap() : route.paths.filter((path) => !/[:*]/.test(path)),
      ),
  );
  return { paths: paths.flat(), productPath };
};

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

export interface PageList {
  paths: string[];
  /** True if every list of pages could be read. */
  isWhole: boolean;
}

/** Lists the paths of all indexable pages. */
export const listPaths = async (load: (address: string) => Promise<unknown>): Promise<PageList> => {
  const found = await Promise.allSettled(
    servedRoutes
      .filter(({ meta }) => isListed(meta))
      .map(async ({ route, sitemap }) =>
        sitemap ? sitemap(load) : route.paths.filter((path) => !/[:*]/.test(path)),
      ),
  );
  return {
    paths: found.flatMap((result) => (result.status === "fulfilled" ? result.value : [])),
    isWhole: found.every(({ status }) => status === "fulfilled"),
  };
};

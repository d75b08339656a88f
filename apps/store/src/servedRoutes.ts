import type { Id } from "@pallu/contract";
import { isListed } from "./platform/routing/head.ts";
import type {
  LoadViews,
  PageMeta,
  PageModule,
  RouteModule,
  ServerRoute,
  ShopRoute,
} from "./platform/routing/route.ts";
import { routeFaults } from "./platform/routing/routeFaults.ts";
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

const loads = import.meta.glob<{ load?: LoadViews }>("./routes/*/*.load.ts", { eager: true });

const pages = import.meta.glob<Partial<PageModule>>("./routes/*/*Page.tsx");

const firstViews = import.meta.glob<Record<string, unknown>>("./routes/*/*.firstView.ts");

const fileNames = (files: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.keys(files).map((file) => [file, file]));

const importAll = async <T>(files: Record<string, () => Promise<T>>): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()])),
  ) as Record<string, T>;

/** Every route of the shop. */
export const servedRoutes: readonly ServedRoute[] = Object.values(modules).map(
  ({ route, server }) => ({
    ...server,
    route,
    load: inFolderOf(route, loads)?.load,
    source: inFolderOf(route, fileNames(pages))?.replace("./", "src/") ?? "",
  }),
);

/** Returns a line for each part that a page lacks. The build fails with them, and the development server ends. */
export const listRouteFaults = async (): Promise<string[]> =>
  routeFaults({
    routes: modules,
    pages: await importAll(pages),
    loads,
    firstViews: await importAll(firstViews),
  });

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

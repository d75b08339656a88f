import type { Id } from "@pallu/contract";
import { productHref } from "./features/catalogue/productCard.rules.ts";
import { isListed } from "./platform/routing/head.tsx";
import type {
  LoadViews,
  PageMeta,
  PageModule,
  RouteModule,
  ServerRoute,
  ShopRoute,
} from "./platform/routing/route.ts";
import { routeFaults } from "./platform/routing/routeFaults.ts";
import { inFolderOf, routes } from "./routes.ts";

/** What the folder of a route exports for the server. */
interface ServedRoute extends ServerRoute {
  /** Undefined if the page has no data in its first view. */
  load: LoadViews | undefined;
}

const modules = import.meta.glob<RouteModule>("./routes/*/route.ts", { eager: true });

const loads = import.meta.glob<{ load?: LoadViews }>("./routes/*/*.load.ts", { eager: true });

const pages = import.meta.glob<Partial<PageModule>>("./routes/*/*Page.tsx");

const firstViews = import.meta.glob<Record<string, unknown>>("./routes/*/*.firstView.ts");

const servedRoutes = new Map<ShopRoute, ServedRoute>(
  routes.map((route) => [
    route,
    { ...inFolderOf(route, modules)?.server, load: inFolderOf(route, loads)?.load },
  ]),
);

export const servedRoute = (route: ShopRoute): ServedRoute =>
  servedRoutes.get(route) ?? { load: undefined };

const importAll = async <T>(files: Record<string, () => Promise<T>>): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()])),
  ) as Record<string, T>;

/** Returns a line for each part that a page lacks. The build fails with them, and the development server ends. */
export const listRouteFaults = async (): Promise<string[]> =>
  routeFaults({
    routes,
    modules,
    pages: await importAll(pages),
    loads,
    firstViews: await importAll(firstViews),
  });

/** Returns the metadata of a route. */
export const metaOf = async (route: ShopRoute): Promise<PageMeta> => (await route.page()).meta;

/** The indexable pages. */
export interface PageList {
  /** Paths of the pages that show no product of their own. */
  paths: string[];
  /** Returns the path of a product's page. */
  productPath: (productId: Id) => string;
}

/** Lists the indexable pages. */
export const listPages = async (): Promise<PageList> => {
  const paths = await Promise.all(
    routes.map(async (route) => {
      if (!isListed(await metaOf(route))) return [];
      const { sitemap } = servedRoute(route);
      return sitemap ? sitemap() : route.paths.filter((path) => !/[:*]/.test(path));
    }),
  );
  return { paths: paths.flat(), productPath: (productId) => productHref(productId) };
};

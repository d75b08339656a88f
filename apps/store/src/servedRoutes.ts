import type { Id } from "@pallu/contract";
import { demoRoutes } from "./demo/demoRoutes.ts";
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
import { ownPages, ownRoutesOf, partOf } from "./own/ownRoutes.ts";
import type { ShopFrame } from "./platform/shop/parts.ts";
import { inFolderOf, routes } from "./routes.ts";

/** What the folder of a route exports for the server. */
interface ServedRoute extends ServerRoute {
  /** Undefined if the page has no data in its first view. */
  load: LoadViews | undefined;
}

const modules = import.meta.glob<RouteModule>("./{routes,demo,own}/*/route.ts", { eager: true });

const loads = import.meta.glob<{ load?: LoadViews }>("./{routes,demo,own}/*/*.load.ts", {
  eager: true,
});

const pages = import.meta.glob<Partial<PageModule>>("./{routes,demo,own}/*/*Page.tsx");

const firstViews = import.meta.glob<Record<string, unknown>>(
  "./{routes,demo,own}/*/*.firstView.ts",
);

/** Returns what the folder of a route exports for the server, of the demo or of a shop of one's own. */
export const servedRoute = (route: ShopRoute): ServedRoute => ({
  ...inFolderOf(route, modules)?.server,
  load: inFolderOf(route, loads)?.load,
});

/** Whether the build has the pages of the demo. */
export const hasDemo = demoRoutes.length > 0;

const importAll = async <T>(files: Record<string, () => Promise<T>>): Promise<Record<string, T>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([file, load]) => [file, await load()])),
  ) as Record<string, T>;

const inRoom = <T>(room: string, files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file.startsWith(room)));

/** Returns a line for each part that a page lacks. The build fails with them, and the development server ends. */
export const listRouteFaults = async (): Promise<string[]> => {
  const [allPages, allViews] = [await importAll(pages), await importAll(firstViews)];
  return [
    { room: "./routes/", table: routes },
    ...(hasDemo ? [{ room: "./demo/", table: routes }] : []),
    { room: "./own/", table: ownPages },
  ].flatMap(({ room, table }) =>
    routeFaults({
      routes: table,
      modules: inRoom(room, modules),
      pages: inRoom(room, allPages),
      loads: inRoom(room, loads),
      firstViews: inRoom(room, allViews),
    }),
  );
};

/** Returns the metadata of a route. */
export const metaOf = async (route: ShopRoute): Promise<PageMeta> => (await route.page()).meta;

/** The folder without its room, by which the sitemap is sorted. */
const pathOf = ({ folder }: ShopRoute): string => folder.replace(/^\.\/\w+/, "");

/** The indexable pages. */
export interface PageList {
  /** Paths of the pages that show no product of their own. */
  paths: string[];
  /** Returns the path of a product's page. */
  productPath: (productId: Id) => string;
}

/** Lists the indexable pages of the demo, or of a shop of one's own. */
export const listPages = async (frame: ShopFrame | null = null): Promise<PageList> => {
  const listed = (frame ? ownRoutesOf(frame) : [...routes]).toSorted((one, other) =>
    pathOf(one) < pathOf(other) ? -1 : 1,
  );
  const paths = await Promise.all(
    listed.map(async (route) => {
      const part = partOf(route);
      if (frame && part && !frame.parts.includes(part)) return [];
      if (!isListed(await metaOf(route))) return [];
      const { sitemap } = servedRoute(route);
      return sitemap ? sitemap() : route.paths.filter((path) => !/[:*]/.test(path));
    }),
  );
  return { paths: paths.flat(), productPath: (productId) => productHref(productId) };
};

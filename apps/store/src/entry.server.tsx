import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { parsePath, StaticRouter } from "react-router-dom";
import { App } from "./App.tsx";
import { Origin } from "./platform/rendering/origin.ts";
import { registerIslands } from "./platform/rendering/serverIsland.tsx";
import { secondaryRoutes } from "./routes.secondary.tsx";
import { servedRoutes } from "./routes.server.ts";
import * as homeIslands from "./routes/home/HomeStatic.tsx";
import { informationIslands } from "./routes/information.islands.ts";
import * as articleIslands from "./sections/blog/ArticleStatic.tsx";
import * as postIslands from "./sections/blog/PostsStatic.tsx";
import * as projectIslands from "./sections/portfolio/ProjectStatic.tsx";
import * as roomIslands from "./sections/portfolio/StoriesStatic.tsx";
import { templateIslands } from "./routes/templates.islands.ts";
import { routes } from "./routes.tsx";
import { headOf } from "./routes/head.ts";
import { listPaths } from "./routes/listing.ts";
import type { Listing, PageList } from "./routes/listing.ts";
import { loadPage, matchRoute } from "./routes/match.ts";
import Footer from "./sections/shell/Footer.tsx";

registerIslands({
  footer: Footer,
  ...informationIslands,
  ...homeIslands,
  ...articleIslands,
  ...postIslands,
  ...projectIslands,
  ...roomIslands,
  ...templateIslands,
});

export { beforePaint } from "./platform/preferences/preferences.ts";
export { deferScripts } from "./platform/rendering/deferScripts.ts";

export interface PageSources {
  /** Source files of the page: their keys in the build manifest. */
  sources: string[];
  /** Source files that contribute only their styles. */
  styles: string[];
}

export interface RenderedPage extends PageSources {
  status: number;
  html: string;
  title: string;
  description: string;
  listing: Listing;
  /** Data of the first view by SWR cache key; the browser hydrates with it. */
  fallback: Record<string, unknown>;
  /** URLs of the fonts of the page's theme. */
  fonts?: readonly string[];
}

/** Identifies a page. Two URLs with the same location render the same page. */
export interface PageLocation {
  /** Path in the spelling of the URL table; parameter values are unchanged. */
  path: string;
  /** Query parameters that the page declares, in its order. Starts with `?` or is empty. */
  search: string;
}

export interface RenderOptions {
  /** Path and query of the page's location. */
  url: string;
  /** Public origin of the shop. Null if unknown. */
  origin: string | null;
  /** Reads an API path as JSON. Rejects on failure. */
  load: (address: string) => Promise<unknown>;
  /** Called for each API path that could not be read. Rendering continues unless it throws. */
  onMissing: (address: string, error: unknown) => void;
}

const isSecondary = (path: string): boolean => secondaryRoutes.some((line) => line.path === path);

/** The complete URL table. The catch-all of the primary routes is replaced by the secondary routes. */
const table = [...routes.filter(({ path }) => path !== "*"), ...secondaryRoutes];

const sourcesOf = (path: keyof typeof servedRoutes): PageSources => {
  const { source, styles = [] } = servedRoutes[path];
  return {
    sources: isSecondary(path) ? ["src/routes.secondary.tsx", source] : [source],
    styles: ["src/sections/shell/Footer.tsx", ...styles],
  };
};

/** Lists the source files of each route. `pnpm size` adds up their bytes. */
export const listSources = (): (PageSources & { path: string })[] =>
  table.map(({ path }) => ({ path, ...sourcesOf(path) }));

/** Lists the paths of all indexable pages. Product pages are missing if the API cannot be read. */
export const listPages = (load: RenderOptions["load"]): Promise<PageList> =>
  listPaths(servedRoutes, load);

/** Restores the spelling of static segments: paths match case-insensitively (`/Index-V2`). */
const canonicalPath = (pattern: string, pathname: string): string => {
  if (pattern === "*") return pathname;
  const parts = pathname.split("/");
  return pattern
    .split("/")
    .map((segment, index) => (segment.startsWith(":") ? (parts[index] ?? "") : segment))
    .join("/");
};

/** Returns the location of a path without double slashes and a query. */
export const locatePage = (pathname: string, search: string): PageLocation => {
  const { route } = matchRoute(table, pathname);
  const given = new URLSearchParams(search);
  const declared = new URLSearchParams();
  for (const name of servedRoutes[route.path].query ?? [])
    for (const value of given.getAll(name)) declared.append(name, value);
  const query = declared.toString();
  return { path: canonicalPath(route.path, pathname), search: query && `?${query}` };
};

/** Renders one page without personal data, so that shared caches may store it. */
export const renderPage = async ({
  url,
  origin,
  load,
  onMissing,
}: RenderOptions): Promise<RenderedPage> => {
  const { pathname = "/", search = "" } = parsePath(url);
  const { route, match } = matchRoute(table, pathname, search);
  const served = servedRoutes[route.path];
  const views = served.load?.(match) ?? [];
  const answers = new Map<string, unknown>();
  await Promise.all([
    loadPage(pathname),
    ...[...new Set(views.flatMap(({ addresses }) => addresses))].map(async (address) => {
      try {
        answers.set(address, await load(address));
      } catch (error) {
        onMissing(address, error);
      }
    }),
  ]);
  const read = (address: string): unknown => answers.get(address);
  const fallback = Object.fromEntries(
    views
      .map(({ key, addresses, pick }) => [key, pick(...addresses.map(read))] as const)
      .filter(([, view]) => view !== undefined),
  );
  const html = renderToString(
    <StrictMode>
      <Origin value={origin}>
        <StaticRouter location={url}>
          <App fallback={fallback} />
        </StaticRouter>
      </Origin>
    </StrictMode>,
  );
  const absolute = (path: string): string | null =>
    origin === null ? null : new URL(path, origin).href;
  const { isMissing, ...head } = headOf({ route, page: served, match, pathname, read, absolute });
  return {
    status: isMissing ? 404 : (served.status ?? 200),
    html,
    ...head,
    fallback,
    ...sourcesOf(route.path),
    fonts: served.fonts ?? [],
  };
};

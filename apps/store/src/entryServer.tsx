import { panelsScript } from "@pallu/ui";
import { accordionScript } from "@pallu/ui/accordion";
import { brandFaults, brandStyles } from "@pallu/ui/brand";
import type { ShopParts } from "@pallu/contract/shop";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { parsePath, StaticRouter } from "react-router-dom";
import { App } from "./App.tsx";
import type { ViewLoader, ViewSource } from "./platform/data/firstView.ts";
import { largeKey, postedKey } from "./platform/data/firstView.ts";
import { embed } from "./platform/delivery/embed.ts";
import { headOf, Origin, shareCardsKey } from "./platform/routing/head.tsx";
import { loadIslands } from "./platform/delivery/serverIsland.tsx";
import type { FindRoute, ServerRoute } from "./platform/routing/route.ts";
import { metaOf, servedRoute } from "./servedRoutes.ts";
import { loadPage } from "./loadPage.ts";
import { createOwnShop } from "./own/createOwnShop.tsx";
import { ownPages, ownRoutesOf, partLoaders } from "./own/ownRoutes.ts";
import { frameKey, partPath } from "./platform/shop/parts.ts";
import type { OwnShop } from "./platform/shop/ownShop.ts";
import type { ShopFrame } from "./platform/shop/parts.ts";
import { findRoute, routes } from "./routes.ts";

export { deferScripts } from "./platform/delivery/deferScripts.ts";
export { beforePaint } from "./platform/preferences/preferences.ts";
export { hasDemo, listPages, listRouteFaults } from "./servedRoutes.ts";

export type ClientName = "client" | "own";

/** Returns the build for the browser that a shop needs, of the demo or of one's own. */
export const clientOf = (frame: ShopFrame | undefined): ClientName =>
  frame && ownRoutesOf(frame).every(({ folder }) => !folder.startsWith("./demo/"))
    ? "own"
    : "client";

/** What a page is rendered from, beside its address. It is read before. */
export interface PageData {
  /** Status of the page. 404 if there is no such thing. */
  status: number;
  /** Data of the first view by SWR cache key, as JSON for a script element. The browser hydrates with it. */
  json: string;
  /** Style sheet with the colours of a shop of one's own, '' for those of the demo. */
  styles: string;
}

export interface RenderedPage {
  /** Title and tags of the head, as HTML. */
  head: string;
  /** Script of the head that the page needs before hydration, or an empty text. */
  headScript: string;
  html: string;
  /** Icon of a shop of one's own: a path or a data URL. Null for the demo's icons. */
  icon: string | null;
  /** Source files of the page: their keys in the build manifest. */
  sources: string[];
  /** The build whose scripts and styles the page loads: `own` has no page of the demo. */
  client: ClientName;
}

/** Identifies a page. Two URLs with the same location render the same page. */
export interface PageLocation {
  /** Path in the spelling of the URL table; parameter values are unchanged. */
  path: string;
  /** Query parameters that the page declares, in its order. Starts with `?` or is empty. */
  search: string;
  /** URL that is rendered. All unknown paths share one, as their pages are equal. */
  url: string;
  /** Whether the page has data in its first view. */
  hasData: boolean;
}

export interface DataOptions {
  /** Path and query of the page's location. */
  url: string;
  /** Whether the server draws a share card for each variant. Default false. */
  hasShareCards?: boolean;
  /** Whether the catalogue is too large for the browser to read it whole. Default false. */
  isLarge?: boolean;
  /** The frame of a shop of one's own. Default: the demo. */
  frame?: ShopFrame | null;
  /** What the action of the page returned for a posted form. The page is then for one visitor. Default: nothing. */
  posted?: unknown;
  /**
   * Reads an API path. Resolves with null for what does not exist, and with undefined for what the page lacks. Rejects if
   * there must be no page without it.
   */
  read: (path: string) => Promise<unknown>;
}

export interface RenderOptions {
  /** Path and query of the page's location. */
  url: string;
  /** Public origin of the shop. Null if unknown. */
  origin: string | null;
  /** Data of the page, as `loadData` has returned them. */
  data: string;
}

/**
 * Lists each route of a build by its first path with the source file of its page. `pnpm size` adds up its bytes.
 */
export const listSources = (client: ClientName): { path: string; source: string }[] =>
  (client === "own"
    ? [...ownPages, ...routes.filter(({ folder }) => folder.startsWith("./routes/"))]
    : routes
  ).map(({ paths, source }) => ({ path: paths[0] ?? "", source }));

/** Restores the spelling of static segments: paths match case-insensitively (`/Index-V2`). */
const canonicalPath = (pattern: string, pathname: string): string => {
  if (pattern === "*") return pathname;
  const parts = pathname.split("/");
  return pattern
    .split("/")
    .map((segment, index) => (segment.startsWith(":") ? (parts[index] ?? "") : segment))
    .join("/");
};

const ownShops = new WeakMap<ShopFrame, OwnShop>();

/** Returns the shop of a frame. It is created once, as each request needs it, also for a cached page. */
const ownShopOf = (frame: ShopFrame): OwnShop => {
  const own = ownShops.get(frame) ?? createOwnShop(frame);
  ownShops.set(frame, own);
  return own;
};

/** Finds the routes of the demo, or those of a shop of one's own. */
const finder = (frame: ShopFrame | null | undefined): FindRoute =>
  frame ? ownShopOf(frame).findRoute : findRoute;

/** Returns the location of a path without double slashes and a query, in the demo or in a shop of one's own. */
export const locatePage = (
  pathname: string,
  given: string,
  frame: ShopFrame | null = null,
): PageLocation => {
  const { route, pattern } = finder(frame)(pathname, given);
  const parameters = new URLSearchParams(given);
  const declared = new URLSearchParams();
  const { query: names = [], flags = [], load } = servedRoute(route);
  for (const name of names)
    for (const value of parameters.getAll(name)) declared.append(name, value);
  for (const name of flags) if (parameters.has(name)) declared.set(name, "1");
  const query = declared.toString();
  const path = canonicalPath(pattern, pathname);
  const search = query && `?${query}`;
  return {
    path,
    search,
    url: pattern === "*" ? "/*" : path + search,
    hasData: load !== undefined || frame !== null,
  };
};

/** Returns the function that processes a form posted to a path, undefined if its page has none. */
export const findAction = (
  pathname: string,
  frame: ShopFrame | null = null,
): ServerRoute["action"] => servedRoute(finder(frame)(pathname).route).action;

/** Loads the first views of a page, by SWR cache key. */
const loadViews = async (
  views: readonly ViewLoader[],
  source: ViewSource,
): Promise<[key: string, view: unknown][]> => {
  const loaded = await Promise.all(
    views.map(async ({ key, load, following }): Promise<[string, unknown][]> => {
      const view = await load(source);
      return view === undefined
        ? []
        : [[key, view], ...(await loadViews(following?.(view) ?? [], source))];
    }),
  );
  return loaded.flat();
};

/** Loads the data of a page. Reads each API path once. */
export const loadData = async ({
  url,
  hasShareCards = false,
  isLarge = false,
  frame = null,
  posted,
  read,
}: DataOptions): Promise<PageData> => {
  const { pathname = "/", search = "" } = parsePath(url);
  const own = frame && ownShopOf(frame);
  const found = (own?.findRoute ?? findRoute)(pathname, search);
  const reads = new Map<string, Promise<unknown>>();
  const readOnce = (path: string): Promise<unknown> => {
    const known = reads.get(path) ?? read(path);
    reads.set(path, known);
    return known;
  };
  const [views, meta] = await Promise.all([
    loadViews(
      [
        ...(servedRoute(found.route).load?.(found.match, own !== null) ?? []),
        ...(frame ? partLoaders(found.route, frame) : []),
      ],
      { read: readOnce, isLarge },
    ),
    metaOf(found.route),
  ]);
  const fallback: Record<string, unknown> = {
    ...Object.fromEntries(views),
    ...(frame ? { [frameKey]: frame } : {}),
    ...(isLarge ? { [largeKey]: true } : {}),
    ...(hasShareCards ? { [shareCardsKey]: true } : {}),
    ...(posted === undefined ? {} : { [postedKey]: posted }),
  };
  const { isMissing } = headOf({
    ...found,
    meta,
    pathname,
    read: (key) => (own && key in own.missing ? null : fallback[key]),
    absolute: (path) => path,
    own,
  });
  const theme = frame?.parts.includes("theme")
    ? ((await readOnce(partPath("theme"))) as ShopParts["theme"] | null)
    : null;
  const hasTheme = theme !== null && theme !== undefined && brandFaults(theme).length === 0;
  return {
    status: isMissing ? 404 : (meta.status ?? 200),
    json: embed(fallback),
    // Colours without contrast are not used.
    styles: hasTheme ? brandStyles(theme) : "",
  };
};

/** The chunk of a shop of one's own, which the browser needs before the page. */
const ownSource = "src/own/createOwnShop.tsx";

/** What belongs to the head: React writes it before the page. */
const leadingHead = /^(?:<(?:link|meta) [^>]*>|<title>[^<]*<\/title>)*/;

/** Renders one page. It has no personal data other than what was posted, so shared caches may store it without that. */
export const renderPage = async ({ url, origin, data }: RenderOptions): Promise<RenderedPage> => {
  const { pathname = "/" } = parsePath(url);
  const fallback = JSON.parse(data) as Record<string, unknown>;
  const frame = fallback[frameKey] as ShopFrame | undefined;
  const own = frame ? createOwnShop(frame) : null;
  const find = own?.findRoute ?? findRoute;
  await loadPage(pathname, { isLarge: largeKey in fallback, find });
  await loadIslands();
  const rendered = renderToString(
    <StrictMode>
      <Origin value={origin}>
        <StaticRouter location={url}>
          <App fallback={fallback} own={own} />
        </StaticRouter>
      </Origin>
    </StrictMode>,
  );
  const [head = ""] = leadingHead.exec(rendered) ?? [];
  const html = rendered.slice(head.length);
  return {
    head,
    headScript: [
      html.includes(" data-accordion=") ? accordionScript : "",
      html.includes(" data-panels=") ? panelsScript : "",
    ].join(""),
    html,
    icon: own?.icon ?? null,
    sources: [find(pathname).route.source, ...(own ? [ownSource] : [])],
    client: clientOf(frame),
  };
};

import type { Params } from "react-router-dom";
import type { Page } from "./page.tsx";

/** Route of the URL table, for server and browser. */
export interface ShopRoute {
  path: string;
  page: Page;
  /** Title without the name of the shop. Null if the page's data determines it. */
  title: string | null;
}

/** Loads data for the first view of a page. */
export interface ViewLoader {
  /** SWR cache key: the API path of a whole response, else a key of the page. */
  key: string;
  /** API paths to read. */
  addresses: string[];
  /** Selects the data from the responses. A failed response is undefined. Returns undefined for no data. */
  pick: (...answers: unknown[]) => unknown;
}

export interface RouteMatch {
  params: Readonly<Params>;
  search: URLSearchParams;
}

/** Returns the absolute URL of a path, null while the origin is unknown. */
export type Absolute = (path: string) => string | null;

export interface Meta {
  title: string | null;
  description: string;
  /** Canonical path. Default: the path without the query. */
  path?: string;
  /** Path of the picture for link previews. */
  image?: string | null;
  kind?: "website" | "product";
  /** Structured data of the page (schema.org). */
  structured?: object[];
  /** True if the page does not exist: the status is 404. */
  isMissing?: boolean;
}

/** Metadata of a page. */
export interface PageMeta {
  description: string;
  /** API path of the response that `meta` reads. */
  reads?: string;
  /** Returns title and description from params or a response, null while the response is missing. */
  meta?: (match: RouteMatch, read: (address: string) => unknown, absolute: Absolute) => Meta | null;
  /** True for personal pages, which are not indexed. */
  isPersonal?: boolean;
  /** Status of the document. Default 200. */
  status?: number;
}

/** Properties of a route that only the server needs. */
export interface PageSource {
  /** Source file of the page: its key in the build manifest. */
  source: string;
  /** Source files that contribute only their styles. */
  styles?: string[];
  /** URLs of additional fonts of the first view. */
  fonts?: readonly string[];
  /** Lists the paths of the route's pages. Default: the path itself, none if it has parameters. */
  pages?: (load: (address: string) => Promise<unknown>) => Promise<string[]>;
  load?: (match: RouteMatch) => ViewLoader[];
  /** Query parameters that change the page. All others are ignored. */
  query?: readonly string[];
}

export type ServedRoute = PageMeta & PageSource;

import type { ComponentType } from "react";
import type { Params } from "react-router-dom";
import type { SendRequest } from "../data/sendRequest.ts";
import type { ViewLoader } from "../data/firstView.ts";

/** Exports of the file of a page. */
export interface PageModule {
  default: ComponentType;
  meta: PageMeta;
  /** Loads the code of what the page shows of a large catalogue. */
  loadLarge?: () => Promise<unknown>;
}

/** A page's folder in the URL table, in the browser and on the server. */
export interface ShopRoute {
  /** The folder, for example "./routes/home/". */
  folder: string;
  /** Path patterns of the page. */
  paths: readonly string[];
  /** Source file of the page: its key in the build manifest. */
  source: string;
  /** Loads the page's code. */
  page: () => Promise<PageModule>;
}

export interface RouteMatch {
  params: Readonly<Params>;
  search: URLSearchParams;
}

export interface Matched {
  route: ShopRoute;
  /** Pattern of the route that matches. */
  pattern: string;
  match: RouteMatch;
}

/** Returns the route of a path and a query. */
export type FindRoute = (pathname: string, search?: string) => Matched;

/** Returns the absolute URL of a path, null while the origin is unknown. */
export type Absolute = (path: string) => string | null;

/** The picture of a link preview with what it shows, instead of a plain picture. */
export interface CardPicture {
  /** URL path of a JPEG. */
  path: string;
  alt: string;
  width: number;
  height: number;
}

export interface Meta {
  title: string | null;
  description: string;
  /** Canonical path. Default: the path without the query. */
  path?: string;
  /** Path of the picture for link previews. */
  image?: string | null;
  /** Replaces `image`. */
  card?: CardPicture | null;
  /** Path of the URL that link previews name. Default: the canonical path. */
  sharedPath?: string;
  kind?: "website" | "product";
  /** Structured data of the page (schema.org). */
  structured?: object[];
  /** True if the page does not exist: the status is 404. */
  isMissing?: boolean;
}

/**
 * Returns the loaders of a page's first view, in a shop of one's own or in the demo: the export `load` of `*.load.ts` in its
 * folder.
 */
export type LoadViews = (match: RouteMatch, isOwn: boolean) => ViewLoader[];

/** Metadata of a page. */
export interface PageMeta {
  /** Title without the name of the shop. Null if only `resolve` knows it. */
  title: string | null;
  description: string;
  /** Keys of the data that `resolve` reads: an API path and the key of a first view. */
  reads?: (match: RouteMatch) => readonly [address: string, view: string];
  /** Returns metadata from params or data, null while the data is missing. */
  resolve?: (match: RouteMatch, read: (key: string) => unknown, absolute: Absolute) => Meta | null;
  /** True for personal pages, which are not indexed. */
  isPersonal?: boolean;
  /** True if the page has its own header, main element and footer. */
  hasOwnFrame?: boolean;
  /** Status of the document. Default 200. */
  status?: number;
}

/** A form that the browser posted to the path of a page. */
export interface FormPost {
  /** Values by field name, the last one of several. Line breaks are `\n`, as in the value of a field. */
  fields: Readonly<Record<string, string>>;
  /** Calls the API for the visitor, with the cookies of their browser. Their IP address counts for the rate limits. */
  fetch: SendRequest;
  /** Whether the browser has the cookies of a session, which may have expired. */
  hasSession: boolean;
}

/**
 * Result of a posted form: the path of the next page, or the same page with `posted`, which `usePosted` returns. Its status is
 * by default that of the API's refusal, else 422. Null changes nothing: the browser keeps its page.
 */
export type ActionResult = { redirect: string } | { posted: unknown; status?: number } | null;

/** Part of a route that only the server needs. It is no part of the browser's build. */
export interface ServerRoute {
  /** Query parameters that change the page. All others are ignored. */
  query?: readonly string[];
  /** Query parameters that change the page by being there. Their values are ignored. */
  flags?: readonly string[];
  /** Processes the form that the browser posts to the page. */
  action?: (post: FormPost) => Promise<ActionResult>;
  /** Lists the page's paths in the sitemap. Default: the paths of the route that have no parameters. */
  sitemap?: () => Promise<string[]>;
}

/** Exports of a `route.ts`. A page without one has the path of its folder. */
export interface RouteModule {
  paths: readonly string[];
  server?: ServerRoute;
}

import type { Params } from "react-router-dom";
import type { Page } from "./page.tsx";

/** An answer that the first view of a page needs, and how much of it. */
export interface Primed {
  /** Address of the GET, which is also its cache key. */
  address: string;
  /** Keeps only what the first view shows, so that the page stays small; the browser reads the rest. */
  trim?: (answer: unknown) => unknown;
}

export interface RouteMatch {
  params: Readonly<Params>;
  search: URLSearchParams;
}

export interface Meta {
  title: string;
  description: string;
}

/** One line of the URL table: path, page, what it says of itself, what it wants primed. */
export interface ShopRoute {
  path: string;
  page: Page;
  /** Source file of the page: its key in the build manifest, for its styles and preloads. */
  source: string;
  /** Reads of the primed answers; undefined when an address could not be read. */
  meta: (match: RouteMatch, read: (address: string) => unknown) => Meta;
  prime?: (match: RouteMatch) => Primed[];
  /** Status of the document; 200 unless said otherwise. */
  status?: number;
  /** The reduced header of a page that should not distract. */
  bare?: boolean;
}

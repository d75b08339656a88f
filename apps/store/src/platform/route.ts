import type { Params } from "react-router-dom";
import type { Page } from "./page.tsx";

/** One line of the URL table, as browser and server know it. */
export interface ShopRoute {
  path: string;
  page: Page;
  /** The title without the shop's name; null where the page itself sets it by what it shows. */
  title: string | null;
}

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
  title: string | null;
  description: string;
}

/** What only the server knows of a route. */
export interface ServedRoute {
  /** Source file of the page: its key in the build manifest, for its styles and preloads. */
  source: string;
  /** Further source files whose styles the page needs; their code stays away. */
  styles?: string[];
  description: string;
  /** Says more than the fixed title and description, from what was primed. */
  meta?: (match: RouteMatch, read: (address: string) => unknown) => Meta | null;
  prime?: (match: RouteMatch) => Primed[];
  /** Status of the document; 200 unless said otherwise. */
  status?: number;
}

import type { Params } from "react-router-dom";
import type { Page } from "./page.tsx";

/** One line of the URL table, as browser and server know it. */
export interface ShopRoute {
  path: string;
  page: Page;
  /** The title without the shop's name; null where the page's data decides it. */
  title: string | null;
}

/** Data that the first view of a page needs. */
export interface ViewLoader {
  /** Cache key in the browser: the address of an answer that is sent whole, else a key of the page's own. */
  key: string;
  /** Addresses of the GETs that it is made of. */
  addresses: string[];
  /** Makes it of their answers, each undefined when it could not be read; returns undefined for nothing. */
  pick: (...answers: unknown[]) => unknown;
}

export interface RouteMatch {
  params: Readonly<Params>;
  search: URLSearchParams;
}

/** Makes the address of a path whole, for readers outside of the shop; null while the shop does not know its own. */
export type Absolute = (path: string) => string | null;

export interface Meta {
  title: string | null;
  description: string;
  /** Path of the page under which search engines know it; its own, without the query, unless told. */
  path?: string;
  /** Path of a picture for previews of links. */
  image?: string | null;
  kind?: "website" | "product";
  /** Things of schema.org that stand on the page. */
  structured?: object[];
  /** Nothing stands at this address: the page says so, and so does its status. */
  isMissing?: boolean;
}

/** What a page says of itself. */
export interface PageMeta {
  description: string;
  /** Address of the answer that `meta` reads, where it reads one. */
  reads?: string;
  /** Says more than the fixed title and description, also from an answer; null while that is not known. */
  meta?: (match: RouteMatch, read: (address: string) => unknown, absolute: Absolute) => Meta | null;
  /** Belongs to one person or to one moment: not for search engines. */
  isPersonal?: boolean;
  /** Status of the document; 200 unless said otherwise. */
  status?: number;
}

/** What only the server needs of a route. */
export interface PageSource {
  /** Source file of the page: its key in the build manifest, for its styles and preloads. */
  source: string;
  /** Further source files whose styles the page needs; their code stays away. */
  styles?: string[];
  /** Addresses of the faces that its first view is set in, besides the shop's own. */
  fonts?: readonly string[];
  /** Paths of the pages that this line answers; its own unless it has parameters, which has none. */
  pages?: (load: (address: string) => Promise<unknown>) => Promise<string[]>;
  load?: (match: RouteMatch) => ViewLoader[];
  /** Names in the query that change what is shown; all others are left out of rendering. */
  query?: readonly string[];
}

export type ServedRoute = PageMeta & PageSource;

import { plainPath } from "../platform/plainPath.ts";
import { shopTitle } from "../platform/shopTitle.ts";
import type { Absolute, PageMeta, RouteMatch, ShopRoute } from "../platform/route.ts";
import { listingOf } from "./listing.ts";
import type { Listing } from "./listing.ts";

/** What the head of a page holds. */
export interface Head {
  title: string;
  description: string;
  listing: Listing;
  /** Nothing stands at this address. */
  isMissing: boolean;
}

interface HeadOptions {
  route: Pick<ShopRoute, "path" | "title">;
  page: PageMeta;
  match: RouteMatch;
  pathname: string;
  /** Answer of an address of the API; undefined while there is none. */
  read: (address: string) => unknown;
  absolute: Absolute;
}

/** Decides the head of a page, for the server and for a navigation in the browser. */
export const headOf = ({ route, page, match, pathname, read, absolute }: HeadOptions): Head => {
  const meta = page.meta?.(match, read, absolute) ?? null;
  // Paths match in any case; a line without parameters has one spelling.
  const path = /[:*]/.test(route.path) ? plainPath(pathname) : route.path;
  return {
    title: shopTitle(meta?.title ?? route.title),
    description: meta?.description ?? page.description,
    listing: listingOf(page, meta, path, absolute),
    isMissing: meta?.isMissing === true,
  };
};

export interface HeadTag {
  element: "meta" | "link";
  key: "name" | "property" | "rel";
  name: string;
  /** `content` of a meta, `href` of a link; null for no tag. */
  value: string | null;
}

const meta = (key: "name" | "property", name: string, value: string | null): HeadTag => ({
  element: "meta",
  key,
  name,
  value,
});

/**
 * The tags for search engines (https://developers.google.com/search/docs) and previews of links (https://ogp.me). A page
 * that is not for search engines has no canonical address either.
 */
export const tagsOf = ({ title, description, listing }: Omit<Head, "isMissing">): HeadTag[] => {
  const { image, kind, isIndexed } = listing;
  const url = isIndexed ? listing.url : null;
  return [
    meta("name", "description", description),
    { element: "link", key: "rel", name: "canonical", value: url },
    meta("name", "robots", isIndexed ? null : "noindex"),
    meta("property", "og:site_name", "Pallu"),
    meta("property", "og:type", kind),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:image", image),
    meta("name", "twitter:card", image === null ? null : "summary_large_image"),
  ];
};

import { plainPath } from "../platform/routing/plainPath.ts";
import { shopTitle } from "../platform/rendering/shopTitle.ts";
import type { Absolute, PageMeta, RouteMatch, ShopRoute } from "../platform/routing/route.ts";
import { listingOf } from "./listing.ts";
import type { Listing } from "./listing.ts";

/** Content of a page's head. */
export interface Head {
  title: string;
  description: string;
  listing: Listing;
  /** True if the page does not exist. */
  isMissing: boolean;
}

interface HeadOptions {
  route: Pick<ShopRoute, "path" | "title">;
  page: PageMeta;
  match: RouteMatch;
  pathname: string;
  /** Returns the response of an API path, undefined if there is none. */
  read: (address: string) => unknown;
  absolute: Absolute;
}

/** Computes the head of a page, for the server and for client-side navigations. */
export const headOf = ({ route, page, match, pathname, read, absolute }: HeadOptions): Head => {
  const meta = page.meta?.(match, read, absolute) ?? null;
  // Paths match case-insensitively; routes without parameters have one spelling.
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
  /** `content` of a meta, `href` of a link. Null removes the tag. */
  value: string | null;
}

const meta = (key: "name" | "property", name: string, value: string | null): HeadTag => ({
  element: "meta",
  key,
  name,
  value,
});

/**
 * Returns the tags for search engines (https://developers.google.com/search/docs) and link previews (https://ogp.me).
 * Pages that are not indexed have no canonical URL.
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

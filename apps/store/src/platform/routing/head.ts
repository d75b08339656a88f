import { plainPath } from "./links.rules.ts";
import type { Absolute, CardPicture, PageMeta, RouteMatch } from "./route.ts";

/** Content of a page's head. URLs are absolute, and null while the origin is unknown. */
export interface Head {
  title: string;
  description: string;
  /** Canonical URL. */
  url: string | null;
  /** URL that link previews name. */
  sharedUrl: string | null;
  image: string | null;
  /** Describes `image` if it is a card. */
  card: Omit<CardPicture, "path"> | null;
  kind: "website" | "product";
  isIndexed: boolean;
  structured: object[];
}

/** Key of the data that says that the server draws a share card for each variant. Another API host does not. */
export const shareCardsKey = "shareCards";

/** Default picture of pages without one. */
const usualImage = "/pallu.jpg";

/** Whether search engines may index a page. */
export const isListed = ({ isPersonal = false, status = 200 }: PageMeta): boolean =>
  !isPersonal && status === 200;

const titleOf = (title: string | null): string =>
  title ? `${title} | Pallu` : "Pallu | Sarees, clothing and things for the home";

interface HeadOptions {
  meta: PageMeta;
  /** Path pattern that matches. */
  pattern: string;
  match: RouteMatch;
  pathname: string;
  /** Returns data by its key, undefined if there is none. */
  read: (key: string) => unknown;
  absolute: Absolute;
}

/** Computes the head of a page, for the server and for client-side navigations. `isMissing` if the page does not exist. */
export const headOf = ({
  meta,
  pattern,
  match,
  pathname,
  read,
  absolute,
}: HeadOptions): Head & { isMissing: boolean } => {
  const resolved = meta.resolve?.(match, read, absolute) ?? null;
  // Paths match case-insensitively; patterns without parameters have one spelling. The query does not change a page's identity.
  const path = resolved?.path ?? (/[:*]/.test(pattern) ? plainPath(pathname) : pattern);
  const isMissing = resolved?.isMissing === true;
  return {
    title: titleOf(resolved?.title ?? meta.title),
    description: resolved?.description ?? meta.description,
    url: absolute(path),
    sharedUrl: absolute(resolved?.sharedPath ?? path),
    image: absolute(resolved?.card?.path ?? resolved?.image ?? usualImage),
    card: resolved?.card ?? null,
    kind: resolved?.kind ?? "website",
    isIndexed: isListed(meta) && !isMissing,
    structured: resolved?.structured ?? [],
    isMissing,
  };
};

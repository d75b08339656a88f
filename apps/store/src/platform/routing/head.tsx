import { useHydrated } from "@pallu/ui";
import { createContext, use, useState } from "react";
import type { ReactElement } from "react";
import useSWR, { useSWRConfig } from "swr";
import { cacheOnly } from "../data/cacheOnly.ts";
import { embed } from "../delivery/embed.ts";
import { useOwn } from "../shop/ownShop.ts";
import type { OwnShop } from "../shop/ownShop.ts";
import { plainPath } from "./links.rules.ts";
import type { Absolute, CardPicture, Matched, PageMeta, RouteMatch } from "./route.ts";

/** Content of a page's head, of a shop by its name. URLs are absolute, and null while the origin is unknown. */
export interface Head {
  title: string;
  siteName: string;
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

const titleOf = (title: string | null, own: OwnShop | null): string => {
  if (own) return title ? `${title} | ${own.shop.name}` : own.shop.name;
  return title ? `${title} | Pallu` : "Pallu | Sarees, clothing and things for the home";
};

/** Describes a shop of one's own (https://schema.org/OnlineStore). */
const onlineStore = ({ shop, description }: OwnShop, absolute: Absolute): object => ({
  "@context": "https://schema.org",
  "@type": "OnlineStore",
  name: shop.name,
  description,
  url: absolute("/") ?? "/",
});

interface HeadOptions {
  meta: PageMeta;
  /** Path pattern that matches. */
  pattern: string;
  match: RouteMatch;
  pathname: string;
  /** Returns data by its key, undefined if there is none. */
  read: (key: string) => unknown;
  absolute: Absolute;
  /** The shop of one's own. Default: the demo. */
  own?: OwnShop | null;
}

/** Computes the head of a page, for the server and for client-side navigations. `isMissing` if the page does not exist. */
export const headOf = ({
  meta,
  pattern,
  match,
  pathname,
  read,
  absolute,
  own = null,
}: HeadOptions): Head & { isMissing: boolean } => {
  const resolved = meta.resolve?.(match, read, absolute) ?? null;
  // Paths match case-insensitively; patterns without parameters have one spelling. The query does not change a page's identity.
  const path = resolved?.path ?? (/[:*]/.test(pattern) ? plainPath(pathname) : pattern);
  const isMissing = resolved?.isMissing === true;
  const image = resolved?.card?.path ?? resolved?.image ?? (own ? null : usualImage);
  return {
    siteName: own ? own.shop.name : "Pallu",
    title: titleOf(resolved?.title ?? meta.title, own),
    description: resolved?.description ?? own?.description ?? meta.description,
    url: absolute(path),
    sharedUrl: absolute(resolved?.sharedPath ?? path),
    image: image === null ? null : absolute(image),
    card: resolved?.card ?? null,
    kind: resolved?.kind ?? "website",
    isIndexed: isListed(meta) && !isMissing,
    structured: [
      ...(resolved?.structured ?? []),
      ...(own && path === "/" ? [onlineStore(own, absolute)] : []),
    ],
    isMissing,
  };
};

/** Public origin of the shop during server rendering. Null if unknown, and in the browser. */
export const Origin = createContext<string | null>(null);

/**
 * Reads the origin that the server rendered from the picture for link previews, which every page has. '' if it knows none,
 * and on the server.
 */
export const servedOrigin = (): string => {
  if (typeof document === "undefined") return "";
  const address = document.querySelector<HTMLMetaElement>('[property="og:image"]')?.content;
  return address ? new URL(address).origin : "";
};

/** Returns the origin of the shop, '' if the server does not know it. */
export const useOrigin = (): string => {
  const given = use(Origin);
  if (useHydrated()) return window.location.origin;
  return given ?? servedOrigin();
};

/**
 * Renders the title and the tags for search engines (https://developers.google.com/search/docs) and link previews
 * (https://ogp.me). Pages that are not indexed have no canonical URL.
 */
export const PageHead = ({
  title,
  siteName,
  description,
  url,
  sharedUrl,
  image,
  card,
  kind,
  isIndexed,
  structured,
}: Head): ReactElement => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    {isIndexed && url !== null && <link rel="canonical" href={url} />}
    {!isIndexed && <meta name="robots" content="noindex" />}
    <meta property="og:site_name" content={siteName} />
    <meta property="og:type" content={kind} />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    {isIndexed && sharedUrl !== null && <meta property="og:url" content={sharedUrl} />}
    {image !== null && <meta property="og:image" content={image} />}
    {image !== null && card && (
      <>
        <meta property="og:image:type" content="image/jpeg" />
        <meta property="og:image:width" content={String(card.width)} />
        <meta property="og:image:height" content={String(card.height)} />
        <meta property="og:image:alt" content={card.alt} />
      </>
    )}
    {image !== null && <meta name="twitter:card" content="summary_large_image" />}
    {structured.map((thing) => {
      const json = embed(thing);
      return (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      );
    })}
  </>
);

/** What a page has whose code could not be loaded. */
const unknown: PageMeta = { title: null, description: "" };

export interface RouteHeadProps {
  found: Matched;
  /** Undefined if the code of the page could not be loaded. */
  meta: PageMeta | undefined;
  pathname: string;
}

/**
 * Renders the tags of the document's head. React moves them there, and keeps those of the server that are equal. URLs have
 * the public origin that the server named, else the browser's.
 */
export const RouteHead = ({ found, meta = unknown, pathname }: RouteHeadProps): ReactElement => {
  const [served] = useState(servedOrigin);
  const browser = useOrigin();
  const origin = served || browser;
  const [address = null, view = null] = meta.reads?.(found.match) ?? [];
  const { data: whole } = useSWR<unknown>(address, cacheOnly);
  const { data: part } = useSWR<unknown>(view, cacheOnly);
  const { fallback } = useSWRConfig();
  const read = (key: string): unknown =>
    key === address ? whole : key === view ? part : (fallback[key] as unknown);
  const absolute = (path: string): string | null => (origin ? new URL(path, origin).href : null);
  const own = useOwn();
  return <PageHead {...headOf({ ...found, meta, pathname, read, absolute, own })} />;
};

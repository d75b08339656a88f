import { useState } from "react";
import type { ReactElement } from "react";
import useSWR, { useSWRConfig } from "swr";
import { cacheOnly } from "../data/cacheOnly.ts";
import { embed } from "../delivery/embed.ts";
import { servedOrigin, useOrigin } from "./origin.ts";
import { headOf } from "./head.ts";
import type { Head } from "./head.ts";
import type { Matched, PageMeta } from "./route.ts";

/**
 * Renders the title and the tags for search engines (https://developers.google.com/search/docs) and link previews
 * (https://ogp.me). Pages that are not indexed have no canonical URL.
 */
export const PageHead = ({
  title,
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
    <meta property="og:site_name" content="Pallu" />
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
  return <PageHead {...headOf({ ...found, meta, pathname, read, absolute })} />;
};

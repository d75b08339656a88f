import type { ReactElement } from "react";
import { embed } from "../rendering/embed.ts";
import type { Head } from "./head.ts";

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

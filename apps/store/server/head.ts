import type { RenderedPage } from "../src/entry.server.tsx";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that may stand in a script element: no `<`, and none of the line ends that JSON allows and scripts do not. */
export const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

const meta = (kind: "name" | "property", name: string, content: string | null): string =>
  content === null ? "" : `<meta ${kind}="${name}" content="${escapeText(content)}">`;

/**
 * What a page says of itself to tabs, search engines (https://developers.google.com/search/docs) and previews of links
 * (https://ogp.me). A page that is not for search engines has no address of record either.
 */
export const headOf = ({ title, description, listing }: RenderedPage): string => {
  const { url, image, kind, isIndexed, structured } = listing;
  return [
    `<title>${escapeText(title)}</title>`,
    meta("name", "description", description),
    ...(isIndexed
      ? [url === null ? "" : `<link rel="canonical" href="${escapeText(url)}">`]
      : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", "Pallu"),
    meta("property", "og:type", kind),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", isIndexed ? url : null),
    meta("property", "og:image", image),
    meta("name", "twitter:card", image === null ? null : "summary_large_image"),
    ...structured.map((thing) => `<script type="application/ld+json">${embed(thing)}</script>`),
  ].join("");
};

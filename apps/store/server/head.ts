import type { RenderedPage } from "../src/entry.server.tsx";
import { tagsOf } from "../src/routes/head.ts";
import type { HeadTag } from "../src/routes/head.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Serializes JSON for a script element: escapes `<` and the line separators U+2028 and U+2029. */
export const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

const written = ({ element, key, name, value }: HeadTag): string =>
  value === null
    ? ""
    : `<${element} ${key}="${name}" ${element === "link" ? "href" : "content"}="${escapeText(value)}">`;

/** Returns the head of a page. */
export const headOf = (page: RenderedPage): string =>
  [
    `<title>${escapeText(page.title)}</title>`,
    ...tagsOf(page).map(written),
    ...page.listing.structured.map(
      (thing) => `<script type="application/ld+json">${embed(thing)}</script>`,
    ),
  ].join("");

import type { RenderedPage } from "../src/entry.server.tsx";
import { embed, headOf } from "./head.ts";
import type { PageAssets } from "./manifest.ts";
import type { InlineParts } from "./policy.ts";

export interface DocumentParts {
  template: string;
  beforePaint: string;
  deferScripts: string | null;
  page: RenderedPage;
  assets: PageAssets;
  preloadFonts: string[];
}

const sheet = /<link rel="stylesheet"[^>]*>/g;
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;
const inlineScript = /<script>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

const textsOf = (template: string, element: RegExp): string[] =>
  [...template.matchAll(element)].map(([, text = ""]) => text);

/**
 * Returns the HTML document of a rendered page, and the texts of its own inline scripts and styles for the CSP.
 * Excludes those within the page's HTML.
 */
export const documentOf = ({
  template,
  beforePaint,
  deferScripts,
  page,
  assets,
  preloadFonts,
}: DocumentParts): { html: string; inline: InlineParts } => {
  const sheets = template.match(sheet) ?? [];
  // A duplicated style sheet would make the browser recalculate all styles whenever a link is added to the head.
  const styles = assets.styles
    .filter((file) => !sheets.some((tag) => tag.includes(`href="/${file}"`)))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const head = [
    headOf(page),
    `<script>${beforePaint}</script>`,
    // Styles block rendering, so they are loaded first, then the fonts. Scripts load after the first paint.
    ...sheets,
    ...styles,
    ...preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join("");
  const boot = `<script id="boot" type="application/json">${embed(page.fallback)}</script>`;
  const entries = [...template.matchAll(entry)].map(([, src]) => src);
  const imports = assets.scripts.map((file) => `/${file}`).filter((src) => !entries.includes(src));
  const start = deferScripts && `${deferScripts}(${embed(entries)},${embed(imports)})`;
  // Replacer functions: a price contains `$`, which is special in a replacement string. Inserts the page last: its HTML
  // may contain template markers.
  const html = template
    .replace(sheet, "")
    .replace(entry, (tag) => (start ? "" : tag))
    .replace("<!--boot-->", () => boot + (start ? `<script>${start}</script>` : ""))
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => page.html);
  return {
    html,
    inline: {
      scripts: [...textsOf(template, inlineScript), beforePaint, ...(start ? [start] : [])],
      styles: textsOf(template, inlineStyle),
    },
  };
};

import type { RenderedPage, RenderOptions } from "../src/entryServer.tsx";
import { embed } from "../src/platform/delivery/embed.ts";
import { chunkStylesId, chunkStylesUrl } from "../src/platform/delivery/chunkStyles.ts";
import type { PageAssets } from "./manifest.ts";
import type { InlineParts } from "./policy.ts";

export interface DocumentParts {
  /** HTML with the markers `<!--head-->`, `<!--app-->` and `<!--boot-->`. */
  template: string;
  beforePaint: string;
  /** Function called at the end of a page with its scripts. Null where they start by themselves. */
  deferScripts: string | null;
  /** The rendered page, and the data that it was rendered from. */
  page: Omit<RenderedPage, "sources" | "client"> & Pick<RenderOptions, "data">;
  assets: PageAssets;
  /** Content of `assets.styles`, and the colours of a shop of one's own. */
  styles: string;
  /** Those of `assets.styles` that scripts load by their own names: the sheets with fonts. */
  namedStyles: readonly string[];
  /** The style sheet of all chunks. Null in development. */
  chunkStyles: string | null;
}

/** The HTML document of a page. */
export interface PageDocument {
  html: string;
  /** Texts of its own inline scripts and styles for the CSP. Excludes those within the page's HTML. */
  inline: InlineParts;
}

const inlineScript = /<script>(.*?)<\/script>/gs;
const inlineStyle = /<style>(.*?)<\/style>/gs;

/** Icons and share picture of the demo, by their paths. A shop of one's own has none of them. */
export const demoFiles: ReadonlySet<string> = new Set([
  "/apple-touch-icon.png",
  "/favicon.ico",
  "/favicon.svg",
  "/pallu.jpg",
]);

/** The icons of the demo. */
export const demoIcons = /<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*/g;

const textsOf = (template: string, element: RegExp): string[] =>
  [...template.matchAll(element)].map(([, text = ""]) => text);

const urlOf = (file: string): string => `/${file}`;

export const documentOf = ({
  template,
  beforePaint,
  deferScripts,
  page,
  assets,
  styles,
  namedStyles,
  chunkStyles,
}: DocumentParts): PageDocument => {
  const start =
    deferScripts &&
    `${deferScripts}(${embed(assets.entries.map(urlOf))},${embed(assets.scripts.map(urlOf))})`;
  const early = beforePaint + page.headScript;
  const parts: Record<string, string> = {
    head: [
      page.head,
      page.icon === null ? "" : `<link rel="icon" href="${page.icon}">`,
      `<script>${early}</script>`,
      styles && `<style>${styles}</style>`,
      // Not loaded: they tell the code that loads chunks which style sheets are there (docs/decisions/0034).
      ...namedStyles.map((file) => `<link rel="stylesheet" disabled href="${urlOf(file)}">`),
      chunkStyles &&
        `<link id="${chunkStylesId}" rel="stylesheet" disabled href="${chunkStylesUrl}" data-file="${urlOf(chunkStyles)}">`,
    ].join(""),
    app: page.html,
    boot: `<script id="boot" type="application/json">${page.data}</script>${start ? `<script>${start}</script>` : ""}`,
  };
  return {
    // One pass: markers inside a part stay text.
    html: (page.icon === null ? template : template.replace(demoIcons, "")).replace(
      /<!--(head|app|boot)-->/g,
      (_marker, name: string) => parts[name] ?? "",
    ),
    inline: {
      scripts: [...textsOf(template, inlineScript), early, ...(start ? [start] : [])],
      styles: [...textsOf(template, inlineStyle), ...(styles ? [styles] : [])],
    },
  };
};

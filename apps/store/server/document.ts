import { createHash } from "node:crypto";
import type { RenderedPage } from "../src/entry.server.tsx";
import { embed, headOf } from "./head.ts";
import type { PageAssets } from "./manifest.ts";

/** The source expression that lets one inline script run under the content security policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

export interface DocumentParts {
  template: string;
  beforePaint: string;
  page: RenderedPage;
  assets: PageAssets;
  preloadFonts: string[];
}

/** The whole HTML document of a rendered page. */
export const documentOf = ({
  template,
  beforePaint,
  page,
  assets,
  preloadFonts,
}: DocumentParts): string => {
  const head = [
    headOf(page),
    `<script>${beforePaint}</script>`,
    ...preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join("");
  const links = [
    ...assets.styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...assets.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join("");
  const boot = `<script id="boot" type="application/json">${embed(page.primed)}</script>`;
  // Replacer functions: a price holds `$`, which a replacement text would take for a pattern.
  // The page comes last: what it holds is no marker of the template.
  return template
    .replace("<!--boot-->", () => boot)
    .replace("</head>", () => `${links}</head>`)
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => page.html);
};

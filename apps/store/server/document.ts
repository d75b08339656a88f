import { createHash } from "node:crypto";
import type { RenderedPage } from "../src/entry.server.tsx";
import type { PageAssets } from "./manifest.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** JSON that may stand in a script element: no `<`, and none of the line ends that JSON allows and scripts do not. */
const embed = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");

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
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
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

import type { RenderedPage } from "../src/entry.server.tsx";
import { embed, headOf } from "./head.ts";
import type { PageAssets } from "./manifest.ts";

export interface DocumentParts {
  template: string;
  beforePaint: string;
  startWhenPainted: string | null;
  page: RenderedPage;
  assets: PageAssets;
  preloadFonts: string[];
  /** What the content security policy of this very answer lets in; null where there is no such policy. */
  nonces: Nonces | null;
}

interface Nonces {
  script: string;
  style: string;
}

const attributeOf = (nonce: string | undefined): string =>
  nonce === undefined ? "" : ` nonce="${nonce}"`;

const sheet = /<link rel="stylesheet"[^>]*>/g;
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/g;

/** The whole HTML document of a rendered page. Nothing in it but the nonces differs from one answer to the next. */
export const documentOf = ({
  template,
  beforePaint,
  startWhenPainted,
  page,
  assets,
  preloadFonts,
  nonces,
}: DocumentParts): string => {
  const script = attributeOf(nonces?.script);
  const style = attributeOf(nonces?.style);
  const sheets = template.match(sheet) ?? [];
  // A sheet that stands here twice would have the browser style the whole page again whenever a link joins the head.
  const styles = assets.styles
    .filter((file) => !sheets.some((tag) => tag.includes(`href="/${file}"`)))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  const head = [
    headOf(page, script),
    `<script${script}>${beforePaint}</script>`,
    // Nothing is painted without the styles: they are asked for first, then the faces, and the scripts when it is painted.
    ...sheets,
    ...styles,
    ...preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join("");
  const boot = `<script id="boot" type="application/json"${script}>${embed(page.primed)}</script>`;
  const entries = [...template.matchAll(entry)].map(([, src]) => src);
  const imports = assets.scripts.map((file) => `/${file}`).filter((src) => !entries.includes(src));
  const start = startWhenPainted
    ? `<script${script}>${startWhenPainted}(${embed(entries)},${embed(imports)})</script>`
    : "";
  // Replacer functions: a price holds `$`, which a replacement text would take for a pattern.
  // The page comes last: what it holds is no marker of the template.
  return template
    .replace(sheet, "")
    .replace(entry, (tag) => (startWhenPainted ? "" : tag))
    .replace(/<script(?=[\s>])/g, (tag) => tag + script)
    .replace(/<style(?=[\s>])/g, (tag) => tag + style)
    .replace("<!--boot-->", () => boot + start)
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => page.html);
};

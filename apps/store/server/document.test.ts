import { expect, test } from "vitest";
import { embed } from "../src/platform/delivery/embed.ts";
import { documentOf } from "./document.ts";
import type { DocumentParts } from "./document.ts";

const page: DocumentParts["page"] = {
  head: "<title>Sarees</title>",
  headScript: "",
  icon: null,
  html: "<main>A saree</main>",
  data: "{}",
};

const parts = (
  change: Partial<DocumentParts["page"]> = {},
  deferScripts: string | null = "start",
): ReturnType<typeof documentOf> =>
  documentOf({
    deferScripts,
    template:
      '<html><head><style>@layer a;</style><!--head--></head><body><div id="root"><!--app--></div><!--boot--><script type="module" src="/dev.js"></script></body></html>',
    beforePaint: "run()",
    page: { ...page, ...change },
    assets: {
      styles: ["assets/shop.css", "assets/page.css"],
      entries: ["a.js"],
      scripts: ["assets/page.js"],
    },
    styles: ".a{}@font-face{font-family:Face;src:url(/assets/face.woff2)}.b{}",
    namedStyles: ["assets/shop.css"],
    chunkStyles: "assets/all.css",
  });

const document = (...changes: Parameters<typeof parts>): string => parts(...changes).html;

const bootOf = (html: string): string =>
  /<script id="boot" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

test("a response cannot end its script element, and reads as it was", () => {
  const fallback = { "/api/products": [{ productName: "</script><!--<script>\u2028\u2029" }] };
  const boot = bootOf(document({ data: embed(fallback) }));
  expect(boot).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(boot)).toEqual(fallback);
});

test("prices with '$' survive, in the page and in its responses", () => {
  const tricky = "$& $` $' $1 $$ $<name>";
  const html = document({
    html: `<main>${tricky}</main>`,
    head: "<title>$& for $$1</title>",
    data: embed({ "/api/products": [{ productName: tricky }] }),
  });
  expect(html).toContain(`<div id="root"><main>${tricky}</main></div>`);
  expect(html).toContain("<title>$& for $$1</title>");
  expect(JSON.parse(bootOf(html))).toEqual({ "/api/products": [{ productName: tricky }] });
});

test("what the first paint needs stands in the head: its styles", () => {
  const head = /<head>(.*)<\/head>/s.exec(document())?.[1] ?? "";
  expect(head).toContain(`<script>run()</script>`);
  expect(head).toContain(
    '<style>.a{}@font-face{font-family:Face;src:url(/assets/face.woff2)}.b{}</style><link rel="stylesheet" disabled href="/assets/shop.css"><link id="chunk-styles" rel="stylesheet" disabled href="/chunks.css" data-file="/assets/all.css">',
  );
  expect(head).not.toContain(".js");
});

test("a script that the page needs runs in the head and is among the inline scripts of the policy", () => {
  const { html, inline } = parts({ headScript: "collapse();" });
  expect(html).toContain(`<script>run()collapse();</script>`);
  expect(inline.scripts).toContain("run()collapse();");
});

test("the scripts are named at the end, each once, for whoever asks for them when the page is painted", () => {
  expect(document()).toContain(
    '</script><script>start(["/a.js"],["/assets/page.js"])</script><script type="module"',
  );
});

test("where the scripts start by themselves the template's own are kept", () => {
  const html = document({}, null);
  expect(html).toContain('<script type="module" src="/dev.js"></script>');
  expect(html).not.toContain("start(");
});

test("a marker of the template inside a page stays the page's text", () => {
  const html = document({ html: "<main><!--boot--></main>", head: "<title><!--app--></title>" });
  expect(html.match(/id="boot"/g)).toHaveLength(1);
  expect(html).toContain('<main><!--boot--></main></div><script id="boot"');
});

test("the texts of its own inline scripts and styles are told, and the page's own text is none of them", () => {
  const { html, inline } = parts({ html: "<main><script>page()</script></main>" });
  expect(inline).toEqual({
    scripts: ["run()", 'start(["/a.js"],["/assets/page.js"])'],
    styles: ["@layer a;", ".a{}@font-face{font-family:Face;src:url(/assets/face.woff2)}.b{}"],
  });
  for (const text of inline.scripts) expect(html).toContain(`<script>${text}</script>`);
  for (const text of inline.styles) expect(html).toContain(`<style>${text}</style>`);
});

test("a shop of one's own has an icon of its own instead of the demo's", () => {
  const template =
    '<head><link rel="icon" href="/favicon.ico" sizes="32x32" /><link rel="apple-touch-icon" href="/apple-touch-icon.png" /><!--head--></head>';
  const own = documentOf({
    deferScripts: null,
    template,
    beforePaint: "",
    page: { ...page, icon: "data:image/svg+xml,A" },
    assets: { styles: [], entries: [], scripts: [] },
    styles: "",
    namedStyles: [],
    chunkStyles: null,
  }).html;
  expect(own.match(/<link rel="[^"]*icon"[^>]*>/g)).toEqual([
    '<link rel="icon" href="data:image/svg+xml,A">',
  ]);
});

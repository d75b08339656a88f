import { expect, test } from "vitest";
import { documentOf } from "./document.ts";
import type { DocumentParts } from "./document.ts";

const page: DocumentParts["page"] = {
  status: 200,
  html: "<main>A saree</main>",
  title: "Sarees",
  description: "Cloth",
  listing: {
    url: "https://pallu.test/sarees",
    image: "https://pallu.test/pallu.jpg",
    kind: "website",
    isIndexed: true,
    structured: [],
  },
  fallback: {},
  sources: ["page.tsx"],
  styles: [],
};

const parts = (
  change: Partial<DocumentParts["page"]> = {},
  deferScripts: string | null = "start",
  assets: Partial<DocumentParts["assets"]> = {},
): ReturnType<typeof documentOf> =>
  documentOf({
    deferScripts,
    template:
      '<html><head><style>@layer a;</style><!--head--><script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" crossorigin href="/assets/shop.css"></head><body><div id="root"><!--app--></div><!--boot--></body></html>',
    beforePaint: "run()",
    page: { ...page, ...change },
    assets: { styles: ["assets/page.css"], scripts: ["a.js", "assets/page.js"], ...assets },
    preloadFonts: ["/assets/face.woff2"],
  });

const document = (...changes: Parameters<typeof parts>): string => parts(...changes).html;

const bootOf = (html: string): string =>
  /<script id="boot" type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";

test("title and description are escaped as text and as an attribute", () => {
  const text = `</title><script>alert("1")</script> & more`;
  const html = document({ title: text, description: text });
  const escaped = "&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more";
  expect(html).toContain(`<title>${escaped}</title>`);
  expect(html).toContain(`<meta name="description" content="${escaped}">`);
  expect(html).not.toContain("<script>alert");
});

test("search engines and previews are told where the page stands, and what stands on it", () => {
  const structured = [{ "@type": "Product", name: "</script><script>" }];
  const html = document({ listing: { ...page.listing, kind: "product", structured } });
  expect(html).toContain('<link rel="canonical" href="https://pallu.test/sarees">');
  expect(html).toContain('<meta property="og:url" content="https://pallu.test/sarees">');
  expect(html).toContain('<meta property="og:type" content="product">');
  expect(html).toContain('<meta property="og:image" content="https://pallu.test/pallu.jpg">');
  expect(html).not.toContain("noindex");
  const thing = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? "";
  expect(JSON.parse(thing)).toEqual(structured[0]);
});

test("a page that is not for search engines says so and has no address of record", () => {
  const html = document({ listing: { ...page.listing, isIndexed: false } });
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toMatch(/canonical|og:url/);
});

test("while the shop does not know its own address it claims none", () => {
  const html = document({ listing: { ...page.listing, url: null, image: null } });
  expect(html).not.toMatch(/canonical|og:url|og:image|twitter:card/);
});

test("an answer cannot end its script element, and reads as it was", () => {
  const fallback = { "/api/products": [{ productName: "</script><!--<script>\u2028\u2029" }] };
  const boot = bootOf(document({ fallback }));
  expect(boot).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(boot)).toEqual(fallback);
});

test("prices with '$' survive, in the page and in its answers", () => {
  const tricky = "$& $` $' $1 $$ $<name>";
  const html = document({
    html: `<main>${tricky}</main>`,
    title: "$& for $$1",
    fallback: { "/api/products": [{ productName: tricky }] },
  });
  expect(html).toContain(`<div id="root"><main>${tricky}</main></div>`);
  expect(html).toContain("<title>$&amp; for $$1</title>");
  expect(JSON.parse(bootOf(html))).toEqual({ "/api/products": [{ productName: tricky }] });
});

test("what the first paint needs stands in the head: its faces and styles", () => {
  const head = /<head>(.*)<\/head>/s.exec(document())?.[1] ?? "";
  expect(head).toContain("<script>run()</script>");
  expect(head).toContain(
    '<link rel="preload" href="/assets/face.woff2" as="font" type="font/woff2" crossorigin>',
  );
  expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/page.css">');
  expect(head).not.toContain(".js");
});

test("the scripts are named at the end, each once, for whoever asks for them when the page is painted", () => {
  expect(document()).toContain(
    '</script><script>start(["/a.js"],["/assets/page.js"])</script></body>',
  );
});

test("where the scripts start by themselves they stand in the head", () => {
  const html = document({}, null);
  expect(html).toContain('<script type="module" crossorigin src="/a.js"></script>');
  expect(html).not.toContain("start(");
});

test("styles are asked for first, then faces", () => {
  const names = document().match(/(?:href|src)="[^"]+\.(?:css|woff2|js)"/g) ?? [];
  expect(names.map((name) => name.replace(/.*\/|"$/g, ""))).toEqual([
    "shop.css",
    "page.css",
    "face.woff2",
  ]);
});

test("a marker of the template inside a page stays the page's text", () => {
  const html = document({ html: "<main><!--boot--></main>", title: "<!--app-->" });
  expect(html.match(/id="boot"/g)).toHaveLength(1);
  expect(html).toContain('<main><!--boot--></main></div><script id="boot"');
});

test("the texts of its own inline scripts and styles are told, and the page's own text is none of them", () => {
  const { html, inline } = parts({ html: "<main><script>page()</script></main>" });
  expect(inline).toEqual({
    scripts: ["run()", 'start(["/a.js"],["/assets/page.js"])'],
    styles: ["@layer a;"],
  });
  for (const text of inline.scripts) expect(html).toContain(`<script>${text}</script>`);
  for (const text of inline.styles) expect(html).toContain(`<style>${text}</style>`);
});

test("a style sheet stands there once, though the shop's file and the page's list both name it", () => {
  const html = document({}, "start", { styles: ["assets/shop.css", "assets/page.css"] });
  expect(
    [...html.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map(([, href]) => href),
  ).toEqual(["/assets/shop.css", "/assets/page.css"]);
});

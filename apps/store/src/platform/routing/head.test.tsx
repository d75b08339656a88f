import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Head } from "./head.tsx";
import { PageHead } from "./head.tsx";

const head: Head = {
  siteName: "Pallu",
  title: "Sarees",
  description: "Cloth",
  url: "https://pallu.test/sarees",
  sharedUrl: "https://pallu.test/sarees",
  image: "https://pallu.test/pallu.jpg",
  card: null,
  kind: "website",
  isIndexed: true,
  structured: [],
};

const html = (change: Partial<Head> = {}): string =>
  renderToStaticMarkup(<PageHead {...head} {...change} />);

/** Parses the tags as a browser does. */
const parsed = (markup: string): Document => new DOMParser().parseFromString(markup, "text/html");

test("title and description are escaped as text and as an attribute", () => {
  const text = `</title><script>alert("1")</script> & more`;
  const markup = html({ title: text, description: text });
  expect(markup).not.toContain("<script>alert");
  const page = parsed(markup);
  expect(page.title).toBe(text);
  expect(page.querySelector("meta[name=description]")?.getAttribute("content")).toBe(text);
  expect(page.body.childNodes).toHaveLength(0);
});

test("search engines and previews are told where the page stands, and what stands on it", () => {
  const structured = [{ "@type": "Product", name: "</script><script>" }];
  const page = parsed(html({ kind: "product", structured }));
  const content = (name: string) =>
    page.querySelector(`meta[property="${name}"]`)?.getAttribute("content");
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://pallu.test/sarees",
  );
  expect(content("og:url")).toBe("https://pallu.test/sarees");
  expect(content("og:type")).toBe("product");
  expect(content("og:image")).toBe("https://pallu.test/pallu.jpg");
  expect(page.querySelector("meta[name=robots]")).toBeNull();
  const things = [...page.querySelectorAll('script[type="application/ld+json"]')];
  expect(things.map(({ textContent }) => JSON.parse(textContent) as unknown)).toEqual(structured);
});

test("a page that is not for search engines says so and has no address of record", () => {
  const markup = html({ isIndexed: false });
  expect(parsed(markup).querySelector("meta[name=robots]")?.getAttribute("content")).toBe(
    "noindex",
  );
  expect(markup).not.toMatch(/canonical|og:url/);
});

test("while the shop does not know its own address it claims none", () => {
  expect(html({ url: null, sharedUrl: null, image: null })).not.toMatch(
    /canonical|og:url|og:image|twitter:card/,
  );
});

test("a card is described by type, size and text; a plain picture is not", () => {
  const card = { alt: 'A "saree", Rani pink', width: 1200, height: 630 };
  const image = "https://pallu.test/share/301.jpg?v=1&x";
  const page = parsed(html({ image, card }));
  const found = [...page.querySelectorAll('meta[property^="og:image"], meta[name^="twitter"]')].map(
    (tag) => [
      tag.getAttribute("property") ?? tag.getAttribute("name"),
      tag.getAttribute("content"),
    ],
  );
  expect(found).toEqual([
    ["og:image", image],
    ["og:image:type", "image/jpeg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", 'A "saree", Rani pink'],
    ["twitter:card", "summary_large_image"],
  ]);
  expect(html()).not.toMatch(/og:image:/);
});

test("a link preview may name another URL than search engines", () => {
  const sharedUrl = "https://pallu.test/sarees?variant=2";
  const page = parsed(html({ sharedUrl }));
  expect(page.querySelector('meta[property="og:url"]')?.getAttribute("content")).toBe(sharedUrl);
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://pallu.test/sarees",
  );
});

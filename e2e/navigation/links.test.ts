import { expect } from "vitest";
import { openPage } from "../browser.ts";
import { test as base, url } from "../fixtures.ts";
import { crawl, statusesOf } from "./crawl.ts";
import type { Crawl } from "./crawl.ts";
import { routeOf, table } from "../screens.ts";

/** Routes that no page links to, with the reason. */
const orphans: Readonly<Record<string, string>> = {
  "/thank-you": "a finished checkout leads there",
  "/invoice/:orderId": "the customer's own list of orders leads there",
  "/payment-confirmation": "a payment service would lead there",
  "/payment-success": "a payment service would lead there",
  "/payment-failure": "a payment service would lead there",
  "/error": "it is what a dead link would lead to",
  "*": "it is what a dead link leads to",
};

/** Specified placeholder links '#' (FTR-04 to FTR-08, FTR-19, INFO-43). */
const emptyLinks = [
  "FAQs",
  "Terms & Condition",
  "Return Policy",
  "Instagram",
  "Facebook",
  "Pinterest",
  "YouTube",
  "Pallu on Instagram",
  "Pallu on Facebook",
  "Pallu on Pinterest",
  "Pallu on YouTube",
  "Subscribe",
];

/** Allowed external origins. Nothing is requested from them before a click. */
const others = [
  "https://pallu.example",
  "https://wa.me",
  "https://www.facebook.com",
  "https://x.com",
  "https://www.pinterest.com",
  "https://www.openstreetmap.org",
  "tel:+914225550142",
  "mailto:weaves@pallu.example",
];

const test = base.extend<{ crawled: { found: Crawl; statuses: Map<string, number> } }>({
  crawled: [
    async ({ browser }, use) => {
      const { page, context } = await openPage(browser, url);
      await page.goto(`${url}/robots.txt`);
      const found = await crawl(page, url, ["/"]);
      await context.close();
      const statuses = await statusesOf([...found.files]);
      await use({ found, statuses });
    },
    { scope: "file" },
  ],
});

// The first test crawls the shop. Its limit only ends a crawl that hangs.
test(
  "[HDR-07] [FTR-02] every internal link resolves to a page",
  { timeout: 600_000 },
  ({ crawled: { found } }) => {
    expect(found.pages.size).toBeGreaterThan(table.length);
    const dead = [...found.pages]
      .filter(([path, { status, finalPath }]) => status !== 200 || finalPath !== path)
      .map(
        ([path, { status, finalPath }]) =>
          `${found.foundOn.get(path)} → ${path}: ${status} ${finalPath}`,
      );
    expect(dead).toEqual([]);
  },
);

test("every fragment has a target", ({ crawled: { found } }) => {
  const lost = [...found.pages].flatMap(([from, { links }]) =>
    links
      .filter((link) => {
        const { origin, pathname, search, hash } = new URL(link);
        if (origin !== url || hash === "") return false;
        const place = decodeURIComponent(hash.slice(1));
        return !found.pages.get(pathname + search)?.anchors.includes(place);
      })
      .map((link) => `${from} → ${link}`),
  );
  expect(lost).toEqual([]);
});

test("every picture, style, script and font exists on the shop's origin", ({
  crawled: { found, statuses },
}) => {
  expect(statuses.size).toBeGreaterThan(300);
  const missing = [...statuses]
    .filter(([file, status]) => status !== 200 || !file.startsWith(url))
    .map(([file, status]) => `${found.foundOn.get(file) ?? "a style sheet"} → ${file}: ${status}`);
  expect(missing).toEqual([]);
});

test("every route is reachable by links, except known orphans", ({ crawled: { found } }) => {
  const reached = new Set([...found.pages.keys()].map((path) => routeOf(path.split("?")[0] ?? "")));
  expect(table.filter((line) => !reached.has(line)).toSorted()).toEqual(
    Object.keys(orphans).toSorted(),
  );
});

test("only specified links are '#', and external links are known", ({ crawled: { found } }) => {
  const names = new Set([...found.pages.values()].flatMap((page) => page.emptyLinks));
  expect([...names].toSorted()).toEqual(emptyLinks.toSorted());
  const hosts = [...found.externalLinks].map((link) =>
    /^https?:/.test(link) ? new URL(link).origin : link,
  );
  expect([...new Set(hosts)].toSorted()).toEqual(others.toSorted());
});

import { expect, test } from "vitest";
import { products } from "../testing/conventions.fixtures.ts";
import { headOf } from "../platform/rendering/head.ts";
import { matchTable } from "../platform/routing/match.ts";
import type { Matched } from "../platform/routing/match.ts";
import { allRoutes } from "../routes.all.ts";
import { servedRoute } from "../routes.server.ts";

const head = (address: string, answer: unknown = products) => {
  const { pathname, search } = new URL(address, "https://pallu.test");
  const found = matchTable(allRoutes, pathname, search) as Matched;
  const { meta } = servedRoute(found.route);
  const absolute = (path: string): string => new URL(path, "https://pallu.test").href;
  const { title, listing } = headOf({
    ...found,
    meta,
    pathname,
    read: () => answer,
    absolute,
  });
  return { title, path: listing.url?.replace("https://pallu.test", ""), ...listing };
};

test.each([
  ["/blog-details-v1/2", "/blog-details-v2/2"],
  ["/portfolio-details-v1/2", "/portfolio-details-v2/2"],
  ["/portfolio-details-v1", "/portfolio-details-v2"],
])("%s and %s have one canonical address and differ in title", (one, other) => {
  expect(head(other).path).toBe(head(one).path);
  expect(head(one).path).toBe(one);
  expect(head(other).title).not.toBe(head(one).title);
});

test("[BLOG-05] the essay has the canonical address of its article, and another title", () => {
  const { path, title } = head("/blog-details-v3");
  expect(path).toMatch(/^\/blog-details-v1\/\d+$/);
  expect(head(path ?? "").title).not.toBe(title);
});

test.each([
  ["/Index-V2", "/index-v2"],
  ["/team/", "/team"],
  ["/product-details//3/", "/product-details/3"],
])("%s has the canonical address %s", (address, path) => {
  expect(head(address).path).toBe(path);
});

test("unknown products and paths have a matching title and are not indexed", () => {
  expect(head("/product-details/999")).toMatchObject({
    title: "This product is not here | Pallu",
    isIndexed: false,
  });
  expect(head("/no-such-page")).toMatchObject({
    title: "Page not found | Pallu",
    isIndexed: false,
  });
});

test("[PDP-02] the title is the product's name, or the shop's while it is loading", () => {
  expect(head("/product-details/3").title).toBe("Product 2 | Pallu");
  expect(head("/product-details").title).toBe("Product 0 | Pallu");
  expect(head("/product-details/3", { success: false }).title).toMatch(/^Pallu \| /);
});

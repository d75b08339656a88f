import { expect, test } from "vitest";
import { products } from "../../testing/conventions.fixtures.ts";
import { headOf } from "./head.tsx";
import { metaOf } from "../../servedRoutes.ts";
import { findRoute } from "../../routes.ts";

const head = async (address: string, response: unknown = products) => {
  const { pathname, search } = new URL(address, "https://pallu.test");
  const found = findRoute(pathname, search);
  const meta = await metaOf(found.route);
  const absolute = (path: string): string => new URL(path, "https://pallu.test").href;
  const shown = headOf({ ...found, meta, pathname, read: () => response, absolute });
  return { ...shown, path: shown.url?.replace("https://pallu.test", "") };
};

test.each([
  ["/blog-details-v1/2", "/blog-details-v2/2"],
  ["/portfolio-details-v1/2", "/portfolio-details-v2/2"],
  ["/portfolio-details-v1", "/portfolio-details-v2"],
])("%s and %s have one canonical address and differ in title", async (one, other) => {
  expect((await head(other)).path).toBe((await head(one)).path);
  expect((await head(one)).path).toBe(one);
  expect((await head(other)).title).not.toBe((await head(one)).title);
});

test("[BLOG-05] the essay has the canonical address of its article, and another title", async () => {
  const { path, title } = await head("/blog-details-v3");
  expect(path).toMatch(/^\/blog-details-v1\/\d+$/);
  expect((await head(path ?? "")).title).not.toBe(title);
});

test.each([
  ["/Index-V2", "/index-v2"],
  ["/team/", "/team"],
  ["/product-details//3/", "/product-details/3"],
])("%s has the canonical address %s", async (address, path) => {
  expect((await head(address)).path).toBe(path);
});

test("unknown products and paths have a matching title and are not indexed", async () => {
  expect(await head("/product-details/999")).toMatchObject({
    title: "This product is not here | Pallu",
    isIndexed: false,
  });
  expect(await head("/no-such-page")).toMatchObject({
    title: "Page not found | Pallu",
    isIndexed: false,
  });
});

test("[PDP-02] the title is the product's name, or the shop's while it is loading", async () => {
  expect((await head("/product-details/3")).title).toBe("Product 2 | Pallu");
  expect((await head("/product-details")).title).toBe("Product 0 | Pallu");
  expect((await head("/product-details/3", { success: false })).title).toMatch(/^Pallu \| /);
});

import { expect, test } from "vitest";
import { locatePage } from "../entryServer.tsx";
import { specifiedPath } from "../features/catalogue/cataloguePaths.ts";
import { products, subcategories, variants } from "../testing/conventions.fixtures.ts";
import { largeResponseOf } from "../testing/largeApi.fixtures.ts";
import { renderServed } from "../testing/served.fixtures.ts";

/** Renders a page and records the API paths it reads. */
const open = async (url: string, load: (path: string) => unknown, isLarge = false) => {
  const reads: string[] = [];
  const page = await renderServed({
    origin: "https://pallu.test",
    url,
    isLarge,
    read: (path) => {
      reads.push(path);
      return load(path) ?? null;
    },
  });
  return { ...page, reads: reads.toSorted() };
};

/** A host of the specification: it knows no parameters and no call for one product. */
const plainHost: Record<string, unknown> = {
  "/api/products": products,
  "/api/product-variants": { success: true, data: variants },
  "/api/subcategories": subcategories,
  "/api/home-banners": [],
  "/api/collection-banners": [],
};
const plainResponseOf = (path: string): unknown => plainHost[specifiedPath(path)];

test.each([
  [
    "/",
    [
      "/api/collection-banners",
      "/api/home-banners",
      "/api/product-variants?isBestSeller=true&limit=5&fields=card",
      "/api/product-variants?isNewArrival=true&limit=8&fields=card",
      "/api/product-variants?isTrending=true&limit=8&fields=card",
      "/api/products?limit=7&fields=card",
    ],
  ],
  ["/product-details/p7", ["/api/product-variant-images/v7", "/api/products/p7"]],
  ["/product-details", ["/api/product-variant-images/v0", "/api/products?limit=1"]],
  ["/product-details/p7?variant=v7", ["/api/product-variant-images/v7", "/api/products/p7"]],
  ["/shop-v1", ["/api/products?limit=12&fields=card"]],
  ["/index-v5", ["/api/products?limit=4&fields=card"]],
  [
    "/allproducts",
    ["/api/product-variants?limit=24&facets=true&fields=card", "/api/subcategories"],
  ],
  [
    "/allproducts?q=saree&sub=s1&sub=s2&colour=red&colour=teal&tag=NEW&min=10&max=99&sort=price-up&utm=x",
    [
      "/api/product-variants?subCategoryId=s1&subCategoryId=s2&colourFamily=red&colourFamily=teal&tag=NEW&minPrice=10&maxPrice=99&q=saree&sort=price-up&limit=24&facets=true&fields=card",
      "/api/subcategories",
    ],
  ],
  ["/about", []],
])("%s reads what it shows and no list whole", async (url, expected) => {
  const { reads, status, fallback } = await open(url, largeResponseOf, true);
  expect(status).toBe(200);
  expect(reads).toEqual(expected.toSorted());
  expect(fallback["large"]).toBe(true);
  const { pathname, search } = new URL(url, "https://pallu.test");
  expect(locatePage(pathname, search).hasData).toBe(expected.length > 0);
});

const wholeLists = ["/api/product-variants", "/api/products"];

test.each([
  ["/", []],
  ["/allproducts", wholeLists],
  ["/allproducts?sub=s1&min=10&sort=price-up", wholeLists],
  ["/product-details/3", []],
  ["/shop-v1", []],
])(
  "%s of a catalogue that the browser reads whole does not say that it is large, and a list is filtered as in the browser",
  async (url, whole) => {
    const { fallback, reads } = await open(url, (path) => {
      const response = largeResponseOf(path.replace("/products/3", "/products/p3"));
      const isPage = typeof response === "object" && response !== null && "total" in response;
      return isPage ? { ...response, total: { count: 500, isExact: true } } : response;
    });
    expect("large" in fallback).toBe(false);
    expect(reads.filter((path) => wholeLists.includes(path))).toEqual(whole);
  },
);

test("[CAT-03] [CAT-09] a host without parameters is narrowed by the same rules", async () => {
  const all = await open("/allproducts", plainResponseOf);
  expect(all.fallback["page:/allproducts?"]).toMatchObject({ total: 10 });
  const some = await open("/allproducts?sub=s1&max=700&sort=price-down", plainResponseOf);
  expect(some.fallback["page:/allproducts?sub=s1&max=700&sort=price-down"]).toMatchObject({
    total: 2,
    cards: [{ name: "Product 5" }, { name: "Product 1" }],
  });
  const home = await open("/", plainResponseOf);
  expect(home.fallback["page:/"]).toMatchObject({
    newProducts: [{ name: "Product 3" }, {}, {}, {}],
  });
});

test("[CAT-09] a host that sends whole lists has the same pages", async () => {
  const many = Array.from({ length: 60 }, (_, n) => ({
    ...variants[0],
    productVariantId: 1000 + n,
  }));
  const load = (path: string): unknown =>
    specifiedPath(path) === "/api/product-variants"
      ? { success: true, data: many }
      : plainResponseOf(path);
  /** Reads the number of the page, and its first and last card. */
  const view = async (query: string): Promise<unknown> => {
    const { fallback } = await open(`/allproducts?${query}`, load);
    const key = Object.keys(fallback).find((each) => each.startsWith("page:")) ?? "";
    const { page, cards } = fallback[key] as { page: number; cards: { key: string }[] };
    return [page, cards[0]?.key, cards.at(-1)?.key];
  };
  expect(await view("page=2")).toEqual([2, "1024", "1047"]);
  expect(await view("page=3")).toEqual([3, "1048", "1059"]);
  expect(await view("page=4")).toEqual([1, "1000", "1023"]);
  const { head, html } = await open("/allproducts?page=2", load);
  expect(head).toContain('<link rel="canonical" href="https://pallu.test/allproducts?page=2"');
  expect(head).toContain("<title>All products, page 2 | Pallu</title>");
  expect(html).toContain('href="/allproducts?page=3"');
  for (const query of ["page=4", "page=2&sub=s0", "page=0"])
    expect((await open(`/allproducts?${query}`, load)).head).toContain(
      'href="https://pallu.test/allproducts"',
    );
});

test("[CAT-03] the server says that nothing matches, unless the products are missing", async () => {
  expect((await open("/allproducts?q=bicycle", plainResponseOf)).html).toContain(
    "No products match",
  );
  const { html } = await open("/allproducts?q=bicycle", (path) =>
    specifiedPath(path) === "/api/products" ? null : plainResponseOf(path),
  );
  expect(html).not.toContain("No products match");
  expect(html).toContain("Loading products...");
});

test("[PDP-01] a product of a host without a call for one product is found in its list", async () => {
  const known = await open("/product-details/3", plainResponseOf);
  expect([known.status, known.head]).toEqual([200, expect.stringContaining("Product 2 | Pallu")]);
  expect((await open("/product-details/99", plainResponseOf)).status).toBe(404);
});

test("a product that the API does not know is a page that is not found", async () => {
  const { status, head } = await open("/product-details/nothing", (path) =>
    path.startsWith("/api/products/") ? null : largeResponseOf(path),
  );
  expect(status).toBe(404);
  expect(head).toContain("noindex");
});

test.each([
  ["reversed prices", "?min=900&max=100", "minPrice=100&maxPrice=900"],
  ["values of other kinds", "?min=x&max=&sort=upwards&sub=&tag=&cursor=", ""],
  ["a long search", `?q=${"a".repeat(10_000)}`, `q=${"a".repeat(200)}`],
  ["control characters", "?q=%00%0Asaree", "q=saree"],
  ["parts of a paisa", "?min=0.123456", "minPrice=0.12"],
  ["a long id", `?sub=${"x".repeat(101)}&sub=s1`, "subCategoryId=s1"],
])("%s: the API is asked for the nearest sensible page", async (_what, query, part) => {
  const { reads, status } = await open(`/allproducts${query}`, largeResponseOf, true);
  expect(status).toBe(200);
  expect(reads.filter((path) => path.includes("facets"))).toEqual([
    `/api/product-variants?${part}${part && "&"}limit=24&facets=true&fields=card`,
  ]);
});

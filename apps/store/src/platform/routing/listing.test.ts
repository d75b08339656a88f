import { expect, test } from "vitest";
import type { Meta, PageMeta } from "./route.ts";
import { headOf } from "./head.tsx";
import { routes } from "../../routes.ts";
import { listPages, metaOf } from "../../servedRoutes.ts";
import { products } from "../../testing/conventions.fixtures.ts";
import { productMeta } from "../../routes/product/productMeta.ts";

const absolute = (path: string): string => new URL(path, "https://pallu.test").href;

/** Returns the metadata of a route. */
const routeMeta = async (path: string): Promise<PageMeta> => {
  const route = routes.find(({ paths }) => paths.includes(path));
  if (!route) throw new Error(`${path} is no route.`);
  return metaOf(route);
};

/** Returns the head of a path for what its metadata resolve to. */
const headAt = (meta: PageMeta, resolved: Meta | null, pathname: string) =>
  headOf({
    meta: { ...meta, resolve: () => resolved },
    pattern: "*",
    match: { params: {}, search: new URLSearchParams() },
    pathname,
    read: () => undefined,
    absolute,
  });

const product = await routeMeta("/product-details/:id");

/** Returns the metadata of a product page for a response of the product list. */
const productMetaOf = (response: unknown, id?: string) =>
  productMeta({ params: { id }, search: new URLSearchParams() }, () => response, absolute);

test.each([
  "/cart",
  "/checkout",
  "/thank-you",
  "/my-profile",
  "/wishlist",
  "/order-history",
] as const)("%s is not for search engines", async (path) =>
  expect(headAt(await routeMeta(path), null, path).isIndexed).toBe(false),
);

test("nor is the page of an unknown path", async () => {
  expect(headAt(await routeMeta("*"), null, "/no-such-page").isIndexed).toBe(false);
});

test("a filtered catalogue is the catalogue", async () => {
  const { url, isIndexed } = headAt(await routeMeta("/allproducts"), null, "/allproducts");
  expect([url, isIndexed]).toEqual(["https://pallu.test/allproducts", true]);
});

test("every page has a unique description", async () => {
  const metas = await Promise.all(routes.map(metaOf));
  const words = metas.map(({ description }) => description);
  expect(words.filter((text, at) => words.indexOf(text) !== at)).toEqual([]);
  expect(words.every((text) => text.length > 0 && text.length <= 160)).toBe(true);
});

test("lists public pages, and knows the page of a product", async () => {
  const { paths, productPath } = await listPages();
  expect(paths).toEqual(expect.arrayContaining(["/", "/allproducts", "/contact"]));
  for (const path of ["/product-details", "/cart", "/login", "*"])
    expect(paths).not.toContain(path);
  expect(productPath("a b")).toBe("/product-details/a%20b");
});

test("structured data of a product has a price in rupees and a breadcrumb, but no rating", () => {
  const meta = productMetaOf(products, "3");
  const { url, kind, image, structured } = headAt(product, meta, "/product-details/3");
  expect([url, kind, image]).toEqual([
    "https://pallu.test/product-details/3",
    "product",
    "https://pallu.test/uploads/p2.jpg",
  ]);
  expect(structured).toMatchObject([
    {
      "@type": "Product",
      name: "Product 2",
      image: expect.arrayContaining(["https://pallu.test/uploads/v303.jpg"]),
      offers: {
        price: "300.00",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
        url: "https://pallu.test/product-details/3",
      },
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [{ name: "Home" }, { name: "Products" }, { position: 3, name: "Product 2" }],
    },
  ]);
  expect(JSON.stringify(structured)).not.toMatch(/rating/i);
});

test.each([
  ["sold out", [{ stockQuantity: 0 }], "https://schema.org/OutOfStock"],
  ["without a figure", [{}], undefined],
  ["without variants", [], undefined],
])("a product %s", (_what, Variants, availability) => {
  const [thing] = productMetaOf([{ ...products[2], Variants }], "3")?.structured ?? [];
  const claimed = availability === undefined ? {} : { availability };
  expect(thing).toMatchObject({ offers: { price: "300.00", ...claimed } });
  expect(JSON.stringify(thing).includes("availability")).toBe(availability !== undefined);
});

test("a product without a price has no offer; without an id the first product is canonical", () => {
  const bare = [{ ...products[0], productOfferPrice: null }];
  expect(productMetaOf(bare)?.structured?.[0]).not.toHaveProperty("offers");
  expect(productMetaOf(products)?.path).toBe("/product-details/1");
});

test("an unknown product is not indexed; without an API it has no metadata", () => {
  const meta = productMetaOf(products, "999");
  expect(headAt(product, meta, "/product-details/999").isIndexed).toBe(false);
  expect(productMetaOf(undefined, "999")).toBeNull();
});

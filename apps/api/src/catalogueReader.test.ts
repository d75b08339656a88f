import { callPath } from "@pallu/contract";
import { endpoints } from "@pallu/contract/schemas";
import { beforeAll, expect, test } from "vitest";
import { createCatalogueReader } from "./catalogueReader.ts";
import type { CatalogueReader } from "./catalogueReader.ts";
import { catalogueRoutes } from "./modules/catalogue/catalogue.routes.ts";
import { createTestApi } from "./testing/index.ts";
import { openForFile } from "./testing/openForFile.ts";

const api = openForFile(createTestApi);
let reader: CatalogueReader;
beforeAll(async () => {
  reader = createCatalogueReader({ ...api, db: api.database.db });
});

const {
  listVariants,
  listProducts,
  getProduct,
  listCategories,
  listSubcategories,
  listVariantImages,
  listRelatedProducts,
  listHomeBanners,
  listCollectionBanners,
} = endpoints;

const variants = callPath(listVariants.call);
const products = callPath(listProducts.call);

/** Paths of every read that pages may use, with the parameters that they use. */
const answered = [
  variants,
  `${variants}?limit=1&fields=card`,
  `${variants}?isNewArrival=true&limit=8&fields=card`,
  `${variants}?limit=24&facets=true&fields=card`,
  `${variants}?subCategoryId=kanchipuram-silk&subCategoryId=cotton-sarees&colourFamily=red&minPrice=10&maxPrice=99999.50&q=silk+saree&sort=price-up&limit=24&facets=true&fields=card`,
  `${variants}?q=100%25%20%E0%AE%AA%E0%AE%9F%E0%AF%8D%E0%AE%9F%E0%AF%81&fields=card`,
  `${variants}?`,
  products,
  `${products}?limit=7&fields=card`,
  `${products}?limit=1`,
  `${products}?after=kanchipuram-temple-border&limit=2`,
  callPath(getProduct.call, { id: "kanchipuram-temple-border" }),
  callPath(listVariantImages.call, { variantId: "kanchipuram-temple-border--peacock" }),
  callPath(listVariantImages.call, { variantId: "a/b ?%" }),
  callPath(listRelatedProducts.call, { id: "kanchipuram-temple-border" }),
  callPath(listCategories.call),
  `${callPath(listSubcategories.call)}?ignored=1`,
  callPath(listHomeBanners.call),
  callPath(listCollectionBanners.call),
];

test.each(answered)("the read of %s is the text that the API answers", async (path) => {
  const { statusCode, payload } = await api.app.inject(path);
  expect(statusCode).toBe(200);
  expect(await reader.read(path)).toBe(payload);
});

test("a catalogue is large if a plain list of its variants is not whole", async () => {
  const setSize = (size: number) =>
    api.db.execute(
      `UPDATE listing.counts SET entries = ${size} WHERE list = 'variants' AND given = '' AND label >= 'p:' AND label < 'p;'
        AND label = (SELECT min(label) FROM listing.counts WHERE list = 'variants' AND given = '' AND label >= 'p:' AND label < 'p;')`,
    );
  expect(await reader.isLarge()).toBe(false);
  await setSize(10_000);
  expect(await reader.isLarge()).toBe(true);
});

test("every read of the catalogue is among them", () => {
  const patterns = catalogueRoutes({ db: api.database.db }, { maxListMs: 1000 }).map(
    ({ endpoint }) => endpoint.call.path.replaceAll(/:\w+/g, "[^/?]+"),
  );
  const unused = patterns.filter(
    (pattern) => !answered.some((path) => new RegExp(`^${pattern}(?:\\?|$)`).test(path)),
  );
  expect(patterns.length).toBeGreaterThan(8);
  expect(unused).toEqual([]);
});

test.each([
  ["/api/products/unknown", 404],
  ["/api/products/unknown/related", 404],
  ["/api/products?after=unknown", 404],
  ["/api/products?limit=0", 400],
  ["/api/products?unknown=1", 400],
  ["/api/product-variants?sort=relevance", 400],
  ["/api/product-variants?cursor=x", 400],
  [`/api/products/${"x".repeat(101)}`, 400],
  ["/api/products/%zz", 400],
  ["/api/users/login", 401],
  ["/api/cart/1", 401],
])("%s, which the API refuses with %i, is missing", async (path, status) => {
  expect((await api.app.inject(path)).statusCode).toBe(status);
  await expect(reader.read(path)).rejects.toMatchObject({
    name: "ReadError",
    failure: "missing",
    cause: { statusCode: status === 401 ? 404 : status },
  });
});

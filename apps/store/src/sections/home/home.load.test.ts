import { expect, test } from "vitest";
import { products, variants } from "../../testing/conventions.fixtures.ts";
import { specifiedPath } from "../../features/catalogue/cataloguePaths.ts";
import { load } from "./home.load.ts";

/** Returns the first view for the responses of a host that knows no parameters. */
const viewOf = async (responses: Record<string, unknown>): Promise<unknown> => {
  const entry = load().find(({ key }) => key === "page:/");
  if (!entry) throw new Error("There is no first view");
  return entry.load({
    read: async (path) => responses[specifiedPath(path)],
    isLarge: false,
  });
};

test("[HOME-32] sends the visible products, with the fields of their cards only", async () => {
  const view = await viewOf({ "/api/products": { data: products } });
  expect(view).toHaveProperty("newProducts.length", 4);
  expect(view).toHaveProperty("newProducts.0.name", "Product 3");
  expect(JSON.stringify(view)).not.toContain("Description of product");
});

test("[HOME-40] [HOME-41] [HOME-43] sends at most eight variants of a carousel and five best sellers", async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...variants[0],
    productVariantId: index,
    isBestSeller: index < 10,
    isNewArrival: index >= 10 && index < 20,
    isTrending: false,
  }));
  const view = await viewOf({ "/api/product-variants": { success: true, data: many } });
  expect(view).toMatchObject({
    flagged: {
      isBestSeller: [0, 1, 2, 3, 4].map((variantId) => ({ variantId })),
      isNewArrival: [10, 11, 12, 13, 14, 15, 16, 17].map((variantId) => ({ variantId })),
      isTrending: [],
    },
  });
});

test.each([
  ["a list that could not be read", undefined],
  ["[API-07] a refused list", { success: false }],
])("%s has no cards at all, rather than none to show", async (_what, response) => {
  expect(await viewOf({ "/api/product-variants": response, "/api/products": response })).toEqual({
    flagged: null,
    newProducts: null,
  });
});

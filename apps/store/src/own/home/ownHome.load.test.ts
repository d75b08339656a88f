import { expect, test } from "vitest";
import { partPath } from "../../platform/shop/parts.ts";
import { categoriesView, tilesOf } from "./categories.firstView.ts";
import type { CategoryTile } from "./categories.firstView.ts";
import { load } from "./ownHome.load.ts";

const groups = [
  { subCategoryId: "linen", subCategoryName: "Linen" },
  { subCategoryId: "empty", subCategoryName: "Nothing yet" },
  { subCategoryId: 7, subCategoryName: "Throws" },
];

const variantOf = (id: number, subCategoryId: string | number) => ({
  productVariantId: id,
  productId: id,
  productImage: `${id}.webp`,
  Product: { productId: id, productName: `Product ${id}`, subCategoryId },
});

const listed = [variantOf(1, 7), variantOf(2, "linen"), variantOf(3, "7")];

const tiles: Partial<CategoryTile>[] = [
  { title: "Linen", count: "1 product", href: "/allproducts?sub=linen" },
  { title: "Throws", count: "2 products", href: "/allproducts?sub=7" },
];

/** Returns the groups of the first view, and the paths that were read for it. */
const viewOf = async (sections: object[] | undefined) => {
  const asked: string[] = [];
  const view = await load()
    .find(({ key }) => key === categoriesView.key)
    ?.load({
      isLarge: true,
      read: (path) => {
        asked.push(path);
        if (path === partPath("home")) return Promise.resolve(sections && { sections });
        if (path.startsWith("/api/subcategories")) return Promise.resolve(groups);
        const group = new URL(path, "http://shop").searchParams.get("subCategoryId");
        const found = listed.filter(
          ({ Product }) => group === null || String(Product.subCategoryId) === group,
        );
        return Promise.resolve({
          success: true,
          data: found.slice(0, 1),
          total: { count: found.length, isExact: true },
          next: null,
          facets: {
            subcategories: [
              { subCategoryId: "7", subCategoryName: "Throws", count: 2 },
              { subCategoryId: "linen", subCategoryName: "Linen", count: 1 },
            ],
          },
        });
      },
    });
  return { view, asked };
};

test("the groups of the catalogue have the number of their list, its first picture and its link", async () => {
  expect(tilesOf(groups, listed)).toMatchObject(tiles);
  const { view, asked } = await viewOf([{ kind: "categories" }]);
  expect(view).toEqual(tilesOf(groups, listed));
  expect(asked).toHaveLength(5);
});

test("a shop without a home page of its own shows the groups of its catalogue", async () => {
  expect((await viewOf(undefined)).view).toEqual(tilesOf(groups, listed));
});

test.each([[[]], [[{ kind: "categories", entries: [{ title: "Bed" }] }]]])(
  "without a section of all groups none are read: %j",
  async (sections) => {
    const { view, asked } = await viewOf(sections);
    expect(view).toBeUndefined();
    expect(asked).toEqual([partPath("home")]);
  },
);

import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { readDemoCatalogue } from "../../seed/demoCatalogue.ts";
import { seedDemo } from "../../seed/seedDemo.ts";

const shop = openForFile(openTestShop);

describe("the catalogue", () => {
  test("[ENT-01] [ENT-05] [API-07] lists every variant with its flags and its product, first colours first, in a stable order", async () => {
    const { data } = await shop.visitor.call("listVariants", 200);
    expect(data.map((variant) => variant.productVariantId)).toEqual([
      "temple-border--rani-pink",
      "chettinad-checks--indigo",
      "mysore-crepe--leaf",
      "block-kurti--white",
      "lost-kurti--grey",
      "temple-border--peacock",
      "lost-kurti--black",
      "temple-border--mustard",
    ]);
    expect(data[0]).toEqual({
      productVariantId: "temple-border--rani-pink",
      productId: "temple-border",
      productVariantImage: "temple-border--rani-pink.webp",
      productColor: "#c2185b",
      productColorName: "rani pink",
      isBestSeller: true,
      isNewArrival: false,
      isTrending: false,
      stockQuantity: 0,
      Product: {
        productId: "temple-border",
        productName: "temple border",
        productOfferPrice: 12480,
        productMrpPrice: 15600,
        categoryName: "Sarees",
        subCategoryId: "silk",
        tag: "Hot Sale",
      },
    });
  });

  test("[ENT-06] [ENT-07] [ENT-08] [API-09] lists products with their variants; the tag is sent as stored", async () => {
    const products = await shop.visitor.call("listProducts", 200);
    expect(products).toHaveLength(5);
    expect(products[0]).toMatchObject({
      productId: "temple-border",
      productImage: "temple-border--rani-pink.webp",
      productOfferPrice: 12480,
      tag: "Hot Sale",
      SubCategory: { subCategoryId: "silk", subCategoryName: "Silk sarees" },
      Variants: [
        { productVariantId: "temple-border--rani-pink", stockQuantity: 0 },
        { productVariantId: "temple-border--peacock", stockQuantity: 5 },
        { productVariantId: "temple-border--mustard", stockQuantity: 9 },
      ],
    });
    expect(products[2]).toMatchObject({
      productOfferPrice: 7890.25,
      productMrpPrice: 9000,
      tag: "",
    });
  });

  test("a product has its making time, or null where it is unknown", async () => {
    const timeOf = async (id: string) => {
      const { makingDays, makers } = await shop.visitor.call("getProduct", 200, { params: { id } });
      return { makingDays, makers };
    };
    const known = { makingDays: 14, makers: 2 };
    const unknown = { makingDays: null, makers: null };
    expect(await timeOf("temple-border")).toEqual(known);
    expect(await timeOf("mysore-crepe")).toEqual(unknown);
    const [listed] = await shop.visitor.call("listProducts", 200);
    expect(listed).toMatchObject(known);
    const { data } = await shop.visitor.call("listRelatedProducts", 200, {
      params: { id: "temple-border" },
    });
    expect(data[0]).toMatchObject(unknown);
  });

  test("a variant has its pictures laid flat where it has some, and cards have none", async () => {
    const flat = {
      clothImage: "temple-border--peacock.cloth.webp",
      borderImage: "temple-border--peacock.lifesize.webp",
    };
    const { Variants } = await shop.visitor.call("getProduct", 200, {
      params: { id: "temple-border" },
    });
    expect(Variants[1]).toMatchObject(flat);
    const listed = await shop.visitor.call("listProducts", 200);
    expect(listed[0]?.Variants[1]).toMatchObject(flat);
    const [card] = await shop.visitor.call("listProducts", 200, { query: { fields: "card" } });
    for (const variant of [card?.Variants[1], listed[1]?.Variants[0]])
      expect(Object.keys(variant ?? {})).toEqual([
        "productVariantId",
        "productVariantImage",
        "productColor",
        "productColorName",
        "stockQuantity",
      ]);
  });

  test("a page of products holds so many, begins where the last one ended and can be filtered", async () => {
    const idsOf = async (query: Record<string, string>) =>
      (await shop.visitor.call("listProducts", 200, { query })).map(({ productId }) => productId);
    const all = ["temple-border", "chettinad-checks", "mysore-crepe", "block-kurti", "lost-kurti"];
    expect(await idsOf({ limit: "2" })).toEqual(all.slice(0, 2));
    expect(await idsOf({ limit: "2", after: "chettinad-checks" })).toEqual(all.slice(2, 4));
    expect(await idsOf({ after: "mysore-crepe" })).toEqual(all.slice(3));
    expect(await idsOf({ limit: "2", after: "lost-kurti" })).toEqual([]);
    expect(await idsOf({ subCategoryId: "silk" })).toEqual(["temple-border", "mysore-crepe"]);
    expect(await idsOf({ categoryId: "clothing", limit: "1" })).toEqual(["block-kurti"]);
    expect(await idsOf({ categoryId: "sarees", after: "temple-border", limit: "9" })).toEqual(
      all.slice(1, 3),
    );
    expect(await idsOf({ categoryId: "sarees", subCategoryId: "kurtis" })).toEqual([]);
    expect(await idsOf({ limit: "200" })).toEqual(all);
  });

  test("a page that cannot be is refused in plain words", async () => {
    for (const limit of ["0", "-1", "1.5", "many", "", "201"])
      await shop.visitor.call("listProducts", 400, { query: { limit } });
    const unknown = { query: { after: "no-such-product" } };
    expect((await shop.visitor.call("listProducts", 404, unknown)).message).toBe(
      "We do not know this product.",
    );
  });

  test("[API-11] [API-12] lists categories and subcategories", async () => {
    const { data } = await shop.visitor.call("listCategories", 200);
    expect(data).toEqual([
      { categoryId: "sarees", categoryName: "Sarees" },
      { categoryId: "clothing", categoryName: "Clothing" },
    ]);
    const subcategories = await shop.visitor.call("listSubcategories", 200);
    expect(
      subcategories.map((entry) => [entry.subCategoryId, entry.categoryId, entry.categoryName]),
    ).toEqual([
      ["silk", "sarees", "Sarees"],
      ["cotton", "sarees", "Sarees"],
      ["kurtis", "clothing", "Clothing"],
    ]);
  });

  test("[ENT-23] [API-14] lists the pictures of a variant, the leading one first; none for an unknown one", async () => {
    const picturesOf = async (variantId: string) =>
      (await shop.visitor.call("listVariantImages", 200, { params: { variantId } })).data;
    expect((await picturesOf("temple-border--peacock")).map((image) => image.childImage)).toEqual([
      "temple-border--peacock.webp",
      "temple-border--peacock.border.webp",
      "temple-border--peacock.pallu.webp",
    ]);
    expect(await picturesOf("no-such-variant")).toEqual([]);
    expect(await picturesOf("'; DROP TABLE variants; --")).toEqual([]);
  });

  test("[PDP-25] related products are those of the subcategory, then of the category", async () => {
    const related = (id: string) =>
      shop.visitor.call("listRelatedProducts", 200, { params: { id } });
    const ids = (await related("temple-border")).data.map((product) => product.productId);
    expect(ids).toEqual(["mysore-crepe", "chettinad-checks"]);
    const { message } = await shop.visitor.call("listRelatedProducts", 404, {
      params: { id: "no-such-product" },
    });
    expect(message).toBe("We do not know this product.");
  });

  test("[ENT-24] [API-15] [API-16] lists the banners of the home page and of the collections", async () => {
    expect(await shop.visitor.call("listHomeBanners", 200)).toEqual([
      { id: "home-1", bannerImage: "home-1.webp" },
    ]);
    expect(await shop.visitor.call("listCollectionBanners", 200)).toEqual([
      { id: "collection-1", bannerImage: "collection-1.webp" },
    ]);
  });
});

test("seeding a shop that has products changes nothing", async () => {
  expect(await seedDemo(shop.db)).toBe(false);
  expect(await shop.visitor.call("listProducts", 200)).toHaveLength(5);
});

test("the demo catalogue fits the tables, and every product has at most eight relatives", async () => {
  const catalogue = await readDemoCatalogue();
  const demo = await openTestShop(catalogue);
  const products = await demo.visitor.call("listProducts", 200);
  expect(products).toHaveLength(catalogue.products.length);
  for (const { productId } of products) {
    const { data } = await demo.visitor.call("listRelatedProducts", 200, {
      params: { id: productId },
    });
    expect(data.length).toBeLessThanOrEqual(8);
    expect(data.map((product) => product.productId)).not.toContain(productId);
  }
  await demo.close();
});

test("[API-07] a plain list of more than 500 rows answers the first 500, its total and where the next ones are", async () => {
  const many = await openTestShop();
  try {
    await many.db.execute(sql`
      INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description,
        brand, material, tag, origin, weave, size, care, position)
      SELECT 'p' || lpad(n::text, 4, '0'), 'silk', 'Saree ' || n, 'p.webp', 100000, 120000, 'Woven', 'Pallu', 'Silk',
        '', '', '', '', '', 1000 + n FROM generate_series(1, 995) n`);
    await many.db.execute(sql`
      INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
      SELECT id || '-' || k, id, 'v.webp', '#c2185b', 'rani pink', 1, false, false, false, 10 + k
      FROM products, generate_series(1, 3) k WHERE position > 1000`);
    const plain = await many.visitor.call("listProducts", 200);
    expect(plain).toHaveLength(500);
    const { data, total, next } = await many.visitor.call("listVariants", 200);
    expect(data).toHaveLength(500);
    expect(total).toEqual({ count: 2993, isExact: true });
    const followed = [...data];
    for (let path = next; typeof path === "string";) {
      const query = Object.fromEntries(new URLSearchParams(path.split("?")[1]));
      const page = await many.visitor.call("listVariants", 200, { query });
      followed.push(...page.data);
      path = page.next;
    }
    const ids = Array.from({ length: 995 }, (_, index) => `p${String(index + 1).padStart(4, "0")}`);
    expect(followed.slice(8).map(({ productVariantId }) => productVariantId)).toEqual(
      [1, 2, 3].flatMap((colour) => ids.map((id) => `${id}-${colour}`)),
    );
  } finally {
    await many.close();
  }
});

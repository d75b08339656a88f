import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { openTestShop } from "../../testing/openTestShop.ts";
import { giveSizes } from "../../testing/sizes.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "./catalogue.tables.ts";
import { countedCondition, filterOf } from "./catalogueFilter.rules.ts";

const shop = openForFile(openTestShop);

type Query = Record<string, string>;

const list = (query: Query = {}) => shop.visitor.call("listVariants", 200, { query });
const kurtis = async (query: Query = {}) =>
  (await list({ subCategoryId: "kurtis", ...query })).data.filter(
    ({ productId }) => productId === "block-kurti",
  );
const idsOf = async (query: Query) =>
  (await list(query)).data.map(({ productVariantId }) => productVariantId);
const productIds = async (query: Query) =>
  (await shop.visitor.call("listProducts", 200, { query })).map(({ productId }) => productId);
const readKurti = () => shop.visitor.call("getProduct", 200, { params: { id: "block-kurti" } });
const setVariant = (id: string, set: Partial<typeof variants.$inferInsert>) =>
  shop.db.update(variants).set(set).where(eq(variants.id, id));

test("a catalogue without options answers without their fields, whatever is asked for", async () => {
  const answers = [
    await list(),
    await list({ facets: "true", q: "saree" }),
    await shop.visitor.call("listProducts", 200, {}),
    await readKurti(),
  ];
  for (const key of ["Option", "option", "sku", "isPriceFrom", '"offerPricePaise"'])
    expect(JSON.stringify(answers)).not.toContain(key);
  for (const { Variants } of await shop.visitor.call("listProducts", 200, {}))
    for (const variant of Variants) expect(variant).not.toHaveProperty("productOfferPrice");
});

describe("a product with sizes", () => {
  beforeAll(() => giveSizes(shop.db));

  test("has one entry for each colour, with the lowest price of its sizes", async () => {
    expect(await kurtis()).toMatchObject([
      {
        productVariantId: "block-kurti--white",
        productOptionValue: "S",
        sku: "KT-white-S",
        isPriceFrom: true,
        isBestSeller: false,
        Product: {
          productOfferPrice: 1299.99,
          productMrpPrice: 1500,
          productOptionName: "Size",
        },
      },
      {
        productVariantId: "block-kurti--red-s",
        isPriceFrom: true,
        isBestSeller: true,
        Product: { productOfferPrice: 999.5, productMrpPrice: 1500 },
      },
    ]);
    const { total } = await list({ limit: "24" });
    expect(total).toEqual({ count: 9, isExact: true });
  });

  test("shows the first size in stock, and the first of all when none is left", async () => {
    const white = async () => (await kurtis())[0];
    await setVariant("block-kurti--white", { stock: 0 });
    expect(await white()).toMatchObject({
      productVariantId: "block-kurti--white-l",
      stockQuantity: 5,
      isPriceFrom: true,
      Product: { productOfferPrice: 1299.99 },
    });
    await setVariant("block-kurti--white-l", { stock: 0 });
    expect(await white()).toMatchObject({
      productVariantId: "block-kurti--white",
      stockQuantity: 0,
    });
    await setVariant("block-kurti--white", { stock: 2 });
    await setVariant("block-kurti--white-l", { stock: 5 });
  });

  test("shows nothing of a hidden size", async () => {
    expect(await idsOf({ option: "l" })).toEqual(["block-kurti--white-l"]);
    await setVariant("block-kurti--red-s", { hidden: true });
    const [, red] = await kurtis();
    expect(red).toMatchObject({ productVariantId: "block-kurti--red-m" });
    expect(red).not.toHaveProperty("isPriceFrom");
    await setVariant("block-kurti--red-s", { hidden: false });
  });

  test("is found by its sizes, in any case, and counted in the order of the shop", async () => {
    expect(await idsOf({ option: "m" })).toEqual(["block-kurti--white-m", "block-kurti--red-m"]);
    expect((await list({ option: "M" })).data).toMatchObject([
      { productOptionValue: "M", stockQuantity: 0, isPriceFrom: true },
      { productOptionValue: "M", Product: { productOfferPrice: 999.5 } },
    ]);
    expect(await productIds({ option: "M" })).toEqual(["block-kurti"]);
    expect(await idsOf({ option: "XXL" })).toEqual([]);
    const { facets } = await list({ facets: "true" });
    expect(facets?.options).toEqual([
      { optionValue: "S", count: 2 },
      { optionValue: "M", count: 2 },
      { optionValue: "L", count: 1 },
    ]);
    const ofRed = await list({ facets: "true", colour: "red", option: "S" });
    expect(ofRed.facets?.options).toEqual([
      { optionValue: "S", count: 1 },
      { optionValue: "M", count: 1 },
    ]);
    // An entry has several sizes, so that the counts of two are not a total.
    const filter = filterOf("variants", { option: ["S", "M"] }, undefined, undefined);
    expect(countedCondition(filter)).toBeUndefined();
  });

  test("is found by the SKU of any of its sizes, and by its size among other words", async () => {
    expect(await idsOf({ q: "kt-WHITE-m" })).toEqual(["block-kurti--white"]);
    expect(await productIds({ q: "KT-red-S" })).toEqual(["block-kurti"]);
    expect(await idsOf({ q: "KT-white" })).not.toContain("lost-kurti--grey");
    expect(await idsOf({ q: "block kurti L" })).toEqual(["block-kurti--white"]);
    await setVariant("block-kurti--red-m", { sku: "it's \\ a & (sku)" });
    expect(await idsOf({ q: "it's \\ a & (sku)" })).toEqual(["block-kurti--red-s"]);
    await setVariant("block-kurti--red-m", { sku: null });
  });

  test("is read by the ids of its sizes: exactly those, each with its own price", async () => {
    const ids = "block-kurti--white-l,block-kurti--red-m,block-kurti--red-l";
    const { data, total } = await list({ ids });
    expect(data).toMatchObject([
      { productVariantId: "block-kurti--white-l", Product: { productOfferPrice: 1499.99 } },
      { productVariantId: "block-kurti--red-m", Product: { productOfferPrice: 1299.99 } },
    ]);
    for (const each of data) expect(each).not.toHaveProperty("isPriceFrom");
    expect(total).toEqual({ count: 2, isExact: true });
    expect(await idsOf({ ids: "block-kurti--white-m,block-kurti" })).toEqual([
      "block-kurti--white",
      "block-kurti--white-m",
      "block-kurti--red-s",
    ]);
    expect(await idsOf({ ids, sort: "price-down", limit: "1" })).toEqual(["block-kurti--white-l"]);
    expect((await list({ ids, facets: "true" })).facets?.highestPrice).toBe(1499.99);
  });

  test("has the price of its cheapest size, and sizes have theirs where it differs", async () => {
    const kurti = await readKurti();
    expect(kurti).toMatchObject({
      productOfferPrice: 999.5,
      productMrpPrice: 1500,
      productOptionName: "Size",
    });
    const prices = kurti.Variants.map(
      ({ productOptionValue, productOfferPrice, productMrpPrice }) => [
        productOptionValue,
        productOfferPrice,
        productMrpPrice,
      ],
    );
    expect(prices).toEqual([
      ["S", 1299.99, undefined],
      ["M", 1299.99, undefined],
      ["L", 1499.99, 1800],
      ["S", undefined, undefined],
      ["M", 1299.99, undefined],
    ]);
    expect(await productIds({ sort: "price-up", minPrice: "500", maxPrice: "1200" })).toEqual([
      "lost-kurti",
      "block-kurti",
    ]);
  });

  test("has no list price below its price", async () => {
    await setVariant("block-kurti--white-l", { listPricePaise: null, offerPricePaise: 1_600_00 });
    const [large] = (await list({ ids: "block-kurti--white-l" })).data;
    expect(large?.Product).toMatchObject({ productOfferPrice: 1600, productMrpPrice: 1600 });
    await setVariant("block-kurti--white-l", {
      listPricePaise: 1_800_00,
      offerPricePaise: 1_499_99,
    });
  });

  test("has no list price if that of its product equals the price, which means none", async () => {
    const price = { offerPricePaise: 2_000_00, listPricePaise: 2_000_00 };
    const ofKurti = eq(products.id, "block-kurti");
    const [before] = await shop.db.select().from(products).where(ofKurti);
    await shop.db.update(products).set(price).where(ofKurti);
    const shown = { productOfferPrice: 999.5, productMrpPrice: 999.5 };
    expect(await readKurti()).toMatchObject(shown);
    const [cheapest] = (await list({ ids: "block-kurti--red-s" })).data;
    expect(cheapest?.Product).toMatchObject(shown);
    const { offerPricePaise = 0, listPricePaise = 0 } = before ?? {};
    await shop.db.update(products).set({ offerPricePaise, listPricePaise }).where(ofKurti);
  });

  test("may have no colour: its variants are one entry, and no facet is without a name", async () => {
    const ofKurti = eq(variants.productId, "block-kurti");
    const before = await shop.db.select().from(variants).where(ofKurti);
    await shop.db.update(variants).set({ colour: "", colourName: "" }).where(ofKurti);
    expect(await kurtis()).toMatchObject([{ productColorName: "", productOptionValue: "S" }]);
    const { facets } = await list({ facets: "true" });
    expect(facets?.colours.map(({ colourName }) => colourName)).not.toContain("");
    for (const { id, colour, colourName } of before) await setVariant(id, { colour, colourName });
  });

  test("two variants of one colour without an option stay two entries", async () => {
    await shop.db
      .update(variants)
      .set({ colourName: "grey" })
      .where(eq(variants.productId, "lost-kurti"));
    expect(await idsOf({ colour: "grey" })).toEqual(["lost-kurti--grey", "lost-kurti--black"]);
  });
});

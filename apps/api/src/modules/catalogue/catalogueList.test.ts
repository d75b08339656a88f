import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { factNames, isOnCards } from "@pallu/contract";
import { createTestApi } from "../../testing/createTestApi.ts";
import { openTestShop } from "../../testing/openTestShop.ts";
import { openForFile } from "../../testing/openForFile.ts";

const shop = openForFile(openTestShop);
beforeAll(async () => {
  await shop.db.execute(
    sql`UPDATE products SET material = 'Silk', origin = 'Kanchipuram', weave = 'Hand loom'`,
  );
});

type Query = Record<string, string>;
interface Row {
  productId: string;
  productVariantId?: string;
}

const page = (query: Query) => shop.visitor.call("listVariants", 200, { query });
const variantIds = async (query: Query) =>
  (await page(query)).data.map(({ productVariantId }) => productVariantId);
const productIds = async (query: Query) =>
  (await shop.visitor.call("listProducts", 200, { query })).map(({ productId }) => productId);

const queryOf = (path: string): Query =>
  Object.fromEntries(new URLSearchParams(path.split("?")[1]));

/** Follows `next` and returns the ids of all pages. */
const followed = async (query: Query): Promise<string[]> => {
  const ids: string[] = [];
  for (let path: string | null | undefined = `?${new URLSearchParams(query).toString()}`; path;) {
    const { data, next }: Awaited<ReturnType<typeof page>> = await page(queryOf(path));
    ids.push(...data.map(({ productVariantId }) => productVariantId));
    path = next;
  }
  return ids;
};

describe("a narrow list", () => {
  test("is read for a price that no product can have, and for an accent without a letter", async () => {
    expect(await variantIds({ minPrice: "999999999" })).toEqual([]);
    expect(await variantIds({ maxPrice: "999999999" })).toEqual(await variantIds({ limit: "24" }));
    expect(await productIds({ minPrice: "21474836.48", sort: "price-down" })).toEqual([]);
    expect(await variantIds({ q: "\u0301" })).toEqual([]);
    expect(await variantIds({ q: "saree \u0301" })).toEqual(await variantIds({ q: "saree" }));
  });

  test("contains only what every filter allows", async () => {
    expect(await variantIds({ subCategoryId: "silk", limit: "3" })).toEqual([
      "temple-border--rani-pink",
      "mysore-crepe--leaf",
      "temple-border--peacock",
    ]);
    expect(await variantIds({ categoryId: "clothing" })).toEqual([
      "block-kurti--white",
      "lost-kurti--grey",
      "lost-kurti--black",
    ]);
    expect(await variantIds({ colour: "Peacock" })).toEqual(["temple-border--peacock"]);
    expect(await variantIds({ tag: "Hot Sale", isBestSeller: "true" })).toEqual([
      "temple-border--rani-pink",
    ]);
    expect(await variantIds({ tag: "Hot Sale", isBestSeller: "false" })).toEqual([
      "temple-border--peacock",
      "temple-border--mustard",
    ]);
    expect(await variantIds({ minPrice: "1299.99", maxPrice: "7890.25" })).toEqual([
      "mysore-crepe--leaf",
      "block-kurti--white",
    ]);
    expect(await variantIds({ material: "silk", categoryId: "nowhere" })).toEqual([]);
    expect(await productIds({ colour: "black" })).toEqual(["lost-kurti"]);
    expect(await productIds({ isNewArrival: "true" })).toEqual(["block-kurti"]);
  });

  test("contains the variants of ids, also of products' ids", async () => {
    expect(await variantIds({ ids: "lost-kurti,temple-border--mustard,nobody" })).toEqual([
      "lost-kurti--grey",
      "lost-kurti--black",
      "temple-border--mustard",
    ]);
    expect(await productIds({ ids: "lost-kurti,temple-border" })).toEqual([
      "temple-border",
      "lost-kurti",
    ]);
  });

  test.each([
    ["featured", "temple-border--rani-pink"],
    ["price-up", "chettinad-checks--indigo"],
    ["price-down", "temple-border--rani-pink"],
    ["name", "block-kurti--white"],
  ])(
    "sorted by %s begins with %s, and its pages join without gap or repetition",
    async (sort, first) => {
      const whole = await variantIds({ sort, limit: "200" });
      expect(whole[0]).toBe(first);
      expect(whole).toHaveLength(8);
      for (const limit of ["1", "3"]) expect(await followed({ sort, limit })).toEqual(whole);
    },
  );

  test("tells its total and its next page in the body", async () => {
    const first = await page({ limit: "5", fields: "card" });
    expect(first.total).toEqual({ count: 8, isExact: true });
    expect(first.next).toMatch(/^\/api\/product-variants\?limit=5&fields=card&cursor=/);
    expect(first.data[0]?.Product).toMatchObject({
      material: "Silk",
      SubCategory: { subCategoryId: "silk", subCategoryName: "Silk sarees" },
    });
    const last = await page(queryOf(first.next ?? ""));
    expect(last.data).toHaveLength(3);
    expect((await page({ limit: "8" })).next).toBeNull();
    expect(last.next).toBeNull();
  });

  test.each([
    ["/api/products", 5],
    ["/api/product-variants", 8],
  ])("%s tells its total and its next page in headers", async (list, count) => {
    const api = await createTestApi({ database: shop.database });
    const read = async (path: string): Promise<string[]> => {
      const { headers, body } = await api.app.inject(path);
      expect(headers["x-total-count"]).toBe(String(count));
      const parsed = JSON.parse(body) as Row[] | { data: Row[] };
      const ids = ("data" in parsed ? parsed.data : parsed).map(
        ({ productVariantId, productId }) => productVariantId ?? productId,
      );
      const { link } = headers;
      if (link === undefined) return ids;
      expect(link).toMatch(/^<\/api\/[a-z-]+\?limit=3&cursor=[\w-]+>; rel="next"$/);
      const next = /<(.*)>/.exec(String(link))?.[1] ?? "";
      expect(next.split("?")[0]).toBe(list);
      return [...ids, ...(await read(next))];
    };
    const whole = list === "/api/products" ? await productIds({}) : await variantIds({});
    expect(await read(`${list}?limit=3`)).toEqual(whole);
    expect(whole).toHaveLength(count);
    await api.close();
  });

  test("counts a product with several of the colours once", async () => {
    const api = await createTestApi({ database: shop.database });
    const url = "/api/products?colour=peacock&colour=mustard&colour=black";
    const { headers } = await api.app.inject(url);
    expect(headers["x-total-count"]).toBe("2");
    await api.close();
  });

  test("a card of a product has no description, and only the facts of cards", async () => {
    const [card] = await shop.visitor.call("listProducts", 200, { query: { fields: "card" } });
    for (const field of ["productDescription", ...factNames.filter((name) => !isOnCards(name))])
      expect(card).not.toHaveProperty(field);
    for (const field of factNames.filter(isOnCards)) expect(card).toHaveProperty(field);
    expect(card).toMatchObject({ productId: "temple-border", Variants: [{}, {}, {}] });
  });

  test("counts the values of each filter under the other ones", async () => {
    const { facets } = await page({ facets: "true", categoryId: "sarees", colour: "peacock" });
    expect(facets).toEqual({
      subcategories: [{ subCategoryId: "silk", subCategoryName: "Silk sarees", count: 1 }],
      prices: [{ from: 10_000, to: 20_000, count: 1 }],
      colours: expect.arrayContaining([
        { colourName: "peacock", colour: "#c2185b", count: 1 },
        { colourName: "indigo", colour: "#c2185b", count: 1 },
      ]),
      colourFamilies: [{ colourFamily: "pink", count: 5 }],
      materials: [{ material: "Silk", count: 1 }],
      tags: [{ tag: "Hot Sale", count: 1 }],
      highestPrice: 12_480,
    });
    expect(facets?.colours).toHaveLength(5);
    const cheap = await page({ facets: "true", minPrice: "400", maxPrice: "500" });
    expect(cheap.data).toHaveLength(2);
    expect(cheap.facets?.highestPrice).toBe(12_480);
    expect(cheap.facets?.prices.map(({ from, count }) => [from, count])).toEqual([
      [0, 1],
      [500, 2],
      [1000, 1],
      [5000, 1],
      [10_000, 3],
    ]);
  });

  test("contains only colours of a family, and counts all families under the other filters", async () => {
    await shop.db.execute(
      sql`UPDATE variants SET colour = '#153f2f' WHERE colour_name = 'peacock'`,
    );
    const green = await page({ colourFamily: "green", facets: "true" });
    expect(green.data.map(({ productVariantId }) => productVariantId)).toEqual([
      "temple-border--peacock",
    ]);
    expect(green.total).toEqual({ count: 1, isExact: true });
    expect(green.facets?.colourFamilies).toEqual([
      { colourFamily: "pink", count: 4 },
      { colourFamily: "green", count: 1 },
      { colourFamily: "white", count: 1 },
      { colourFamily: "grey", count: 1 },
      { colourFamily: "black", count: 1 },
    ]);
    expect(green.facets?.subcategories.map(({ count }) => count)).toEqual([1]);
    expect(await productIds({ colourFamily: "green" })).toEqual(["temple-border"]);
    for (const nothing of ["teal", "unheard-of"])
      expect(await variantIds({ colourFamily: nothing })).toEqual([]);
    expect(await variantIds({ colourFamily: "pink", colour: "peacock" })).toEqual([]);
    const { next } = await page({ colourFamily: "pink", limit: "3" });
    expect((await page(queryOf(next ?? ""))).data).toHaveLength(1);
    await shop.db.execute(
      sql`UPDATE variants SET colour = '#c2185b' WHERE colour_name = 'peacock'`,
    );
  });

  test.each<[string, Query]>([
    ['The parameter "nothing" is not known here.', { nothing: "known" }],
    ['The field "limit" must be at most 200.', { limit: "1e9" }],
    ['The field "limit" must be at least 1.', { limit: "0" }],
    ['The field "sort" must not be relevance without q.', { sort: "relevance" }],
    ['The field "minPrice" must be at most maxPrice.', { minPrice: "2", maxPrice: "1" }],
    [
      'The field "minPrice" must be an amount in rupees, such as 1500 or 1499.50.',
      { minPrice: "-1" },
    ],
    ['The field "q" must have at most 200 characters.', { q: "x".repeat(10_000) }],
    ['The field "q" must not be empty.', { q: " " }],
    [
      'The field "ids" must have at most 20000 characters.',
      { ids: Array.from({ length: 10_000 }, (_, index) => index).join(",") },
    ],
    [
      'The field "ids" must have 1 to 200 ids, separated by commas.',
      { ids: Array.from({ length: 201 }, (_, index) => index).join(",") },
    ],
    ['The field "isTrending" must be one of: true, false.', { isTrending: "yes" }],
    ['The field "fields" must be one of: card.', { fields: "all" }],
    ["The cursor is not valid. Ask for the first page, without a cursor.", { cursor: "forged" }],
    [
      "The cursor belongs to a list with other parameters. Ask for the first page, without a cursor.",
      { cursor: Buffer.from('["x",["1"]]').toString("base64url") },
    ],
  ])("refuses a query: %s", async (sentence, query) => {
    expect((await shop.visitor.call("listVariants", 400, { query })).message).toBe(sentence);
  });

  test.each<Query>([
    { ids: "temple-border" },
    { subCategoryId: "silk" },
    { categoryId: "sarees" },
    { minPrice: "1" },
    { maxPrice: "90000" },
    { isBestSeller: "true" },
    { isNewArrival: "true" },
    { isTrending: "true" },
    { tag: "Hot Sale" },
    { colour: "peacock" },
    { colourFamily: "pink" },
    { material: "silk" },
    { q: "saree", sort: "featured" },
    { sort: "name" },
  ])("refuses the cursor of the whole list for one with %j", async (query) => {
    const { next } = await page({ limit: "1" });
    const cursor = queryOf(next ?? "")["cursor"] ?? "";
    const answer = await shop.visitor.call("listVariants", 400, { query: { ...query, cursor } });
    expect(answer.message).toMatch(/^The cursor belongs to a list with other parameters\./);
  });

  test.each(["featured", "price-up", "price-down", "name"])(
    "a cursor of the right list with a forged key is refused, sorted by %s",
    async (sort) => {
      const { next } = await page({ sort, limit: "1" });
      const cursor = queryOf(next ?? "")["cursor"] ?? "";
      const [list] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string];
      for (const key of [
        ["x", "y", "z", "z"],
        [1e15, "1e15", "a"],
        ["block", 1],
      ]) {
        const forged = Buffer.from(JSON.stringify([list, key])).toString("base64url");
        const status = sort === "featured" || sort === "name" ? [200, 400] : [400];
        const answer = await shop.visitor.send("listVariants", {
          query: { sort, limit: "1", cursor: forged },
        });
        expect(status).toContain(answer.status);
      }
    },
  );

  test("refuses contradictory ways to name a page of products", async () => {
    const query = { after: "temple-border", cursor: "x" };
    expect((await shop.visitor.call("listProducts", 400, { query })).message).toBe(
      'The field "after" must not be used with cursor.',
    );
    expect(
      (await shop.visitor.call("listProducts", 400, { query: { facets: "true" } })).message,
    ).toBe('The parameter "facets" is not known here.');
  });
});

describe("a search", () => {
  test.each([
    ["kurta", ["block-kurti--white", "lost-kurti--grey", "lost-kurti--black"]],
    ["kurtti white", ["block-kurti--white"]],
    ["पट्टू peacock", ["temple-border--peacock"]],
    [
      "kanjevarm temple",
      ["temple-border--rani-pink", "temple-border--peacock", "temple-border--mustard"],
    ],
    ["PEACOK", ["temple-border--peacock"]],
    ["checks indgo", ["chettinad-checks--indigo"]],
    ["temple black", []],
    ["?!", []],
    ["zzzzzz", []],
  ])("for %s finds %j", async (q, ids) => {
    expect(await variantIds({ q })).toEqual(ids);
  });

  test("ranks a match in the name first, and tells why", async () => {
    const { data } = await page({ q: "kanjivaram crepe" });
    expect(data[0]).toMatchObject({
      productVariantId: "mysore-crepe--leaf",
      reasons: [
        { field: "name", text: "mysore crepe", ranges: [[7, 12]] },
        { field: "origin", text: "Kanchipuram", ranges: [[0, 11]] },
      ],
    });
    expect((await page({})).data[0]).not.toHaveProperty("reasons");
  });

  test("is narrowed, paged and counted like a list", async () => {
    const whole = await variantIds({ q: "silk" });
    expect(whole).toHaveLength(8);
    expect(await followed({ q: "silk", limit: "3" })).toEqual(whole);
    expect(await variantIds({ q: "silk", sort: "price-up", limit: "1" })).toEqual([
      "chettinad-checks--indigo",
    ]);
    expect((await page({ q: "silk", categoryId: "clothing" })).total).toEqual({
      count: 3,
      isExact: true,
    });
    expect(await productIds({ q: "mustard temple" })).toEqual(["temple-border"]);
  });
});

describe("one product", () => {
  test("is answered with its variants", async () => {
    const product = await shop.visitor.call("getProduct", 200, { params: { id: "temple-border" } });
    expect(product).toEqual((await shop.visitor.call("listProducts", 200))[0]);
  });

  test("that nobody knows is 404", async () => {
    const { message } = await shop.visitor.call("getProduct", 404, { params: { id: "nobody" } });
    expect(message).toBe("We do not know this product.");
  });
});

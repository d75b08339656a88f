import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { giveSizes } from "../../testing/sizes.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import { products } from "../catalogue/catalogue.tables.ts";
import { expectRefusal, openMerchantShop, VARIANT } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";
import { MAX_ROWS } from "./merchantFields.rules.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let name: string;
let read: (path: string) => Promise<MerchantAnswer>;
let write: (path: string, body: unknown, method?: string) => Promise<MerchantAnswer>;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const uploads = join(shop.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  await writeFile(join(uploads, "home-1.webp"), "A picture");
  const reader = await merchant.addKey("catalogue:read");
  const writer = await merchant.addKey("catalogue:write");
  ({ name } = writer);
  read = (path) => merchant.send(path, reader.key);
  write = (path, body, method = "POST") => merchant.send(path, writer.key, { method, body });
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

const audited = () => shop.db.select().from(auditEntries).orderBy(auditEntries.id);

/** Expects the entries of changes by the key. */
const expectAudit = async (action: string, ...entries: object[]) => {
  const byKey = { actorKind: "key", actor: name, action };
  expect(await audited()).toMatchObject(entries.map((entry) => ({ ...byKey, ...entry })));
};

describe("products", () => {
  const listed = async (query = "") => {
    const { status, body } = await read(`/products${query}`);
    expect(status).toBe(200);
    return body["products"] as { id: string; hidden: boolean; variants: { id: string }[] }[];
  };

  test("come in pages by id, with their variants and prices", async () => {
    const ids: string[] = [];
    let next: string | null = "";
    for (let page = 0; next !== null && page < 10; page++) {
      const query: string = next === "" ? "" : `&after=${next}`;
      const { body } = await read(`/products?limit=2${query}`);
      ids.push(...(body["products"] as { id: string }[]).map(({ id }) => id));
      next = body["next"] as string | null;
    }
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect(await listed("?find=block-kurti")).toEqual([
      {
        id: "block-kurti",
        name: "block kurti",
        offerPrice: 1299.99,
        listPrice: 1500,
        hidden: false,
        subCategoryId: "kurtis",
        subCategoryName: "Kurtis",
        picture: "block-kurti--white.webp",
        stock: 2,
        variants: [
          {
            id: VARIANT,
            colourName: "white",
            stock: 2,
            hidden: false,
            bestSeller: false,
            newArrival: true,
            trending: true,
          },
        ],
      },
    ]);
  });

  test.each([
    ["KURTI", ["block-kurti", "lost-kurti"]],
    ["temple-border--peacock", ["temple-border"]],
    ["temple-border", ["temple-border"]],
    ["%", []],
  ])("are found by %s", async (find, ids) => {
    const found = await listed(`?find=${encodeURIComponent(find)}`);
    expect(found.map(({ id }) => id)).toEqual(ids);
  });

  test("are hidden and shown, and an entry names the key each time", async () => {
    const change = (action: string, more: object = {}) =>
      write("/products/block-kurti/changes", { action, ...more });
    const hidden = { id: "block-kurti", before: { hidden: false }, after: { hidden: true } };
    expect((await change("hide", { dryRun: true })).body).toEqual({
      dryRun: true,
      changes: [hidden],
    });
    expect(await listed("?hidden=true")).toEqual([]);
    expect((await change("hide")).body).toEqual({ dryRun: false, changes: [hidden] });
    expect(await listed("?hidden=true")).toMatchObject([{ id: "block-kurti", hidden: true }]);
    expect((await listed("?hidden=false")).map(({ id }) => id)).not.toContain("block-kurti");
    expect((await change("hide")).body).toEqual({ dryRun: false, changes: [] });
    await expectAudit("product:hide", {
      target: "product block-kurti",
      before: { hidden: false },
      after: { hidden: true },
    });
    expect((await change("show")).body["changes"]).toHaveLength(1);
    expect(await listed("?hidden=true")).toEqual([]);
  });

  test("and variants are marked; the last variant of a product is not hidden", async () => {
    const marked = await write("/products/temple-border/changes", {
      action: "flag",
      flags: { trending: true },
    });
    expect(marked.body["changes"]).toEqual([
      { id: "temple-border--rani-pink", before: { trending: false }, after: { trending: true } },
    ]);
    await expectAudit("product:flag", { target: "variant temple-border--rani-pink" });
    const more = await write("/variants/temple-border--mustard/changes", {
      action: "flag",
      flags: { trending: true, bestSeller: false },
    });
    expect(more.body["changes"]).toHaveLength(1);
    const none = await write("/products/temple-border/changes", {
      action: "flag",
      flags: { trending: false },
    });
    expect(none.body["changes"]).toHaveLength(2);
    const last = await write(`/variants/${VARIANT}/changes`, { action: "hide" });
    expectRefusal(last, 409, "last_variant");
    expect(last.body["message"]).toContain(
      "No variant of block kurti would be left: hide the product instead",
    );
    const one = await write("/variants/temple-border--peacock/changes", { action: "hide" });
    expect(one.body["changes"]).toEqual([
      { id: "temple-border--peacock", before: { hidden: false }, after: { hidden: true } },
    ]);
    await write("/variants/temple-border--peacock/changes", { action: "show" });
  });

  test.each([
    ["/products/nothing/changes", { action: "hide" }, 404, "unknown_product"],
    [
      `/products/${VARIANT}/changes`,
      { action: "flag", flags: { trending: true } },
      404,
      "unknown_product",
    ],
    ["/variants/nothing/changes", { action: "show" }, 404, "unknown_variant"],
    [
      "/variants/block-kurti/changes",
      { action: "flag", flags: { trending: true } },
      404,
      "unknown_variant",
    ],
    ["/products/block-kurti/changes", { action: "lose" }, 422, "invalid"],
    ["/products/block-kurti/changes", { action: "flag" }, 422, "invalid"],
    ["/products/block-kurti/changes", { action: "flag", flags: {} }, 422, "invalid"],
    [
      "/products/block-kurti/changes",
      { action: "hide", flags: { trending: true } },
      422,
      "invalid",
    ],
    ["/products/block-kurti/changes", { action: "price" }, 422, "invalid"],
    ["/variants/block-kurti--white/changes", { action: "price" }, 422, "invalid"],
  ])("%s with %j is refused", async (path, body, status, code) => {
    expectRefusal(await write(path, body), status, code);
    expect(await audited()).toEqual([]);
  });
});

describe("prices", () => {
  const pricesOf = () =>
    shop.db
      .select({
        id: products.id,
        offer: products.offerPricePaise,
        list: products.listPricePaise,
      })
      .from(products)
      .orderBy(products.id);
  const kurti = { offerPrice: 1299.99, listPrice: 1500 };

  test("of one product are set by what a program expects, and not when they are others", async () => {
    const set = (price: object) =>
      write("/products/block-kurti/changes", { action: "price", price });
    const next = { offerPrice: 999.5, listPrice: 1500 };
    expect((await set({ ...next, expected: kurti })).body).toEqual({
      dryRun: false,
      changes: [{ id: "block-kurti", before: kurti, after: next }],
    });
    await expectAudit("price:set", {
      target: "product block-kurti",
      before: { offerPricePaise: 129_999, listPricePaise: 150_000 },
      after: { offerPricePaise: 99_950, listPricePaise: 150_000 },
    });
    const late = await set({ offerPrice: 1, listPrice: 1, expected: kurti });
    expectRefusal(late, 409, "unexpected_price");
    expect(late.body["message"]).toBe(
      "block-kurti cost ₹1,299.99 reduced from ₹1,500 when you read it, and costs ₹999.50 reduced from ₹1,500 now: look at it again, then change it.",
    );
    const tooMuch = await set({ offerPrice: 2, listPrice: 1 });
    expectRefusal(tooMuch, 422, "invalid");
    expectRefusal(
      await write("/products/nothing/changes", { action: "price", price: kurti }),
      404,
      "unknown_product",
    );
    await set(kurti);
  });

  test("of a list are set all or none, and the shop's lists show them", async () => {
    const rows = [
      { id: "block-kurti", offerPrice: 1200, listPrice: 1500 },
      { id: "lost-kurti", offerPrice: 500, listPrice: 500 },
    ];
    const before = await pricesOf();
    const unknown = await write("/prices", {
      rows: [...rows, { id: "nothing", offerPrice: 1, listPrice: 1 }],
    });
    expectRefusal(unknown, 404, "unknown_product");
    expect(unknown.body["refused"]).toEqual([
      { id: "nothing", code: "unknown_product", message: "There is no product nothing." },
    ]);
    const dry = await write("/prices", { rows, dryRun: true });
    expect(dry.body["changes"]).toEqual([
      { id: "block-kurti", before: kurti, after: { offerPrice: 1200, listPrice: 1500 } },
    ]);
    expect(await pricesOf()).toEqual(before);
    expect(await audited()).toEqual([]);
    const late = await write("/prices", {
      rows: rows.map((row) => ({ ...row, expected: { offerPrice: 500, listPrice: 500 } })),
    });
    expectRefusal(late, 409, "unexpected_price");
    expect(late.body["message"]).toBe(
      "block-kurti cost ₹500 when you read it, and costs ₹1,299.99 reduced from ₹1,500 now: look at it again, then change it. Nothing was changed.",
    );
    expect(late.body["refused"]).toHaveLength(1);
    expect(await pricesOf()).toEqual(before);
    expect((await write("/prices", { rows })).body["changes"]).toHaveLength(1);
    await expectAudit("price:import", { target: "product block-kurti" });
    const list = await merchant.api.app.inject({
      url: "/api/products?ids=block-kurti&fields=card",
    });
    expect(list.body).toContain('"productOfferPrice":1200');
    await write("/prices", { rows: [{ id: "block-kurti", ...kurti }] });
  });

  test.each([
    [
      "more rows than a list takes",
      Array.from({ length: MAX_ROWS + 1 }, (_, i) => ({
        id: `p-${i}`,
        offerPrice: 1,
        listPrice: 1,
      })),
    ],
    ["no rows", []],
    [
      "a product twice",
      [
        { id: "block-kurti", ...kurti },
        { id: "block-kurti", ...kurti },
      ],
    ],
    ["an offer above the list price", [{ id: "block-kurti", offerPrice: 2, listPrice: 1 }]],
    ["nothing to pay", [{ id: "block-kurti", offerPrice: 0, listPrice: 1 }]],
    ["a third decimal", [{ id: "block-kurti", offerPrice: 0.015, listPrice: 1 }]],
    ["more than the database stores", [{ id: "block-kurti", offerPrice: 1, listPrice: 1e9 }]],
  ])("with %s are refused", async (_what, rows) => {
    const before = await pricesOf();
    expectRefusal(await write("/prices", { rows }), 422, "invalid");
    expect(await pricesOf()).toEqual(before);
  });

  test("of the largest list with the longest ids are refused for their ids, not for their size", async () => {
    const rows = Array.from({ length: MAX_ROWS }, (_, index) => ({
      id: String(index).padStart(100, "p"),
      offerPrice: 12_345.67,
      listPrice: 12_345.67,
      expected: { offerPrice: 12_345.67, listPrice: 12_345.67 },
    }));
    const { status, body } = await write("/prices", { rows });
    expect([status, (body["refused"] as object[]).length]).toEqual([404, MAX_ROWS]);
  });
});

describe("banners", () => {
  const put = (path: string, body: object) => write(`/banners/${path}`, body, "PUT");
  const listed = async () => (await read("/banners")).body["banners"];

  test("are listed, changed, added and removed, each time with an entry", async () => {
    expect(await listed()).toMatchObject([
      { place: "home", number: 1, image: "home-1.webp", link: null },
      { place: "collection", number: 1, image: "collection-1.webp" },
    ]);
    const words = { headline: " Kurtis ", linkText: "See them", link: "/allproducts?q=kurti" };
    const banner = { image: "home-1.webp", ...words, alt: "Two kurtis" };
    const dry = await put("home/2", { ...banner, expected: null, dryRun: true });
    expect(dry.body).toEqual({
      dryRun: true,
      place: "home",
      number: 2,
      before: null,
      after: "home-1.webp",
    });
    expect(await listed()).toHaveLength(2);
    await put("home/2", { ...banner, expected: null });
    expect(await listed()).toMatchObject([
      { number: 1 },
      { place: "home", number: 2, ...banner, headline: "Kurtis" },
      { place: "collection" },
    ]);
    await expectAudit("banner:set", {
      target: "banner home 2",
      before: { picture: null },
      after: { picture: "home-1.webp", headline: "Kurtis", link: "/allproducts?q=kurti" },
    });
    const late = await put("home/2", { ...banner, expected: null });
    expectRefusal(late, 409, "unexpected_banner");
    expect(late.body["message"]).toBe(
      "Somebody has changed banner 2 of the home page since you opened it: it has the picture home-1.webp and the headline “Kurtis” now. Look at it again, then change it.",
    );
    const removed = await write("/banners/home/2?expected=home-1.webp", undefined, "DELETE");
    expect(removed).toMatchObject({ status: 200, body: { before: "home-1.webp", after: null } });
    expect(await listed()).toHaveLength(2);
  });

  test("are moved in the order of the page, unless somebody has changed them", async () => {
    const number = (image: string, alt: string) => ({ image, alt });
    await put("home/2", number("home-1.webp", "Second"));
    await put("home/3", number("home-1.webp", "Third"));
    await shop.db.delete(auditEntries);
    const banners = (await listed()) as { alt: string; version: string }[];
    const version = banners[2]?.version;
    const move = (at: number, body: object) => write(`/banners/home/${at}/moves`, body);
    const alts = (body: unknown) => (body as { alt: string }[]).slice(0, 3).map(({ alt }) => alt);
    const moved = await move(3, { to: 1, version });
    expect(alts(moved.body["banners"])).toEqual(["Third", "", "Second"]);
    expect(alts(await listed())).toEqual(["Third", "", "Second"]);
    await expectAudit("banner:move", {
      target: "banner home 3",
      before: { number: 3 },
      after: { number: 1 },
    });
    await put("home/1", { ...number("home-1.webp", "Third, changed"), version });
    expectRefusal(await move(1, { to: 2, version }), 409, "unexpected_banner");
    const late = await put("home/1", { ...number("home-1.webp", "Late"), version });
    expectRefusal(late, 409, "unexpected_banner");
    expect(late.body["message"]).toBe(
      "Somebody has changed banner 1 of the home page since you opened it: it has the picture home-1.webp now. Look at it again, then change it.",
    );
    expectRefusal(await move(4, { to: 1 }), 404, "unknown_banner");
    expectRefusal(await move(1, { to: 4 }), 404, "unknown_banner");
    await write("/banners/home/3", undefined, "DELETE");
    await write("/banners/home/1", undefined, "DELETE");
    expect(await listed()).toHaveLength(2);
  });

  test("without a link are shown with the words that the store chooses", async () => {
    await put("home/2", { image: "home-1.webp", link: null, expected: null });
    expect(await listed()).toMatchObject([{}, { number: 2, link: null, headline: "" }, {}]);
    await write("/banners/home/2", undefined, "DELETE");
  });

  test.each([
    ["home/9", { image: "home-1.webp" }, 404, "unknown_banner"],
    ["home/1", { image: "nothing.webp" }, 404, "unknown_picture"],
    ["home/1", { image: "../secret.webp" }, 422, "invalid"],
    ["home/1", { image: ".." }, 422, "invalid"],
    ["attic/1", { image: "home-1.webp" }, 422, "invalid"],
    ["home/0", { image: "home-1.webp" }, 422, "invalid"],
    ["home/1", { image: "home-1.webp", link: "//evil.example" }, 422, "invalid"],
    ["home/1", { image: "home-1.webp", linkText: "See" }, 422, "invalid"],
    ["home/1", { image: "home-1.webp", alt: "x".repeat(201) }, 422, "invalid"],
    ["collection/1", { image: "home-1.webp", headline: "Kurtis" }, 422, "invalid"],
    ["home/1", {}, 422, "invalid"],
  ])("%s with %j is refused", async (path, body, status, code) => {
    const before = await listed();
    expectRefusal(await put(path, body), status, code);
    expect(await listed()).toEqual(before);
  });
});

test("a size, a SKU and prices of their own are in the list of products, which finds a SKU", async () => {
  await giveSizes(shop.db);
  const { body } = await read("/products?find=kt-WHITE-l");
  const [product] = body["products"] as { id: string; variants: { id: string }[] }[];
  expect(product).toMatchObject({ id: "block-kurti", offerPrice: 1299.99 });
  const [plain, , dearer] = product?.variants ?? [];
  expect(dearer).toMatchObject({
    optionName: "Size",
    optionValue: "L",
    sku: "KT-white-L",
    offerPrice: 1499.99,
    listPrice: 1800,
  });
  expect(plain).not.toHaveProperty("offerPrice");
  expect((await read("/products?find=KT-white")).body["products"]).toEqual([]);
});

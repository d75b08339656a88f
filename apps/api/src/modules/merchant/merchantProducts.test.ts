import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { auditEntries } from "../audit/audit.tables.ts";
import type { ShownProduct, ShownVariant } from "../catalogue/productEditor.rules.ts";
import { expectRefusal, openMerchantShop } from "./merchant.fixtures.ts";
import type { MerchantAnswer, MerchantShop } from "./merchant.fixtures.ts";

let merchant: MerchantShop;
let shop: OpsShop;
let send: (method: string, path: string, body?: unknown) => Promise<MerchantAnswer>;
let exports = 0;

beforeAll(async () => {
  merchant = await openMerchantShop();
  ({ shop } = merchant);
  const { key } = await merchant.addKey("catalogue:read,catalogue:write");
  send = (method, path, body) =>
    merchant.send(path, key, { method, ...(body === undefined ? {} : { body }) });
  const uploads = join(shop.config.dataDir, "uploads");
  await mkdir(uploads, { recursive: true });
  for (const name of ["one.webp", "two.webp"]) await writeFile(join(uploads, name), "A picture");
});
afterAll(() => merchant.close());
beforeEach(async () => {
  await shop.db.delete(auditEntries);
});

const show = async (id: string): Promise<ShownProduct> => {
  const { status, body } = await send("GET", `/products/${id}`);
  expect(status).toBe(200);
  return body as unknown as ShownProduct;
};

/** Returns what an editor sends that has changed nothing. */
const edited = ({ id: _id, version, variants, ...product }: ShownProduct) => ({
  ...product,
  variants: variants.map(
    ({ onHand: _onHand, reserved: _reserved, available: _available, ...variant }) => variant,
  ),
  expected: version,
});

type Change = (product: ReturnType<typeof edited>) => object;

const save = async (id: string, change: Change) => {
  const product = edited(await show(id));
  return send("PUT", `/products/${id}`, { ...product, ...change(product) });
};

/** Changes one variant of a product. */
const withVariant =
  (index: number, change: object): Change =>
  ({ variants }) => ({
    variants: variants.map((variant, at) => (at === index ? { ...variant, ...change } : variant)),
  });

const exported = async (): Promise<Record<string, string>> => {
  const folder = join(shop.folder, `export-${exports++}`);
  const { code } = await shop.ops("catalogue:export", folder);
  expect(code).toBe(0);
  const files = ["subcategories.csv", "products.csv", "variants.csv"];
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [file, await readFile(join(folder, file), "utf8")]),
    ),
  );
};

const versions = () =>
  rowsOf<{ id: string; xmin: string }>(
    shop.db,
    sql`SELECT id, xmin::text FROM products UNION ALL SELECT id, xmin::text FROM variants
      UNION ALL SELECT id, xmin::text FROM variant_images ORDER BY 1, 2`,
  );

const audited = async () =>
  (await shop.db.select().from(auditEntries).orderBy(auditEntries.id)).map(
    ({ action, target, before, after }) => ({ action, target, before, after }),
  );

const fieldsOf = ({ body }: MerchantAnswer) =>
  body["fields"] as { path: string; message: string }[];

describe("a product that is saved", () => {
  test("unchanged writes nothing and says nothing to the log", async () => {
    const [before, rows] = [await exported(), await versions()];
    for (const id of ["temple-border", "block-kurti", "lost-kurti"])
      expect((await save(id, () => ({}))).status).toBe(200);
    expect(await exported()).toEqual(before);
    expect(await versions()).toEqual(rows);
    expect(await audited()).toEqual([]);
  });

  test("writes only the row with another value: a SKU touches no stock and no other variant", async () => {
    const before = await versions();
    const answer = await save("temple-border", withVariant(1, { sku: "TB-PEACOCK" }));
    expect(answer.status).toBe(200);
    const rows = new Map(before.map(({ id, xmin }) => [id, xmin]));
    const written = (await versions()).filter(({ id, xmin }) => rows.get(id) !== xmin);
    expect(written.map(({ id }) => id)).toEqual(["temple-border--peacock"]);
    expect(answer.body["variants"]).toMatchObject([
      { available: 0 },
      { available: 5 },
      { available: 9 },
    ]);
    expect(await audited()).toEqual([
      {
        action: "product:save",
        target: "variant temple-border--peacock",
        before: { sku: null },
        after: { sku: "TB-PEACOCK" },
      },
    ]);
  });

  test("goes through export and import to the byte, with facts of every kind", async () => {
    const answer = await save("chettinad-checks", ({ facts }) => ({
      name: 'Checks, "plain" – ₹ & <b>',
      description: "  Two lines,\nwith a comma; and ‘quotes’  ",
      tag: "NEW",
      offerPrice: 1299.5,
      listPrice: null,
      facts: { ...facts, material: "Cotton, silk", makingDays: 3, clothLengthCentimetres: null },
    }));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      description: "Two lines,\nwith a comma; and ‘quotes’",
      offerPrice: 1299.5,
      listPrice: null,
    });
    const before = await exported();
    const folder = join(shop.folder, `export-${exports - 1}`);
    const { lines } = await shop.ops("catalogue:import", folder);
    expect(lines.join("\n")).toContain("Products: 0 new, 0 changed");
    expect(lines.join("\n")).toContain("Variants: 0 new, 0 changed");
    expect(await exported()).toEqual(before);
  });

  test("is found by its new words, and shown with them at once", async () => {
    await save("mysore-crepe", ({ facts }) => ({ name: "Moonlight drape", facts }));
    const found = await merchant.api.app.inject("/api/product-variants?q=moonlight");
    expect(found.json<{ total: { count: number } }>().total.count).toBe(1);
    const page = await merchant.api.app.inject("/api/products/mysore-crepe");
    expect(page.json<{ productName: string }>().productName).toBe("Moonlight drape");
  });

  test("has its variants in the order that is sent, and its picture is that of the first", async () => {
    const answer = await save("temple-border", ({ variants }) => ({
      variants: variants.toReversed(),
    }));
    const ids = (answer.body["variants"] as ShownVariant[]).map(({ id }) => id);
    expect(ids).toEqual([
      "temple-border--mustard",
      "temple-border--peacock",
      "temple-border--rani-pink",
    ]);
    const [listed] = (await send("GET", "/products?find=temple-border")).body[
      "products"
    ] as object[];
    expect(listed).toMatchObject({
      picture: "temple-border--mustard.webp",
      stock: 14,
      subCategoryId: "silk",
    });
    await save("temple-border", ({ variants }) => ({ variants: variants.toReversed() }));
  });

  test("hides and shows itself and its variants, with the entries of those commands", async () => {
    const change =
      (hidden: boolean): Change =>
      (product) => ({
        hidden,
        ...withVariant(0, { hidden })(product),
      });
    expect((await save("lost-kurti", change(true))).status).toBe(200);
    expect((await merchant.api.app.inject("/api/products/lost-kurti")).statusCode).toBe(404);
    expect((await audited()).map(({ action, target }) => `${action} ${target}`)).toEqual([
      "product:hide product lost-kurti",
      "variant:hide variant lost-kurti--grey",
    ]);
    await save("lost-kurti", change(false));
    const nothing = await save("lost-kurti", ({ variants }) => ({
      variants: variants.map((variant) => ({ ...variant, hidden: true })),
    }));
    expect(fieldsOf(nothing)).toEqual([
      { path: "variants", message: "No variant would be shown: hide the product instead." },
    ]);
  });
});

describe("stock", () => {
  const onHand = async (index: number) => (await show("temple-border")).variants[index]?.onHand;

  test("changes by a difference only, with the entry of a stock change", async () => {
    const before = (await onHand(1)) ?? 0;
    const stock = { difference: -2, expected: before };
    const answer = await save("temple-border", withVariant(1, { stock }));
    expect(answer.status).toBe(200);
    expect(await onHand(1)).toBe(before - 2);
    expect(await audited()).toMatchObject([
      { action: "stock:adjust", before: { onHand: before }, after: { onHand: before - 2 } },
    ]);
  });

  test("that another one changed meanwhile is refused with both numbers, also if they agree", async () => {
    const before = (await onHand(1)) ?? 0;
    const stock = { difference: -1, expected: before + 1 };
    const answer = await save("temple-border", withVariant(1, { stock, sku: "LOST" }));
    expectRefusal({ ...answer, body: withoutMore(answer) }, 409, "changed_meanwhile");
    expect(answer.body["fields"]).toEqual([
      { path: "variants.temple-border--peacock.onHand", sent: before + 1, stored: before },
    ]);
    expect((await show("temple-border")).variants[1]?.sku).not.toBe("LOST");
  });

  test.each([
    [{ difference: -4, expected: 3 }, /whole number from 0/],
    [{ difference: 1_000_000_000, expected: 3 }, /whole number from 0 to 1000000000/],
  ])("%j is refused in words at its field", async (stock, words) => {
    await shop.db.execute(sql`UPDATE variants SET stock = 3 WHERE id = 'temple-border--peacock'`);
    const answer = await save("temple-border", withVariant(1, { stock }));
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toEqual([
      { path: "variants.1.onHand", message: expect.stringMatching(words) as string },
    ]);
  });
});

const withoutMore = ({ body }: MerchantAnswer): Record<string, unknown> => {
  const { fields: _fields, product: _product, free: _free, ...rest } = body;
  return rest;
};

describe("a product that somebody else changed", () => {
  test("is refused with both values of each field, and the product as it is", async () => {
    const mine = edited(await show("block-kurti"));
    await save("block-kurti", () => ({ offerPrice: 1199 }));
    const answer = await send("PUT", "/products/block-kurti", { ...mine, name: "My kurti" });
    expectRefusal({ ...answer, body: withoutMore(answer) }, 409, "changed_meanwhile");
    expect(answer.body["fields"]).toEqual([
      { path: "name", sent: "My kurti", stored: "block kurti" },
      { path: "offerPrice", sent: 1299.99, stored: 1199 },
    ]);
    expect(answer.body["product"]).toMatchObject({ name: "block kurti", offerPrice: 1199 });
    expect((await show("block-kurti")).name).toBe("block kurti");
  });

  test("at the same moment: one of two saves wins, the other one learns of it", async () => {
    const mine = edited(await show("block-kurti"));
    const answers = await Promise.all(
      [1, 2].map((n) => send("PUT", "/products/block-kurti", { ...mine, name: `Kurti ${n}` })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test("to what I want, too, is saved", async () => {
    const mine = edited(await show("block-kurti"));
    await save("block-kurti", () => ({ name: "The same name" }));
    const sent = { ...mine, name: "The same name" };
    expect((await send("PUT", "/products/block-kurti", sent)).status).toBe(200);
  });
});

const newVariant = (change: object = {}) => ({
  colourName: "Red",
  colour: "#c2185b",
  optionValue: "",
  sku: "",
  barcode: "",
  weightGrams: null,
  offerPrice: null,
  listPrice: null,
  bestSeller: false,
  newArrival: false,
  trending: false,
  hidden: false,
  pictures: [{ image: "one.webp", alt: "" }],
  clothPicture: null,
  borderPicture: null,
  onHand: 3,
  ...change,
});

const newProduct = async (change: object = {}) => {
  const { facts } = await show("chettinad-checks");
  return {
    name: "Temple Silk",
    subCategoryId: "silk",
    offerPrice: 900,
    listPrice: 1000,
    description: "",
    tag: "",
    optionName: "",
    hidden: false,
    facts,
    variants: [newVariant()],
    ...change,
  };
};

describe("a new product", () => {
  test("gets ids of its names, texts for its pictures, and is in the shop at once", async () => {
    const sizes = Array.from({ length: 40 }, (_, n) => `${n + 30}`);
    const product = await newProduct({
      name: "Forty sizes",
      optionName: "Size",
      variants: ["Red", "Blue"].flatMap((colourName) =>
        sizes.map((optionValue) =>
          newVariant({
            colourName,
            optionValue,
            sku: `${colourName}-${optionValue}`,
            pictures: [
              { image: "one.webp", alt: "" },
              { image: "two.webp", alt: "The border | close" },
            ],
          }),
        ),
      ),
    });
    const answer = await send("POST", "/products", product);
    expect(answer.status).toBe(201);
    const { id, variants } = answer.body as unknown as ShownProduct;
    expect(id).toBe("forty-sizes");
    expect(variants).toHaveLength(80);
    expect(variants[0]).toMatchObject({
      id: "forty-sizes--red-30",
      onHand: 3,
      pictures: [
        { image: "one.webp", alt: "Red Forty sizes" },
        { image: "two.webp", alt: "The border / close" },
      ],
    });
    const page = await merchant.api.app.inject("/api/products/forty-sizes");
    expect(page.json<{ Variants: object[] }>().Variants).toHaveLength(80);
    expect(await audited()).toMatchObject([
      { action: "product:create", target: "product forty-sizes", after: { variants: 80 } },
    ]);
  });

  test("with an address that a product has is refused, with a free one, and so is the second of two at once", async () => {
    const product = await newProduct({ name: "Twin" });
    const answers = await Promise.all([1, 2].map(() => send("POST", "/products", product)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: "product_exists", free: "twin-2" });
    expect(refused?.body["message"]).toBe(
      "'Twin' has this address already: choose another one, such as twin-2.",
    );
  });

  test("says everything that is wrong with it, each at its field", async () => {
    await save("temple-border", withVariant(0, { sku: "taken-1" }));
    const answer = await send(
      "POST",
      "/products",
      await newProduct({
        name: "",
        id: "Wrong Id",
        subCategoryId: "nothing",
        offerPrice: 2000,
        tag: "SALE",
        optionName: "Size",
        facts: { ...(await newProduct()).facts, material: "x".repeat(201), makingDays: 500 },
        variants: [
          newVariant({ optionValue: "S", sku: "TAKEN-1", colour: "red" }),
          newVariant({ optionValue: "s", sku: "B", onHand: null }),
          newVariant({ optionValue: "M", sku: "b", pictures: [], weightGrams: 1.5 }),
          newVariant({ colourName: "Red", pictures: [{ image: "gone.webp", alt: "" }] }),
          newVariant({ optionValue: "L", offerPrice: 5, listPrice: 4 }),
        ],
      }),
    );
    expect(answer.status).toBe(422);
    expect(
      Object.fromEntries(fieldsOf(answer).map(({ path, message }) => [path, message])),
    ).toEqual({
      id: "'Wrong Id' is not made of small letters, digits and hyphens.",
      name: "The name is empty.",
      subCategoryId: "There is no group 'nothing'.",
      offerPrice: "2000 is above the list price of 1000.",
      tag: "'SALE' is none of Hot Sale, NEW, 10% OFF, and not empty.",
      "facts.material": "It has 201 characters; 200 are the most.",
      "facts.makingDays": "'500' is not a whole number from 1 to 400.",
      "variants.0.colour": "'red' is not a colour such as #c2185b.",
      "variants.0.sku": "'TAKEN-1' is already that of 'temple-border--rani-pink'.",
      "variants.1.optionValue": "'s' in this colour is already in row 1.",
      "variants.1.onHand": "A new variant needs a number of pieces.",
      "variants.2.pictures": "Add a picture: shoppers see every colour.",
      "variants.2.sku": "'b' is already in row 2.",
      "variants.2.weightGrams": "'1.5' is not a whole number from 0 to 1000000.",
      "variants.3.optionValue": expect.stringMatching(
        /^The value of the option is empty, and/,
      ) as string,
      "variants.3.pictures": "There is no picture 'gone.webp' any more: choose the picture again.",
      "variants.4.offerPrice": "5 is above the list price of 4.",
    });
    expect((await send("GET", "/products/Wrong%20Id")).status).toBe(404);
  });
});

describe("variants", () => {
  test("are added and removed in one save; those that were ordered stay, in words", async () => {
    await send("POST", "/products", await newProduct({ name: "Changing" }));
    const first = await save("changing", () => ({
      variants: [newVariant({ colourName: "Blue" }), newVariant({ colourName: "Green" })],
    }));
    expect((first.body["variants"] as ShownVariant[]).map(({ id }) => id)).toEqual([
      "changing--blue",
      "changing--green",
    ]);
    const page = await merchant.api.app.inject("/api/product-variants?q=changing");
    expect(page.json<{ total: { count: number } }>().total.count).toBe(2);
    await merchant.addOrder();
    const ordered = await save("block-kurti", () => ({ variants: [newVariant()] }));
    expect(fieldsOf(ordered)).toEqual([
      {
        path: "variants",
        message: expect.stringMatching(
          /\(white\) was ordered and cannot be removed: hide it/,
        ) as string,
      },
    ]);
  });

  test("exchange their SKUs in one save", async () => {
    await save("temple-border", ({ variants }) => ({
      variants: variants.map((variant, at) => ({ ...variant, sku: `T-${at}` })),
    }));
    const answer = await save("temple-border", ({ variants }) => ({
      variants: variants.map((variant, at) => ({ ...variant, sku: `T-${(at + 1) % 3}` })),
    }));
    expect((answer.body["variants"] as ShownVariant[]).map(({ sku }) => sku)).toEqual([
      "T-1",
      "T-2",
      "T-0",
    ]);
  });
});

describe("groups", () => {
  test("are added with the one above them, once, and offered by the form", async () => {
    const body = { name: "Shawls", categoryName: "clothing" };
    expect((await send("POST", "/groups", body)).body).toEqual({
      id: "shawls",
      name: "Shawls",
      categoryName: "Clothing",
    });
    expectRefusal(await send("POST", "/groups", body), 409, "group_exists");
    const empty = await send("POST", "/groups", { name: " ", categoryName: "Clothing" });
    expect(fieldsOf(empty)).toEqual([{ path: "name", message: "The name is empty." }]);
    const { body: form } = await send("GET", "/product-form");
    expect(form["groups"]).toContainEqual({
      id: "shawls",
      name: "Shawls",
      categoryName: "Clothing",
    });
    expect(form["facts"]).toContainEqual(
      expect.objectContaining({
        name: "makingDays",
        kind: "number",
        min: 1,
        max: 400,
        unit: "days",
      }),
    );
  });
});

describe("several products at once", () => {
  const change = (body: object) => send("POST", "/product-changes", body);

  test("cost a share less, with the prices of their variants, as previewed or not at all", async () => {
    await save("temple-border", (product) => ({
      offerPrice: 1000,
      listPrice: 1200,
      ...withVariant(2, { offerPrice: 1111 })(product),
    }));
    const order = {
      action: "price",
      ids: ["temple-border", "lost-kurti"],
      percent: -15,
      roundTo: 5,
    };
    const preview = await change({ ...order, dryRun: true });
    expect(preview.body).toEqual({
      dryRun: true,
      changes: [
        {
          id: "lost-kurti",
          before: { offerPrice: 500, listPrice: 500 },
          after: { offerPrice: 425, listPrice: 425 },
        },
        {
          id: "temple-border",
          before: { offerPrice: 1000, listPrice: 1200 },
          after: { offerPrice: 850, listPrice: 1200 },
        },
        {
          id: "temple-border--mustard",
          before: { offerPrice: 1111, listPrice: 1200 },
          after: { offerPrice: 945, listPrice: 1200 },
        },
      ],
    });
    const expected = (preview.body["changes"] as { id: string; before: object }[]).map(
      ({ id, before }) => ({ id, ...before }),
    );
    await save("lost-kurti", () => ({ offerPrice: 499 }));
    expectRefusal(await change({ ...order, expected }), 409, "unexpected_price");
    expect((await show("temple-border")).offerPrice).toBe(1000);
    await save("lost-kurti", () => ({ offerPrice: 500 }));
    expect((await change({ ...order, expected })).body["changes"]).toHaveLength(3);
    expect((await show("temple-border")).variants[2]).toMatchObject({
      offerPrice: 945,
      listPrice: null,
    });
  });

  test("without a list price have none when their price changes", async () => {
    const variantPrice = async () => (await show("lost-kurti")).variants[0]?.listPrice;
    await save("lost-kurti", () => ({ offerPrice: 500, listPrice: 500 }));
    expect((await show("lost-kurti")).listPrice).toBeNull();
    await save("lost-kurti", (product) => ({
      offerPrice: 400,
      ...withVariant(0, { offerPrice: 300 })(product),
    }));
    expect((await show("lost-kurti")).listPrice).toBeNull();
    const change = { action: "price", ids: ["lost-kurti"], percent: 50 };
    expect((await send("POST", "/product-changes", change)).body["changes"]).toMatchObject([
      { after: { offerPrice: 600, listPrice: 600 } },
      { before: { listPrice: 300 }, after: { offerPrice: 450, listPrice: 450 } },
    ]);
    expect((await show("lost-kurti")).listPrice).toBeNull();
    expect(await variantPrice()).toBeNull();
    await save("lost-kurti", (product) => ({
      offerPrice: 500,
      ...withVariant(0, { offerPrice: null })(product),
    }));
  });

  test("are hidden, shown and marked, all of them or none", async () => {
    const ids = ["lost-kurti", "chettinad-checks"];
    expectRefusal(
      await change({ action: "hide", ids: [...ids, "nothing"] }),
      404,
      "unknown_product",
    );
    expect((await show("lost-kurti")).hidden).toBe(false);
    expect((await change({ action: "hide", ids })).body["changes"]).toHaveLength(2);
    expect((await send("GET", "/products?hidden=true")).body["products"]).toHaveLength(2);
    await change({ action: "show", ids });
    const marked = await change({ action: "flag", ids, flags: { trending: true } });
    expect(marked.body["changes"]).toEqual([
      { id: "chettinad-checks--indigo", before: { trending: false }, after: { trending: true } },
      { id: "lost-kurti--grey", before: { trending: false }, after: { trending: true } },
    ]);
    const page = await merchant.api.app.inject("/api/product-variants?isTrending=true&q=indigo");
    expect(page.json<{ total: { count: number } }>().total.count).toBe(1);
  });

  test("are at most 100, each once", async () => {
    const ids = Array.from({ length: 101 }, (_, n) => `p-${n}`);
    expect((await change({ action: "hide", ids })).status).toBe(422);
    expect((await change({ action: "hide", ids: ["a", "a"] })).status).toBe(422);
  });
});

test("the list is narrowed by group and stock, and a SKU finds its product", async () => {
  const found = async (query: string) =>
    ((await send("GET", `/products?${query}`)).body["products"] as { id: string }[]).map(
      ({ id }) => id,
    );
  await shop.db.execute(sql`UPDATE variants SET stock = 0 WHERE product_id = 'lost-kurti'`);
  expect(await found("subCategoryId=cotton")).toEqual(["chettinad-checks"]);
  expect(await found("withoutStock=true")).toEqual(["lost-kurti"]);
  expect(await found("withoutPicture=true")).toEqual([]);
  expect(await found("find=t-1")).toEqual(["temple-border"]);
  expect(await found("find=CHECKS%2C%20%22")).toEqual(["chettinad-checks"]);
});

import { mkdir, readFile, readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { factEntries, factNames, mapFacts } from "@pallu/contract";
import type { FactName } from "@pallu/contract";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { sendTo } from "../../testing/shopCaller.ts";
import { buyOne } from "../../testing/shopLoad.ts";
import { createTestApi } from "../../testing/createTestApi.ts";
import { orderLines, orders } from "../orders/orders.tables.ts";
import { insertWebhook } from "../webhooks/webhooks.repo.ts";
import { webhookDeliveries, webhooks } from "../webhooks/webhooks.tables.ts";
import { products, variantImages, variants } from "./catalogue.tables.ts";
import { catalogueFiles, fileColumns } from "./catalogueCsv.rules.ts";
import { findMasterFile } from "./pictures.rules.ts";

let shop: OpsShop;
let folder: string;
let files = 0;
beforeAll(async () => {
  shop = await openOpsShop();
  await shop.db
    .update(products)
    .set({ optionName: "Size" })
    .where(eq(products.id, "temple-border"));
  await shop.db
    .update(variants)
    .set({
      optionValue: "Free size",
      sku: sql`upper(${variants.id})`,
      barcode: sql`'890000000000' || ${variants.position}`,
      weightGrams: sql`650 + ${variants.position}`,
      offerPricePaise: 11_999_50,
      listPricePaise: 14_000_00,
    })
    .where(eq(variants.productId, "temple-border"));
});
afterAll(() => shop.close());
beforeEach(async () => {
  folder = join(shop.folder, `files-${files++}`);
  await mkdir(join(folder, "pictures"), { recursive: true });
});

const put = (file: string, ...lines: string[]): Promise<void> =>
  writeFile(join(folder, file), `${lines.join("\n")}\n`);

const drawPicture = async (name: string, width: number, colour: string): Promise<void> => {
  const create = {
    width,
    height: Math.round(width * 1.25),
    channels: 3,
    background: colour,
  } as const;
  await sharp({ create })
    .jpeg()
    .toFile(join(folder, "pictures", name));
};

/** Returns the rows of an exported file by their columns. */
const readExported = async (from: string, file: string): Promise<Record<string, string>[]> =>
  parse(await readFile(join(from, file), "utf8"), { bom: true, columns: true });

const productHead =
  "id,subcategory,name,offer_price,list_price,tag,brand,material,origin,weave,size,care,description";
const productRow = (id: string, subcategory = "silk", prices = "100,200"): string =>
  `${id},${subcategory},New ${id},${prices},NEW,Pallu,Silk,Salem,Hand loom,6 m,Dry clean,"Two lines,\nwith a comma"`;
const variantHead = "id,product,colour,colour_name,stock,best_seller,pictures";

const versions = async (): Promise<string> => {
  const rows = await rowsOf(
    shop.db,
    sql`SELECT 'p' AS t, id, xmin::text FROM products UNION ALL SELECT 'v', id, xmin::text FROM variants
      UNION ALL SELECT 'i', id, xmin::text FROM variant_images UNION ALL SELECT 's', id, xmin::text FROM subcategories
      ORDER BY 1, 2`,
  );
  return JSON.stringify(rows);
};

describe("catalogue:export, then catalogue:import", () => {
  test("is tried with a product that has a value in every column", async () => {
    const [full] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    const columns = Object.keys(
      getTableColumns(products),
    ) as (keyof typeof products.$inferSelect)[];
    expect(columns.filter((name) => (full?.[name] ?? "") === "")).toEqual([]);
  });

  test("touches no row", async () => {
    const before = await versions();
    const target = join(folder, "all");
    expect((await shop.ops("catalogue:export", target)).lines).toEqual([
      `Wrote 5 products and 8 variants to ${target}.`,
    ]);
    const { code, lines } = await shop.ops("catalogue:import", target);
    expect(lines).toEqual([
      "Subcategories: 0 new, 0 changed, 3 as they were.",
      "Products: 0 new, 0 changed, 5 as they were.",
      "Variants: 0 new, 0 changed, 8 as they were.",
      "Pictures: 0 read, 0 written.",
      expect.stringMatching(/^16 rows in /),
    ]);
    expect(code).toBe(0);
    expect(await versions()).toBe(before);
    expect((await shop.ops("catalogue:export", target)).code).toBe(1);
    const again = join(folder, "again");
    await shop.ops("catalogue:export", again);
    for (const file of catalogueFiles)
      expect(await readFile(join(again, file), "utf8")).toBe(
        await readFile(join(target, file), "utf8"),
      );
  });
});

test("an export that is read back gives no sold pieces back, and a count in it must find what was exported", async () => {
  const id = "block-kurti--white";
  const level = async () => {
    const { lines } = await shop.ops("stock:list", "--below", "1000000", "--json");
    const { variants: rows } = JSON.parse(lines.join("")) as { variants: { id: string }[] };
    return rows.find((row) => row.id === id);
  };
  const api = await createTestApi({
    database: shop.database,
    config: { ...shop.config, logLevel: "silent" },
  });
  const buy = () => buyOne(shop.db, sendTo(api.app), id);
  await shop.ops("stock:set", id, "9");
  await buy();
  const target = join(folder, "exported");
  await shop.ops("catalogue:export", target);
  const file = join(target, "variants.csv");
  const exported = await readFile(file, "utf8");
  expect(exported).toMatch(new RegExp(`^${id},.*,9,9,`, "m"));

  await buy();
  const [order = { id: "" }] = await shop.db.select().from(orders).orderBy(orders.seq);
  await shop.ops("order:confirm", order.id);
  await shop.ops("order:pack", order.id);
  expect(await level()).toMatchObject({ onHand: 8, reserved: 1, stock: 7 });
  expect((await shop.ops("catalogue:import", target)).lines[2]).toMatch(
    /^Variants: 0 new, 0 changed, /,
  );
  expect(await level()).toMatchObject({ onHand: 8, reserved: 1, stock: 7 });

  const edit = (stock: number, expected: number | "") =>
    writeFile(
      file,
      exported.replace(new RegExp(`^(${id},.*),9,9,`, "m"), `$1,${stock},${expected},`),
    );
  const importIt = (...args: string[]) => shop.ops("catalogue:import", target, ...args);
  await edit(20, 9);
  expect(await importIt()).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        new RegExp(
          `^variants.csv, line \\d+, column stock: ${id} had 9 on hand when you read it, and has 8 now: look at it again, then change it$`,
        ),
      ),
      "1 fault: nothing was written.",
    ],
  });
  await edit(0, "");
  expect((await importIt("--dry-run")).lines[0]).toContain(
    `column stock: ${id} cannot have 0 on hand: it has 8, 1 of them reserved`,
  );
  await edit(20, 8);
  // Read again, as after an import that stopped, the row has nothing left to change.
  for (const changed of [1, 0]) {
    expect((await importIt()).lines[2]).toContain(`Variants: 0 new, ${changed} changed, `);
    expect(await level()).toMatchObject({ onHand: 20, reserved: 1, stock: 19 });
  }
  await api.close();
  await shop.db.delete(orders);
});

describe("catalogue:export, a column dropped, catalogue:import, catalogue:export", () => {
  const dropped = Object.entries(fileColumns).flatMap(([file, { optional }]) =>
    optional.map((column) => ({ file, column })),
  );

  test("every optional column has a value that nothing else sets", async () => {
    await shop.db.update(variantImages).set({
      alt: sql`'Detail ' || ${variantImages.position} || ' of ' || ${variantImages.variantId}`,
    });
    const target = join(folder, "all");
    await shop.ops("catalogue:export", target);
    for (const { file, column } of dropped) {
      const rows = await readExported(target, file);
      const values = rows.map((row) => row[column] ?? "");
      expect([column, values.some((value) => !["", "no"].includes(value))]).toEqual([column, true]);
    }
  });

  test.each(dropped)("$file without $column: the same bytes", async ({ file, column }) => {
    const target = join(folder, "all");
    await shop.ops("catalogue:export", target);
    const rows = await readExported(target, file);
    await writeFile(
      join(folder, file),
      stringify(
        rows.map(({ [column]: _dropped, ...others }) => others),
        { header: true },
      ),
    );
    const { code, lines } = await shop.ops("catalogue:import", folder);
    expect([
      code,
      lines.filter((line) => !/: 0 new, 0 changed|^Pictures: 0|rows in/.test(line)),
    ]).toEqual([0, []]);
    const again = join(folder, "again");
    await shop.ops("catalogue:export", again);
    expect(await readFile(join(again, file), "utf8")).toBe(
      await readFile(join(target, file), "utf8"),
    );
  });
});

test("a picture's text with the sign that separates texts can be exported and imported", async () => {
  const id = "mysore-crepe--leaf";
  await shop.db
    .update(variantImages)
    .set({ alt: "Leaf | plain" })
    .where(eq(variantImages.variantId, id));
  const target = join(folder, "all");
  await shop.ops("catalogue:export", target);
  expect(await shop.ops("catalogue:import", target)).toMatchObject({ code: 0 });
});

describe("a file with faults", () => {
  test("is refused with all of them by file, line and column, and nothing is written", async () => {
    const before = await versions();
    await put(
      "products.csv",
      productHead,
      productRow("ok-saree"),
      productRow("Bad Id", "silk", "free,200"),
      productRow("dear-saree", "velvet", "300,200"),
    );
    await put(
      "variants.csv",
      variantHead,
      "ok-saree--red,ok-saree,#ff0000,Red,3,yes,red.jpg",
      "",
      "ok-saree--red,ok-saree,red,Red,-1,perhaps,missing.jpg",
      "block-kurti--white,temple-border,#ffffff,,1,no,../secret.jpg",
      "lone--blue,lone,#0000ff,Blue,,no,tiny.jpg,more",
      "dear-saree--red,dear-saree,#ff0000,Red,,no,notes.jpg|tiny.jpg",
    );
    await drawPicture("red.jpg", 400, "#ff0000");
    await drawPicture("tiny.jpg", 100, "#ff0000");
    await writeFile(join(folder, "pictures", "notes.jpg"), "no picture");
    const { code, lines } = await shop.ops("catalogue:import", folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "products.csv, line 4, column offer_price: 'free' is not an amount in rupees above zero, such as 1299 or 1299.50",
      "products.csv, line 4, column id: 'Bad Id' is not made of small letters, digits and hyphens",
      "products.csv, line 6, column offer_price: 300 is above the list price of 200",
      "variants.csv, line 4, column colour: 'red' is not a colour such as #c2185b",
      "variants.csv, line 4, column stock: '-1' is not a whole number from 0 to 1000000000",
      "variants.csv, line 4, column best_seller: 'perhaps' is neither yes nor no",
      "variants.csv, line 4, column pictures: there is no picture 'missing.jpg', neither in the folder pictures nor in the shop",
      "variants.csv, line 5, column pictures: '../secret.jpg' is not a plain file name of letters, digits, dots and hyphens",
      "variants.csv, line 5, column colour_name: it is empty",
      "variants.csv, line 6: it has 8 cells for 7 columns: enclose a cell that has the separator in quotation marks",
      expect.stringMatching(
        /^variants.csv, line 7, column pictures: 'notes.jpg': it cannot be read as a picture/,
      ),
      "variants.csv, line 7, column pictures: 'tiny.jpg': it is 100 pixels wide; 320 are the least",
      "12 faults: nothing was written.",
    ]);
    expect(await versions()).toBe(before);
  });

  test("so is one with a making time that no piece has", async () => {
    await put(
      "products.csv",
      `making_days,makers,${productHead}`,
      `401,0,${productRow("a")}`,
      `two weeks,1.5,${productRow("b")}`,
      `-3,10,${productRow("c")}`,
    );
    expect((await shop.ops("catalogue:import", folder)).lines.slice(0, 6)).toEqual([
      "products.csv, line 2, column making_days: '401' is not a whole number from 1 to 400",
      "products.csv, line 2, column makers: '0' is not a whole number from 1 to 9",
      "products.csv, line 4, column making_days: 'two weeks' is not a whole number from 1 to 400",
      "products.csv, line 4, column makers: '1.5' is not a whole number from 1 to 9",
      "products.csv, line 6, column making_days: '-3' is not a whole number from 1 to 400",
      "products.csv, line 6, column makers: '10' is not a whole number from 1 to 9",
    ]);
  });

  test("so is one whose rows do not fit to each other or to the shop", async () => {
    await put("products.csv", productHead, productRow("a", "velvet"), productRow("a"));
    await put(
      "variants.csv",
      variantHead,
      "b--red,b,#ff0000,Red,,no,temple-border--peacock.webp",
      "temple-border--peacock,mysore-crepe,#ff0000,Red,1,no,temple-border--peacock.webp",
    );
    expect((await shop.ops("catalogue:import", folder)).lines).toEqual([
      "products.csv, line 2, column subcategory: there is no subcategory 'velvet'",
      "products.csv, line 2, column id: 'a' has no variant",
      "products.csv, line 4, column id: 'a' is already in line 2",
      "products.csv, line 4, column id: 'a' has no variant",
      "variants.csv, line 2, column product: there is no product 'b'",
      "variants.csv, line 2, column stock: a new variant needs a number of pieces",
      "variants.csv, line 3, column product: 'temple-border--peacock' belongs to 'temple-border' already",
      "7 faults: nothing was written.",
    ]);
  });

  test.each([
    ["id,name\na,b", "products.csv, line 1: these columns are missing: subcategory, offer_price,"],
    [`${productHead},colour\n`, "products.csv, line 1: there is no column 'colour'"],
    [
      `${productHead}\n${productRow("a")}\na,"b"c,d\n`,
      'products.csv, line 4: a quotation mark (") is in the wrong place: put the whole cell',
    ],
    [
      `${productHead}\n${productRow("a")}\n\n"a,b\n\n\n`,
      'products.csv, line 5: a quotation mark (") is opened in this row and not closed',
    ],
    ["", "products.csv, line 1: the file is empty"],
    [`${productHead}\n,,\n\n`, "products.csv, line 1: the file has no rows"],
    [
      `${productHead}\n${productRow("a".repeat(101))}\n`,
      "products.csv, line 2, column id: it has 101 characters; 100 are the most",
    ],
  ])("a table that is none is named: %j", async (text, issue) => {
    await writeFile(join(folder, "products.csv"), text);
    const { code, lines } = await shop.ops("catalogue:import", folder);
    expect(code).toBe(1);
    expect(lines.some((line) => line.startsWith(issue))).toBe(true);
  });

  test("an export of another shop gets a short answer", async () => {
    const head = Array.from({ length: 40 }, (_, index) => `Column ${index}`);
    await put("products.csv", ["Handle", "Title", ...head, "Description"].join(";"), "a;b");
    const { code, lines } = await shop.ops("catalogue:import", folder);
    expect(code).toBe(1);
    expect(lines).toEqual([
      "products.csv, line 1: this is not a catalogue of this shop: npx -y pnpm@12 ops catalogue:import --help shows the columns",
      "products.csv, line 1: these columns are missing: id, subcategory, name, offer_price",
      "products.csv, line 1: there are no columns handle, title, column 0, column 1, column 2, column 3, column 4, column 5, column 6, column 7 and 32 more",
      `products.csv, line 1: the columns are ${Object.values(fileColumns["products.csv"]).flat().join(", ")}`,
      "4 faults: nothing was written.",
    ]);
  });

  test("a file in the place of the folder is named", async () => {
    await put("products.csv", productHead);
    const file = join(folder, "products.csv");
    expect(await shop.ops("catalogue:import", file)).toEqual({
      code: 1,
      lines: [
        `${file} is a file: name the folder that holds subcategories.csv, products.csv, variants.csv.`,
      ],
    });
  });

  test("pictures that cannot be decoded are named, in a dry run too, in words of our own", async () => {
    const noise = Buffer.from(
      Array.from({ length: 400 * 500 * 3 }, (_, index) => (index * 97) % 251),
    );
    const raw = { width: 400, height: 500, channels: 3 } as const;
    const jpeg = await sharp(noise, { raw }).jpeg().toBuffer();
    const heic = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from("ftypheic\0\0\0\0mif1heic"),
    ]);
    const pictures = {
      "half.jpg": jpeg.subarray(0, Math.round(jpeg.length * 0.4)),
      "phone.heic": heic,
      "empty.jpg": "",
      "text.jpg": "no picture",
      "drawing.jpg": '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000"/>',
    };
    for (const [name, content] of Object.entries(pictures))
      await writeFile(join(folder, "pictures", name), content);
    const id = "temple-border--peacock";
    const names = Object.keys(pictures).join("|");
    await put("variants.csv", variantHead, `${id},temple-border,#ff0000,Red,,no,${names}`);
    const at = "variants.csv, line 2, column pictures:";
    for (const option of [["--dry-run"], []])
      expect(await shop.ops("catalogue:import", folder, ...option)).toEqual({
        code: 1,
        lines: [
          `${at} 'half.jpg': the file is not complete: copy it again`,
          `${at} 'phone.heic': it is a HEIC picture, as phones take them: open it in a picture program and save it as JPEG`,
          `${at} 'empty.jpg': the file is empty: copy it again`,
          `${at} 'text.jpg': it cannot be read as a picture: copy it again, or save it as JPEG`,
          `${at} 'drawing.jpg': its format is SVG, which is no photo: save it as JPEG, PNG, WebP or AVIF`,
          "5 faults: nothing was written.",
        ],
      });
  });

  test("a folder without any of the files is refused", async () => {
    expect(await shop.ops("catalogue:import", folder)).toMatchObject({ code: 1 });
  });
});

/** Exports the catalogue and returns the rows of products.csv by their columns. */
const exportedProducts = async (): Promise<Record<string, string>[]> => {
  const target = join(folder, `out-${files++}`);
  await shop.ops("catalogue:export", target);
  return readExported(target, "products.csv");
};

describe("facts of a product", () => {
  const id = "temple-border";
  const full = mapFacts({
    text: ({ maxLength }) => "m".repeat(maxLength),
    list: ({ maxLength }) => "m".repeat(maxLength),
    number: ({ max }) => String(max),
    yesNo: () => "yes",
  });
  const empty = mapFacts({ text: () => "", list: () => "", number: () => "", yesNo: () => "" });

  /** Imports a row with the facts that are not undefined, and returns the product's row in an export. */
  const imported = async (description: string, facts: Partial<Record<FactName, string>> = {}) => {
    const row = {
      id,
      subcategory: "silk",
      name: "Temple border",
      offer_price: "100",
      list_price: "200",
      description,
      ...Object.fromEntries(
        factEntries.flatMap(([name, { column }]) =>
          facts[name] === undefined ? [] : [[column, facts[name]]],
        ),
      ),
    };
    await writeFile(join(folder, "products.csv"), stringify([row], { header: true }));
    expect((await shop.ops("catalogue:import", folder)).lines).toContain(
      "Products: 0 new, 1 changed, 0 as they were.",
    );
    const after = (await exportedProducts()).find((exported) => exported["id"] === id);
    return factEntries.map(([name, { column }]) => [name, after?.[column]]);
  };
  const valuesOf = (facts: Record<FactName, string>) =>
    factNames.map((name) => [name, facts[name]]);

  test("have a column each, and new ones follow those of earlier files", async () => {
    const [first] = await exportedProducts();
    const { required: all, optional: others } = fileColumns["products.csv"];
    expect(Object.keys(first ?? {})).toEqual([...all, ...others]);
    expect(Object.keys(first ?? {}).join()).toMatch(
      /^id,subcategory,name,offer_price,description,list_price,tag,brand,material,origin,weave,size,care,making_days,makers/,
    );
  });

  test("are stored up to their bounds; a missing column keeps them, an empty cell clears them", async () => {
    expect(await imported("First", full)).toEqual(valuesOf(full));
    expect(await imported("Second")).toEqual(valuesOf(full));
    expect(await imported("Third", empty)).toEqual(valuesOf(empty));
  });

  test("that are numbers out of their bounds are refused by the database", async () => {
    for (const [name, fact] of factEntries) {
      if (fact.kind !== "number") continue;
      for (const value of [fact.min - 1, fact.max + 1])
        await expect(
          shop.db
            .update(products)
            .set({ [name]: value })
            .where(eq(products.id, id)),
          `${name} of ${value}`,
        ).rejects.toThrow();
    }
  });
});

describe("new products with pictures", () => {
  const uploads = () => join(shop.config.dataDir, "uploads");
  const write = async (): Promise<void> => {
    await put(
      "subcategories.csv",
      "id,name,category,category_name",
      "shawls,Shawls,warm,Warm things",
    );
    await put("products.csv", productHead, productRow("kullu-shawl", "shawls"));
    await put(
      "variants.csv",
      variantHead,
      "kullu-shawl--madder,kullu-shawl,#8e2f2a,Madder,4,yes,front.jpg|back.jpg",
      "kullu-shawl--indigo,kullu-shawl,#27386b,Indigo,0,no,back.jpg",
    );
    await drawPicture("front.jpg", 500, "#8e2f2a");
    await drawPicture("back.jpg", 330, "#27386b");
  };

  test("are tried first, then written once, each as one file", async () => {
    await write();
    const tried = await shop.ops("catalogue:import", folder, "--dry-run");
    expect(tried.lines.slice(0, 4)).toEqual([
      "This is a dry run: nothing was written.",
      "Subcategories: 1 new, 0 changed, 0 as they were.",
      "Products: 1 new, 0 changed, 0 as they were.",
      "Variants: 2 new, 0 changed, 0 as they were.",
    ]);
    expect(await readdir(uploads()).catch(() => [])).toEqual([]);
    expect(await shop.db.$count(products, eq(products.id, "kullu-shawl"))).toBe(0);

    const done = await shop.ops("catalogue:import", folder);
    expect(done.lines[3]).toBe("Pictures: 2 read, 2 written.");
    const names = (await readdir(uploads())).toSorted();
    expect(names).toHaveLength(2);
    const own = names.find((name) => name.startsWith("kullu-shawl--madder.500x625.")) ?? "";
    expect(await sharp(join(uploads(), own)).metadata()).toMatchObject({
      format: "webp",
      width: 500,
      height: 625,
    });

    const [stored] = await shop.db.select().from(products).where(eq(products.id, "kullu-shawl"));
    expect(stored).toMatchObject({ position: 5, description: "Two lines,\nwith a comma" });
    expect(stored?.image).toMatch(/^kullu-shawl--madder\.500x625\.[\da-f]{8}\.webp$/);
    const api = await createTestApi({
      database: shop.database,
      config: { ...shop.config, logLevel: "silent" },
    });
    const shown = await api.app.inject(`/uploads/${stored?.image}`);
    expect(shown.headers["cache-control"]).toContain("immutable");
    await api.app.close();

    const { mtimeMs } = await stat(join(uploads(), own));
    const again = await shop.ops("catalogue:import", folder);
    expect(again.lines.slice(1, 4)).toEqual([
      "Products: 0 new, 0 changed, 1 as they were.",
      "Variants: 0 new, 0 changed, 2 as they were.",
      "Pictures: 2 read, 0 written.",
    ]);
    expect((await stat(join(uploads(), own))).mtimeMs).toBe(mtimeMs);
  });

  test("change by their ids; orders and a stock that is not named stay", async () => {
    const api = await createTestApi({
      database: shop.database,
      config: { ...shop.config, logLevel: "silent" },
    });
    const placed = await buyOne(shop.db, sendTo(api.app), "chettinad-checks--indigo");
    expect(placed.status).toBe(200);
    await api.app.close();
    await put(
      "variants.csv",
      variantHead,
      "chettinad-checks--indigo,chettinad-checks,#27386b,Deep indigo,,no,chettinad-checks--indigo.webp",
    );
    const { lines } = await shop.ops("catalogue:import", folder);
    expect(lines[2]).toBe("Variants: 0 new, 1 changed, 0 as they were.");
    const [variant] = await shop.db
      .select()
      .from(variants)
      .where(eq(variants.id, "chettinad-checks--indigo"));
    expect(variant).toMatchObject({ colourName: "Deep indigo", stock: 999, position: 0 });
    const lineRows = await shop.db.select().from(orderLines);
    expect(lineRows).toMatchObject([{ colourName: "indigo", quantity: 1 }]);
  });

  test("tell webhooks of stock that becomes low, once", async () => {
    await insertWebhook(shop.db, "https://receiver.example/", shop.clock.now());
    const read = async (stock: number) => {
      const row = `block-kurti--white,block-kurti,#ffffff,white,${stock},no,block-kurti--white.webp`;
      await put("variants.csv", variantHead, row);
      expect(await shop.ops("catalogue:import", folder)).toMatchObject({ code: 0 });
    };
    for (const stock of [9, 3, 2]) await read(stock);
    const events = await shop.db.select().from(webhookDeliveries);
    expect(events.map(({ body }) => JSON.parse(body) as object)).toMatchObject([
      { type: "stock.low", data: { variantId: "block-kurti--white", stock: 3 } },
    ]);
    await shop.db.delete(webhooks);
  });

  test("what the database refuses in the end undoes its part; repeated, the import goes on", async () => {
    const ids = Array.from({ length: 101 }, (_, index) => `part-${index}`);
    await put("products.csv", productHead, ...ids.map((id) => productRow(id)));
    await put(
      "variants.csv",
      variantHead,
      ...ids.map((id) => `${id}--red,${id},#ff0000,Red,1,no,temple-border--peacock.webp`),
    );
    await shop.db.execute(
      sql`ALTER TABLE variants ADD CONSTRAINT none CHECK (id <> 'part-100--red')`,
    );
    const { code, lines } = await shop.ops("catalogue:import", folder);
    await shop.db.execute(sql`ALTER TABLE variants DROP CONSTRAINT none`);
    expect([code, lines]).toEqual([
      1,
      [
        'It failed: new row for relation "variants" violates check constraint "none"',
        "100 of 101 variants are written. Start the same import again: it goes on where it stopped.",
      ],
    ]);
    const written = inArray(products.id, ids);
    expect(await shop.db.$count(products, written)).toBe(100);
    expect((await shop.ops("catalogue:import", folder)).lines.slice(1, 3)).toEqual([
      "Products: 1 new, 0 changed, 100 as they were.",
      "Variants: 1 new, 0 changed, 100 as they were.",
    ]);
    expect(await shop.db.$count(products, written)).toBe(101);
  });
});

test("a WebP or AVIF that needs no change is kept as it is, and others are encoded", async () => {
  const draw = (width: number, channels: 3 | 4 = 3) => {
    const background = { r: 120, g: 30, b: 60, alpha: 0.5 };
    return sharp({ create: { width, height: width * 1.25, channels, background } });
  };
  const sources = {
    "plain.avif": draw(400).avif({ effort: 0 }),
    "plain.webp": draw(400).webp(),
    "wide.webp": draw(1600).webp(),
    "clear.webp": draw(400, 4).webp(),
    "camera.webp": draw(400)
      .withExif({ IFD0: { Copyright: "Asha" } })
      .webp(),
  };
  for (const [name, image] of Object.entries(sources))
    await image.toFile(join(folder, "pictures", name));
  const names = Object.keys(sources);
  const id = "lost-kurti--black";
  await put("variants.csv", variantHead, `${id},lost-kurti,#000000,black,,no,${names.join("|")}`);
  expect(await shop.ops("catalogue:import", folder)).toMatchObject({ code: 0 });
  const stored = await shop.db
    .select()
    .from(variantImages)
    .where(eq(variantImages.variantId, id))
    .orderBy(variantImages.position);
  const uploads = join(shop.config.dataDir, "uploads");
  const isKept = await Promise.all(
    stored.map(async ({ image }, position) => {
      const name = names[position] ?? "";
      expect(image).toMatch(/\.webp$/);
      const master = await readFile(findMasterFile(uploads, image) ?? "");
      return master.equals(await readFile(join(folder, "pictures", name)));
    }),
  );
  expect(isKept).toEqual([true, true, false, false, false]);
  for (const { image } of stored.slice(2)) {
    const { width, format, exif, hasAlpha } = await sharp(join(uploads, image)).metadata();
    expect([width <= 1440, format, exif, hasAlpha]).toEqual([true, "webp", undefined, false]);
  }
});

test("pictures laid flat are imported in more pixels, without a hint, and exported with the others", async () => {
  const id = "block-kurti--white";
  const flatHead = "id,product,colour,colour_name,pictures,cloth_picture,border_picture";
  const importFlat = (cloth: string, border: string) =>
    put(
      "variants.csv",
      flatHead,
      `${id},block-kurti,#ffffff,white,${id}.webp,${cloth},${border}`,
    ).then(() => shop.ops("catalogue:import", folder));
  expect((await importFlat("strip.jpg", "../border.jpg")).lines.slice(0, 2)).toEqual([
    "variants.csv, line 2, column border_picture: '../border.jpg' is not a plain file name of letters, digits, dots and hyphens",
    "variants.csv, line 2, column cloth_picture: there is no picture 'strip.jpg', neither in the folder pictures nor in the shop",
  ]);

  for (const [name, width, height] of [
    ["strip.jpg", 3000, 500],
    ["border.jpg", 1500, 900],
  ] as const)
    await sharp({ create: { width, height, channels: 3, background: "#8e2f2a" } })
      .jpeg()
      .toFile(join(folder, "pictures", name));
  const { code, lines } = await importFlat("strip.jpg", "border.jpg");
  expect([code, lines.slice(2, 4), lines.filter((line) => line.startsWith("Hint"))]).toEqual([
    0,
    ["Variants: 0 new, 1 changed, 0 as they were.", "Pictures: 2 read, 2 written."],
    [],
  ]);
  const [stored] = await shop.db.select().from(variants).where(eq(variants.id, id));
  expect(stored?.clothImage).toMatch(/^block-kurti--white\.cloth\.2880x480\.[\da-f]{8}\.webp$/);
  expect(stored?.borderImage).toMatch(/^block-kurti--white\.border\.1500x900\.[\da-f]{8}\.webp$/);

  const target = join(folder, "out");
  await shop.ops("catalogue:export", target, "--pictures");
  const rows = await readExported(target, "variants.csv");
  expect(rows.find((row) => row["id"] === id)).toMatchObject({
    cloth_picture: stored?.clothImage,
    border_picture: stored?.borderImage,
  });
  const copied = await readdir(join(target, "pictures"));
  expect(copied).toEqual(expect.arrayContaining([stored?.clothImage, stored?.borderImage]));
});

test("a picture far from 4:5 gets a hint; an empty list price is the offer price; HTML becomes text", async () => {
  const head = productHead.replace(",description", "");
  const html =
    "<p>Fine &amp; light, 5 < 6.</p>\n<p>Second<br/>line</p><ul><li>one</li><li>two</li></ul><script>no()</script>";
  await put(
    "products.csv",
    `${head},description`,
    `${productRow("plain-shawl", "silk", '"₹1,25,000.50",').split(',"Two')[0]},"${html}"`,
  );
  await put(
    "variants.csv",
    variantHead,
    "plain-shawl--red,plain-shawl,#ff0000,Red,1,no,wide.jpg|upright.jpg",
  );
  const background = { channels: 3, background: "#ff0000" } as const;
  await sharp({ create: { width: 600, height: 400, ...background } })
    .jpeg()
    .toFile(join(folder, "pictures", "wide.jpg"));
  await drawPicture("upright.jpg", 400, "#ff0000");
  const { code, lines } = await shop.ops("catalogue:import", folder);
  expect(code).toBe(0);
  expect(lines[4]).toBe(
    "Hint: cards crop much of wide.jpg, and the page of the product shows a margin. Best are upright pictures of 4:5, such as 1440 by 1800 pixels.",
  );
  const [stored] = await shop.db.select().from(products).where(eq(products.id, "plain-shawl"));
  expect(stored).toMatchObject({
    offerPricePaise: 12_500_050,
    listPricePaise: 12_500_050,
    description: "Fine & light, 5 < 6.\n\nSecond\nline\n\n- one\n- two",
  });
});

test("10,000 rows are read and written within a minute", async () => {
  const ids = Array.from({ length: 5000 }, (_, index) => `bulk-${index}`);
  await put("products.csv", productHead, ...ids.map((id) => productRow(id)));
  await put(
    "variants.csv",
    variantHead,
    ...ids.map((id) => `${id}--red,${id},#ff0000,Red,1,no,temple-border--peacock.webp`),
  );
  const startedAt = performance.now();
  const { lines } = await shop.ops("catalogue:import", folder);
  const seconds = (performance.now() - startedAt) / 1000;
  console.info(`catalogue:import: 10,000 rows in ${seconds.toFixed(1)} s`);
  expect(lines.at(-1)).toMatch(/^10,000 rows in /);
  expect(seconds).toBeLessThan(60);
  expect(await shop.db.$count(variants)).toBeGreaterThan(5000);
  expect(await readFile(join(folder, "variants.csv"), "utf8")).toContain("bulk-4999");
});

describe("sizes", () => {
  const sizeHead = "id,product,option_value,sku,weight_grams,offer_price,list_price,stock,pictures";
  const sizeRow = (id: string, cells: string): string =>
    `${id},mysore-kurti,${cells},temple-border--peacock.webp`;
  const kurti = productRow("mysore-kurti");
  const sizesOf = () =>
    shop.db
      .select()
      .from(variants)
      .where(eq(variants.productId, "mysore-kurti"))
      .orderBy(variants.position);

  test("with faults are refused by file, line and column", async () => {
    await put("products.csv", `${productHead},option`, `${kurti},`, `${productRow("b")},Size`);
    await put(
      "variants.csv",
      sizeHead,
      sizeRow("k-s", "S,mk-1,400,0,-1,5"),
      sizeRow("k-m", ",MK-1,4.5,120,100,5"),
      sizeRow("k-l", `${"L".repeat(41)},TEMPLE-border--peacock,,,,5`),
    );
    expect((await shop.ops("catalogue:import", folder)).lines).toEqual([
      "variants.csv, line 2, column offer_price: '0' is not an amount in rupees above zero, such as 1299 or 1299.50",
      "variants.csv, line 2, column list_price: '-1' is not an amount in rupees above zero, such as 1299 or 1299.50",
      "variants.csv, line 3, column offer_price: 120 is above the list price of 100",
      "variants.csv, line 3, column weight_grams: '4.5' is not a whole number from 0 to 1000000",
      "variants.csv, line 4, column option_value: it has 41 characters; 40 are the most",
      "5 faults: nothing was written.",
    ]);
    await put("products.csv", `${productHead},option`, `${kurti},`);
    await put(
      "variants.csv",
      sizeHead,
      sizeRow("k-s", "S,mk-1,,,,5"),
      sizeRow("k-m", ",MK-1,,,,5"),
      sizeRow("k-l", ",TEMPLE-border--peacock,,,,5"),
    );
    expect((await shop.ops("catalogue:import", folder)).lines).toEqual([
      "variants.csv, line 2, column option_value: 'S' is a value, and 'mysore-kurti' has no option: name it in the column option of products.csv",
      "variants.csv, line 3, column sku: 'MK-1' is already in line 2",
      "variants.csv, line 4, column sku: 'TEMPLE-border--peacock' is already that of 'temple-border--peacock'",
      "3 faults: nothing was written.",
    ]);
  });

  test("are stored without a colour; SKUs can change places; a missing column keeps, an empty cell clears", async () => {
    await put("products.csv", `${productHead},option`, `${kurti},Size`);
    await put(
      "variants.csv",
      sizeHead,
      sizeRow("k-s", "S,MK-1,400,,,5"),
      sizeRow("k-m", "M,MK-2,,120,180.50,5"),
    );
    expect((await shop.ops("catalogue:import", folder)).lines).toContain(
      "Variants: 2 new, 0 changed, 0 as they were.",
    );
    expect(await sizesOf()).toMatchObject([
      { colour: "", colourName: "", optionValue: "S", sku: "MK-1", weightGrams: 400 },
      { optionValue: "M", offerPricePaise: 120_00, listPricePaise: 180_50 },
    ]);
    const alts = await shop.db
      .select({ alt: variantImages.alt })
      .from(variantImages)
      .where(eq(variantImages.variantId, "k-s"));
    expect(alts).toEqual([{ alt: "New mysore-kurti" }]);

    await put(
      "variants.csv",
      "id,product,sku,offer_price,pictures",
      "k-s,mysore-kurti,MK-2,,temple-border--peacock.webp",
      "k-m,mysore-kurti,MK-1,,temple-border--peacock.webp",
    );
    expect((await shop.ops("catalogue:import", folder)).lines).toContain(
      "Variants: 0 new, 2 changed, 0 as they were.",
    );
    expect(await sizesOf()).toMatchObject([
      { optionValue: "S", sku: "MK-2", weightGrams: 400, offerPricePaise: null },
      { optionValue: "M", sku: "MK-1", offerPricePaise: null, listPricePaise: 180_50 },
    ]);
    expect((await shop.ops("catalogue:import", folder)).lines).toContain(
      "Variants: 0 new, 0 changed, 2 as they were.",
    );
  });
});

describe("an export that a spreadsheet program saved", () => {
  let target: string;
  beforeEach(async () => {
    await shop.db
      .update(products)
      .set({ name: "Temple border – a saree", description: "Woven by hand.\n\nWash cold." })
      .where(eq(products.id, "temple-border"));
    await shop.db
      .update(variants)
      .set({
        sku: sql`'0' || ${variants.position}`,
        optionValue: sql`'4-' || ${variants.position}`,
      })
      .where(eq(variants.productId, "temple-border"));
    target = join(folder, "exported");
    await shop.ops("catalogue:export", target);
  });

  const change = async (file: string, from: string | RegExp, to: string): Promise<void> => {
    const before = await readFile(join(target, file), "utf8");
    const after = before.replaceAll(from, to);
    expect(after).not.toBe(before);
    await writeFile(join(target, file), after);
  };

  test("with CRLF, also in cells, changes nothing", async () => {
    const before = await versions();
    await change("products.csv", "\n", "\r\n");
    expect((await shop.ops("catalogue:import", target)).code).toBe(0);
    expect(await versions()).toBe(before);
  });

  test("is refused by column, with what to do", async () => {
    const before = await versions();
    await change("products.csv", "–", "?");
    await change("variants.csv", /,4-(\d),0(\d),/g, ",0$1-Apr,$2,");
    const { code, lines } = await shop.ops("catalogue:import", target);
    expect(code).toBe(1);
    const remedy =
      "begin again with the file from before, and open it as UTF-8 with the format Text for this column";
    const orRemove = `${remedy}, or remove the column: the shop keeps its own`;
    expect(lines).toEqual([
      expect.stringMatching(
        /^products\.csv, line \d+, column name: 'Temple border \? a saree' was 'Temple border – a saree' before a program wrote the file in an encoding without these letters: /,
      ),
      `variants.csv, line 2, column sku: '0' was '00' before a spreadsheet program took it for a number, and 2 more in this column were others: ${orRemove}`,
      `variants.csv, line 2, column option_value: '00-Apr' was '4-0' before a spreadsheet program took it for a date, and 2 more in this column were others: ${orRemove}`,
      "3 faults: nothing was written.",
    ]);
    expect(lines[0]).toMatch(new RegExp(`${remedy}$`));
    expect(await versions()).toBe(before);
  });

  test("is refused where a long number lost its digits", async () => {
    await change("variants.csv", /890000000000\d/g, "8.9E+11");
    expect((await shop.ops("catalogue:import", target)).lines[0]).toBe(
      "variants.csv, line 2, column barcode: '8.9E+11' is what a spreadsheet program made of a long number: give the column the format Text there, and enter the number again",
    );
  });
});

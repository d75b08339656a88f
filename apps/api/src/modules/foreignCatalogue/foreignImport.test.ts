import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inArray, like, sql } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { runForClient } from "../../ops/run.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";

const shop = openForFile(openOpsShop);
let folder: string;
let folders = 0;
beforeEach(async () => {
  folder = join(shop.folder, `foreign-${folders++}`);
  await mkdir(join(folder, "pictures"), { recursive: true });
});

const drawPicture = async (name: string, background = "#7a1f3d"): Promise<void> => {
  const create = { width: 400, height: 500, channels: 3, background } as const;
  await sharp({ create })
    .jpeg()
    .toFile(join(folder, "pictures", name));
};

const put = async (content: string | Buffer, name = "till.csv"): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};

const header =
  "Code;Name;Text;Group;Price;Before;Stock;Colour;Photo;Shown;Brand;Fabric;From;Loom;Measure;Wash;Shelf";
const facts = "Asha;Cotton;Salem;Hand;6 m;Cold";
const row = (code: string, rest: string): string => `${code};${rest};${facts};A1`;

const mapping = {
  name: "the till",
  columns: {
    key: "Code",
    name: "Name",
    description: "Text",
    group: "Group",
    price: "Price",
    listPrice: "Before",
    stock: "Stock",
    pictures: "Photo",
    shown: "Shown",
    brand: "Brand",
    material: "Fabric",
    origin: "From",
    weave: "Loom",
    size: "Measure",
    care: "Wash",
  },
  options: { Colour: "Colour" },
};

const importTill = async (path: string, ...args: string[]) => {
  await writeFile(join(folder, "mapping.json"), JSON.stringify(mapping));
  return shop.ops("catalogue:import", path, "--mapping", join(folder, "mapping.json"), ...args);
};

const storedProducts = (...ids: string[]) =>
  shop.db.select().from(products).where(inArray(products.id, ids));

test("a file of another program is tried, read, and read again without a change", async () => {
  await drawPicture("front.jpg");
  await drawPicture("pink.jpg", "#b5175a");
  const path = await put(
    [
      header,
      row(
        "Stole 1",
        "Silk stole;<p>Soft.</p><p>Light.</p>;Women > Stoles;₹1,299.00;;4;Indigo;front.jpg;yes",
      ),
      row("Stole 2", "Wool stole;Warm.;Women > Stoles;1.499,00;1.999,00;2;Red;front.jpg;no"),
      row("Stole 1", ";;;1299 INR;;3;Rani pink;pink.jpg|lost.jpg;"),
      "",
    ].join("\n"),
  );
  const screen = [
    "till.csv is read as a product file of the till.",
    "Products: 2, 1 of them hidden. Variants: 3, in 3 colours and 0 sizes or other options. Pictures: 2.",
    "Prices are read as rupees, 5 % tax added and rounded to the paisa. Pieces: those of the file, only for variants that are new here.",
    "Understood: product ← Code; name ← Name; description ← Text; group ← Group; price ← Price; price before the reduction ← Before; pieces ← Stock; pictures ← Photo; published or not ← Shown; brand ← Brand; material ← Fabric; origin ← From; weave ← Loom; size ← Measure; care ← Wash; colour and option ← Colour.",
    "Dropped columns, with their cells that are not empty: Shelf (3).",
    "The file has no SKUs: variants have none.",
    "A product that is not published comes in hidden. Line 3.",
    `till.csv, line 4, column Photo: the picture 'lost.jpg' is left out: there is no such file in ${join(folder, "pictures")}`,
  ];
  const tax = ["--tax", "added:5"];
  const tried = await importTill(path, ...tax, "--dry-run");
  expect(tried).toEqual({
    code: 0,
    lines: [
      ...screen,
      "This is a dry run: nothing was written.",
      "Subcategories: 1 new, 0 changed, 0 as they were.",
      "Products: 2 new, 0 changed, 0 as they were.",
      "Variants: 3 new, 0 changed, 0 as they were.",
      "Pictures: 2 read, 0 written.",
      expect.stringMatching(/^6 rows in /),
    ],
  });
  expect(await storedProducts("stole-1")).toEqual([]);
  const done = await importTill(path, ...tax);
  expect(done.lines.slice(0, screen.length)).toEqual(screen);
  expect(done).toMatchObject({ code: 0 });
  expect(await storedProducts("stole-1", "stole-2")).toMatchObject([
    {
      id: "stole-1",
      subcategoryId: "women--stoles",
      description: "Soft.\n\nLight.",
      offerPricePaise: 136_395,
      listPricePaise: 136_395,
      hidden: false,
    },
    { id: "stole-2", offerPricePaise: 157_395, listPricePaise: 209_895, hidden: true },
  ]);
  expect(
    await shop.db
      .select({ id: variants.id, colour: variants.colour, stock: variants.stock })
      .from(variants)
      .where(like(variants.productId, "stole-%"))
      .orderBy(variants.productId, variants.position),
  ).toEqual([
    { id: "stole-1--indigo", colour: "#2b3a78", stock: 4 },
    { id: "stole-1--rani-pink", colour: "#b5175a", stock: 3 },
    { id: "stole-2--red", colour: "#b01e2b", stock: 2 },
  ]);

  await shop.ops("stock:set", "stole-1--indigo", "1");
  await shop.ops("product:show", "stole-2");
  const again = await importTill(path, ...tax);
  expect(again.lines.filter((line) => /^(?:Sub|Prod|Var|Pict).*: \d/.test(line))).toEqual([
    screen[1],
    "Subcategories: 0 new, 0 changed, 1 as they were.",
    "Products: 0 new, 0 changed, 2 as they were.",
    "Variants: 0 new, 0 changed, 3 as they were.",
    "Pictures: 2 read, 0 written.",
  ]);
  expect(await storedProducts("stole-2")).toMatchObject([{ hidden: false }]);
  const tables = await rowsOf(
    shop.db,
    sql`SELECT tablename FROM pg_tables WHERE schemaname = 'importing'`,
  );
  expect(tables).toEqual([]);
});

describe("a file", () => {
  const good = (code: string): string => row(code, "A stole;;Stoles;900;;1;Red;a.jpg;");

  test("with faults is refused with all of them by its own line and column", async () => {
    await drawPicture("a.jpg");
    const path = await put(
      [
        header,
        good("ok"),
        row("one", "A stole;;Stoles;;;1;Red;a.jpg;"),
        row("two", "A stole;;Stoles;$9;;1;Red;a.jpg;"),
        row("three", `${"x".repeat(201)};;Stoles;900;;1;Red;a.jpg;`),
        row("four", "A stole;;Stoles;900;;some;Red;a.jpg;"),
        row("five", "A stole;;Stoles;900;;1;Red;b.jpg;"),
        row("six", "A stole;;Stoles;900;;1;Red;a.jpg;"),
        row("six", ";;;900;;1;red;a.jpg;"),
      ].join("\n"),
    );
    const { code, lines } = await importTill(path, "--tax", "included");
    expect(code).toBe(1);
    expect(lines.slice(lines.findIndex((line) => line.startsWith("till.csv, line 3")))).toEqual([
      "till.csv, line 3, column Price: it is empty: give the product a price, or unpublish it",
      "till.csv, line 4, column Price: '$9' is in $: this shop sells in rupees and converts nothing, so export the prices in INR",
      "till.csv, line 5, column Name: it has 201 characters; 200 are the most",
      "till.csv, line 6, column Stock: 'some' is not a whole number of pieces: write one such as 3",
      "till.csv, line 7, column Photo: none of its pictures could be read: mend its address, unpublish the product, or import in the terminal with the files of the pictures in a folder 'pictures' beside this file",
      "till.csv, line 9, column Colour: 'red' is already in line 8: remove one of the rows, or say how they differ",
      "6 faults: nothing was written.",
    ]);
    expect(await storedProducts("ok")).toEqual([]);
  });

  test("without pieces is refused in one line that names the option, and read with it", async () => {
    await drawPicture("a.jpg");
    const empty = (code: string) => row(code, "A stole;;Stoles;900;;;Red;a.jpg;");
    const path = await put([header, empty("q-1"), empty("q-2"), good("q-3")].join("\n"));
    const refused = await importTill(path, "--tax", "included");
    expect([refused.code, refused.lines.slice(-2)]).toEqual([
      1,
      [
        "till.csv, line 2, column Stock: the variant has no number of pieces, and so 1 more: --stock <pieces> says how many each of them has",
        "2 faults: nothing was written.",
      ],
    ]);
    expect(await importTill(path, "--tax", "included", "--stock", "6")).toMatchObject({ code: 0 });
    const stocks = await shop.db
      .select({ stock: variants.stock })
      .from(variants)
      .where(like(variants.id, "q-%"))
      .orderBy(variants.id);
    expect(stocks).toEqual([{ stock: 6 }, { stock: 6 }, { stock: 1 }]);
  });

  test("of a known platform asks about its tax, and names the options", async () => {
    const path = await put("Handle,Title,Variant Price\na,A,900\n", "products_export.csv");
    expect(await shop.ops("catalogue:import", path)).toEqual({
      code: 1,
      lines: [
        "The file does not say whether its prices include their tax: --tax included, or --tax added:5 to add 5 %.",
        "Nothing was written.",
      ],
    });
    for (const tax of ["yes", "added:0", "added:x"])
      expect(await shop.ops("catalogue:import", path, "--tax", tax)).toMatchObject({ code: 2 });
    expect(await shop.ops("catalogue:import", path, "--currency", "USD")).toMatchObject({
      code: 1,
      lines: [expect.stringContaining("converts nothing"), "Nothing was written."],
    });
  });

  test("of a known platform is found in a folder, and also by the name of one of the shop's own", async () => {
    await put("Handle,Title,Variant Price\na,A,900\n", "products.csv");
    const { lines } = await shop.ops("catalogue:import", folder, "--tax", "included");
    expect(lines[0]).toBe("products.csv is read as a product file of Shopify.");
    expect(lines.at(-2)).toBe(
      "products.csv, line 2: the product has no picture: give it one, or unpublish it",
    );
    await put("id\n", "variants.csv");
    const own = await shop.ops("catalogue:import", folder, "--tax", "included");
    expect(own).toEqual({
      code: 2,
      lines: ["--tax: only for a file of another platform."],
    });
  });

  test.each([
    [
      "unknown",
      "a,b\n1,2\n",
      "line 1: this is neither a header of Shopify, WooCommerce, Google Merchant nor",
    ],
    ["empty", "", "line 1: the file is empty"],
    ["without rows", "Handle,Title,Variant Price\n", "line 1: the file has no rows"],
    ["a workbook", "PK\u0003\u0004", "line 1: this is a workbook and no CSV file"],
    [
      "in Windows' code page",
      Buffer.from("Handle,Title,Variant Price\na,Café,9\n", "latin1"),
      "line 2: it has letters that cannot be read: save the file as 'CSV UTF-8'",
    ],
    [
      "with an open quotation mark",
      'Handle,Title,Variant Price\na,"A,9\n',
      'line 2: a quotation mark (") is opened in this row and not closed',
    ],
  ])("that is %s is refused in one line", async (_what, content, reason) => {
    const path = await put(content, "export.csv");
    const { code, lines } = await shop.ops("catalogue:import", path, "--tax", "included");
    expect(code).toBe(1);
    expect(lines.find((line) => line.startsWith("export.csv, "))).toContain(
      `export.csv, ${reason}`,
    );
  });

  test.each([
    ["with a byte order mark", (text: string) => `\uFEFF${text}`],
    ["with semicolons", (text: string) => text.replaceAll(",", ";")],
    [
      "as Unicode text",
      (text: string) => Buffer.from(`\uFEFF${text.replaceAll(",", "\t")}`, "utf16le"),
    ],
    ["with CRLF and cells that are not needed", (text: string) => text.replaceAll("\n", ",,\r\n")],
  ])("%s is understood", async (_what, encode) => {
    const path = await put(encode("Handle,Title,Variant Price\na,Café,900\n"), "export.csv");
    const { lines } = await shop.ops("catalogue:import", path, "--tax", "included");
    expect(lines[2]).toBe("Understood: product ← Handle; name ← Title; price ← Variant Price.");
    expect(lines.join("\n")).not.toContain("Products: 0");
    expect(lines.slice(-2)).toEqual([
      "export.csv, line 2: the product has no picture: give it one, or unpublish it",
      "1 fault: nothing was written.",
    ]);
  });

  test("whose SKUs are not unique, or whose variations have no product, is refused", async () => {
    const shopify = await put(
      "Handle,Title,Variant Price,Variant SKU\na,A,900,S1\nb,B,900,s1\n",
      "shopify.csv",
    );
    expect((await shop.ops("catalogue:import", shopify, "--tax", "included")).lines).toContain(
      "shopify.csv, line 3, column Variant SKU: line 2 has the same SKU: give each variant one of its own, or none",
    );
    const woo = await put("Type,Name,Regular price,Parent\nvariation,A,900,lost\n", "woo.csv");
    expect((await shop.ops("catalogue:import", woo, "--tax", "included")).lines).toContain(
      "woo.csv, line 2, column Parent: the file has no product 'lost': export its product too",
    );
  });
});

test.each([
  [
    "a fault of the shop's own rules names the column of the choice",
    [
      "many,Many,Size,none,,,900,1,a.jpg",
      ...Array.from({ length: 40 }, (_, index) => `many,,,${index},,,900,1,`),
    ],
    "line 42, column Option1 Value: 'many' has more than 40 values of 'Size': divide it into several products",
  ],
  [
    "a product without a title is one fault",
    ["nameless,,Size,S,,,900,1,a.jpg", "nameless,,,M,,,900,1,"],
    "line 2, column Title: no row of the product has it: fill it in here",
  ],
])("%s", async (_what, rows, fault) => {
  await drawPicture("a.jpg");
  const head =
    "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Inventory Qty,Image Src";
  const path = await put([head, ...rows].join("\n"), "choices.csv");
  const { lines } = await shop.ops("catalogue:import", path, "--tax", "included");
  expect(lines.slice(-2)).toEqual([`choices.csv, ${fault}`, "1 fault: nothing was written."]);
});

test("a person at a terminal is asked about tax and pieces, once", async () => {
  await drawPicture("a.jpg");
  await writeFile(join(folder, "mapping.json"), JSON.stringify(mapping));
  const path = await put([header, row("asked", "A stole;;Stoles;100;;;Red;a.jpg;")].join("\n"));
  const questions: string[] = [];
  const ask = (question: string): Promise<string> => {
    questions.push(question);
    return Promise.resolve(question.startsWith("Do the prices") ? "added:12.5" : "8");
  };
  const args = ["catalogue:import", path, "--mapping", join(folder, "mapping.json")];
  const terminal = { print: () => undefined, progress: () => undefined, ask };
  const call = { args, folder, user: "asha" };
  expect(await runForClient({ ...shop, db: shop.database.db }, call, terminal)).toBe(0);
  expect(questions).toEqual([
    "Do the prices include their tax? Answer 'included', or 'added:5' to add 5 %",
    "Variants have no number of pieces (1). How many has each of them",
  ]);
  expect(await storedProducts("asked")).toMatchObject([{ offerPricePaise: 11_250 }]);
  expect(
    await shop.db
      .select({ stock: variants.stock })
      .from(variants)
      .where(like(variants.id, "asked%")),
  ).toEqual([{ stock: 8 }]);
});

test("a mapping that names no column of the file is refused", async () => {
  const path = await put("Code;Name;Price\na;A;9\n");
  const { code, lines } = await importTill(path, "--tax", "included");
  expect([code, lines.at(-1)]).toEqual([1, "Its columns are Code, Name, Price."]);
  expect(lines[0]).toBe("till.csv, line 1: there is no column 'text', which the mapping names.");
  expect(await shop.ops("catalogue:import", path, "--mapping", path)).toMatchObject({
    code: 1,
    lines: [expect.stringMatching(/^till\.csv: it is no JSON: /)],
  });
});

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pickFacts } from "@pallu/contract";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createTestApi } from "../../testing/createTestApi.ts";
import { openOpsShop } from "../../testing/opsCaller.ts";
import { callerOf, sendTo } from "../../testing/shopCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "./catalogue.tables.ts";

const shop = openForFile(openOpsShop);
let folder: string;
let folders = 0;
beforeEach(async () => {
  folder = join(shop.folder, `files-${folders++}`);
  await mkdir(folder);
});

const head =
  "id,subcategory,name,offer_price,list_price,brand,material,origin,weave,size,care,description";
const row = "temple-border,silk,Temple border,100,200,Café,Silk,Salem,Hand loom,6 m,Dry clean,New";

const importProducts = async (content: string | Buffer) => {
  await writeFile(join(folder, "products.csv"), content);
  return shop.ops("catalogue:import", folder);
};

test("a missing optional column keeps what the shop has", async () => {
  const id = "temple-border--rani-pink";
  const variantOf = async () =>
    (await shop.db.select().from(variants).where(eq(variants.id, id)))[0];
  const before = await variantOf();
  expect(before?.bestSeller).toBe(true);
  await writeFile(
    join(folder, "variants.csv"),
    `id,product,colour,colour_name,pictures\n${id},temple-border,#ff0000,Crimson,${before?.image}\n`,
  );
  expect(await importProducts(`${head}\n${row}\n`)).toMatchObject({ code: 0 });
  const [product] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
  expect(product).toMatchObject({
    brandName: "Café",
    description: "New",
    tag: "Hot Sale",
    makingDays: 14,
    makers: 2,
  });
  expect(await variantOf()).toEqual({ ...before, colour: "#ff0000", colourName: "Crimson" });
});

test("twenty products of another shop need no facts: they have no rows, no filter and no words for them", async () => {
  const [stored] = await shop.db.select().from(products).where(eq(products.id, "block-kurti"));
  const rows = Array.from({ length: 20 }, (_, index) => index + 1);
  await writeFile(
    join(folder, "variants.csv"),
    [
      "id,product,colour,colour_name,stock,pictures",
      ...rows.map((n) => `mug-${n}--blue,mug-${n},#0000ff,Blue,3,${stored?.image}`),
      "",
    ].join("\n"),
  );
  const { code, lines } = await importProducts(
    [
      "id,subcategory,name,offer_price,description",
      ...rows.map((n) => `mug-${n},kurtis,Mug ${n},${100 + n},A mug.`),
      "",
    ].join("\n"),
  );
  expect([code, lines[1]]).toEqual([0, "Products: 20 new, 0 changed, 0 as they were."]);
  const { app } = await createTestApi({
    database: shop.database,
    config: { ...shop.config, logLevel: "silent" },
  });
  const visitor = callerOf(sendTo(app), "");
  const shown = await visitor.call("getProduct", 200, { params: { id: "mug-7" } });
  expect(shown).toMatchObject({ productOfferPrice: 107, productMrpPrice: 107, ...pickFacts({}) });
  const found = await visitor.call("listVariants", 200, {
    query: { q: "mug", facets: "true", fields: "card" },
  });
  expect(found.total).toEqual({ count: 20, isExact: true });
  expect(found.facets?.materials).toEqual([]);
  expect(found.data[0]?.Product.material).toBe("");
  await app.close();
});

test("without the column a product keeps its list price, which is never below the offer price", async () => {
  const prices = async (offer: number) => {
    const line = `temple-border,silk,Temple border,${offer},A saree.`;
    await importProducts(`id,subcategory,name,offer_price,description\n${line}\n`);
    const [product] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    return [product?.offerPricePaise, product?.listPricePaise];
  };
  await importProducts(`${head}\n${row}\n`);
  expect(await prices(150)).toEqual([15_000, 20_000]);
  expect(await prices(250)).toEqual([25_000, 25_000]);
});

describe("a file of a spreadsheet program", () => {
  const text = `${head}\r\n${row}\r\n`;
  const quoted = row.replace("New", '"New; with a semicolon, a comma and ""quotes"""');

  test.each([
    ["CSV UTF-8", `\uFEFF${text}`],
    ["with semicolons", Buffer.from(`\uFEFF${text.replaceAll(",", ";")}`)],
    ["as Unicode text", Buffer.from(`\uFEFF${text.replaceAll(",", "\t")}`, "utf16le")],
    ["with a line for Excel", `sep=,\r\n${text}`],
    ["with rows of blank cells", `${head},,\r\n,,,\r\n${row},,\r\n,,\r\n`],
  ])("%s is read", async (_format, content) => {
    const { code, lines } = await importProducts(content);
    expect([code, lines[1]]).toEqual([0, expect.stringMatching(/^Products: 0 new, . changed, /)]);
    const [product] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    expect(product).toMatchObject({ brandName: "Café", description: "New" });
  });

  test("quoted cells of a file with semicolons are read", async () => {
    const start = row.slice(0, -"New".length).replaceAll(",", ";");
    const content = `${head.replaceAll(",", ";")}\r\n${start}${quoted.slice(start.length)}\r\n`;
    expect(await importProducts(content)).toMatchObject({ code: 0 });
    const [product] = await shop.db.select().from(products).where(eq(products.id, "temple-border"));
    expect(product?.description).toBe('New; with a semicolon, a comma and "quotes"');
  });

  const letters = "it has letters that cannot be read: save the file as 'CSV UTF-8'";
  const wrong = (now: string, before: string): string =>
    `'${now}' was '${before}' before a program read the file in the wrong encoding: begin again with the file from before, open it as UTF-8, and save the file as 'CSV UTF-8'`;

  test.each([
    ["in Windows' code page", Buffer.from(text, "latin1"), `line 2: ${letters}`],
    ["in UTF-16 without its mark", Buffer.from(text, "utf16le"), `line 1: ${letters}`],
    ["saved in the wrong code page", text.replace("é", "Ã©"), `line 2: ${wrong("Ã©", "é")}`],
    [
      "in Tamil, saved in the wrong code page",
      text.replace("Café", "à®•à®¾"),
      `line 2: ${wrong("à®•", "க")}`,
    ],
    [
      "with rupees, saved in the wrong code page",
      text.replace("Café", "â‚¹"),
      `line 2: ${wrong("â‚¹", "₹")}`,
    ],
    [
      "that is a workbook",
      Buffer.from('PK\u0003\u0004"a"b'),
      "line 1: this is a workbook and no CSV file: open it in your spreadsheet program and save it as 'CSV UTF-8'",
    ],
  ])("%s is refused in one line", async (_format, content, reason) => {
    expect(await importProducts(content)).toMatchObject({
      code: 1,
      lines: [`products.csv, ${reason}`, "1 fault: nothing was written."],
    });
  });

  test("letters that people write are no fault", async () => {
    const content = text.replace("Café", "„Weiß“ Ã “voilà”… São Paulo; naïve â € ©®");
    expect(await importProducts(content)).toMatchObject({ code: 0 });
  });
});

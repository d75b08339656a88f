import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { products, variants } from "./catalogue.tables.ts";

let shop: OpsShop;
let folder: string;
let folders = 0;
beforeAll(async () => {
  shop = await openOpsShop();
});
afterAll(() => shop.close());
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
    brand: "Café",
    description: "New",
    tag: "Hot Sale",
    makingDays: 14,
    makers: 2,
  });
  expect(await variantOf()).toEqual({ ...before, colour: "#ff0000", colourName: "Crimson" });
});

describe("a file in a format of a spreadsheet program that is not CSV UTF-8 with commas", () => {
  const letters = "it has letters that cannot be read: save the file as 'CSV UTF-8'";
  const separators = "its columns are separated by semicolons or tabs: save the file with commas";
  const text = `${head}\r\n${row}\r\n`;

  test.each([
    ["in Windows' code page", Buffer.from(text, "latin1"), `line 2: ${letters}`],
    ["with semicolons", Buffer.from(`\uFEFF${text.replaceAll(",", ";")}`), `line 1: ${separators}`],
    [
      "as Unicode text",
      Buffer.from(`\uFEFF${text.replaceAll(",", "\t")}`, "utf16le"),
      `line 1: ${separators}`,
    ],
    ["in UTF-16 without its mark", Buffer.from(text, "utf16le"), `line 1: ${letters}`],
  ])("%s is refused in one line", async (_format, content, reason) => {
    expect(await importProducts(content)).toMatchObject({
      code: 1,
      lines: [`products.csv, ${reason}`, "1 fault: nothing was written."],
    });
  });

  test("CSV UTF-8 is read", async () => {
    expect(await importProducts(`\uFEFF${text}`)).toMatchObject({ code: 0 });
  });
});

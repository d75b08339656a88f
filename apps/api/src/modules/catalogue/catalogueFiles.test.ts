import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

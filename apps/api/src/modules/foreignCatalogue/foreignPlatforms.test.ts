import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { like } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openOpsShop } from "../../testing/opsCaller.ts";
import type { OpsShop } from "../../testing/opsCaller.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";

/** A file of each platform goes through the whole import, and changes nothing the second time. */

let shop: OpsShop;
let folder: string;
beforeAll(async () => {
  shop = await openOpsShop();
  folder = join(shop.folder, "moving");
  await mkdir(join(folder, "pictures"), { recursive: true });
  for (const [name, background] of [
    ["front.jpg", "#2b3a78"],
    ["pink.jpg", "#b5175a"],
    ["back.jpg", "#22336b"],
  ] as const) {
    const create = { width: 400, height: 500, channels: 3, background } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(folder, "pictures", name));
  }
});
afterAll(() => shop.close());

const address = (name: string): string => `https://files.example/2026/${name}.jpg`;

const importTwice = async (name: string, lines: readonly string[]): Promise<string[]> => {
  const path = join(folder, name);
  await writeFile(path, `${lines.join("\n")}\n`);
  const importIt = () => shop.ops("catalogue:import", path, "--tax", "included", "--stock", "5");
  const first = await importIt();
  expect(first.code, `${first.lines.join("\n")}`).toBe(0);
  const second = await importIt();
  expect(second.lines.filter((line) => /^\w+: \d+ new/.test(line))).toEqual([
    expect.stringMatching(/^Subcategories: 0 new, 0 changed, /),
    expect.stringMatching(/^Products: 0 new, 0 changed, /),
    expect.stringMatching(/^Variants: 0 new, 0 changed, /),
  ]);
  return first.lines;
};

const storedVariants = (product: string) =>
  shop.db
    .select()
    .from(variants)
    .where(like(variants.productId, product))
    .orderBy(variants.position);

const storedProduct = async (id: string) =>
  (await shop.db.select().from(products).where(like(products.id, id)))[0];

test("Shopify: colours and forty sizes, prices, SKUs, barcodes and weights of their own", async () => {
  const sizes = Array.from({ length: 39 }, (_, index) => String(index + 20));
  const lines = await importTwice("products_export.csv", [
    "URL handle,Title,Description,Vendor,Type,Status,Option1 name,Option1 value,Option2 name,Option2 value,SKU,Barcode,Weight value (grams),Inventory tracker,Inventory quantity,Price,Compare-at price,Product image URL,Image position,Variant image URL",
    `kurta,Block kurta,<p>Soft.</p>,Asha,Kurtas,active,Colour,Indigo,Size,19,K-19,'8901234567890,320,shopify,4,1299,1599,${address("front")},1,`,
    ...sizes.map((size) => `kurta,,,,,,,Indigo,,${size},K-${size},,320,shopify,1,1299,1599,,,`),
    `kurta,,,,,,,Peacock,,19,,,,shopify,2,1399.50,,${address("pink")},2,${address("pink")}`,
    `plain,Plain scarf,,,Scarves,draft,Title,Default Title,,,,,,,,450,,${address("back")},1,`,
  ]);
  expect(lines.slice(0, 2)).toEqual([
    "products_export.csv is read as a product file of Shopify.",
    "Products: 2, 1 of them hidden. Variants: 42, in 2 colours and 40 sizes or other options. Pictures: 3.",
  ]);
  expect(await storedProduct("kurta")).toMatchObject({
    optionName: "Size",
    brandName: "Asha",
    material: "",
    offerPricePaise: 129_900,
    hidden: false,
  });
  const stored = await storedVariants("kurta");
  expect(stored.map(({ optionValue }) => optionValue)).toEqual(["19", ...sizes, "19"]);
  expect([stored[0], stored.at(-1)]).toMatchObject([
    {
      id: "kurta--indigo-19",
      sku: "K-19",
      barcode: "8901234567890",
      weightGrams: 320,
      offerPricePaise: null,
      stock: 4,
    },
    {
      id: "kurta--peacock-19",
      colour: "#0c5b6a",
      colourName: "Peacock",
      sku: null,
      offerPricePaise: 139_950,
      listPricePaise: 139_950,
      stock: 2,
    },
  ]);
  expect(await storedProduct("plain")).toMatchObject({ hidden: true, description: "" });
  expect(await storedVariants("plain")).toMatchObject([
    { id: "plain--one", colour: "", colourName: "", optionValue: "", stock: 5 },
  ]);
});

test("WooCommerce: variations before their product, for any size", async () => {
  await importTwice("wc-product-export.csv", [
    "ID,Type,SKU,Name,Published,In stock?,Stock,Weight (kg),Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)",
    "11,variation,T-RED,Tunic - Red,1,1,7,,800,900,,pink.jpg,TUNIC,Color,Red,Size,",
    `10,variable,TUNIC,Long tunic,1,1,,0.4,,,"Women > Tunics",front.jpg,,Color,"Red, Blue",Size,"S, M"`,
    "12,variation,T-BLUE-M,Tunic - Blue,1,1,3,,,900,,,id:10,Color,Blue,Size,M",
  ]);
  expect(await storedProduct("long-tunic")).toMatchObject({
    subcategoryId: "women--tunics",
    optionName: "Size",
    offerPricePaise: 80_000,
    listPricePaise: 90_000,
  });
  expect(await storedVariants("long-tunic")).toMatchObject([
    { id: "long-tunic--red-s", sku: null, stock: 5, weightGrams: 400 },
    { id: "long-tunic--red-m", sku: null, stock: 5 },
    { id: "long-tunic--blue-m", sku: "T-BLUE-M", stock: 3, offerPricePaise: 90_000 },
  ]);
});

test("Google Merchant: a file with tabs and prices in INR", async () => {
  const rows = [
    "id,item_group_id,title,description,availability,price,product_type,brand,color,size,image_link,shipping_weight",
    `G-1,stole,Silk stole,Light.,in_stock,1299.00 INR,Women > Stoles,Asha,Navy,,${address("front")},0.2 kg`,
    `G-2,stole,Silk stole,Light.,out_of_stock,1299.00 INR,Women > Stoles,Asha,Rani pink,,${address("pink")},0.2 kg`,
  ];
  await importTwice(
    "feed.txt",
    rows.map((row) => row.replaceAll(",", "\t")),
  );
  expect(await storedVariants("stole")).toMatchObject([
    { id: "stole--navy", sku: "G-1", weightGrams: 200, stock: 5 },
    { id: "stole--rani-pink", sku: "G-2", stock: 0 },
  ]);
});

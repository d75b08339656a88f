import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { like } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { openOpsShop } from "../../testing/opsCaller.ts";
import { openForFile } from "../../testing/openForFile.ts";
import { products, variants } from "../catalogue/catalogue.tables.ts";

/** A file of each platform goes through the whole import, and changes nothing the second time. */

const shop = openForFile(openOpsShop);
let folder: string;
beforeAll(async () => {
  folder = join(shop.folder, "moving");
  await mkdir(join(folder, "pictures"), { recursive: true });
  for (const [name, background, width] of [
    ["front.jpg", "#2b3a78", 400],
    ["pink.jpg", "#b5175a", 400],
    ["back.jpg", "#22336b", 400],
    ["wide.jpg", "#2b3a78", 1200],
  ] as const) {
    const create = { width, height: 500, channels: 3, background } as const;
    await sharp({ create })
      .jpeg()
      .toFile(join(folder, "pictures", name));
  }
});

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

test("WooCommerce: a variation for any of many sizes has them in the order of its product", async () => {
  const sizes = Array.from({ length: 12 }, (_, index) => String(50 - index));
  const names = ["Boot", "Shoe"];
  // The variations of the first product come last, so that the database must sort.
  const lines = await importTwice("wc-sizes.csv", [
    "ID,Type,SKU,Name,Published,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s)",
    ...names.map(
      (name) => `,variable,${name},${name},1,,${address("wide")},,Size,"${sizes.join(", ")}"`,
    ),
    ...names.toReversed().map((name) => `,variation,,${name},1,900,,${name},Size,`),
  ]);
  for (const id of ["boot", "shoe"]) {
    const stored = await storedVariants(id);
    expect(stored.map(({ optionValue }) => optionValue)).toEqual(sizes);
  }
  expect(lines).toContainEqual(expect.stringContaining("Hint: cards crop much of wide.jpg, and"));
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

test.each([
  [
    "German",
    "ID,Typ,Artikelnummer,Name,Veröffentlicht,Vorrätig?,Lager,Gewicht (g),Angebotspreis,Regulärer Preis,Kategorien,Bilder,Übergeordnetes Produkt,Marken,Attribut 1 Name,Attribut 1 Wert(e),Attribut 2 Name,Attribut 2 Wert(e)",
    ["Farbe", "Größe"],
  ],
  [
    "French",
    "ID,Type,UGS,Nom,Publié,En stock\u00A0?,Stock,Poids (g),Tarif promo,Tarif régulier,Catégories,Images,Parent,Marques,Nom de l’attribut 1,Valeur(s) de l’attribut 1,Nom de l’attribut 2,Valeur(s) de l’attribut 2",
    ["Couleur", "Taille"],
  ],
  [
    "Spanish",
    "ID,Tipo,SKU,Nombre,Publicado,¿Existencias?,Inventario,Peso (g),Precio rebajado,Precio normal,Categorías,Imágenes,Superior,Marcas,Nombre del atributo 1,Valor(es) del atributo 1,Nombre del atributo 2,Valor(es) del atributo 2",
    ["Color", "Talla"],
  ],
] as const)(
  "WooCommerce in %s: sizes, colours and all other columns",
  async (language, header, [colour, size]) => {
    const key = language.toLowerCase();
    const lines = await importTwice(`${key}.csv`, [
      header,
      `1,variable,${key},${language} tunic,1,1,,250,,,Women > Tunics,front.jpg,,Asha,${colour},"Red, Navy",${size},"S, M"`,
      `2,variation,${key}-1,${language} tunic,1,1,7,,800,900,,pink.jpg,${key},,${colour},Red,${size},S`,
      `3,variation,${key}-2,${language} tunic,1,0,0,,,900,,,id:1,,${colour},Navy,${size},M`,
    ]);
    expect(lines[0]).toBe(`${key}.csv is read as a product file of WooCommerce.`);
    expect(lines.filter((line) => line.startsWith("Dropped columns"))).toEqual([]);
    expect(await storedProduct(`${key}-tunic`)).toMatchObject({
      optionName: size,
      brandName: "Asha",
      subcategoryId: "women--tunics",
    });
    expect(await storedVariants(`${key}-tunic`)).toMatchObject([
      { sku: `${key}-1`, colourName: "Red", optionValue: "S", stock: 7, weightGrams: 250 },
      { sku: `${key}-2`, colourName: "Navy", optionValue: "M", stock: 0, weightGrams: 250 },
    ]);
  },
);

test("Google Merchant: a table with prefixes, some of them missing", async () => {
  await importTwice("prefixed.csv", [
    "g:id,title,description,g:availability,g:price,g:image_link,g:color,g:size,g:item_group_id",
    `P-1,Cotton wrap,Plain.,in stock,450.00 INR,${address("front")},Navy,S,wrap`,
    `P-2,Cotton wrap,Plain.,in stock,450.00 INR,${address("front")},Navy,M,wrap`,
  ]);
  expect(await storedVariants("wrap")).toMatchObject([
    { sku: "P-1", colourName: "Navy", optionValue: "S" },
    { sku: "P-2", colourName: "Navy", optionValue: "M" },
  ]);
});

const item = (id: string, colour: string, more = ""): string =>
  `<item><g:id>${id}</g:id><title><![CDATA[Mul & <b>more</b>]]></title><g:description>Soft &amp; light.&#10;Hand-woven.</g:description><g:availability>in_stock</g:availability><g:price>999.00 INR</g:price><g:image_link>${address("front")}</g:image_link>${more}<g:color>${colour}</g:color><g:item_group_id>mul</g:item_group_id><g:shipping><g:country>IN</g:country><g:price>49 INR</g:price></g:shipping></item>`;

test("Google Merchant: an RSS feed, with several pictures and parts that are no columns", async () => {
  const lines = await importTwice("feed.xml", [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><!-- <item> -->',
    item("X-1", "Navy", `<g:additional_image_link>${address("back")}</g:additional_image_link>`),
    item(
      "X-2",
      "Rani pink",
      `<g:additional_image_link>${address("pink")}</g:additional_image_link><g:additional_image_link>${address("back")}</g:additional_image_link>`,
    ),
    "</channel></rss>",
  ]);
  expect(lines[0]).toBe("feed.xml is read as a product file of Google Merchant.");
  expect(lines).toContain("Dropped columns, with their cells that are not empty: g:shipping (2).");
  expect(await storedProduct("mul")).toMatchObject({
    name: "Mul & more",
    description: "Soft & light.\nHand-woven.",
    offerPricePaise: 99_900,
  });
  expect(await storedVariants("mul")).toMatchObject([{ sku: "X-1" }, { sku: "X-2" }]);
});

test("Google Merchant: an Atom feed with another prefix", async () => {
  await importTwice("atom.xml", [
    '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://base.google.com/ns/1.0"><title>Shop</title>',
    `<entry><m:id>A-1</m:id><title>Ikat runner</title><link href="https://shop.example/a"/><m:availability>in stock</m:availability><m:price>700 INR</m:price><m:image_link>${address("pink")}</m:image_link></entry>`,
    "</feed>",
  ]);
  expect(await storedVariants("a-1")).toMatchObject([{ sku: "A-1", stock: 5 }]);
});

test.each([
  [
    "cut.xml",
    ["<rss><channel>", "<item><g:id>1</g:id>"],
    "line 2: <item> is not closed, the file ends too early: download it again",
  ],
  [
    "crossed.xml",
    ["<rss>", "<item><a></item>"],
    "line 2: </item> closes nothing: <a> of line 2 is open",
  ],
  [
    "page.xml",
    ["<!doctype html>", "<html><body></body></html>"],
    "line 1: this is a page of a website and no feed: download the feed itself",
  ],
  [
    "none.xml",
    ["<rss><channel></channel></rss>"],
    "line 1: the feed has no products: no <item> and no <entry>",
  ],
  [
    "sign.xml",
    ["<rss><item>", "<g:title>a < b</g:title></item></rss>"],
    "line 2: this is no XML: '< b</g:title></item></rss>'",
  ],
  [
    "letters.xml",
    ["<rss>", "<item>", "<g:title>Café</g:title></item></rss>"],
    "line 3: it has letters that cannot be read: save it as UTF-8",
  ],
  [
    "code.xml",
    ['<?xml version="1.0" encoding="klingon"?><rss/>'],
    "line 1: it is in the encoding 'klingon': save it as UTF-8",
  ],
])("a feed that cannot be read is refused in one line: %s", async (name, content, reason) => {
  const path = join(folder, name);
  await writeFile(path, content.join("\n"), "latin1");
  const { code, lines } = await shop.ops("catalogue:import", path, "--tax", "included");
  expect([code, lines]).toEqual([1, [`${name}, ${reason}`, "1 fault: nothing was written."]]);
});

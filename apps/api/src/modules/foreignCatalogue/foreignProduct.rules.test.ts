import { describe, expect, test } from "vitest";
import { convert } from "./foreignCatalogue.fixtures.ts";

/** A file with columns that most rows leave empty. */
const tableWith = (columns: readonly string[], ...rows: Record<string, string>[]): string =>
  [
    columns.join(","),
    ...rows.map((row) =>
      columns.map((name) => `"${(row[name] ?? "").replaceAll('"', '""')}"`).join(","),
    ),
  ].join("\n");

const shopifyColumns = [
  "Handle",
  "Title",
  "Body (HTML)",
  "Vendor",
  "Type",
  "Published",
  "Option1 Name",
  "Option1 Value",
  "Option2 Name",
  "Option2 Value",
  "Option3 Name",
  "Option3 Value",
  "Variant SKU",
  "Variant Grams",
  "Variant Inventory Tracker",
  "Variant Inventory Qty",
  "Variant Price",
  "Variant Compare At Price",
  "Image Src",
  "Image Position",
  "Image Alt Text",
  "Gift Card",
  "Variant Image",
  "Status",
];

const kurta = {
  Handle: "kurta",
  Title: "Block kurta",
  "Body (HTML)": "<p>Soft cotton.</p><p>Hand printed.</p>",
  Vendor: "Asha Weaves",
  Type: "Kurtas",
  Published: "true",
  "Option1 Name": "Colour",
  "Option1 Value": "Indigo",
  "Option2 Name": "Size",
  "Option2 Value": "M",
  "Variant SKU": "K-I-M",
  "Variant Grams": "320",
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Qty": "7",
  "Variant Price": "1299.00",
  "Variant Compare At Price": "1599.00",
  "Image Src": "https://cdn.example/front.jpg",
  "Image Position": "1",
  Status: "active",
};

const row = (values: Record<string, string>): Record<string, string> => ({
  Handle: "kurta",
  "Variant Inventory Tracker": "shopify",
  "Variant Inventory Qty": "3",
  "Variant Price": "1299.00",
  "Variant Compare At Price": "1599.00",
  ...values,
});

const picture = (address: string, position: string) => ({
  Handle: "kurta",
  "Image Src": address,
  "Image Position": position,
});

const shopifyFile = (...rows: Record<string, string>[]) => tableWith(shopifyColumns, ...rows);

describe("Shopify", () => {
  test("a product with colours and sizes, whose rows are not adjacent, is one product", () => {
    const read = convert(
      shopifyFile(
        { ...kurta, "Image Alt Text": "The front" },
        {
          ...row({ Handle: "scarf" }),
          Title: "Scarf",
          Type: "Scarves",
          "Option1 Name": "Title",
          "Option1 Value": "Default Title",
          "Image Src": "https://cdn.example/scarf.jpg",
        },
        row({
          "Option1 Value": "Indigo",
          "Option2 Value": "XXL",
          "Variant SKU": "K-I-XXL",
          "Variant Price": "1399",
          "Variant Compare At Price": "",
        }),
        row({
          "Option1 Value": "Rani pink",
          "Option2 Value": "M",
          "Variant Image": "https://cdn.example/pink.jpg",
        }),
        picture("https://cdn.example/pink.jpg", "3"),
        picture("https://cdn.example/back.jpg", "2"),
      ),
    );
    expect(read.issues).toEqual([]);
    expect(read.groups).toEqual([
      { id: "kurtas", name: "Kurtas", category: "kurtas", category_name: "Kurtas" },
      { id: "scarves", name: "Scarves", category: "scarves", category_name: "Scarves" },
    ]);
    expect(read.products).toEqual([
      {
        id: "kurta",
        subcategory: "kurtas",
        name: "Block kurta",
        option: "Size",
        offer_price: "1299",
        list_price: "1599",
        brand: "Asha Weaves",
        description: "Soft cotton.\n\nHand printed.",
      },
      expect.objectContaining({ id: "scarf", option: "", description: "" }),
    ]);
    expect(read.variants).toEqual([
      {
        id: "kurta--indigo-m",
        product: "kurta",
        colour: "#2b3a78",
        colour_name: "Indigo",
        option_value: "M",
        sku: "K-I-M",
        barcode: "",
        weight_grams: "320",
        offer_price: "",
        list_price: "",
        stock: "7",
        expected_stock: "7",
        pictures: "https://cdn.example/front.jpg|https://cdn.example/back.jpg",
        alts: "The front|Block kurta",
      },
      expect.objectContaining({
        id: "kurta--indigo-xxl",
        offer_price: "1399",
        list_price: "1399",
        stock: "3",
      }),
      expect.objectContaining({
        id: "kurta--rani-pink-m",
        colour_name: "Rani pink",
        pictures:
          "https://cdn.example/pink.jpg|https://cdn.example/front.jpg|https://cdn.example/back.jpg",
      }),
      expect.objectContaining({ id: "scarf--one", colour: "", colour_name: "", option_value: "" }),
    ]);
  });

  test("the headers since 2024 are read as the old ones", () => {
    const renamed: Record<string, string> = {
      Handle: "URL handle",
      "Body (HTML)": "Description",
      Published: "Published on online store",
      "Variant SKU": "SKU",
      "Variant Grams": "Weight value (grams)",
      "Variant Inventory Tracker": "Inventory tracker",
      "Variant Inventory Qty": "Inventory quantity",
      "Variant Price": "Price",
      "Variant Compare At Price": "Compare-at price",
      "Image Src": "Product image URL",
      "Variant Image": "Variant image URL",
    };
    const old = shopifyFile(kurta, row({ "Option1 Value": "Madder", "Option2 Value": "S" }));
    const [header = "", ...rows] = old.split("\n");
    const fresh = header
      .split(",")
      .map(
        (name) =>
          renamed[name] ??
          (name.startsWith("Option") ? name.replace(" N", " n").replace(" V", " v") : name),
      )
      .join(",");
    expect(convert([fresh, ...rows].join("\n"))).toEqual({
      ...convert(old),
      issues: [],
    });
  });

  test("a third option is joined to the second one, and a note says so", () => {
    const read = convert(
      shopifyFile({ ...kurta, "Option3 Name": "Length", "Option3 Value": "Long" }),
    );
    expect(read.products[0]?.["option"]).toBe("Size / Length");
    expect(read.variants[0]).toMatchObject({
      id: "kurta--indigo-m-long",
      colour_name: "Indigo",
      option_value: "M / Long",
    });
    expect(read.notes).toEqual([
      "2: A product has more options than a colour and one other: they are joined, as in 'Size / Length'.",
    ]);
  });

  test.each(["Color", "colour", "Colour name"])("the option %s is the colour", (name) => {
    const [variant] = convert(shopifyFile({ ...kurta, "Option1 Name": name })).variants;
    expect(variant?.["colour_name"]).toBe("Indigo");
  });

  test("a first row without a value of its option is the product and no variant", () => {
    const read = convert(
      shopifyFile(
        { ...kurta, "Option1 Value": "", "Option2 Name": "", "Option2 Value": "" },
        row({ "Option1 Value": "Indigo" }),
        row({ "Option1 Value": "Madder" }),
      ),
    );
    expect(read.issues).toEqual([]);
    expect(read.variants.map(({ id }) => id)).toEqual(["kurta--indigo", "kurta--madder"]);
    expect(read.notes).toContainEqual(expect.stringContaining("2: The first row of a product"));
  });

  test("forty sizes stay in the order of the file", () => {
    const sizes = Array.from({ length: 40 }, (_, index) => String(60 - index));
    const read = convert(
      shopifyFile(
        { ...kurta, "Option2 Value": "61" },
        ...sizes.map((size) => row({ "Option1 Value": "Indigo", "Option2 Value": size })),
      ),
    );
    expect(read.variants.map(({ option_value: size }) => size)).toEqual(["61", ...sizes]);
  });

  test("a variant that is there twice, and one without the option of the others, are named", () => {
    expect(
      convert(
        shopifyFile(
          kurta,
          row({ "Option1 Value": "Indigo", "Option2 Value": "M" }),
          row({ "Option1 Value": "Madder" }),
        ),
      ).issues,
    ).toEqual([
      "line 3, column Option1 Value: 'Indigo, M' is already in line 2: remove one of the rows, or say how they differ",
      "line 4, column Option2 Value: it has no Size, and other rows of the product have one: fill it in",
    ]);
  });

  test("drafts come in hidden; what cannot be sold is left out; each is counted", () => {
    const read = convert(
      shopifyFile(
        { ...kurta, Status: "draft" },
        { ...kurta, Handle: "two", Status: "archived", "Image Src": "" },
        { ...kurta, Handle: "three", Published: "false", "Variant Price": "" },
        { ...kurta, Handle: "four", "Gift Card": "true" },
      ),
    );
    expect(read.issues).toEqual([]);
    expect([read.products.map(({ id }) => id), read.hidden]).toEqual([["kurta"], 1]);
    expect(read.notes.map((note) => note.slice(0, 60))).toEqual([
      "4: A product that is not published and has no price is left ",
      "5: A gift card is left out.",
      "2: A product that is not published comes in hidden.",
      "3: A product that is not published and has no picture is lef",
    ]);
  });

  test("a product without price or picture is refused with its line and a remedy", () => {
    expect(
      convert(
        shopifyFile(
          { ...kurta, "Variant Price": "", "Variant SKU": "K" },
          { ...kurta, Handle: "two", "Image Src": "" },
          { ...kurta, Handle: "three", "Variant Price": "USD 12" },
          { ...kurta, Handle: "four", "Variant Inventory Qty": "many" },
        ),
        { failing: [] },
      ).issues,
    ).toEqual([
      "line 2, column Variant Price: it is empty: give the product a price, or unpublish it",
      "line 4, column Variant Price: 'USD 12' is in USD: this shop sells in rupees and converts nothing, so export the prices in INR",
      "line 5, column Variant Inventory Qty: 'many' is not a whole number of pieces: write one such as 3",
      "line 3, column Image Src: the product has no picture: give it one, or unpublish it",
    ]);
  });

  test("a picture that cannot be loaded is left out where the product has another", () => {
    const failing = ["https://cdn.example/front.jpg"];
    const read = convert(shopifyFile(kurta, picture("https://cdn.example/back.jpg", "2")), {
      failing,
    });
    expect(read.issues).toEqual([]);
    expect(read.variants[0]?.["pictures"]).toBe("https://cdn.example/back.jpg");
    expect(convert(shopifyFile(kurta), { failing }).issues).toEqual([
      "line 2, column Image Src: none of its pictures could be read: mend its address, unpublish the product, or import in the terminal with the files of the pictures in a folder 'pictures' beside this file",
    ]);
    const draft = convert(shopifyFile({ ...kurta, Status: "draft" }), { failing });
    expect([draft.products, draft.notes]).toEqual([
      [],
      ["2: A product that is not published and none of whose pictures could be read is left out."],
    ]);
  });

  test("pieces that nobody counts, and a stock below zero, are no pieces to sell", () => {
    const rows = [
      { ...kurta, "Variant Inventory Tracker": "", "Variant Inventory Qty": "0" },
      row({ "Option1 Value": "Madder", "Option2 Value": "M", "Variant Inventory Qty": "-3" }),
    ];
    expect(convert(shopifyFile(...rows)).notes).toEqual([
      "2: A variant whose pieces the other shop does not count is read as one without a number, where the file says 0.",
      "3: A stock below zero is read as 0.",
    ]);
    const stocks = (stock?: number) =>
      convert(shopifyFile(...rows), { stock }).variants.map((each) => each["stock"]);
    expect([stocks(), stocks(4)]).toEqual([
      ["", "0"],
      ["4", "0"],
    ]);
  });

  test("a tax that is added is in all prices; a lower price before the reduction is none", () => {
    const read = convert(
      shopifyFile(
        kurta,
        row({
          "Option1 Value": "Madder",
          "Option2 Value": "M",
          "Variant Price": "100",
          "Variant Compare At Price": "90",
        }),
      ),
      { tax: { addedBasisPoints: 500 } },
    );
    expect(read.products[0]).toMatchObject({ offer_price: "1363.95", list_price: "1678.95" });
    expect(read.variants[1]).toMatchObject({ offer_price: "105", list_price: "105" });
  });
});

const wooColumns = [
  "ID",
  "Type",
  "SKU",
  "Name",
  "Published",
  "Visibility in catalog",
  "Short description",
  "Description",
  "Date sale price starts",
  "Date sale price ends",
  "In stock?",
  "Stock",
  "Weight (kg)",
  "Sale price",
  "Regular price",
  "Categories",
  "Images",
  "Parent",
  "Attribute 1 name",
  "Attribute 1 value(s)",
  "Attribute 2 name",
  "Attribute 2 value(s)",
];

const tunic = {
  ID: "44",
  Type: "variable",
  SKU: "tunic",
  Name: "Long tunic &amp; belt",
  Published: "1",
  "Visibility in catalog": "visible",
  "Short description": "Short.",
  "In stock?": "1",
  "Weight (kg)": "0.4",
  Categories: "Women, Women > Tunics",
  Images: "https://cdn.example/a.jpg, https://cdn.example/b.jpg",
  "Attribute 1 name": "Color",
  "Attribute 1 value(s)": String.raw`Blue, Red\, dark`,
  "Attribute 2 name": "Size",
  "Attribute 2 value(s)": "L, M",
};

const variation = (values: Record<string, string>): Record<string, string> => ({
  Type: "variation",
  Parent: "tunic",
  Published: "1",
  "In stock?": "1",
  Stock: "2",
  "Regular price": "900",
  "Attribute 1 name": "Color",
  "Attribute 2 name": "Size",
  ...values,
});

const wooFile = (...rows: Record<string, string>[]) => tableWith(wooColumns, ...rows);

describe("WooCommerce", () => {
  test("variations before their parent, by its SKU and by its id, are variants of one product", () => {
    const read = convert(
      wooFile(
        variation({
          SKU: "T-B-L",
          "Attribute 1 value(s)": "Blue",
          "Attribute 2 value(s)": "L",
          Images: "https://cdn.example/blue.jpg",
        }),
        tunic,
        variation({
          Parent: "id:44",
          "Attribute 1 value(s)": "Red, dark",
          "Attribute 2 value(s)": "L",
          "Sale price": "800",
          "Weight (kg)": "0.5",
        }),
      ),
    );
    expect(read.issues).toEqual([]);
    expect(read.products).toEqual([
      {
        id: "long-tunic-belt",
        subcategory: "women--tunics",
        name: "Long tunic & belt",
        option: "Size",
        offer_price: "900",
        list_price: "900",
        description: "Short.",
      },
    ]);
    expect(read.variants).toMatchObject([
      {
        id: "long-tunic-belt--blue-l",
        sku: "T-B-L",
        weight_grams: "400",
        pictures:
          "https://cdn.example/blue.jpg|https://cdn.example/a.jpg|https://cdn.example/b.jpg",
      },
      {
        id: "long-tunic-belt--red-dark-l",
        colour_name: "Red, dark",
        weight_grams: "500",
        offer_price: "800",
        list_price: "900",
        stock: "2",
      },
    ]);
  });

  test("a variation for any size is one variant for each size; its own row comes first", () => {
    const read = convert(
      wooFile(
        tunic,
        variation({ "Attribute 1 value(s)": "Blue", SKU: "T-B" }),
        variation({
          "Attribute 1 value(s)": "Blue",
          "Attribute 2 value(s)": "M",
          Stock: "9",
          SKU: "T-B-M",
        }),
      ),
      { stock: 5 },
    );
    expect(read.variants.map((each) => [each["option_value"], each["stock"], each["sku"]])).toEqual(
      [
        ["L", "5", ""],
        ["M", "9", "T-B-M"],
      ],
    );
    expect(read.notes[0]).toMatch(/^3: A variation for any value/);
  });

  test("a simple product has its price by date, its one colour, and no choice of other attributes", () => {
    const simple = {
      ...tunic,
      Type: "simple",
      "Regular price": "500",
      "Sale price": "400",
      "Date sale price ends": "2026-04-30",
      "Attribute 1 value(s)": "Blue",
      "Attribute 2 name": "Fabric",
      "Attribute 2 value(s)": "Cotton, Silk",
    };
    const read = convert(wooFile(simple), { stock: 5 });
    expect(read.products[0]).toMatchObject({
      offer_price: "500",
      material: "Cotton, Silk",
      option: "",
    });
    expect(read.variants).toMatchObject([{ colour_name: "Blue", stock: "5" }]);
    const soon = { ...simple, "Date sale price ends": "2026-05-02", "Attribute 2 name": "Logo" };
    const reduced = convert(wooFile(soon));
    expect(reduced.products[0]).toMatchObject({ offer_price: "400", list_price: "500" });
    expect(reduced.variants[0]?.["stock"]).toBe("");
    expect(reduced.notes).toContainEqual(expect.stringContaining("'Logo' is no choice"));
  });

  test("what is not in stock has no pieces; kinds that are not sold here are left out", () => {
    const simple = {
      ...tunic,
      Type: "simple",
      "Regular price": "500",
      "In stock?": "0",
      Stock: "5",
    };
    expect(convert(wooFile(simple)).variants[0]?.["stock"]).toBe("0");
    for (const type of ["grouped", "external", "simple, downloadable, virtual"])
      expect(convert(wooFile({ ...simple, Type: type })).notes).toHaveLength(1);
  });

  test("a weight without its unit, and a parent without variations, are refused with a remedy", () => {
    const file = wooFile(
      { ...tunic, Type: "simple", "Regular price": "500" },
      { ...tunic, SKU: "two", ID: "45", Name: "Two" },
    ).replace("Weight (kg)", "Weight");
    expect(convert(file).issues).toEqual([
      "line 2, column Weight: '0.4' has no unit: write it as 0.4 kg, or name the unit in the header as in Weight (kg)",
      "line 3, column Regular price: the product has no variation with a price: give it one, or unpublish it",
    ]);
  });

  test("a short description is the first paragraph, and none of a variation is lost in silence", () => {
    const blue = variation({ "Attribute 1 value(s)": "Blue", "Attribute 2 value(s)": "L" });
    const read = convert(
      wooFile(
        { ...tunic, Description: "<p>Soft.</p><p>Light.</p>" },
        { ...blue, Description: "Only in blue." },
        { ...blue, "Attribute 2 value(s)": "M" },
      ),
    );
    expect(read.products[0]?.["description"]).toBe("Short.\n\nSoft.\n\nLight.");
    expect(read.notes).toEqual([
      "3: A variant has a description of its own: it is left out, as a product here has one.",
    ]);
  });

  test("two products of one name have ids of their own", () => {
    const simple = { ...tunic, Type: "simple", "Regular price": "500" };
    const read = convert(wooFile(simple, { ...simple, SKU: "second", ID: "45" }));
    expect(read.products.map(({ id }) => id)).toEqual([
      "long-tunic-belt",
      "long-tunic-belt-second",
    ]);
  });
});

const googleColumns = [
  "id",
  "item_group_id",
  "title",
  "description",
  "availability",
  "price",
  "sale_price",
  "sale_price_effective_date",
  "product_type",
  "google_product_category",
  "brand",
  "color",
  "size",
  "material",
  "image_link",
  "additional_image_link",
  "shipping_weight",
];

const stole = {
  id: "S-1",
  item_group_id: "stole",
  title: "Silk stole",
  description: "Light.",
  availability: "in_stock",
  price: "1299.00 INR",
  product_type: "Women > Stoles",
  brand: "Asha",
  color: "Navy",
  material: "Silk",
  image_link: "https://cdn.example/navy.jpg",
  additional_image_link: "https://cdn.example/navy2.jpg,https://cdn.example/navy3.jpg",
  shipping_weight: "0.2 kg",
};

describe("Google Merchant", () => {
  const file = (...rows: Record<string, string>[]) => tableWith(googleColumns, ...rows);

  test("rows of a group are one product; each has its own pictures; pieces are a question", () => {
    const rows = [
      stole,
      {
        ...stole,
        id: "S-2",
        color: "Gold",
        availability: "out of stock",
        sale_price: "999 INR",
        sale_price_effective_date: "2026-04-01T00:00+0530/2026-06-01T00:00+0530",
        image_link: "https://cdn.example/gold.jpg",
        additional_image_link: "",
      },
    ];
    const read = convert(file(...rows));
    expect(read.issues).toEqual([]);
    expect(read.products).toMatchObject([
      { id: "stole", subcategory: "women--stoles", option: "" },
    ]);
    expect(read.variants).toMatchObject([
      {
        id: "stole--navy",
        sku: "S-1",
        weight_grams: "200",
        stock: "",
        pictures:
          "https://cdn.example/navy.jpg|https://cdn.example/navy2.jpg|https://cdn.example/navy3.jpg",
      },
      {
        sku: "S-2",
        stock: "0",
        offer_price: "999",
        list_price: "1299",
        pictures: "https://cdn.example/gold.jpg",
      },
    ]);
    const spaced = file(...rows).split("\n");
    const header = spaced[0]?.replaceAll("_", " ") ?? "";
    expect(convert([header, ...spaced.slice(1)].join("\n"))).toEqual(read);
  });

  test("names and descriptions that only one variant has are counted", () => {
    const gold = { ...stole, id: "S-2", color: "Gold", title: "Gold stole", description: "Gold." };
    const read = convert(file(stole, gold, { ...stole, id: "S-3", color: "Red" }), { stock: 1 });
    expect(read.products).toMatchObject([{ name: "Silk stole", description: "Light." }]);
    expect(read.notes).toEqual([
      "3: A variant has a name of its own: it is left out, as a product here has one, that of its first row.",
      "3: A variant has a description of its own: it is left out, as a product here has one.",
    ]);
  });

  test("a material is a choice only where the rows differ in it, else a fact", () => {
    const same = convert(file(stole, { ...stole, id: "S-2", color: "Gold" }), { stock: 1 });
    expect(same.products).toMatchObject([{ option: "", material: "Silk" }]);
    const patterned = file({ ...stole, material: "Striped" }).replace("material", "pattern");
    expect(convert(patterned, { stock: 1 }).notes).toEqual([
      "2: The attribute 'Pattern' is no choice of a product and no fact of this shop: it is left out.",
    ]);
    const read = convert(file(stole, { ...stole, id: "S-2", material: "Cotton" }), { stock: 1 });
    expect(read.products[0]?.["option"]).toBe("Material");
    expect(read.variants.map((each) => each["option_value"])).toEqual(["Silk", "Cotton"]);
  });

  test("without a group two rows of one id cannot be told apart, and another currency is refused", () => {
    expect(
      convert(
        file({ ...stole, item_group_id: "" }, { ...stole, item_group_id: "", price: "12 USD" }),
      ).issues,
    ).toEqual([
      "line 3, column color: 'Navy' is already in line 2: remove one of the rows, or say how they differ",
      expect.stringContaining("line 3, column price: '12 USD' is in USD"),
    ]);
  });
});

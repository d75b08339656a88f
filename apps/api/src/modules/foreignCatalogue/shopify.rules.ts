import type { Format } from "./foreignFormat.types.ts";

/** The product export of Shopify, with the headers until 2024 and the ones since then. */
export const shopify: Format = {
  name: "Shopify",
  signs: [
    ["handle", "title", "variant price"],
    ["url handle", "title", "price"],
  ],
  columns: {
    key: ["handle", "url handle"],
    name: ["title"],
    description: ["body (html)", "description"],
    group: ["product category", "type"],
    brand: ["vendor"],
    price: ["variant price", "price"],
    listPrice: ["variant compare at price", "variant compare-at price", "compare-at price"],
    stock: ["variant inventory qty", "inventory quantity"],
    stockTracker: ["variant inventory tracker", "inventory tracker"],
    sku: ["variant sku", "sku"],
    barcode: ["variant barcode", "barcode"],
    weight: ["variant grams", "weight value (grams)"],
    pictures: ["image src", "product image url"],
    picturePosition: ["image position"],
    pictureAlt: ["image alt text"],
    variantPicture: ["variant image", "variant image url"],
    shown: ["status", "published", "published on online store"],
    giftCard: ["gift card"],
  },
  options: [{ name: { column: "option{n} name" }, value: "option{n} value" }],
  idField: "key",
  layout: "rows",
  weightUnit: "g",
};

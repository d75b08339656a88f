import type { Format } from "./foreignFormat.types.ts";

/** The product export of WooCommerce in English. */
export const woocommerce: Format = {
  name: "WooCommerce",
  signs: [["type", "name", "regular price"]],
  columns: {
    key: ["sku"],
    otherKey: ["id"],
    parent: ["parent"],
    kind: ["type"],
    name: ["name"],
    description: ["description", "short description"],
    group: ["categories"],
    brand: ["brands", "brand"],
    origin: ["country of origin"],
    price: ["regular price"],
    salePrice: ["sale price"],
    saleStart: ["date sale price starts"],
    saleEnd: ["date sale price ends"],
    stock: ["stock"],
    availability: ["in stock?"],
    sku: ["sku"],
    barcode: ["gtin, upc, ean, or isbn"],
    weight: ["weight (kg)", "weight (g)", "weight (lbs)", "weight (oz)", "weight"],
    pictures: ["images"],
    shown: ["published", "visibility in catalog"],
  },
  options: [{ name: { column: "attribute {n} name" }, value: "attribute {n} value(s)" }],
  idField: "name",
  layout: "parents",
};

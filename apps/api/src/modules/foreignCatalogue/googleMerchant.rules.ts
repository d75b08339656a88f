import type { Format } from "./foreignFormat.types.ts";

/** Returns the two ways in which files write a name of several words. */
const both = (name: string): string[] => [name, name.replaceAll("_", " ")];

const signs = ["id", "title", "price", "availability"];

/** The product data of Google Merchant Center, as a file with a header. */
export const googleMerchant: Format = {
  name: "Google Merchant",
  signs: both("image_link").map((name) => [...signs, name]),
  columns: {
    key: [...both("item_group_id"), "id"],
    name: ["title"],
    description: ["description"],
    group: [...both("product_type"), ...both("google_product_category")],
    brand: ["brand"],
    price: ["price"],
    salePrice: both("sale_price"),
    saleDates: both("sale_price_effective_date"),
    availability: ["availability"],
    sku: ["id"],
    barcode: ["gtin"],
    weight: both("shipping_weight"),
    pictures: [...both("image_link"), ...both("additional_image_link")],
  },
  options: [
    { name: { text: "Colour" }, value: "color" },
    { name: { text: "Size" }, value: "size" },
    { name: { text: "Pattern" }, value: "pattern", isDetail: true },
    { name: { text: "Material" }, value: "material", isDetail: true },
  ],
  idField: "key",
  layout: "rows",
};

import type { Format } from "./foreignFormat.types.ts";

/** Returns the ways in which files write a name: with blanks, and with the prefix that XML feeds have. */
const waysOf = (name: string): string[] => {
  const plain = [...new Set([name, name.replaceAll("_", " ")])];
  return [...plain, ...plain.map((way) => `g:${way}`)];
};

/** Some columns may have the prefix and others not. */
const signs = ["id", "title", "price", "availability", "image_link"].reduce<string[][]>(
  (sum, name) => sum.flatMap((sign) => waysOf(name).map((way) => [...sign, way])),
  [[]],
);

/** The product data of Google Merchant Center, as a file with a header, or as the elements of an XML feed. */
export const googleMerchant: Format = {
  name: "Google Merchant",
  signs,
  columns: {
    key: [...waysOf("item_group_id"), ...waysOf("id")],
    name: waysOf("title"),
    description: waysOf("description"),
    group: [...waysOf("product_type"), ...waysOf("google_product_category")],
    brand: waysOf("brand"),
    price: waysOf("price"),
    salePrice: waysOf("sale_price"),
    saleDates: waysOf("sale_price_effective_date"),
    availability: waysOf("availability"),
    sku: waysOf("id"),
    barcode: waysOf("gtin"),
    weight: waysOf("shipping_weight"),
    pictures: [...waysOf("image_link"), ...waysOf("additional_image_link")],
  },
  options: [
    ...waysOf("color").map((value) => ({ name: { text: "Colour" }, value })),
    ...waysOf("size").map((value) => ({ name: { text: "Size" }, value })),
    ...waysOf("pattern").map((value) => ({
      name: { text: "Pattern" },
      value,
      isDetail: true as const,
    })),
    ...waysOf("material").map((value) => ({
      name: { text: "Material" },
      value,
      isDetail: true as const,
    })),
  ],
  idField: "key",
  layout: "rows",
};

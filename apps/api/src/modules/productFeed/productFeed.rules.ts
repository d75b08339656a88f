/** The product feed of Google Merchant Center: RSS 2.0 with attributes of Google's namespace. */
import { uploadPath, variantWords } from "@pallu/contract";

/** Changes with what items hold, so that a new version of the shop is no unchanged feed. */
export const FEED_FORMAT = 1;

/** A variant that shoppers see. */
export interface FeedVariant {
  id: string;
  productId: string;
  name: string;
  description: string;
  colourName: string;
  /** Name and value of the product's option. Absent without one. */
  optionName?: string;
  optionValue?: string;
  /** The shopkeeper's number. Absent without one. */
  sku?: string | null;
  /** Digits of the bar code. Absent without one. */
  barcode?: string | null;
  offerPricePaise: number;
  listPricePaise: number;
  /** Pieces that can be sold. */
  stock: number;
  /** Whether its product has other variants that shoppers see. */
  isGrouped: boolean;
  brandName: string;
  material: string;
  categoryName: string;
  subcategoryName: string;
  /** File names, the leading one first. */
  images: readonly string[];
}

/** Google's limits, in characters. */
const limits = {
  id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  mpn: 70,
  color: 100,
  size: 100,
  material: 200,
  product_type: 750,
} as const;

/** Google takes one leading picture and ten others. */
const MAX_OTHER_IMAGES = 10;

/** Characters that XML 1.0 cannot hold, not even escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string): string =>
  text
    .replaceAll(forbidden, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** Cuts a text at a number of characters. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : Array.from(text).slice(0, most).join("");

const priceOf = (paise: number): string => `${(paise / 100).toFixed(2)} INR`;

/** Whether a bar code is a GTIN: 8, 12, 13 or 14 digits, the last of which proves the others. */
const isGtin = (code: string): boolean => {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code)) return false;
  const digits = Array.from(code, Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
};

/** Returns the id of an item. One that Google would not take is shortened, by its beginning and a number from all of it. */
const idOf = (id: string): string => {
  if (id.length <= limits.id) return id;
  let hash = 0xcbf29ce484222325n;
  for (const unit of new TextEncoder().encode(id))
    hash = ((hash ^ BigInt(unit)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return `${id.slice(0, limits.id - 17)}-${hash.toString(16).padStart(16, "0")}`;
};

const isSize = (optionName: string): boolean => /^sizes?$/i.test(optionName.trim());

/** Returns the attributes of a variant. A text that is empty is left out. */
const attributesOf = (variant: FeedVariant, publicUrl: string): [name: string, text: string][] => {
  const { name, colourName, brandName, images, offerPricePaise, listPricePaise } = variant;
  const { optionName = "", optionValue = "", description } = variant;
  const urlOf = (path: string): string => new URL(path, publicUrl).href;
  const [lead = "", ...others] = images.map((image) => urlOf(uploadPath(image)));
  const words = variantWords({ productColorName: colourName, productOptionValue: optionValue });
  const suffix = words === "" ? "" : ` – ${words}`;
  const gtin = variant.barcode && isGtin(variant.barcode) ? variant.barcode : "";
  const mpn = cut(variant.sku ?? "", limits.mpn);
  const brand = cut(brandName, limits.brand);
  const isReduced = offerPricePaise < listPricePaise;
  const path = `/product-details/${encodeURIComponent(variant.productId)}`;
  return [
    ["id", idOf(variant.id)],
    ["title", cut(cut(name, limits.title - suffix.length) + suffix, limits.title)],
    ["description", cut(description.trim() || name, limits.description)],
    ["link", urlOf(`${path}?variant=${encodeURIComponent(variant.id)}`)],
    ["image_link", lead],
    ...others
      .slice(0, MAX_OTHER_IMAGES)
      .map((url): [string, string] => ["additional_image_link", url]),
    ["availability", variant.stock > 0 ? "in_stock" : "out_of_stock"],
    ["price", priceOf(isReduced ? listPricePaise : offerPricePaise)],
    ["sale_price", isReduced ? priceOf(offerPricePaise) : ""],
    ["brand", brand],
    ["gtin", gtin],
    ["mpn", mpn],
    // Google knows a product by its GTIN, or by brand and number.
    ["identifier_exists", gtin !== "" || (brand !== "" && mpn !== "") ? "" : "no"],
    ["item_group_id", variant.isGrouped ? idOf(variant.productId) : ""],
    ["color", cut(colourName, limits.color)],
    ["size", isSize(optionName) ? cut(optionValue, limits.size) : ""],
    ["material", cut(variant.material, limits.material)],
    [
      "product_type",
      cut(`${variant.categoryName} > ${variant.subcategoryName}`, limits.product_type),
    ],
    ["condition", "new"],
  ];
};

/** Returns the item of a variant. Empty for one without a picture, which Google refuses. */
export const feedItem = (variant: FeedVariant, publicUrl: string): string =>
  variant.images.length === 0
    ? ""
    : `<item>${attributesOf(variant, publicUrl)
        .filter(([, text]) => text !== "")
        .map(([name, text]) => element(`g:${name}`, text))
        .join("")}</item>\n`;

export const feedHead = (shopName: string, publicUrl: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${element("title", shopName)}${element("link", publicUrl)}${element("description", `The products of ${shopName}`)}\n`;

export const FEED_END = "</channel></rss>\n";

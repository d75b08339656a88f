import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { factEntries, mapFacts, productFacts } from "@pallu/contract";
import type { FactName, NumberFact } from "@pallu/contract";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";

export const categories = pgTable("categories", {
  id: text().primaryKey(),
  name: text().notNull(),
  position: integer().notNull(),
});

export const subcategories = pgTable("subcategories", {
  id: text().primaryKey(),
  categoryId: text("category_id")
    .notNull()
    .references(() => categories.id),
  name: text().notNull(),
  position: integer().notNull(),
});

const factColumns = mapFacts({
  // The default lets a migration add the column to a shop that has products.
  text: ({ column }) => text(column).notNull().default(""),
  list: ({ column }) => text(column).array().$type<readonly string[]>().notNull().default([]),
  number: ({ column }) => integer(column),
  yesNo: ({ column }) => boolean(column),
});

const within = (column: SQLWrapper, { min, max }: NumberFact) =>
  sql`${column} BETWEEN ${sql.raw(String(min))} AND ${sql.raw(String(max))}`;

/** Numbers with one constraint for both. Each other number has a constraint of its own. */
const inMakingTime: readonly string[] = ["makingDays", "makers"];

const numberConstraints = (table: Record<FactName, SQLWrapper>) =>
  factEntries.flatMap(([name, fact]) =>
    fact.kind !== "number" || inMakingTime.includes(name)
      ? []
      : [check(`products_${fact.column}`, within(table[name], fact))],
  );

/** Without a parameter, so that the partial index can be used. */
const isEmpty = (column: SQLWrapper) => sql`${column} = ''`;

/** `listPricePaise` is the MRP of the wire format. Shoppers pay the offer price. */
export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    subcategoryId: text("subcategory_id")
      .notNull()
      .references(() => subcategories.id),
    name: text().notNull(),
    image: text().notNull(),
    offerPricePaise: integer("offer_price_paise").notNull(),
    listPricePaise: integer("list_price_paise").notNull(),
    description: text().notNull(),
    tag: text().notNull(),
    /** The option beside the colour, such as Size (docs/decisions/0064). Empty for none. */
    optionName: text("option_name").notNull().default(""),
    ...factColumns,
    position: integer().notNull(),
    /** Hidden products are in no list and cannot be bought. Orders keep them. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    check(
      "products_prices_positive",
      sql`${table.offerPricePaise} > 0 AND ${table.listPricePaise} > 0`,
    ),
    check(
      "products_making_time",
      sql`${within(table.makingDays, productFacts.makingDays)} AND ${within(table.makers, productFacts.makers)}`,
    ),
    ...numberConstraints(table),
    index("products_by_position").on(table.position, table.id),
    index("products_by_subcategory").on(table.subcategoryId, table.position),
    index("products_by_name")
      .using("gin", sql`lower(${table.name}) gin_trgm_ops`)
      .concurrently(),
    index("products_without_picture").on(table.id).where(isEmpty(table.image)).concurrently(),
    index("products_hidden")
      .on(table.id)
      .where(sql`${table.hidden}`)
      .concurrently(),
  ],
);

export const hasNoPicture = isEmpty(products.image);

/**
 * `colour` is a CSS colour, `colourName` its display name, both empty for a variant without a colour. A price that is null
 * is that of the product.
 */
export const variants = pgTable(
  "variants",
  {
    id: text().primaryKey(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id),
    image: text().notNull(),
    /** Pictures of a saree laid flat: the whole cloth, and the border (docs/decisions/0030). Null without one. */
    clothImage: text("cloth_image"),
    borderImage: text("border_image"),
    colour: text().notNull(),
    colourName: text("colour_name").notNull(),
    /** The value of the product's option, such as M. Empty without an option. */
    optionValue: text("option_value").notNull().default(""),
    /** The shopkeeper's number of the variant, unique without case. */
    sku: text(),
    barcode: text(),
    weightGrams: integer("weight_grams"),
    offerPricePaise: integer("offer_price_paise"),
    listPricePaise: integer("list_price_paise"),
    /** Pieces that can be sold: those on hand that no order has reserved (docs/decisions/0062). */
    stock: integer().notNull(),
    bestSeller: boolean("best_seller").notNull(),
    newArrival: boolean("new_arrival").notNull(),
    trending: boolean().notNull(),
    position: integer().notNull(),
    /** As for products. At least one variant of a product is not hidden. */
    hidden: boolean().notNull().default(false),
  },
  (table) => [
    check("variants_stock_not_negative", sql`${table.stock} >= 0`),
    check(
      "variants_prices_positive",
      sql`${table.offerPricePaise} > 0 AND ${table.listPricePaise} > 0`,
    ),
    check("variants_weight_not_negative", sql`${table.weightGrams} >= 0`),
    index("variants_by_product").on(table.productId, table.position),
    uniqueIndex("variants_sku_index")
      .on(sql`lower(${table.sku})`)
      .where(sql`${table.sku} is not null`)
      .concurrently(),
    index("variants_by_sku")
      .on(sql`lower(${table.sku}) text_pattern_ops`)
      .concurrently(),
    index("variants_by_barcode").on(table.barcode).concurrently(),
  ],
);

export const variantImages = pgTable(
  "variant_images",
  {
    id: text().primaryKey(),
    variantId: text("variant_id")
      .notNull()
      .references(() => variants.id),
    image: text().notNull(),
    alt: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [index("variant_images_by_variant").on(table.variantId, table.position)],
);

/** Pictures that members of staff have uploaded. Those of imports have no row. */
export const uploadedPictures = pgTable(
  "uploaded_pictures",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** As products name it: `{name}.{width}x{height}.{hash8}.webp`. */
    image: text().notNull().unique(),
    uploadedBy: text("uploaded_by").notNull(),
    /** When it was uploaded, or saved with a product. One that nothing uses is deleted some time after. */
    usedAt: timestamp("used_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [index("uploaded_pictures_by_use").on(table.usedAt)],
);

const bannerColumns = {
  id: text().primaryKey(),
  image: text().notNull(),
  position: integer().notNull(),
  /** Path in the shop. Null for a banner that the store shows with words of its own. */
  link: text(),
  /** Empty for a picture without words. */
  headline: text().notNull().default(""),
  linkText: text("link_text").notNull().default(""),
  alt: text().notNull().default(""),
};

export const homeBanners = pgTable("home_banners", bannerColumns);

export const collectionBanners = pgTable("collection_banners", bannerColumns);

export type StoredBanner = typeof homeBanners.$inferSelect;
export type StoredCategory = typeof categories.$inferSelect;
export type StoredSubcategory = typeof subcategories.$inferSelect;
export type StoredProduct = typeof products.$inferSelect;
export type StoredVariant = typeof variants.$inferSelect;
export type StoredImage = typeof variantImages.$inferSelect;

export interface StoredCatalogue {
  categories: StoredCategory[];
  subcategories: StoredSubcategory[];
  products: StoredProduct[];
  variants: StoredVariant[];
  images: StoredImage[];
}

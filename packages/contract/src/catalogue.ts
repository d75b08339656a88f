import { z } from "zod";
import { calls } from "./call.ts";
import { colourFamilies } from "./colours.ts";
import { defineEndpoint } from "./endpoint.ts";
import { idIn, idOut, line, errorBody, rupees } from "./fields.ts";
import { factNames, isOnCards, mapFacts } from "./productFacts.ts";
import type {
  CardFactName,
  FactName,
  ListFact,
  NumberFact,
  TextFact,
  YesNoFact,
} from "./productFacts.ts";

export const subcategory = z
  .object({
    subCategoryId: idOut,
    subCategoryName: z.string(),
    categoryId: idOut,
    categoryName: z.string(),
  })
  .meta({ id: "Subcategory" });

export const category = z
  .object({ categoryId: idOut, categoryName: z.string() })
  .meta({ id: "Category" });

/** Without the bounds of the facts: rows from before a bound must not make a list fail. */
export const factSchemas = {
  text: ({ description }: TextFact) => z.string().meta({ description }),
  list: ({ description }: ListFact) => z.array(z.string()).meta({ description }),
  number: ({ description }: NumberFact) =>
    z
      .number()
      .int()
      .nullable()
      .meta({ description: `${description} Null if unknown.` }),
  yesNo: ({ description }: YesNoFact) =>
    z
      .boolean()
      .nullable()
      .meta({ description: `${description} Null if unknown.` }),
};

const facts = mapFacts(factSchemas);

const maskOf = <Name extends FactName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

/** The fields that cards of products lack. */
export const pageOnlyFields = {
  productDescription: true,
  ...maskOf(factNames.filter((name): name is Exclude<FactName, CardFactName> => !isOnCards(name))),
} as const;

/** Absent without an option, so that a catalogue without options answers as specified. */
export const optionFields = {
  productOptionName: z.string().optional().meta({
    description: "The option beside the colour, such as Size. Absent if the product has none.",
  }),
  productOptionValue: z.string().optional().meta({
    description: "The value of the product's option, such as M. Absent if it has none.",
  }),
  sku: z.string().optional().meta({
    description: "The shopkeeper's number of the variant. Absent if it has none.",
  }),
};

/** The fields of the product that a variant in a list contains (ENT-05). */
export const productOfVariant = z
  .object({
    productId: idOut,
    productName: z.string(),
    productOfferPrice: rupees,
    productMrpPrice: rupees,
    categoryName: z.string(),
    subCategoryId: idOut,
    tag: z.string(),
    productOptionName: optionFields.productOptionName,
    /** Only with `fields=card`. */
    SubCategory: z.object({ subCategoryId: idOut, subCategoryName: z.string() }).optional(),
    /** Only with `fields=card`. */
    ...z
      .object(facts)
      .pick(maskOf(factNames.filter(isOnCards)))
      .partial().shape,
  })
  .meta({ id: "ProductOfVariant" });

/** Why an entry matches a search. `ranges` are UTF-16 offsets into `text`, the end excluded, for highlighting. */
export const reason = z
  .object({
    field: z.enum(["name", "subcategory", "material", "colour", "origin", "weave"]),
    text: z.string(),
    ranges: z.array(z.tuple([z.number().int().nonnegative(), z.number().int().nonnegative()])),
  })
  .meta({ id: "Reason" });

export const listedVariant = z
  .object({
    productVariantId: idOut,
    productId: idOut,
    productVariantImage: z.string(),
    productColor: z.string().meta({ description: "A CSS colour." }),
    productColorName: z.string(),
    isBestSeller: z.boolean(),
    isNewArrival: z.boolean(),
    isTrending: z.boolean(),
    stockQuantity: z.number().int().nonnegative(),
    productOptionValue: optionFields.productOptionValue,
    sku: optionFields.sku,
    isPriceFrom: z.literal(true).optional().meta({
      description:
        "Other values of the option cost more: the price is the lowest of this colour. A list has one entry for each colour.",
    }),
    Product: productOfVariant,
    /** Only with `q`. */
    reasons: z.array(reason).optional(),
  })
  .meta({ id: "ListedVariant" });

export const variantOfProduct = z
  .object({
    productVariantId: idOut,
    productVariantImage: z.string(),
    productColor: z.string(),
    productColorName: z.string(),
    stockQuantity: z.number().int().nonnegative(),
    productOptionValue: optionFields.productOptionValue,
    sku: optionFields.sku,
    productOfferPrice: rupees.optional().meta({
      description: "The variant's own price. Absent if it is the product's.",
    }),
    productMrpPrice: rupees.optional().meta({
      description: "The variant's own list price. Absent if it is the product's.",
    }),
    /** Not with `fields=card`. */
    clothImage: z.string().optional().meta({
      description: "Picture of the whole saree laid flat, the pallu at the left.",
    }),
    /** Not with `fields=card`. */
    borderImage: z.string().optional().meta({
      description: "Picture of the border laid flat, its outer edge at the bottom.",
    }),
  })
  .meta({ id: "VariantOfProduct" });

export const product = z
  .object({
    productId: idOut,
    productName: z.string(),
    categoryName: z.string(),
    productImage: z.string(),
    productOfferPrice: rupees,
    productMrpPrice: rupees,
    productOptionName: optionFields.productOptionName,
    productDescription: z.string(),
    tag: z.string(),
    subCategoryId: idOut,
    SubCategory: z.object({ subCategoryId: idOut, subCategoryName: z.string() }),
    Variants: z.array(variantOfProduct),
    ...facts,
  })
  .meta({ id: "Product" });

export const variantImage = z
  .object({ childImageId: idOut, childImage: z.string(), alt: z.string() })
  .meta({ id: "VariantImage" });

export const banner = z
  .object({
    id: idOut,
    bannerImage: z.string(),
    bannerLink: z.string().optional().meta({
      description:
        "Path in the shop. Only of a banner with words of its own, which may be empty. The store chooses the words of others.",
    }),
    bannerHeadline: z.string().optional(),
    bannerLinkText: z.string().optional(),
    bannerAlt: z.string().optional(),
  })
  .meta({ id: "Banner" });

/** A product as `fields=card` sends it: without the fields that only the product's own page shows. */
export const listedProduct = product.partial(pageOnlyFields).meta({ id: "ListedProduct" });

/** Number of rows that a plain list returns at most. */
export const MAX_PLAIN_ROWS = 500;
/** The largest `limit`. */
export const MAX_LIMIT = 200;
/** The limit of a narrow call that names none. */
export const DEFAULT_LIMIT = 24;
/** The largest number of `ids`. */
export const MAX_IDS = 200;
/** The longest `q`, in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 200;
/** The largest number of values of one repeatable parameter. */
const MAX_VALUES = 50;
/** The largest total that is always exact. */
export const MAX_EXACT_TOTAL = 10_000;

/** A parameter that may be repeated: one value arrives as a string, several as an array. */
const repeatable = (description: string, example: string) =>
  z
    .union([line(100).min(1), z.array(line(100).min(1)).max(MAX_VALUES)])
    .transform((value) => (typeof value === "string" ? [value] : value))
    .optional()
    .meta({ description, example });

const flag = (description: string) =>
  z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .meta({ description });

const WHOLE_OR_DECIMAL = /^\d{1,9}(?:\.\d{1,2})?$/;

const price = (description: string, example: string) =>
  line(20)
    .regex(WHOLE_OR_DECIMAL, "must be an amount in rupees, such as 1500 or 1499.50")
    .transform(Number)
    .optional()
    .meta({ description, example });

const listQuery = z.strictObject({
  ids: line(20_000)
    .min(1)
    .transform((value) => [...new Set(value.split(",").filter((id) => id !== ""))])
    .refine((ids) => ids.length > 0 && ids.length <= MAX_IDS, {
      error: `must have 1 to ${MAX_IDS} ids, separated by commas`,
    })
    .refine((ids) => ids.every((id) => id.length <= 100), {
      error: "must have ids of at most 100 characters",
    })
    .optional()
    .meta({
      description:
        "Ids separated by commas, at most 200. On /api/product-variants also ids of products, which mean all their entries; ids of variants mean exactly these.",
      example: "temple-border,mysore-crepe",
    }),
  subCategoryId: repeatable("Only these subcategories. Repeatable.", "kanchipuram-silk"),
  categoryId: line(100).min(1).optional().meta({
    description: "Only this category.",
    example: "womens-clothing",
  }),
  minPrice: price("The lowest offer price in rupees.", "500"),
  maxPrice: price("The highest offer price in rupees.", "5000"),
  isBestSeller: flag("Only best sellers (true), or all others (false)."),
  isNewArrival: flag("Only new arrivals (true), or all others (false)."),
  isTrending: flag("Only trending ones (true), or all others (false)."),
  tag: repeatable("Only these tags. Repeatable.", "Hot Sale"),
  colour: repeatable("Only these names of colours, in any case. Repeatable.", "Rani pink"),
  colourFamily: repeatable(
    `Only colours of these families: ${colourFamilies.map(({ id }) => id).join(", ")}. Repeatable.`,
    "red",
  ),
  material: repeatable("Only these materials, in any case. Repeatable.", "Mulberry silk"),
  option: repeatable(
    "Only these values of the option, such as sizes, in any case. Repeatable.",
    "M",
  ),
  q: line(MAX_SEARCH_LENGTH)
    .refine((value) => value.trim() !== "", { error: "must not be empty" })
    .transform((value) => value.trim())
    .optional()
    .meta({
      description:
        "Searches name, subcategory, material, colour, origin, weave and option, or finds a whole SKU. Forgives typing errors and knows other spellings.",
      example: "kanjivaram saree",
    }),
  sort: z.enum(["featured", "price-up", "price-down", "name", "relevance"]).optional().meta({
    description: "Default `featured`, with `q` `relevance`.",
  }),
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).optional().meta({
    description: "The largest number of entries. Default 24 with any other parameter.",
  }),
  cursor: line(1000).min(1).optional().meta({
    description:
      "Where the page begins: `next` of the page before leads there. The other parameters stay the same.",
  }),
  fields: z.literal("card").optional().meta({ description: "Only what a card shows." }),
});

interface Contradictory {
  minPrice?: number;
  maxPrice?: number;
  q?: string;
  sort?: string;
  cursor?: string;
  after?: string;
}

const refuseContradictions = (query: Contradictory, context: z.RefinementCtx): void => {
  const { minPrice, maxPrice, q, sort, cursor, after } = query;
  const add = (field: string, message: string): void =>
    context.addIssue({ code: "custom", path: [field], message });
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    add("minPrice", "must be at most maxPrice");
  if (sort === "relevance" && q === undefined) add("sort", "must not be relevance without q");
  if (cursor !== undefined && after !== undefined) add("after", "must not be used with cursor");
  if (after !== undefined && (q !== undefined || (sort ?? "featured") !== "featured"))
    add("after", "must not be used with q or sort: use cursor");
};

/** The query of `/api/product-variants`. */
export const catalogueQuery = listQuery
  .extend({
    facets: flag("Also returns the counts of each filter's values."),
  })
  .superRefine(refuseContradictions);

/** The query of `/api/products`. */
export const pageQuery = listQuery
  .extend({
    after: line(100).min(1).optional().meta({
      description: "The productId of the last entry of the page before, in the order `featured`.",
    }),
  })
  .superRefine(refuseContradictions);

/** How many entries match. Above 10,000 a count may be `{ count: 10000, isExact: false }`: at least so many. */
export const total = z
  .object({ count: z.number().int().nonnegative(), isExact: z.boolean() })
  .meta({ id: "Total" });

const count = z.number().int().nonnegative();

/** Counts of each filter's values under the other filters, most first, at most 50 values each. */
export const facets = z
  .object({
    subcategories: z.array(z.object({ subCategoryId: idOut, subCategoryName: z.string(), count })),
    prices: z
      .array(z.object({ from: rupees, to: rupees.nullable(), count }))
      .meta({ description: "`from` included, `to` excluded; null for the last." }),
    colours: z.array(z.object({ colourName: z.string(), colour: z.string(), count })),
    colourFamilies: z.array(z.object({ colourFamily: z.string(), count })),
    materials: z.array(z.object({ material: z.string(), count })),
    tags: z.array(z.object({ tag: z.string(), count })),
    options: z
      .array(z.object({ optionValue: z.string(), count }))
      .optional()
      .meta({
        description:
          "Values of the option in the order of the shop, such as S, M, L. Absent if no product has an option.",
      }),
    highestPrice: rupees.meta({ description: "The highest offer price. 0 without a match." }),
  })
  .meta({ id: "Facets" });

/** Variants: all of them, or a page with its total and the URL path of the next one. */
export const listedVariantPage = z
  .object({
    success: z.literal(true),
    data: z.array(listedVariant),
    total: total.optional(),
    next: z.string().nullable().optional(),
    facets: facets.optional(),
  })
  .meta({
    id: "ListedVariantPage",
    description: "`total` and `next` are absent from a whole plain list.",
  });

export type CatalogueQuery = z.output<typeof catalogueQuery>;
export type ProductQuery = z.output<typeof pageQuery>;
export type ListedVariant = z.output<typeof listedVariant>;
export type ListedVariantPage = z.output<typeof listedVariantPage>;
export type ListedProduct = z.output<typeof listedProduct>;
export type Facets = z.output<typeof facets>;
export type Total = z.output<typeof total>;
export type Reason = z.output<typeof reason>;

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ success: z.literal(true), data: z.array(item) });

const tag = "Catalogue";

export const catalogueEndpoints = {
  listVariants: defineEndpoint({
    call: calls.listVariants,
    tag,
    access: "public",
    summary:
      "Variants that can be shown, one for each colour of a product with sizes, with the flags the home page filters by. Without a query all of them, at most 500",
    query: catalogueQuery,
    responses: { 200: listedVariantPage },
  }),
  listProducts: defineEndpoint({
    call: calls.listProducts,
    tag,
    access: "public",
    summary: "Products with their variants. Without a query all of them, at most 500",
    query: pageQuery,
    responses: { 200: z.array(listedProduct), 404: errorBody },
  }),
  getProduct: defineEndpoint({
    call: calls.getProduct,
    tag,
    access: "public",
    summary: "One product with its variants",
    params: z.object({ id: idIn }),
    responses: { 200: product, 404: errorBody },
  }),
  listCategories: defineEndpoint({
    call: calls.listCategories,
    tag,
    access: "public",
    summary: "All categories",
    responses: { 200: listOf(category) },
  }),
  listSubcategories: defineEndpoint({
    call: calls.listSubcategories,
    tag,
    access: "public",
    summary: "All subcategories",
    responses: { 200: z.array(subcategory) },
  }),
  listVariantImages: defineEndpoint({
    call: calls.listVariantImages,
    tag,
    access: "public",
    summary: "The pictures of one variant, the leading one first; empty for an unknown variant",
    params: z.object({ variantId: idIn }),
    responses: { 200: listOf(variantImage) },
  }),
  listRelatedProducts: defineEndpoint({
    call: calls.listRelatedProducts,
    tag,
    access: "public",
    summary: "Products of the same subcategory",
    params: z.object({ id: idIn }),
    responses: { 200: listOf(product), 404: errorBody },
  }),
  listHomeBanners: defineEndpoint({
    call: calls.listHomeBanners,
    tag,
    access: "public",
    summary: "Banners of the home page",
    responses: { 200: z.array(banner) },
  }),
  listCollectionBanners: defineEndpoint({
    call: calls.listCollectionBanners,
    tag,
    access: "public",
    summary: "Banners of the collections",
    responses: { 200: z.array(banner) },
  }),
};

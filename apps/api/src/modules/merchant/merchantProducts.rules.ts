import { mapFacts } from "@pallu/contract";
import { defineEndpoints, line, MAX_INTEGER, text } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { changesMade, dryRun, id, keyCalls } from "./merchantFields.rules.ts";

/*
 * What a product may hold is decided by the rules of an import, which name every fault with its field. These schemas only
 * bound what is read: a text that is too long for its field must reach those rules.
 */
const amount = z.number().nullable();
const flag = z.boolean();
const pieces = z.number().int().min(-MAX_INTEGER).max(MAX_INTEGER);

/** The most variants and pictures of a product that one call may have. */
const MAX_VARIANTS = 400;
const MAX_PICTURES = 50;

/** Texts that a call sends. */
const sentTexts = {
  short: text(1000),
  name: line(200),
  alt: text(500),
  description: text(20_000),
  fact: text(5000),
  list: z.array(text(1000)).max(100).readonly(),
};

/** Texts of an answer, without bounds: what is stored is shown. */
const shownTexts: Record<Exclude<keyof typeof sentTexts, "list">, z.ZodString> & {
  list: z.ZodReadonly<z.ZodArray<z.ZodString>>;
} = {
  short: z.string(),
  name: z.string(),
  alt: z.string(),
  description: z.string(),
  fact: z.string(),
  list: z.array(z.string()).readonly(),
};

type Texts = typeof shownTexts;

const factsOf = ({ fact, list }: Texts) =>
  z
    .object(
      mapFacts({
        text: ({ description }) => fact.meta({ description }),
        list: ({ description }) => list.meta({ description }),
        number: ({ description }) => z.number().nullable().meta({ description }),
        yesNo: ({ description }) => z.boolean().nullable().meta({ description }),
      }),
    )
    .meta({
      description: "All facts of a product. An empty text, an empty list and null are unknown.",
    });

const variantFieldsOf = ({ short, name, alt }: Texts) => ({
  colourName: short,
  colour: short.meta({ description: "Such as #c2185b. Empty for none." }),
  optionValue: short,
  sku: short.meta({ description: "Empty for none." }),
  barcode: short.meta({ description: "Empty for none." }),
  weightGrams: z.number().nullable(),
  offerPrice: amount.meta({ description: "Null: that of the product." }),
  listPrice: amount.meta({ description: "Null: that of the product." }),
  bestSeller: flag,
  newArrival: flag,
  trending: flag,
  hidden: flag,
  pictures: z.array(z.object({ image: name, alt })),
  clothPicture: name.nullable(),
  borderPicture: name.nullable(),
});

const productFieldsOf = (texts: Texts) => ({
  name: texts.short,
  subCategoryId: texts.name,
  offerPrice: amount,
  listPrice: amount.meta({ description: "Null: the offer price." }),
  description: texts.description,
  tag: texts.short,
  optionName: texts.short.meta({ description: "The option beside the colour, such as Size." }),
  hidden: flag,
  facts: factsOf(texts),
});

const sentVariantFields = variantFieldsOf(sentTexts);

const editedVariant = z.object({
  id: id.optional().meta({ description: "Absent for a new one." }),
  ...sentVariantFields,
  pictures: sentVariantFields.pictures.max(MAX_PICTURES),
  onHand: pieces
    .nullable()
    .optional()
    .meta({ description: "Pieces on hand of a new variant. Others change by `stock`." }),
  stock: z.object({ difference: pieces, expected: pieces }).optional().meta({
    description: "Changes the pieces on hand, which were `expected` when they were read.",
  }),
});

const editedProduct = z.object({
  ...productFieldsOf(sentTexts),
  variants: z
    .array(editedVariant)
    .max(MAX_VARIANTS)
    .meta({ description: "All of them, in their order. Those that are not named are removed." }),
});

const shownProduct = z.object({
  id: z.string(),
  version: z.string().meta({ description: "Changes with every field but the stock." }),
  ...productFieldsOf(shownTexts),
  variants: z.array(
    z.object({
      id: z.string(),
      ...variantFieldsOf(shownTexts),
      onHand: z.number().int(),
      reserved: z.number().int(),
      available: z.number().int(),
    }),
  ),
});

const faults = refusal.extend({
  fields: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .meta({ description: "Everything that is wrong: `name`, `facts.size`, `variants.2.sku`." })
    .optional(),
});

const conflict = refusal.extend({
  fields: z
    .array(z.object({ path: z.string(), sent: z.unknown(), stored: z.unknown() }))
    .meta({ description: "Fields that have another value now, variants by id: both values." })
    .optional(),
  product: shownProduct.optional().meta({ description: "The product as it is now." }),
  free: z.string().optional().meta({ description: "An id that no product has." }),
});

const ofProduct = z.object({ productId: id });

const exampleVariant = {
  id: "kanchipuram-temple-border--rani-pink",
  colourName: "Rani pink",
  colour: "#c2185b",
  optionValue: "",
  sku: "",
  barcode: "",
  weightGrams: null,
  offerPrice: null,
  listPrice: null,
  bestSeller: true,
  newArrival: false,
  trending: false,
  hidden: false,
  pictures: [
    {
      image: "kanchipuram-temple-border--rani-pink.1440x1800.1a2b3c4d.webp",
      alt: "Rani pink Kanchipuram Temple Border",
    },
  ],
  clothPicture: null,
  borderPicture: null,
};

const exampleFields = {
  name: "Kanchipuram Temple Border",
  subCategoryId: "kanchipuram",
  offerPrice: 12_480,
  listPrice: 15_600,
  description: "Woven on a hand loom.",
  tag: "",
  optionName: "",
  hidden: false,
  facts: mapFacts({
    text: () => "",
    list: (): string[] => [],
    number: () => null,
    yesNo: () => null,
  }),
};

const exampleProduct = {
  id: "kanchipuram-temple-border",
  version: "3q2-7wAAbcdEfGhi",
  ...exampleFields,
  variants: [{ ...exampleVariant, onHand: 6, reserved: 1, available: 5 }],
};

const { id: _id, ...exampleNewVariant } = exampleVariant;

/** The most products that one call changes. All of them are changed, or none. */
export const MAX_PRODUCTS = 100;

const group = z.object({ id: z.string(), name: z.string(), categoryName: z.string() });

export const merchantProductEndpoints = defineEndpoints(keyCalls, {
  showProductForm: {
    call: { method: "GET", path: "/api/merchant/product-form" },
    summary: "What a form for a product needs: its facts with their bounds, groups, names in use",
    responses: {
      200: z.object({
        facts: z.array(
          z.object({
            name: z.string(),
            kind: z.enum(["text", "list", "number", "yesNo"]),
            label: z.string(),
            description: z.string(),
            maxLength: z.number().int().optional(),
            min: z.number().int().optional(),
            max: z.number().int().optional(),
            unit: z.string().optional(),
          }),
        ),
        groups: z.array(group),
        tags: z.array(z.string()),
        colours: z.array(z.object({ name: z.string(), colour: z.string() })),
        materials: z.array(z.string()),
        optionValues: z.array(z.string()),
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          facts: [
            {
              name: "material",
              kind: "text",
              label: "Material",
              description: "What it is made of, such as cotton.",
              maxLength: 200,
            },
          ],
          groups: [{ id: "kanchipuram", name: "Kanchipuram", categoryName: "Sarees" }],
          tags: ["Hot Sale"],
          colours: [{ name: "Rani pink", colour: "#c2185b" }],
          materials: ["Silk"],
          optionValues: ["S", "M"],
        },
      },
    },
  },
  addGroup: {
    call: { method: "POST", path: "/api/merchant/groups" },
    summary:
      "Adds a group of products, below another one that is added if there is none of its name",
    body: z.object({ name: sentTexts.short, categoryName: sentTexts.short }),
    responses: { 201: group, 404: refusal, 409: refusal, 422: faults },
    example: {
      body: { name: "Kanchipuram", categoryName: "Sarees" },
      responses: { 201: { id: "kanchipuram", name: "Kanchipuram", categoryName: "Sarees" } },
    },
  },
  showProduct: {
    call: { method: "GET", path: "/api/merchant/products/:productId" },
    summary: "A product with everything that can be changed, and its stock",
    params: ofProduct,
    responses: { 200: shownProduct, 404: refusal },
    example: { responses: { 200: exampleProduct } },
  },
  createProduct: {
    call: { method: "POST", path: "/api/merchant/products" },
    summary: "Adds a product with its variants",
    body: editedProduct.extend({
      id: line(200)
        .min(1)
        .optional()
        .meta({ description: "A part of its address. Default: made of the name." }),
    }),
    responses: { 201: shownProduct, 404: refusal, 409: conflict, 422: faults },
    example: {
      body: { ...exampleFields, variants: [{ ...exampleNewVariant, onHand: 6 }] },
      responses: { 201: exampleProduct },
    },
  },
  saveProduct: {
    call: { method: "PUT", path: "/api/merchant/products/:productId" },
    summary: "Saves a product as a whole; stock changes only by a difference that is named",
    params: ofProduct,
    body: editedProduct.extend({
      expected: line(100).meta({
        description: "The version that was read. If a field has another value now: 409.",
      }),
    }),
    responses: { 200: shownProduct, 404: refusal, 409: conflict, 422: faults },
    example: {
      body: {
        ...exampleFields,
        variants: [{ ...exampleVariant, stock: { difference: 2, expected: 4 } }],
        expected: exampleProduct.version,
      },
      responses: { 200: exampleProduct },
    },
  },
  changeProducts: {
    call: { method: "POST", path: "/api/merchant/product-changes" },
    summary: "Hides, shows or marks products or changes their prices by a share, all or none",
    body: z
      .object({
        action: z.enum(["hide", "show", "flag", "price"]),
        ids: z
          .array(id)
          .min(1)
          .max(MAX_PRODUCTS)
          .refine((ids) => new Set(ids).size === ids.length, { error: "must name each id once" }),
        flags: z
          .object({
            bestSeller: flag.optional(),
            newArrival: flag.optional(),
            trending: flag.optional(),
          })
          .refine((given) => Object.keys(given).length > 0, { error: "must name at least one" })
          .optional()
          .meta({
            description:
              "True marks the first variant that is shown; false removes the mark from all variants.",
          }),
        percent: z.number().min(-95).max(900).optional().meta({
          description: "With `price`: -10 makes the offer prices a tenth lower.",
        }),
        roundTo: z
          .union([z.literal(1), z.literal(5), z.literal(10), z.literal(50), z.literal(100)])
          .default(1)
          .meta({ description: "With `price`: new prices are a multiple of so many rupees." }),
        expected: z
          .array(z.object({ id, offerPrice: z.number(), listPrice: z.number() }))
          .max(MAX_PRODUCTS * MAX_VARIANTS)
          .optional()
          .meta({
            description:
              "With `price`: what a dry run answered as `before`. If a price is another one now: 409.",
          }),
        dryRun,
      })
      .refine(({ action, flags }) => (flags !== undefined) === (action === "flag"), {
        path: ["flags"],
        error: "must be there with the action 'flag', and with no other",
      })
      .refine(({ action, percent }) => (percent !== undefined) === (action === "price"), {
        path: ["percent"],
        error: "must be there with the action 'price', and with no other",
      }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { action: "price", ids: ["kanchipuram-temple-border"], percent: -10, dryRun: true },
      responses: {
        200: {
          dryRun: true,
          changes: [
            {
              id: "kanchipuram-temple-border",
              before: { offerPrice: 12_480, listPrice: 15_600 },
              after: { offerPrice: 11_232, listPrice: 15_600 },
            },
          ],
        },
      },
    },
  },
});

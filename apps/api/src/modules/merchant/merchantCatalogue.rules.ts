import { defineEndpoints, rupees } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import {
  amountIn,
  changesMade,
  dryRun,
  find,
  flag,
  id,
  next,
  option,
  page,
  rowsOf,
  keyCalls,
} from "./merchantFields.rules.ts";

const price = z.object({ offerPrice: amountIn, listPrice: amountIn });
const isReduced = ({ offerPrice, listPrice }: z.output<typeof price>): boolean =>
  offerPrice <= listPrice;
const reduced = { path: ["offerPrice"], error: "must be at most the list price" };
const expected = price.optional().meta({
  description: "The prices when they were read. If they are others now: 409.",
});

const flags = z
  .object({
    bestSeller: z.boolean().optional(),
    newArrival: z.boolean().optional(),
    trending: z.boolean().optional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: "must name at least one" });

const withAction = (action: string): string =>
  `must be there with the action '${action}', and with no other`;
/** Whether a part of a body is there exactly if the action needs it. */
const isWith = (part: object | undefined, isNeeded: boolean): boolean =>
  (part !== undefined) === isNeeded;

const exampleChange = {
  id: "kanchipuram-temple-border--rani-pink",
  before: { trending: false },
  after: { trending: true },
};

export const merchantCatalogueEndpoints = defineEndpoints(keyCalls, {
  listAllProducts: {
    call: { method: "GET", path: "/api/merchant/products" },
    summary: "Products with their variants, hidden ones too, by id",
    query: z.object({
      find: find.meta({
        description:
          "Only those with that id, with a variant of that id or SKU, or with that text in the name.",
      }),
      hidden: flag("Only hidden products (true), or all others (false)."),
      subCategoryId: id.optional().meta({ description: "Only those of this subcategory." }),
      withoutPicture: flag("True: only those without a picture."),
      withoutStock: flag("True: only those of which no piece can be sold."),
      ...page,
    }),
    responses: {
      200: z.object({
        products: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            offerPrice: rupees,
            listPrice: rupees,
            hidden: z.boolean(),
            subCategoryId: z.string(),
            subCategoryName: z.string(),
            picture: z
              .string()
              .nullable()
              .meta({ description: "Its first picture, below `/uploads/`. Null without one." }),
            stock: z
              .number()
              .int()
              .meta({ description: "Pieces that can be sold, of all variants that are shown." }),
            variants: z.array(
              z.object({
                id: z.string(),
                colourName: z.string(),
                ...option,
                offerPrice: rupees
                  .optional()
                  .meta({ description: "Absent if the variant costs what the product costs." }),
                listPrice: rupees.optional(),
                stock: z.number().int(),
                hidden: z.boolean(),
                bestSeller: z.boolean(),
                newArrival: z.boolean(),
                trending: z.boolean(),
              }),
            ),
          }),
        ),
        next,
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          products: [
            {
              id: "kanchipuram-temple-border",
              name: "Kanchipuram Temple Border",
              offerPrice: 12_480,
              listPrice: 15_600,
              hidden: false,
              subCategoryId: "kanchipuram",
              subCategoryName: "Kanchipuram",
              picture: "kanchipuram-temple-border--rani-pink.1440x1800.1a2b3c4d.webp",
              stock: 6,
              variants: [
                {
                  id: "kanchipuram-temple-border--rani-pink",
                  colourName: "Rani pink",
                  stock: 6,
                  hidden: false,
                  bestSeller: true,
                  newArrival: false,
                  trending: false,
                },
              ],
            },
          ],
          next: null,
        },
      },
    },
  },
  changeProduct: {
    call: { method: "POST", path: "/api/merchant/products/:productId/changes" },
    summary: "Hides or shows a product, marks it, or sets its price; orders keep theirs",
    params: z.object({ productId: id }),
    body: z
      .object({
        action: z.enum(["hide", "show", "flag", "price"]),
        flags: flags.optional().meta({
          description:
            "True marks the first variant that is shown; false removes the mark from all variants.",
        }),
        price: price.extend({ expected }).refine(isReduced, reduced).optional(),
        dryRun,
      })
      .refine(({ action, flags: given }) => isWith(given, action === "flag"), {
        path: ["flags"],
        error: withAction("flag"),
      })
      .refine(({ action, price: given }) => isWith(given, action === "price"), {
        path: ["price"],
        error: withAction("price"),
      }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { action: "flag", flags: { trending: true }, dryRun: false },
      responses: { 200: { dryRun: false, changes: [exampleChange] } },
    },
  },
  changeVariant: {
    call: { method: "POST", path: "/api/merchant/variants/:variantId/changes" },
    summary: "Hides or shows a variant, or marks it; the last one is hidden with its product",
    params: z.object({ variantId: id }),
    body: z
      .object({
        action: z.enum(["hide", "show", "flag"]),
        flags: flags.optional(),
        dryRun,
      })
      .refine(({ action, flags: given }) => isWith(given, action === "flag"), {
        path: ["flags"],
        error: withAction("flag"),
      }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { action: "hide", dryRun: true },
      responses: {
        200: {
          dryRun: true,
          changes: [{ id: exampleChange.id, before: { hidden: false }, after: { hidden: true } }],
        },
      },
    },
  },
  setPriceList: {
    call: { method: "POST", path: "/api/merchant/prices" },
    summary: "Sets the prices of products, all of them or none; orders keep theirs",
    body: z.object({
      rows: rowsOf(price.extend({ id, expected }).refine(isReduced, reduced)),
      dryRun,
    }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: {
        rows: [{ id: "kanchipuram-temple-border", offerPrice: 11_980, listPrice: 15_600 }],
        dryRun: false,
      },
      responses: {
        200: {
          dryRun: false,
          changes: [
            {
              id: "kanchipuram-temple-border",
              before: { offerPrice: 12_480, listPrice: 15_600 },
              after: { offerPrice: 11_980, listPrice: 15_600 },
            },
          ],
        },
      },
    },
  },
});

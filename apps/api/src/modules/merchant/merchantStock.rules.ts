import { defineEndpoints, MAX_INTEGER } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ON_HAND } from "../catalogue/inventory.rules.ts";
import {
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
  total,
} from "./merchantFields.rules.ts";

const onHand = z.number().int().min(0).max(MAX_ON_HAND);

const expectedOnHand = onHand.optional().meta({
  description: "What `onHand` was when it was read. If it is another number now: 409.",
});

const pieces = z.object({
  onHand: z.number().int().meta({ description: "Pieces on the shelf." }),
  reserved: z.number().int().meta({ description: "Those of them in orders that are not packed." }),
  stock: z.number().int().meta({ description: "Pieces that can be sold: onHand − reserved." }),
});

const examplePieces = { onHand: 8, reserved: 2, stock: 6 };

const countedPieces = pieces.extend({
  id: z.string(),
  before: z.number().int().meta({ description: "`onHand` before." }),
});

const exampleId = "kanchipuram-temple-border--rani-pink";

const ofVariant = z.object({ variantId: id });

export const merchantStockEndpoints = defineEndpoints(keyCalls, {
  listStock: {
    call: { method: "GET", path: "/api/merchant/stock" },
    summary: "Variants with their stock, by id",
    query: z.object({
      below: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_INTEGER)
        .optional()
        .meta({ type: "integer", description: "Only those of which fewer can be sold." }),
      find: find.meta({
        description:
          "Only those with that text in the name of the product, a SKU that begins so, or that barcode or id.",
      }),
      group: id.optional().meta({ description: "Only those of that category or subcategory." }),
      total: flag("True counts the variants of all pages."),
      ...page,
    }),
    responses: {
      200: z.object({
        variants: z.array(
          pieces.extend({
            id: z.string(),
            productId: z.string(),
            productName: z.string(),
            colourName: z.string(),
            ...option,
            barcode: z.string().optional().meta({ description: "Absent if the variant has none." }),
            image: z.string(),
            hidden: z.boolean().meta({ description: "Of the variant or its product." }),
          }),
        ),
        next,
        total,
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          variants: [
            {
              id: "kanchipuram-temple-border--rani-pink",
              productId: "kanchipuram-temple-border",
              productName: "Kanchipuram Temple Border",
              colourName: "Rani pink",
              image: "kanchipuram-temple-border--rani-pink.webp",
              hidden: false,
              ...examplePieces,
            },
          ],
          next: null,
        },
      },
    },
  },
  setStock: {
    call: { method: "PUT", path: "/api/merchant/stock/:variantId" },
    summary: "Sets how many pieces of a variant are on hand, reserved ones included",
    params: ofVariant,
    body: z.object({ onHand, expected: expectedOnHand }),
    responses: {
      200: countedPieces,
      404: refusal,
      409: refusal,
    },
    example: {
      body: { onHand: 8, expected: 2 },
      responses: {
        200: { id: "kanchipuram-temple-border--rani-pink", before: 2, ...examplePieces },
      },
    },
  },
  adjustStock: {
    call: { method: "POST", path: "/api/merchant/stock/:variantId/changes" },
    summary: "Adds pieces of a variant to those on hand, or takes some off",
    params: z.object({ variantId: id }),
    body: z.object({
      difference: z
        .number()
        .int()
        .min(-MAX_ON_HAND)
        .max(MAX_ON_HAND)
        .refine((difference) => difference !== 0, { error: "must not be 0" }),
      expected: expectedOnHand,
    }),
    responses: { 200: countedPieces, 404: refusal, 409: refusal },
    example: {
      body: { difference: 6, expected: 2 },
      responses: { 200: { id: exampleId, before: 2, ...examplePieces } },
    },
  },
  setStockList: {
    call: { method: "POST", path: "/api/merchant/stock" },
    summary: "Sets how many pieces of variants are on hand, all of them or none",
    body: z.object({
      rows: rowsOf(z.object({ id, onHand, expected: expectedOnHand })),
      dryRun,
    }),
    responses: { 200: changesMade, 404: refusal, 409: refusal },
    example: {
      body: { rows: [{ id: exampleId, onHand: 8, expected: 2 }], dryRun: false },
      responses: {
        200: {
          dryRun: false,
          changes: [{ id: exampleId, before: { onHand: 2 }, after: { onHand: 8 } }],
        },
      },
    },
  },
});

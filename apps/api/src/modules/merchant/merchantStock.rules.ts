import { defineEndpoint } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ON_HAND } from "../catalogue/inventory.rules.ts";
import { changesMade, dryRun, id, rowsOf, tag } from "./merchantFields.rules.ts";

export const onHand = z.number().int().min(0).max(MAX_ON_HAND);

export const expectedOnHand = onHand.optional().meta({
  description: "What `onHand` was when it was read. If it is another number now: 409.",
});

export const pieces = z.object({
  onHand: z.number().int().meta({ description: "Pieces on the shelf." }),
  reserved: z.number().int().meta({ description: "Those of them in orders that are not packed." }),
  stock: z.number().int().meta({ description: "Pieces that can be sold: onHand − reserved." }),
});

export const examplePieces = { onHand: 8, reserved: 2, stock: 6 };

export const countedPieces = pieces.extend({
  id: z.string(),
  before: z.number().int().meta({ description: "`onHand` before." }),
});

const exampleId = "kanchipuram-temple-border--rani-pink";

export const merchantStockEndpoints = {
  adjustStock: defineEndpoint({
    name: "adjustStock",
    call: { method: "POST", path: "/api/merchant/stock/:variantId/changes" },
    tag,
    access: "key",
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
  }),
  setStockList: defineEndpoint({
    name: "setStockList",
    call: { method: "POST", path: "/api/merchant/stock" },
    tag,
    access: "key",
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
  }),
};

import { defineEndpoints } from "@pallu/contract/schemas";
import { z } from "zod";
import { flag, keyCalls } from "./merchantFields.rules.ts";
import { shopFinding } from "./merchantShop.rules.ts";

const count = z.number().int();

export const merchantTodayEndpoints = defineEndpoints(keyCalls, {
  showToday: {
    call: { method: "GET", path: "/api/merchant/today" },
    summary: "What waits for the shopkeeper, as numbers; without what the caller has no scope for",
    query: z.object({ brief: flag("True answers orders and messages alone.") }),
    responses: {
      200: z.object({
        orders: z.object({
          any: z.boolean().meta({ description: "Whether the shop has had an order." }),
          toConfirm: count,
          toPack: count,
          toSend: count,
          unpaid: count,
          toRefund: count.meta({ description: "Paid ones that are cancelled or returned." }),
        }),
        messages: z.object({ open: count }).optional(),
        stock: z
          .object({
            low: count.meta({ description: "Variants of which fewer than `level` can be sold." }),
            level: count,
          })
          .optional(),
        products: z
          .object({
            all: count,
            hidden: count,
            withoutPicture: count.meta({ description: "Those that shoppers see." }),
          })
          .optional(),
        warnings: z
          .array(
            z.object({
              check: z.string(),
              state: z.enum(["warning", "wrong"]),
              message: z.string(),
              remedy: z.string().optional(),
            }),
          )
          .optional()
          .meta({ description: "With `reports:read`: what `doctor` advises a shopkeeper to do." }),
        checklist: z
          .array(shopFinding)
          .optional()
          .meta({ description: "With `reports:read`: what a shop of one's own still needs." }),
      }),
    },
    example: {
      responses: {
        200: {
          orders: { any: true, toConfirm: 3, toPack: 2, toSend: 4, unpaid: 5, toRefund: 1 },
          messages: { open: 1 },
          stock: { low: 2, level: 5 },
          products: { all: 40, hidden: 1, withoutPicture: 0 },
          warnings: [
            {
              check: "mail",
              state: "warning",
              message: "Nobody is told of new orders and messages.",
              remedy: "Set MAIL_OWNER to your email address.",
            },
          ],
          checklist: [],
        },
      },
    },
  },
});

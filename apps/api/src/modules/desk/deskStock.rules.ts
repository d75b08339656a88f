import { defineEndpoints } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { dryRun, find, id } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

/** The most bytes of a file of stock or prices. A larger one is imported by a command. */
export const MAX_LIST_FILE_BYTES = 2 * 1024 * 1024;
/** The most rows of a list of stock. */
export const MAX_STOCK_ROWS = 20_000;
/** The most changes, and the most faults, that a response names. */
export const MAX_NAMED = 500;

const order = z.object({ fileId: id, dryRun });

const changesOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    dryRun: z.boolean(),
    rows: z.number().int().meta({ description: "Rows of the file." }),
    changed: z.number().int().meta({ description: "Rows that change something." }),
    changes: z
      .array(z.object({ id: z.string(), before: value, after: value }))
      .meta({ description: `The first ${MAX_NAMED}.` }),
  });

/** The endpoints of files of stock and prices. */
export const deskStockEndpoints = defineEndpoints(deskCalls, {
  exportStock: {
    call: { method: "GET", path: "/api/desk/stock/file" },
    summary: "The list of stock as the text of a CSV file, which an import takes back",
    query: z.object({
      below: z.coerce.number().int().min(1).optional(),
      find,
      group: id.optional(),
    }),
    responses: {
      200: z.object({ fileName: z.string(), rows: z.number().int(), csv: z.string() }),
      409: refusal,
    },
  },
  importStockFile: {
    call: { method: "POST", path: "/api/desk/stock/imports" },
    summary: "Sets what is on hand by a CSV file that was sent, all of it or nothing",
    body: order,
    responses: { 200: changesOf(z.number().int()), 404: refusal, 409: refusal, 422: refusal },
  },
  importPriceFile: {
    call: { method: "POST", path: "/api/desk/prices/imports" },
    summary: "Sets prices by a CSV file that was sent, all of it or nothing",
    body: order,
    responses: {
      200: changesOf(z.object({ offerPrice: z.number(), listPrice: z.number() })),
      404: refusal,
      409: refusal,
      422: refusal,
    },
  },
});

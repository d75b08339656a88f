import { defineEndpoints } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { day, flag } from "../merchant/merchantFields.rules.ts";
import { ofOrder } from "../merchant/merchantOrderFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

/** What a file holds. It is sent while it is written. */
const csv = z.any().meta({ description: "Text of a CSV file." });

const pdf = z.any().meta({ description: "A PDF file." });

/** The endpoints of files that the shop writes. */
export const deskExportEndpoints = defineEndpoints(deskCalls, {
  exportCatalogue: {
    call: { method: "GET", path: "/api/desk/exports/catalogue/:file" },
    summary: "A file of the catalogue, as an import reads it",
    params: z.object({ file: z.enum(["products.csv", "variants.csv", "subcategories.csv"]) }),
    responses: { 200: csv },
  },
  exportInvoice: {
    call: { method: "GET", path: "/api/desk/orders/:orderId/invoice" },
    summary: "The invoice of an order as PDF, without the buyer if the address is hidden",
    params: ofOrder,
    query: z.object({
      address: flag("True shows an address that is hidden. The audit log says so."),
    }),
    responses: { 200: pdf, 404: refusal },
  },
  exportSales: {
    call: { method: "GET", path: "/api/desk/exports/orders" },
    summary: "The orders of some days, for accounting",
    query: z
      .object({
        from: day,
        to: day,
        tax: z.coerce
          .number()
          .min(0)
          .max(99.99)
          .optional()
          .meta({ type: "number", description: "The tax that prices include, in percent." }),
      })
      .refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be before 'from'" }),
    responses: { 200: csv },
  },
});

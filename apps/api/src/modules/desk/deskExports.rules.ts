import { defineEndpoint } from "@pallu/contract/schemas";
import { z } from "zod";
import { day } from "../merchant/merchantFields.rules.ts";

const tag = "Desk";

/** What a file holds. It is sent while it is written. */
const csv = z.any().meta({ description: "Text of a CSV file." });

/** The endpoints of files that the shop writes. */
export const deskExportEndpoints = {
  exportCatalogue: defineEndpoint({
    name: "exportCatalogue",
    call: { method: "GET", path: "/api/desk/exports/catalogue/:file" },
    tag,
    access: "staff",
    summary: "A file of the catalogue, as an import reads it",
    params: z.object({ file: z.enum(["products.csv", "variants.csv", "subcategories.csv"]) }),
    responses: { 200: csv },
  }),
  exportSales: defineEndpoint({
    name: "exportSales",
    call: { method: "GET", path: "/api/desk/exports/orders" },
    tag,
    access: "staff",
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
  }),
};

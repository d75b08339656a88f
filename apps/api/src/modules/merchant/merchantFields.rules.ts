import { line, MAX_INTEGER } from "@pallu/contract/schemas";
import { z } from "zod";
import { MAX_TOTAL } from "../../totals.ts";
import { shopDayOf } from "../orders/period.rules.ts";

/** What all endpoints of the merchant API share. */
export const keyCalls = { tag: "Merchant", access: "key" } as const;

export const isoDateTime = z.iso.datetime();

const isStorable = (moment: number): boolean => moment >= 0 && moment < Date.UTC(10_000, 0);

/** A moment from 1970 to 9999: the database has no year 0, and no five digits. */
export const moment = z.iso
  .datetime({ offset: true })
  .refine((text) => isStorable(Date.parse(text)), { error: "must be from 1970 to 9999" });

/** A day in the shop's time zone, from 1970 to 9999. */
export const day = line(10)
  .refine((text) => isStorable(shopDayOf(text)?.from.getTime() ?? -1), {
    error: "must be a day, such as 2027-03-31",
  })
  .meta({ description: "A day in India.", example: "2027-03-31" });

/** Who made a change, as people call them. */
export const author = z.string().meta({
  description:
    "The name of a member of staff, with the e-mail address if several have it, `key` and the name of a key, or an operator.",
});

export const id = line(100).min(1);

/** A text to search for, without spaces around it. */
export const find = line(100)
  .refine((text) => text.trim() !== "", { error: "must not be empty" })
  .transform((text) => text.trim())
  .optional();

/** A parameter that may be repeated: one value arrives as a text, several as an array. */
export const oneOrMore = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .union([value, z.array(value).max(20)])
    .transform((given) => (Array.isArray(given) ? given : [given]))
    .optional();

export const flag = (description: string) =>
  z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional()
    .meta({ description });

/** Keyset pagination: `after` is the `next` of the previous page. */
export const page = {
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ type: "integer" }),
  after: id.optional(),
};

/** How many rows all pages have together. */
export const total = z
  .number()
  .int()
  .optional()
  .meta({ description: `With \`total=true\`. ${MAX_TOTAL} stands for that many or more.` });

/** Also backwards: `before` is the `previous` of a page. */
export const pageBothWays = {
  ...page,
  before: id.optional().meta({ description: "Instead of `after`: the page before this one." }),
};

export const previous = z.string().nullable().meta({
  description: "`before` of the page before; null at the beginning.",
});

export const next = z
  .string()
  .nullable()
  .meta({ description: "`after` of the next page; null at the end." });

export const dryRun = z.boolean().default(false).meta({
  description: "True checks everything, answers what would be changed, and changes nothing.",
});

/** The most rows of a list. All of them are applied, or none. */
export const MAX_ROWS = 500;

/** A list of rows that name each thing once. */
export const rowsOf = <Row extends z.ZodType<{ id: string }>>(row: Row, most = MAX_ROWS) =>
  z
    .array(row)
    .min(1)
    .max(most)
    .refine((rows) => new Set(rows.map(({ id: named }) => named)).size === rows.length, {
      error: "must name each id once",
    });

const isWholePaise = (rupees: number): boolean =>
  Math.abs(rupees * 100 - Math.round(rupees * 100)) < 0.0001;

/** An amount above zero that the database can store. */
export const amountIn = z
  .number()
  .min(0.01)
  .max(MAX_INTEGER / 100)
  .refine(isWholePaise, { error: "must have at most two decimals" })
  .meta({ description: "Rupees, at most two decimals." });

const values = z
  .object({
    hidden: z.boolean(),
    bestSeller: z.boolean(),
    newArrival: z.boolean(),
    trending: z.boolean(),
    offerPrice: z.number(),
    listPrice: z.number(),
    onHand: z.number().int(),
  })
  .partial();

/** The size of a variant, and its SKU. */
export const option = {
  optionName: z.string().optional().meta({
    description: "The option beside the colour, such as Size. Absent if the product has none.",
  }),
  optionValue: z.string().optional().meta({ description: "Such as M. Absent without an option." }),
  sku: z.string().optional().meta({ description: "Absent if the variant has none." }),
};

/** What a call has changed: only what is another value now. */
export const changesMade = z.object({
  dryRun: z.boolean(),
  changes: z.array(z.object({ id: z.string(), before: values, after: values })),
});

import { z } from "zod";
import { problemCodeList } from "./problems.ts";

/** Text of bounded length, without the NUL byte, which PostgreSQL refuses. */
export const text = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/, "must not contain a NUL character");

/** Text without line breaks, which is safe in a mail header. */
export const line = (max: number): z.ZodString =>
  z
    .string()
    .max(max)
    .regex(/^\P{Cc}*$/u, "must be on one line");

/** An id in a request: a string or a number, compared as strings. */
export const idIn = z.union([line(100).min(1), z.number().int().nonnegative()]).meta({
  description: "An id as text or as a number.",
});

/** An id in a response of our own API. */
export const idOut = z.string();

/** Rupees as a JSON number with at most two decimals. */
export const rupees = z.number().meta({ description: "Rupees, at most two decimals." });

/** The largest value of PostgreSQL's type integer. */
export const MAX_INTEGER = 2_147_483_647;

export const quantityIn = z.number().int().min(1).max(MAX_INTEGER);

export const currencyField = z.enum(["INR", "USD"]);

export const message = z.object({ message: z.string() });

/**
 * The body of every error: the specified fields, and those of RFC 9457. The checkout reads `error`, all other pages read
 * `message`.
 */
export const errorBody = z
  .object({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    type: z.string().meta({ description: "`about:blank`, or where the code is documented." }),
    title: z.string().meta({ description: "The status in words." }),
    status: z.number().int(),
    code: z.enum(problemCodeList).meta({ description: "The reason, for programs." }),
  })
  .meta({ id: "Problem", description: "An error, with a message for shoppers (RFC 9457)." });

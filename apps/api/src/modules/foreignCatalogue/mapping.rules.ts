/** The file that says which column of an unknown product file is which. */
import { z } from "zod";
import type { Field, Format } from "./foreignFormat.types.ts";

/** The fields of a mapping file. */
export const mappedFields = [
  "key",
  "name",
  "description",
  "group",
  "brand",
  "material",
  "origin",
  "weave",
  "size",
  "care",
  "price",
  "salePrice",
  "listPrice",
  "stock",
  "availability",
  "sku",
  "barcode",
  "weight",
  "pictures",
  "pictureAlt",
  "shown",
] as const satisfies readonly Field[];

const column = z.string().trim().min(1).max(200);
const columns = z.union([column, z.array(column).min(1)]);

const mappingFile = z.strictObject({
  name: z.string().trim().min(1).max(60).optional(),
  columns: z
    .partialRecord(z.enum(mappedFields), columns)
    .refine((given) => given.name !== undefined && given.price !== undefined, {
      message: "it must name the columns of name and price",
    }),
  options: z.record(z.string().trim().min(1).max(60), column).optional(),
  weightUnit: z.enum(["g", "kg", "oz", "lb"]).optional(),
});

const small = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, " ");

/** Returns the format that a mapping file describes, or what is wrong with it. */
export const formatOfMapping = (text: string): Format | { fault: string } => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { fault: `it is no JSON: ${(error as Error).message}` };
  }
  const read = mappingFile.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const path = issue?.path.join(".") ?? "";
    return { fault: `${path === "" ? "" : `${path}: `}${issue?.message ?? ""}` };
  }
  const { name = "the mapping", columns: given, options = {}, weightUnit } = read.data;
  const named = Object.fromEntries(
    Object.entries(given).map(([field, names]) => [field, [names].flat().map(small)]),
  ) as NonNullable<Format["columns"]>;
  return {
    name,
    signs: [],
    columns: { ...named, key: named.key ?? named.name ?? [] },
    options: Object.entries(options).map(([text_, value_]) => ({
      name: { text: text_ },
      value: small(value_),
    })),
    idField: "key",
    layout: "rows",
    ...(weightUnit && { weightUnit }),
  };
};

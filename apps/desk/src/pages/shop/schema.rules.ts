/** The part of JSON Schema that the schemas of the parts use. */
export interface JsonSchema {
  type?: string;
  /** The field in words. */
  title?: string;
  /** Where shoppers see it. */
  description?: string;
  /** The values of `enum` in words. */
  labels?: Readonly<Record<string, string>>;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  oneOf?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  enum?: readonly string[];
  const?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
}

export type Json = string | number | boolean | null | readonly Json[] | JsonRecord;
export interface JsonRecord {
  readonly [key: string]: Json | undefined;
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Longest text that is edited on one line. */
const ONE_LINE = 1000;

export const branchesOf = ({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] | undefined =>
  oneOf ?? anyOf;

/** Returns the kind of a branch of a union. */
export const kindOf = (schema: JsonSchema): string => schema.properties?.["kind"]?.const ?? "";

export type FieldKind =
  | "lines"
  | "rows"
  | "choices"
  | "list"
  | "object"
  | "emblem"
  | "phone"
  | "link"
  | "picture"
  | "color"
  | "choice"
  | "number"
  | "text"
  | "line";

const isText = ({ type }: JsonSchema): boolean => type === "string";

/** Returns how a value of a schema is edited. `key` is that of the value in its object. */
export const fieldKindOf = (schema: JsonSchema, key: string): FieldKind => {
  const { type, items } = schema;
  if (key === "emblem") return "emblem";
  if (key === "phone" && type === "object") return "phone";
  if (key === "href") return "link";
  if (type === "array" && items) {
    if (items.enum) return "choices";
    if (isText(items)) return "lines";
    return items.items && isText(items.items) ? "rows" : "list";
  }
  if (type === "object") return "object";
  if (schema.enum) return "choice";
  if (type === "number" || type === "integer") return "number";
  if (schema.pattern?.includes("webp")) return "picture";
  if (schema.pattern?.startsWith("^#[")) return "color";
  return (schema.maxLength ?? 0) > ONE_LINE ? "text" : "line";
};

/** Returns an object without empty values, undefined if nothing is left of it. */
export const withoutEmpty = (value: JsonRecord): JsonRecord | undefined => {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
};

/** Keys by which an entry of a list is named, the best first. */
const namingKeys = ["title", "label", "name", "headline", "heading", "caption", "text", "picture"];

/** Returns the schema of an object: of a union, that of the kind of the value. */
export const shapeOf = (schema: JsonSchema, value: unknown): JsonSchema =>
  branchesOf(schema)?.find((branch) => isRecord(value) && kindOf(branch) === value["kind"]) ??
  schema;

/** Returns a value of a choice in words. */
export const choiceLabel = ({ labels }: JsonSchema, value: string): string =>
  labels?.[value] ?? value;

/** Returns a place within a value as words: `sections.0.title` is "Sections 1, title". */
export const placeWords = (place: string, schema: JsonSchema, value: unknown): string => {
  let shape = schema;
  let found = value;
  const words: string[] = [];
  for (const step of place.split(".")) {
    const isPosition = /^\d+$/.test(step);
    found = isRecord(found) || Array.isArray(found) ? (found as JsonRecord)[step] : undefined;
    shape = isPosition
      ? shapeOf(shape.items ?? {}, found)
      : shapeOf(shape.properties?.[step] ?? {}, found);
    if (isPosition) words.push(`${words.pop() ?? ""} ${Number(step) + 1}`);
    else words.push(shape.title ?? step);
  }
  return words
    .map((word, at) => (at === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
    .join(", ");
};

/** Returns a title for an entry of a list, whose entries have the schema. */
export const entryTitle = (
  entry: Json | undefined,
  index: number,
  schema: JsonSchema = {},
): string => {
  if (!isRecord(entry)) return `Entry ${index + 1}`;
  const kind = branchesOf(schema) && shapeOf(schema, entry).title;
  const name = namingKeys.map((key) => entry[key]).find((each) => typeof each === "string");
  return [kind, name].filter(Boolean).join(": ") || `Entry ${index + 1}`;
};

/** Returns a list with two neighbours in the other order. */
export const moved = <Value>(list: readonly Value[], from: number, to: number): Value[] => {
  const next = [...list];
  const [entry] = next.splice(from, 1);
  if (entry !== undefined) next.splice(to, 0, entry);
  return next;
};

/** Returns a text or number as text, '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : "";

/** Returns the texts and numbers of a value by their places, such as `sections.0.title`. */
export const placesOf = (value: unknown, path = ""): Map<string, string> => {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== "object") return new Map([[path, textOf(value)]]);
  return new Map(
    Object.entries(value).flatMap(([key, each]) => [
      ...placesOf(each, path === "" ? key : `${path}.${key}`),
    ]),
  );
};

export interface Difference {
  place: string;
  /** Undefined if there is none. */
  one: string | undefined;
  other: string | undefined;
}

/** Returns the places at which two values differ, in the order of the values. */
export const differencesOf = (one: unknown, other: unknown): Difference[] => {
  const [before, after] = [placesOf(one), placesOf(other)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((place) => ({ place, one: before.get(place), other: after.get(place) }))
    .filter((difference) => difference.one !== difference.other);
};

import { createHash } from "node:crypto";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import type { CatalogueQuery, ProductQuery } from "@pallu/contract/schemas";
import { z } from "zod";

export type ListName = "variants" | "products";
export type ListQuery = Omit<CatalogueQuery, "facets"> &
  Pick<CatalogueQuery, "facets"> &
  Pick<ProductQuery, "after">;
export type SortName = NonNullable<CatalogueQuery["sort"]>;

export const sortOf = ({ sort, q }: Pick<ListQuery, "sort" | "q">): SortName =>
  sort ?? (q === undefined ? "featured" : "relevance");

/** Names a list by everything that determines its entries and their order: a cursor is valid for one list. */
export const listKeyOf = (list: ListName, query: ListQuery): string => {
  const parts = [
    list,
    sortOf(query),
    query.ids?.toSorted(),
    query.subCategoryId?.toSorted(),
    query.categoryId,
    query.minPrice,
    query.maxPrice,
    query.isBestSeller,
    query.isNewArrival,
    query.isTrending,
    query.tag?.toSorted(),
    query.colour?.toSorted(),
    query.material?.toSorted(),
    query.q,
    // Only if they are given, so that other cursors stay valid.
    ...(query.colourFamily ? [query.colourFamily.toSorted()] : []),
    ...(query.option ? ["option", query.option.toSorted()] : []),
  ].map((part) => part ?? null);
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 8);
};

const keyValue = z.union([z.string().max(200), z.number().refine(Number.isSafeInteger)]);
const cursorContent = z.tuple([z.string().max(20), z.array(keyValue).min(1).max(8)]);

export type KeyValue = z.output<typeof keyValue>;

/** Writes a cursor: the list's name, and the sort key of the last entry. */
export const writeCursor = (listKey: string, key: readonly KeyValue[]): string =>
  Buffer.from(JSON.stringify([listKey, key])).toString("base64url");

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown;
  } catch {
    return undefined;
  }
};

/** Returns the sort key in a cursor, or a sentence that says why it cannot be used. */
export const readCursor = (cursor: string, listKey: string): KeyValue[] | string => {
  const content = cursorContent.safeParse(parse(cursor));
  if (!content.success || content.data[1].some((part) => String(part).includes("\0")))
    return "The cursor is not valid. Ask for the first page, without a cursor.";
  const [ofList, key] = content.data;
  return ofList === listKey
    ? key
    : "The cursor belongs to a list with other parameters. Ask for the first page, without a cursor.";
};

type KeyType = "int" | "bigint" | "text";

export const keyTypesOf = (list: ListName, sort: SortName): readonly KeyType[] => {
  if (sort !== "featured") return [sort === "name" ? "text" : "int", "bigint", "text"];
  return list === "variants" ? ["bigint", "text", "text"] : ["int", "text"];
};

const isOfType = (part: KeyValue, type: KeyType | undefined): boolean =>
  type === "text" ||
  (type === "bigint" && /^-?\d{1,18}$/.test(String(part))) ||
  (type === "int" && /^-?\d{1,10}$/.test(String(part)) && Math.abs(Number(part)) <= MAX_INTEGER);

const hasTypes = (key: readonly KeyValue[], types: readonly KeyType[]): boolean =>
  key.length === types.length && key.every((part, index) => isOfType(part, types[index]));

/** Whether a sort key in a cursor is one of the order. A forged one could not be compared with entries. */
export const isKeyOf = (list: ListName, sort: SortName, key: readonly KeyValue[]): boolean => {
  if (sort !== "relevance" || key[0] !== "block") return hasTypes(key, keyTypesOf(list, sort));
  const [, offset, ...start] = key;
  return (
    /^\d{1,3}$/.test(String(offset)) &&
    (start.length === 0 || hasTypes(start, keyTypesOf(list, "featured")))
  );
};

const repeatedNames = [
  "subCategoryId",
  "tag",
  "colour",
  "colourFamily",
  "material",
  "option",
] as const;
const plainNames = [
  "categoryId",
  "minPrice",
  "maxPrice",
  "isBestSeller",
  "isNewArrival",
  "isTrending",
  "q",
  "sort",
  "limit",
  "fields",
  "facets",
] as const;

/** Returns the URL path of the next page: the same parameters with another cursor. */
export const nextPathOf = (path: string, query: ListQuery, cursor: string): string => {
  const search = new URLSearchParams();
  if (query.ids) search.set("ids", query.ids.join(","));
  for (const name of repeatedNames)
    for (const value of query[name] ?? []) search.append(name, value);
  for (const name of plainNames)
    if (query[name] !== undefined) search.set(name, String(query[name]));
  search.set("cursor", cursor);
  return `${path}?${search.toString()}`;
};

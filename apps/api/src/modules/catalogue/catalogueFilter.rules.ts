import { paiseOf } from "@pallu/contract";
import { MAX_INTEGER } from "@pallu/contract/schemas";
import type { ListName, ListQuery } from "./catalogueCursor.rules.ts";

/** Kinds of labels, as in the function listing.entries_of. */
export type LabelKind = "k" | "s" | "t" | "m" | "c" | "o" | "p" | "b" | "n" | "r";

/** Entries with at least one of the values. */
export interface LabelCondition {
  kind: LabelKind;
  values: readonly string[];
}

/** What entries of a list must fulfil, all of it. */
export interface Filter {
  list: ListName;
  labels: readonly LabelCondition[];
  minPaise: number | undefined;
  maxPaise: number | undefined;
  ids: readonly string[] | undefined;
  /** A tsquery. */
  search: string | undefined;
}

const flagOf = (kind: LabelKind, value: boolean | undefined): LabelCondition[] =>
  value === undefined ? [] : [{ kind, values: [value ? "1" : "0"] }];

const listOf = (kind: LabelKind, values: readonly string[] | undefined): LabelCondition[] =>
  values === undefined ? [] : [{ kind, values }];

/** Returns a bound of the price. A larger one could not be compared with a price. */
const boundOf = (rupees: number | undefined): number | undefined =>
  rupees === undefined ? undefined : Math.min(paiseOf(rupees), MAX_INTEGER);

/** `familyColours` are the colours of the families that the query names. */
export const filterOf = (
  list: ListName,
  query: ListQuery,
  search: string | undefined,
  familyColours: readonly string[] | undefined,
): Filter => ({
  list,
  labels: [
    ...listOf("k", query.categoryId === undefined ? undefined : [query.categoryId]),
    ...listOf("s", query.subCategoryId),
    ...listOf("t", query.tag),
    ...listOf("m", query.material),
    ...listOf("c", query.colour),
    ...listOf("c", familyColours),
    ...listOf("o", query.option),
    ...flagOf("b", query.isBestSeller),
    ...flagOf("n", query.isNewArrival),
    ...flagOf("r", query.isTrending),
  ],
  minPaise: boundOf(query.minPrice),
  maxPaise: boundOf(query.maxPrice),
  ids: query.ids,
  search,
});

const isLabelled = ({ minPaise, maxPaise, ids, search }: Filter): boolean =>
  [minPaise, maxPaise, ids, search].every((part) => part === undefined);

export const isEverything = (filter: Filter): boolean =>
  isLabelled(filter) && filter.labels.length === 0;

/** A product has one value of these kinds. An entry of variants has one of every kind, and several options. */
const singleKinds: readonly LabelKind[] = ["k", "s", "t", "m", "p"];

/** Returns the condition if the filter is a single one whose count is kept: then no entry needs to be read. */
export const countedCondition = (filter: Filter): LabelCondition | undefined => {
  const [condition, ...others] = filter.labels;
  if (!condition || others.length > 0 || !isLabelled(filter)) return undefined;
  const isDisjoint =
    (filter.list === "variants" && condition.kind !== "o") ||
    singleKinds.includes(condition.kind) ||
    condition.values.length === 1;
  return isDisjoint ? condition : undefined;
};

/** Returns the filter without its conditions of one kind. `p` is the price. */
export const without = (filter: Filter, kind: LabelKind): Filter =>
  kind === "p"
    ? { ...filter, minPaise: undefined, maxPaise: undefined }
    : { ...filter, labels: filter.labels.filter((condition) => condition.kind !== kind) };

/**
 * Whether to read entries in the order of an index until the page is full (true), or all matching ones and sort them
 * (false). The first reads about `limit * size / matching` entries, the second `matching`.
 */
export const isOrdered = (size: number, matching: number, limit: number): boolean =>
  matching > Math.sqrt(limit * size);

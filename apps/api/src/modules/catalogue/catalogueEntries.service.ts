import { paiseOf } from "@pallu/contract";
import { MAX_EXACT_TOTAL, MAX_INTEGER } from "@pallu/contract/schemas";
import type { Total } from "@pallu/contract/schemas";
import type { KeyValue, SortName } from "./catalogueCursor.rules.ts";
import { priceBands } from "./catalogueFacets.rules.ts";
import { countedCondition, isEverything, isOrdered } from "./catalogueFilter.rules.ts";
import type { Filter } from "./catalogueFilter.rules.ts";
import { leadOf, MAX_RANKED } from "./catalogueList.repo.ts";
import type { EntryRow, ListRepo, Reading } from "./catalogueList.repo.ts";

interface EntryPage {
  entries: EntryRow[];
  total: Total;
  cursor: KeyValue[] | null;
}

const AT_LEAST: Total = { count: MAX_EXACT_TOTAL, isExact: false };

const totalOf = (count: number): Total =>
  count > MAX_EXACT_TOTAL ? AT_LEAST : { count, isExact: true };

/** Whether an estimate leaves no doubt that there are more than 10,000 entries: four times as many, or four deviations. */
const isCertainlyMany = ({ hits, matching }: { hits: number; matching: number }): boolean =>
  matching >= 4 * MAX_EXACT_TOTAL || matching * (1 - 4 / Math.sqrt(hits)) > MAX_EXACT_TOTAL;

/** Matching entries of a sample from which the estimate is used. */
const MIN_HITS = 10;

/** How a list is read: in the order of an index or sorted, and its total if it is known. */
interface Plan {
  isOrdered: boolean;
  total: Total | undefined;
}

/** Chooses how to read a list, by the kept counts or else by a sample. */
const planOf = async (
  list: ListRepo,
  filter: Filter,
  sort: SortName,
  limit: number,
): Promise<Plan> => {
  const condition = countedCondition(filter);
  const { size, matching } = await list.counts(filter.list, condition);
  if (isEverything(filter)) return { isOrdered: true, total: { count: size, isExact: true } };
  if (filter.ids) return { isOrdered: false, total: undefined };
  if (condition)
    return {
      isOrdered: leadOf(filter, sort) !== undefined || isOrdered(size, matching, limit),
      total: { count: matching, isExact: true },
    };
  const estimate = await list.estimate(filter, size);
  const isMany = estimate.hits >= MIN_HITS && isOrdered(size, estimate.matching, limit);
  if (!isMany) return { isOrdered: false, total: undefined };
  return {
    isOrdered: true,
    total: isCertainlyMany(estimate)
      ? AT_LEAST
      : totalOf(await list.countUpTo(filter, MAX_EXACT_TOTAL + 1)),
  };
};

const pageOf = (rows: readonly EntryRow[], limit: number) => ({
  entries: rows.slice(0, limit),
  cursor: rows.length > limit ? (rows[limit - 1]?.key ?? null) : null,
});

/** Entries that are ranked together when a search finds too many to rank all of them. */
const BLOCK = 240;

/** Reads a page of a search that finds many: ranks blocks of the order `featured`, one after the other. */
const readRanked = async (
  list: ListRepo,
  reading: Reading,
  total: Total,
  place: readonly KeyValue[],
): Promise<EntryPage> => {
  const offset = Number(place[0] ?? 0);
  const start = place.length > 1 ? place.slice(1) : undefined;
  const block = { ...reading, after: start };
  const entries = await list.ranked(block, BLOCK, offset);
  const size = entries[0]?.size ?? 0;
  const end = offset + entries.length;
  if (end < size) return { entries, total, cursor: ["block", end, ...(start ?? [])] };
  if (size < BLOCK) return { entries, total, cursor: null };
  const last = await list.lastOfBlock(block, BLOCK);
  return { entries, total, cursor: last ? ["block", 0, ...last] : null };
};

/**
 * Narrows a list by price to the bands that have entries, because a subcategory or material often has only cheap or only
 * dear ones. Returns null if no band has entries.
 */
const withinBands = async (list: ListRepo, reading: Reading): Promise<Reading | null> => {
  const { filter, sort } = reading;
  if (filter.labels.length === 0 || (sort !== "price-up" && sort !== "price-down")) return reading;
  const bands = await list.bandsOf(filter.labels);
  const [first, last] = [priceBands[bands[0] ?? -1], priceBands[bands.at(-1) ?? -1]];
  if (!first || !last) return null;
  const lowest = paiseOf(first.from);
  const highest = last.to === null ? undefined : paiseOf(last.to) - 1;
  return {
    ...reading,
    filter: {
      ...filter,
      minPaise: Math.max(filter.minPaise ?? 0, lowest),
      maxPaise: Math.min(filter.maxPaise ?? MAX_INTEGER, highest ?? MAX_INTEGER),
    },
  };
};

/** Reads a page of entries. `place` is the sort key of the last entry of the page before. */
export const readEntries = async (
  list: ListRepo,
  reading: Reading,
  place: readonly KeyValue[] | undefined,
): Promise<EntryPage> => {
  const { filter, sort, limit } = reading;
  const plan = await planOf(list, filter, sort, limit);
  const isBlock = sort === "relevance" && (place ? place[0] === "block" : plan.isOrdered);
  if (isBlock) return readRanked(list, reading, plan.total ?? AT_LEAST, place?.slice(1) ?? []);
  const page = { ...reading, after: place, limit: limit + 1 };
  if (plan.isOrdered && plan.total && sort !== "relevance") {
    const lead = leadOf(filter, sort);
    const bounded = lead ? page : await withinBands(list, page);
    const found = bounded === null ? [] : await list.ordered(bounded);
    const isWhole =
      isEverything(filter) || (lead !== undefined && countedCondition(filter)?.kind === lead.kind);
    // Fewer than asked for: the last page, or matching entries are far apart in this order.
    if (found.length === page.limit || isWhole || bounded === null)
      return { ...pageOf(found, limit), total: plan.total };
  }
  const { count, rows } = await list.sorted(page);
  const isCut = sort === "relevance" && count > MAX_RANKED;
  return {
    ...pageOf(rows, limit),
    total: plan.total ?? (isCut ? AT_LEAST : totalOf(count)),
  };
};

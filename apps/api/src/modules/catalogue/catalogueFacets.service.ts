import { colourFamilies, colourFamilyOf, rupeesOf } from "@pallu/contract";
import { MAX_EXACT_TOTAL } from "@pallu/contract/schemas";
import type { Facets } from "@pallu/contract/schemas";
import { readEntries } from "./catalogueEntries.service.ts";
import { priceBands } from "./catalogueFacets.rules.ts";
import { countedCondition, isEverything, without } from "./catalogueFilter.rules.ts";
import type { Filter, LabelKind } from "./catalogueFilter.rules.ts";
import type { LabelCount, ListRepo } from "./catalogueList.repo.ts";

const kinds: readonly LabelKind[] = ["s", "p", "c", "m", "t", "o"];

/** The largest number of values of one filter. */
const MAX_VALUES = 50;

/** Counts labels: from the kept counts, by reading the matching entries, or, of many, by reading a sample. */
const countLabels = async (
  list: ListRepo,
  filter: Filter,
  wanted: readonly LabelKind[],
): Promise<LabelCount[]> => {
  const condition = countedCondition(filter);
  if (condition || isEverything(filter)) return list.keptCounts(wanted, condition);
  if (filter.ids) return list.countLabels(filter, wanted, undefined);
  const { size } = await list.counts(filter.list);
  const { matching } = await list.estimate(filter, size);
  return list.countLabels(filter, wanted, matching > MAX_EXACT_TOTAL ? { size } : undefined);
};

const countFamilies = (counted: readonly LabelCount[]): Facets["colourFamilies"] => {
  const counts = new Map<string | null, number>();
  for (const { label, text, colour, entries } of counted) {
    if (!label.startsWith("c:")) continue;
    const family = colourFamilyOf(colour, text);
    counts.set(family, (counts.get(family) ?? 0) + entries);
  }
  return colourFamilies.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ colourFamily: id, count }];
  });
};

/** Returns the highest offer price of the matching entries in paise. */
const highestPrice = async (list: ListRepo, filter: Filter): Promise<number> => {
  const reading = { filter, sort: "price-down", after: undefined, limit: 1 } as const;
  const { entries } = await readEntries(list, reading, undefined);
  return Math.abs(Number(entries[0]?.key[0] ?? 0));
};

/** A variant without a colour has a label without a value. */
const hasValue = ({ label }: LabelCount): boolean => label.length > 2;

type ValueCount = LabelCount & { value: string };

/** Returns the most frequent values of a filter. */
const mostOf = (counted: readonly LabelCount[], kind: LabelKind): ValueCount[] =>
  counted
    .filter(({ label }) => label.startsWith(`${kind}:`))
    .toSorted((a, b) => b.entries - a.entries || (a.label < b.label ? -1 : 1))
    .slice(0, MAX_VALUES)
    .map((row) => ({ ...row, value: row.label.slice(2) }));

/** Sorts options as the shop does: S before M. */
const byPlace = (a: ValueCount, b: ValueCount): number =>
  (a.place ?? 0) - (b.place ?? 0) || (a.label < b.label ? -1 : 1);

/** Returns the counts of each filter's values under the other filters. */
export const readFacets = async (list: ListRepo, filter: Filter): Promise<Facets> => {
  const groups = new Map<string, { filter: Filter; kinds: LabelKind[] }>();
  for (const kind of kinds) {
    const relaxed = without(filter, kind);
    const key = JSON.stringify(relaxed);
    const group = groups.get(key) ?? { filter: relaxed, kinds: [] };
    group.kinds.push(kind);
    groups.set(key, group);
  }
  const counted: LabelCount[] = [];
  for (const group of groups.values())
    counted.push(...(await countLabels(list, group.filter, group.kinds)).filter(hasValue));
  const most = (kind: LabelKind) => mostOf(counted, kind);
  const options = most("o").toSorted(byPlace);
  return {
    subcategories: most("s").map(({ value, text, entries }) => ({
      subCategoryId: value,
      subCategoryName: text ?? "",
      count: entries,
    })),
    prices: most("p")
      .toSorted((a, b) => Number(a.value) - Number(b.value))
      .flatMap(({ value, entries }) => {
        const band = priceBands[Number(value)];
        return band ? [{ ...band, count: entries }] : [];
      }),
    colours: most("c").map(({ value, text, colour, entries }) => ({
      colourName: text ?? value,
      colour: colour ?? "",
      count: entries,
    })),
    colourFamilies: countFamilies(counted),
    materials: most("m").map(({ value, text, entries }) => ({
      material: text ?? value,
      count: entries,
    })),
    tags: most("t").map(({ value, text, entries }) => ({ tag: text ?? value, count: entries })),
    ...(options.length === 0
      ? {}
      : {
          options: options.map(({ value, text, entries }) => ({
            optionValue: text ?? value,
            count: entries,
          })),
        }),
    highestPrice: rupeesOf(await highestPrice(list, without(filter, "p"))),
  };
};

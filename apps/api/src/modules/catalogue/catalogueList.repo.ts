import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { keyTypesOf } from "./catalogueCursor.rules.ts";
import type { KeyValue, ListName, SortName } from "./catalogueCursor.rules.ts";
import type { Filter, LabelCondition } from "./catalogueFilter.rules.ts";
import { MIN_SIMILARITY } from "./search.rules.ts";

/** The ids of an entry, and its sort key. */
export interface EntryRow {
  id: string;
  productId: string;
  key: KeyValue[];
}

/** `listing.entries.sample` is a hash from 0 to this. */
const SAMPLE_SPACE = 1_048_576;
/** The index holds this share of the entries. */
const MAX_SAMPLE_SHARE = 1 / 8;
/** Entries that a sample reads at most. */
const SAMPLE_SIZE = 1000;

/** Matching entries that are ranked at most. */
export const MAX_RANKED = 30_000;
/** Entries that a read in the order of an index examines at most. */
const MAX_EXAMINED = 50_000;

const labelOf = ({ kind }: LabelCondition, value: string): SQL =>
  kind === "s" || kind === "k"
    ? sql`${`${kind}:${value}`}::text`
    : sql`lower(${`${kind}:${value}`}::text)`;

const labelsOf = (condition: LabelCondition): SQL =>
  sql`ARRAY[${sql.join(
    condition.values.map((value) => labelOf(condition, value)),
    sql`, `,
  )}]::text[]`;

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

const columnsOf = (list: ListName) =>
  list === "variants"
    ? { labels: sql`e.labels`, words: sql`e.words` }
    : { labels: sql`e.product_labels`, words: sql`e.product_words` };

const pricesOf = ({ minPaise, maxPaise }: Filter): SQL[] => [
  ...(minPaise === undefined ? [] : [sql`e.price >= ${minPaise}::int`]),
  ...(maxPaise === undefined ? [] : [sql`e.price <= ${maxPaise}::int`]),
];

/** The same for the index that sorts by the highest price first. */
const pricesDownOf = ({ minPaise, maxPaise }: Filter): SQL[] => [
  ...(minPaise === undefined ? [] : [sql`(-e.price) <= (-${minPaise}::int)`]),
  ...(maxPaise === undefined ? [] : [sql`(-e.price) >= (-${maxPaise}::int)`]),
];

const conditionsOf = (filter: Filter): SQL[] => {
  const { labels, words } = columnsOf(filter.list);
  const { ids, search } = filter;
  return [
    ...(filter.list === "products" ? [sql`e.is_lead`] : []),
    ...filter.labels.map((condition) => sql`${labels} && ${labelsOf(condition)}`),
    ...pricesOf(filter),
    ...(ids === undefined || filter.list === "variants"
      ? []
      : [sql`e.product_id = ANY(${texts(ids)})`]),
    ...(search === undefined ? [] : [sql`${words} @@ ${search}::tsquery`]),
  ];
};

/**
 * The variants of ids, each with its own price, and the entries of products' ids. A variant that shares its entry has no
 * other row.
 */
const askedEntries = (ids: readonly string[]): SQL => sql`(
  SELECT asked.id, e.product_id, e.featured, asked.price, e.name, e.labels, e.words
  FROM listing.entries e JOIN public.products p ON p.id = e.product_id, LATERAL (
    SELECT v.id, coalesce(v.offer_price_paise, p.offer_price_paise) AS price FROM public.variants v
    WHERE v.product_id = e.product_id AND NOT v.hidden AND v.id = ANY(${texts(ids)})
      AND (v.id = e.id OR (p.option_name <> '' AND 'c:' || lower(v.colour_name) = e.labels[4]))
    UNION ALL
    SELECT e.id, e.price WHERE e.product_id = ANY(${texts(ids)}) AND e.id <> ALL(${texts(ids)})
  ) AS asked
  WHERE e.product_id = ANY(ARRAY(SELECT v.product_id FROM public.variants v WHERE v.id = ANY(${texts(ids)})) || ${texts(ids)})
) AS e`;

const sourceOf = ({ list, ids }: Filter): SQL =>
  list === "variants" && ids !== undefined ? askedEntries(ids) : sql`listing.entries e`;

const whereOf = (conditions: readonly SQL[]): SQL =>
  conditions.length === 0 ? sql`` : sql`WHERE ${sql.join([...conditions], sql` AND `)}`;

/** The sort key of each order. An index of `listing.entries` has the same columns, except for relevance. */
const keyOf = ({ list, search }: Filter, sort: SortName): SQL[] => {
  const tail = [sql`e.featured`, sql`e.id`];
  switch (sort) {
    case "price-up":
      return [sql`e.price`, ...tail];
    case "price-down":
      return [sql`(-e.price)`, ...tail];
    case "name":
      return [sql`e.name`, ...tail];
    case "relevance":
      return [
        sql`(-round(1000000 * ts_rank(${columnsOf(list).words}, ${search ?? ""}::tsquery)))::int`,
        ...tail,
      ];
    default:
      return list === "variants"
        ? [sql`e.featured`, sql`e.product_id`, sql`e.id`]
        : [sql`e.product_position`, sql`e.product_id`];
  }
};

const joined = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const afterOf = (
  key: readonly SQL[],
  { list }: Filter,
  sort: SortName,
  after: readonly KeyValue[],
): SQL => {
  const given = keyTypesOf(list, sort).map(
    (type, index) => sql`${after[index] ?? null}::${sql.raw(type)}`,
  );
  return sql`(${joined(key)}) > (${joined(given)})`;
};

/** Selects the sort key as text, so that both drivers return it alike. */
const selectKey = (parts: readonly SQL[]): SQL =>
  sql`ARRAY[${joined(parts.map((part) => sql`${part}::text`))}] AS key`;

const names = [sql`k1`, sql`k2`, sql`k3`];

export interface Reading {
  filter: Filter;
  sort: SortName;
  /** The sort key of the last entry of the page before. */
  after: readonly KeyValue[] | undefined;
  limit: number;
}

/** The places of labels that indexes begin with. */
const places = { s: sql`2`, m: sql`3` } as const;

/** Returns the condition whose index has the entries in the order of the list. */
export const leadOf = (
  filter: Filter,
  sort: SortName,
): (LabelCondition & { kind: keyof typeof places }) | undefined => {
  const ofKind = <Kind extends keyof typeof places>(kind: Kind) => {
    const found = filter.labels.find((condition) => condition.kind === kind);
    return found && { ...found, kind };
  };
  return ofKind("s") ?? (sort === "price-up" || sort === "price-down" ? ofKind("m") : undefined);
};

/** Reads entries in the order of an index, and examines at most `MAX_EXAMINED` of them. */
const orderedEntries = ({ filter, sort, after, limit }: Reading): SQL => {
  const parts = keyOf(filter, sort);
  const isLead = filter.list === "products" && sort === "featured" ? [sql`e.is_lead`] : [];
  const inner = [
    ...isLead,
    ...(sort === "price-down" ? pricesDownOf(filter) : pricesOf(filter)),
    ...(after ? [afterOf(parts, filter, sort, after)] : []),
  ];
  const own = names.slice(0, parts.length);
  const named = parts.map((part, index) => sql`${part} AS ${own[index]}`);
  const lead = leadOf(filter, sort);
  const found = (conditions: readonly SQL[]): SQL => sql`SELECT e.* FROM (
      SELECT e.*, ${joined(named)} FROM listing.entries e ${whereOf(conditions)}
      ORDER BY ${joined(parts)} LIMIT ${MAX_EXAMINED}::int
    ) AS e ${whereOf(conditionsOf(filter))}
    ORDER BY ${joined(own)} LIMIT ${limit}::int`;
  // One read of the index for each value, then the first of all.
  const source = lead
    ? sql`(SELECT DISTINCT label FROM unnest(${labelsOf(lead)}) AS label) AS lead,
        LATERAL (${found([sql`e.labels[${places[lead.kind]}] = lead.label`, ...inner])}) AS e`
    : sql`(${found(inner)}) AS e`;
  return sql`SELECT e.id, e.product_id AS "productId", ${selectKey(own)} FROM ${source}
    ORDER BY ${joined(own)} LIMIT ${limit}::int`;
};

const sortedEntries = ({ filter, sort, after, limit }: Reading): SQL => {
  const key = keyOf(filter, sort);
  const own = names.slice(0, key.length);
  const named = key.map((part, index) => sql`${part} AS ${own[index]}`);
  return sql`WITH matching AS MATERIALIZED (
      SELECT e.id, e.product_id, ${joined(named)} FROM ${sourceOf(filter)}
      ${whereOf(conditionsOf(filter))}
      ${sort === "relevance" ? sql`LIMIT ${MAX_RANKED + 1}::int` : sql``}
    )
    SELECT counted.count::int AS count, page.id, page.product_id AS "productId", page.key
    FROM (SELECT count(*) FROM matching) AS counted LEFT JOIN LATERAL (
      SELECT id, product_id, ${selectKey(own)}, ${joined(own)} FROM matching
      ${after ? sql`WHERE ${afterOf(own, filter, sort, after)}` : sql``}
      ORDER BY ${joined(own)} LIMIT ${limit}::int
    ) AS page ON true ORDER BY ${joined(own)}`;
};

/** Ranks the next entries of the order `featured` that match, at most `block`, and reads a part of them. */
const rankedBlock = ({ filter, after, limit }: Reading, block: number, offset: number): SQL => {
  const parts = keyOf(filter, "featured");
  const rank = keyOf(filter, "relevance")[0] ?? sql`0`;
  return sql`SELECT id, product_id AS "productId", key, size::int FROM (
      SELECT near.*, count(*) OVER () AS size FROM (
        SELECT e.id, e.product_id, e.featured, ${rank} AS rank, ${selectKey(parts)} FROM listing.entries e
        ${whereOf([...conditionsOf(filter), ...(after ? [afterOf(parts, filter, "featured", after)] : [])])}
        ORDER BY ${joined(parts)} LIMIT ${block}::int
      ) AS near
    ) AS ranked ORDER BY rank, featured, id LIMIT ${limit}::int OFFSET ${offset}::int`;
};

/** Reads the key of the last entry of a block, and that of the entry after it. */
const blockEnd = ({ filter, after }: Reading, block: number): SQL => {
  const parts = keyOf(filter, "featured");
  return sql`SELECT ${selectKey(parts)} FROM listing.entries e
    ${whereOf([...conditionsOf(filter), ...(after ? [afterOf(parts, filter, "featured", after)] : [])])}
    ORDER BY ${joined(parts)} LIMIT 2 OFFSET ${block - 1}::int`;
};

export interface LabelCount {
  label: string;
  entries: number;
  /** The label in words, and the colour of a colour. */
  text: string | null;
  colour: string | null;
  /** The mean place of an option among those of its entries. Null for other labels. */
  place: number | null;
}

const withTexts = (counted: SQL): SQL =>
  sql`SELECT counted.label, counted.entries::int AS entries, coalesce(named.text, s.name) AS text, named.colour,
      placed.places::float8 / nullif(placed.entries, 0) AS place
    FROM (${counted}) AS counted
    LEFT JOIN listing.labels named ON named.label = counted.label
    LEFT JOIN public.subcategories s ON s.id = substr(counted.label, 3) AND left(counted.label, 2) = 's:'
    LEFT JOIN listing.counts placed ON placed.list = 'variants' AND placed.given = '' AND placed.label = counted.label
      AND left(counted.label, 2) = 'o:'`;

/** The statements of narrow lists, for the tests of their plans. */
export const listStatements = { orderedEntries, sortedEntries, rankedBlock };

/**
 * Reads of `listing`. They use a pool of their own, whose plans follow the values, and whose statements end after two
 * seconds. `beforeStatement` may throw, so that no further statement begins.
 */
export const createListRepo = (db: Db, beforeStatement: () => void = () => undefined) => {
  const read = async <Row>(statement: SQL): Promise<Row[]> => {
    beforeStatement();
    return rowsOf<Row>(db, statement);
  };
  return {
    /** Returns the number of entries of a list, and how many fulfil the condition. */
    counts: async (
      list: ListName,
      condition?: LabelCondition,
    ): Promise<{ size: number; matching: number }> => {
      const [row] = await read<{ size: number; matching: number }>(
        sql`SELECT
          (SELECT coalesce(sum(entries), 0) FROM listing.counts
            WHERE list = ${list} AND given = '' AND label >= 'p:' AND label < 'p;')::int AS size,
          ${
            condition
              ? sql`(SELECT coalesce(sum(entries), 0) FROM listing.counts
                  WHERE list = ${list} AND given = '' AND label = ANY(${labelsOf(condition)}))::int`
              : sql`0`
          } AS matching`,
      );
      return row ?? { size: 0, matching: 0 };
    },
    /** Estimates how many entries match, from a sample by hash. */
    estimate: async (filter: Filter, size: number): Promise<{ hits: number; matching: number }> => {
      const share = Math.min(MAX_SAMPLE_SHARE, SAMPLE_SIZE / Math.max(size, 1));
      const [row] = await read<{ hits: number }>(
        sql`SELECT count(*)::int AS hits FROM (
          SELECT e.* FROM listing.entries e WHERE e.sample < ${Math.round(share * SAMPLE_SPACE)}::int
          OFFSET 0
        ) AS e ${whereOf(conditionsOf(filter))}`,
      );
      const hits = row?.hits ?? 0;
      return { hits, matching: Math.round(hits / share) };
    },
    /** Returns the price bands in which every one of the conditions has entries, in ascending order. */
    bandsOf: async (conditions: readonly LabelCondition[]): Promise<number[]> => {
      const rows = await read<{ band: number }>(
        sql.join(
          conditions.map(
            (condition) => sql`SELECT substr(label, 3)::int AS band FROM listing.counts
              WHERE list = 'variants' AND given = ANY(${labelsOf(condition)})
                AND label >= 'p:' AND label < 'p;' AND entries > 0`,
          ),
          sql` INTERSECT `,
        ),
      );
      return rows.map(({ band }) => band).toSorted((a, b) => a - b);
    },
    ordered: (reading: Reading) => read<EntryRow>(orderedEntries(reading)),
    sorted: async (reading: Reading): Promise<{ count: number; rows: EntryRow[] }> => {
      const rows = await read<Partial<EntryRow> & { count: number }>(sortedEntries(reading));
      return {
        count: rows[0]?.count ?? 0,
        rows: rows.flatMap(({ id: entry, productId, key }) =>
          typeof entry === "string" && typeof productId === "string" && key
            ? [{ id: entry, productId, key }]
            : [],
        ),
      };
    },
    ranked: (reading: Reading, block: number, offset: number) =>
      read<EntryRow & { size: number }>(rankedBlock(reading, block, offset)),
    /** Returns the key of the last entry of a block. Undefined if no entry follows. */
    lastOfBlock: async (reading: Reading, block: number): Promise<KeyValue[] | undefined> => {
      const [last, following] = await read<Pick<EntryRow, "key">>(blockEnd(reading, block));
      return following && last?.key;
    },
    countUpTo: async (filter: Filter, most: number): Promise<number> => {
      const [row] = await read<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM (
          SELECT 1 FROM ${sourceOf(filter)} ${whereOf(conditionsOf(filter))} LIMIT ${most}::int
        ) AS matching`,
      );
      return row?.count ?? 0;
    },
    /** Returns the kept counts of labels of some kinds, of all entries or of those with a label. */
    keptCounts: (kinds: readonly string[], given: LabelCondition | undefined) =>
      read<LabelCount>(
        withTexts(sql`SELECT label, sum(entries) AS entries FROM listing.counts
          WHERE list = 'variants' AND given = ANY(${given ? labelsOf(given) : sql`ARRAY['']`})
            AND left(label, 1) = ANY(${texts(kinds)}) AND entries > 0
          GROUP BY label`),
      ),
    /** Counts labels of matching entries: of all of them, or of a sample. */
    countLabels: (
      filter: Filter,
      kinds: readonly string[],
      sampled: { size: number } | undefined,
    ) => {
      const share = Math.min(MAX_SAMPLE_SHARE, SAMPLE_SIZE / Math.max(sampled?.size ?? 1, 1));
      const source = sampled
        ? sql`(SELECT e.* FROM listing.entries e
            WHERE e.sample < ${Math.round(share * SAMPLE_SPACE)}::int OFFSET 0) AS e`
        : sourceOf(filter);
      const factor = sampled ? 1 / share : 1;
      return read<LabelCount>(
        withTexts(sql`SELECT label, round(count(*) * ${factor}::float8) AS entries FROM (
            SELECT e.labels FROM ${source} ${whereOf(conditionsOf(filter))} LIMIT ${MAX_RANKED}::int
          ) AS matching, unnest(matching.labels) AS label
          WHERE left(label, 1) = ANY(${texts(kinds)}) GROUP BY label`),
      );
    },
    colours: () =>
      read<Pick<LabelCount, "label" | "text" | "colour">>(
        sql`SELECT label, text, colour FROM listing.labels JOIN listing.counts USING (label)
          WHERE label >= 'c:' AND label < 'c;' AND list = 'variants' AND given = '' AND entries > 0`,
      ),
    /** Returns those of the words with which a word of a shown product begins. */
    knownWords: async (words: readonly string[]): Promise<Set<string>> => {
      const rows = await read<{ word: string }>(
        sql`SELECT asked.word FROM unnest(${texts(words)}) AS asked (word)
          WHERE EXISTS (
            SELECT 1 FROM listing.words w WHERE w.word >= asked.word COLLATE "C"
              AND w.word < asked.word COLLATE "C" || U&'\\+10FFFF' AND w.entries > 0)`,
      );
      return new Set(rows.map(({ word }) => word));
    },
    /** Whether a variant has this SKU, in any case. */
    isSku: async (sku: string): Promise<boolean> =>
      (
        await read<{ found: number }>(
          sql`SELECT 1 AS found FROM public.variants WHERE sku IS NOT NULL AND lower(sku) = lower(${sku}::text)`,
        )
      ).length > 0,
    /** Returns the words of shown products that resemble each of the words. */
    similarWords: async (words: readonly string[]): Promise<Map<string, string[]>> => {
      const rows = await read<{ asked: string; word: string }>(
        sql`SELECT asked.word AS asked, near.word FROM unnest(${texts(words)}) AS asked (word),
          LATERAL (
            SELECT w.word FROM listing.words w
            WHERE w.entries > 0 AND w.word % asked.word AND similarity(w.word, asked.word) >= ${MIN_SIMILARITY}::float8
            ORDER BY similarity(w.word, asked.word) DESC, w.word LIMIT 3
          ) AS near`,
      );
      const found = new Map<string, string[]>();
      for (const { asked, word } of rows) found.set(asked, [...(found.get(asked) ?? []), word]);
      return found;
    },
    /** Returns the sort key of a product in the order `featured`. Undefined if it is unknown. */
    productKey: async (productId: string): Promise<KeyValue[] | undefined> => {
      const [row] = await read<{ position: number }>(
        sql`SELECT position FROM public.products WHERE id = ${productId}`,
      );
      return row && [row.position, productId];
    },
  };
};

export type ListRepo = ReturnType<typeof createListRepo>;

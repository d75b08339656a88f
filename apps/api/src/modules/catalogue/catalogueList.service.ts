import { rupeesOf } from "@pallu/contract";
import { DEFAULT_LIMIT, MAX_EXACT_TOTAL, MAX_LIMIT, MAX_PLAIN_ROWS } from "@pallu/contract/schemas";
import type {
  ListedProduct,
  ListedVariant,
  ListedVariantPage,
  Total,
} from "@pallu/contract/schemas";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import { toProduct } from "./catalogue.rules.ts";
import {
  isKeyOf,
  listKeyOf,
  nextPathOf,
  readCursor,
  sortOf,
  writeCursor,
} from "./catalogueCursor.rules.ts";
import type { KeyValue, ListName, ListQuery } from "./catalogueCursor.rules.ts";
import { readFacets } from "./catalogueFacets.service.ts";
import { countedCondition, filterOf, isEverything, isOrdered } from "./catalogueFilter.rules.ts";
import type { Filter } from "./catalogueFilter.rules.ts";
import { MAX_SORTED } from "./catalogueList.repo.ts";
import type { EntryRow, ListRepo, Reading } from "./catalogueList.repo.ts";
import { expand, reasonsOf, similarSynonyms, termsOf, tsqueryOf } from "./search.rules.ts";
import type { SearchTerm } from "./search.rules.ts";

export interface Repos {
  catalogue: CatalogueRepo;
  list: ListRepo;
}

/** Entries of a page, their total, and the cursor of the next page. */
interface EntryPage {
  entries: EntryRow[];
  total: Total;
  cursor: KeyValue[] | null;
}

const AT_LEAST: Total = { count: MAX_EXACT_TOTAL, isExact: false };

const totalOf = (count: number): Total =>
  count > MAX_EXACT_TOTAL ? AT_LEAST : { count, isExact: true };

/** An estimate of so many entries leaves no doubt that there are more than 10,000. */
const CERTAINLY_MANY = 4 * MAX_EXACT_TOTAL;
/** Matching entries of a sample from which the estimate is used. */
const MIN_HITS = 10;

/** How a list is read: in the order of an index or sorted, and its total if it is known. */
interface Plan {
  isOrdered: boolean;
  total: Total | undefined;
}

/** Chooses how to read a list, by the kept counts or else by a sample. */
const planOf = async (list: ListRepo, filter: Filter, limit: number): Promise<Plan> => {
  const condition = countedCondition(filter);
  const { size, matching } = await list.counts(filter.list, condition);
  if (isEverything(filter)) return { isOrdered: true, total: { count: size, isExact: true } };
  if (filter.ids) return { isOrdered: false, total: undefined };
  if (condition)
    return {
      isOrdered: isOrdered(size, matching, limit),
      total: { count: matching, isExact: true },
    };
  const estimate = await list.estimate(filter, size);
  const isMany = estimate.hits >= MIN_HITS && isOrdered(size, estimate.matching, limit);
  if (!isMany) return { isOrdered: false, total: undefined };
  return {
    isOrdered: true,
    total:
      estimate.matching >= CERTAINLY_MANY
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
  const entries = await list.ranked(block, BLOCK + 1, offset);
  const size = Math.min(entries[0]?.size ?? 0, BLOCK);
  const shown = entries.slice(0, Math.max(0, size - offset));
  const end = offset + shown.length;
  if (end < size) return { entries: shown, total, cursor: ["block", end, ...(start ?? [])] };
  if ((entries[0]?.size ?? 0) <= BLOCK) return { entries: shown, total, cursor: null };
  const rows = await list.ordered({ ...block, sort: "featured", limit: BLOCK });
  return { entries: shown, total, cursor: ["block", 0, ...(rows.at(-1)?.key ?? [])] };
};

const readEntries = async (
  list: ListRepo,
  reading: Reading,
  place: readonly KeyValue[] | undefined,
): Promise<EntryPage> => {
  const { filter, sort, limit } = reading;
  const plan = await planOf(list, filter, limit);
  const isBlock = sort === "relevance" && (place ? place[0] === "block" : plan.isOrdered);
  if (isBlock) return readRanked(list, reading, plan.total ?? AT_LEAST, place?.slice(1) ?? []);
  const page = { ...reading, after: place, limit: limit + 1 };
  if (plan.isOrdered && plan.total && sort !== "relevance")
    return { ...pageOf(await list.ordered(page), limit), total: plan.total };
  const { count, rows } = await list.sorted(page);
  return {
    ...pageOf(rows, limit),
    total: count > MAX_SORTED ? AT_LEAST : totalOf(count),
  };
};

/** Returns the terms of a search. A word that neither the synonyms nor the catalogue know becomes similar ones. */
const readTerms = async (list: ListRepo, q: string): Promise<SearchTerm[]> => {
  const terms = termsOf(q);
  const unknown = terms.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
  const similar = await list.similarWords(unknown);
  return terms.map((term) => {
    if (term.isKnown || !similar.has(term.word)) return term;
    const near = [...similarSynonyms(term.word), ...(similar.get(term.word) ?? [])];
    return { ...term, alternatives: near.flatMap(expand) };
  });
};

const hasNoParameters = (query: ListQuery): boolean =>
  Object.values(query).every((value) => value === undefined);

const placeOf = async (
  { list }: Repos,
  name: ListName,
  query: ListQuery,
): Promise<KeyValue[] | undefined> => {
  if (query.cursor !== undefined) {
    const key = readCursor(query.cursor, listKeyOf(name, query));
    if (typeof key === "string") throw httpError(400, key);
    if (!isKeyOf(name, sortOf(query), key))
      throw httpError(400, "The cursor is not valid. Ask for the first page, without a cursor.");
    return key;
  }
  if (query.after === undefined) return undefined;
  const key = await list.productKey(query.after);
  if (!key) throw httpError(404, "We do not know this product.");
  return key;
};

const paths = { variants: "/api/product-variants", products: "/api/products" } as const;

interface ReadPage {
  entries: EntryRow[];
  total: Total;
  next: string | null;
  terms: SearchTerm[];
  filter: Filter;
}

const NOTHING: Omit<ReadPage, "filter"> = {
  entries: [],
  total: { count: 0, isExact: true },
  next: null,
  terms: [],
};

const readPage = async (repos: Repos, name: ListName, query: ListQuery): Promise<ReadPage> => {
  const isPlain = hasNoParameters(query);
  const place = await placeOf(repos, name, query);
  const terms = query.q === undefined ? [] : await readTerms(repos.list, query.q);
  const filter = filterOf(name, query, query.q === undefined ? undefined : tsqueryOf(terms));
  // A query of punctuation only.
  if (query.q !== undefined && terms.length === 0) return { ...NOTHING, filter };
  const { entries, total, cursor } = await readEntries(
    repos.list,
    {
      filter,
      sort: sortOf(query),
      after: undefined,
      limit: query.limit ?? (isPlain ? MAX_PLAIN_ROWS : DEFAULT_LIMIT),
    },
    place,
  );
  const following = isPlain ? { limit: MAX_LIMIT } : { ...query, after: undefined };
  return {
    entries,
    total,
    next:
      cursor === null
        ? null
        : nextPathOf(paths[name], following, writeCursor(listKeyOf(name, query), cursor)),
    terms,
    filter,
  };
};

/** Sorts rows as the entries of the page. An entry that was hidden meanwhile is left out. */
const inOrder = <Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

type VariantRow = Awaited<ReturnType<CatalogueRepo["variants"]["execute"]>>[number];

const toVariant = (
  row: VariantRow,
  isCard: boolean,
  terms: readonly SearchTerm[],
): ListedVariant => ({
  productVariantId: row.id,
  productId: row.productId,
  productVariantImage: row.image,
  productColor: row.colour,
  productColorName: row.colourName,
  isBestSeller: row.bestSeller,
  isNewArrival: row.newArrival,
  isTrending: row.trending,
  stockQuantity: row.stock,
  Product: {
    productId: row.productId,
    productName: row.productName,
    productOfferPrice: rupeesOf(row.offerPricePaise),
    productMrpPrice: rupeesOf(row.listPricePaise),
    categoryName: row.categoryName,
    subCategoryId: row.subcategoryId,
    tag: row.tag,
    ...(isCard
      ? {
          SubCategory: { subCategoryId: row.subcategoryId, subCategoryName: row.subcategoryName },
          material: row.material,
        }
      : {}),
  },
  ...(terms.length > 0
    ? {
        reasons: reasonsOf(
          {
            name: row.productName,
            subcategory: row.subcategoryName,
            material: row.material,
            colour: row.colourName,
            origin: row.origin,
            weave: row.weave,
          },
          terms,
        ),
      }
    : {}),
});

/** Returns a page of variants: without parameters the first 500. Errors: 400 a cursor that cannot be used. */
export const listVariantPage = async (
  repos: Repos,
  query: ListQuery,
): Promise<ListedVariantPage & { total: Total; next: string | null }> => {
  const { entries, total, next, terms, filter } = await readPage(repos, "variants", query);
  const ids = entries.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await repos.catalogue.variants.execute({ ids });
  return {
    success: true,
    data: inOrder(ids, rows).map((row) => toVariant(row, query.fields === "card", terms)),
    total,
    next,
    ...(query.facets === true ? { facets: await readFacets(repos.list, filter) } : {}),
  };
};

const toCard = ({
  productDescription: _description,
  brandName: _brand,
  origin: _origin,
  weave: _weave,
  size: _size,
  care: _care,
  ...card
}: ListedProduct): ListedProduct => card;

/**
 * Returns a page of products: without parameters the first 500. Errors: 400 a cursor that cannot be used, 404 `after` is
 * unknown.
 */
export const listProductPage = async (
  repos: Repos,
  query: ListQuery,
): Promise<{ entries: ListedProduct[]; total: Total; next: string | null }> => {
  const { entries, total, next } = await readPage(repos, "products", query);
  const ids = entries.map(({ productId }) => productId);
  const rows = ids.length === 0 ? [] : await repos.catalogue.products.execute({ ids });
  const products = inOrder(ids, rows).map(toProduct);
  return { entries: query.fields === "card" ? products.map(toCard) : products, total, next };
};

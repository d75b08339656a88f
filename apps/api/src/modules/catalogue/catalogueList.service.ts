import { colourFamilyOf, pickCardFacts, rupeesOf } from "@pallu/contract";
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_PLAIN_ROWS, pageOnlyFields } from "@pallu/contract/schemas";
import type {
  ListedProduct,
  ListedVariant,
  ListedVariantPage,
  Total,
} from "@pallu/contract/schemas";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import { inOrder, optionNameOf, optionOf, toProduct } from "./catalogue.rules.ts";
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
import { readEntries } from "./catalogueEntries.service.ts";
import { filterOf } from "./catalogueFilter.rules.ts";
import type { Filter } from "./catalogueFilter.rules.ts";
import type { EntryRow, ListRepo } from "./catalogueList.repo.ts";
import {
  expand,
  rangeFinder,
  reasonsOf,
  similarSynonyms,
  skuQueryOf,
  termsOf,
  tsqueryOf,
} from "./search.rules.ts";
import type { SearchTerm } from "./search.rules.ts";

export interface Repos {
  catalogue: CatalogueRepo;
  list: ListRepo;
}

/** The catalogue's table of words has words of letters, three at least. */
const LISTED_WORD = /^[\p{L}\p{M}]{3,}$/u;

/**
 * Returns the terms of a search with the alternatives that occur in the catalogue, because each alternative costs time
 * for every entry. A term without any becomes similar ones.
 */
const readTerms = async (list: ListRepo, q: string): Promise<SearchTerm[]> => {
  const terms = termsOf(q);
  const words = new Set(terms.flatMap(({ alternatives }) => alternatives.flat()));
  const known = await list.knownWords([...words]);
  const occurs = (alternative: readonly string[]): boolean =>
    alternative.every((word) => known.has(word) || !LISTED_WORD.test(word));
  const occurring = terms.map((term) => ({
    ...term,
    alternatives: term.alternatives.filter(occurs),
  }));
  const unknown = occurring.filter(({ alternatives }) => alternatives.length === 0);
  if (unknown.length === 0) return occurring;
  const similar = await list.similarWords(unknown.map(({ word }) => word));
  return occurring.map((term, index) => {
    if (term.alternatives.length > 0) return term;
    const near = [...similarSynonyms(term.word), ...(similar.get(term.word) ?? [])];
    const alternatives = near.flatMap(expand);
    return {
      ...term,
      alternatives: alternatives.length > 0 ? alternatives : (terms[index]?.alternatives ?? []),
    };
  });
};

/**
 * Returns the terms of a search and its tsquery, undefined without a search. A SKU also finds its variant, and no word of it
 * is replaced by similar ones.
 */
const readSearch = async (
  list: ListRepo,
  q: string | undefined,
): Promise<{ terms: SearchTerm[]; search: string | undefined }> => {
  if (q === undefined) return { terms: [], search: undefined };
  if (await list.isSku(q)) {
    const terms = termsOf(q);
    const words = terms.length === 0 ? [] : [`(${tsqueryOf(terms)})`];
    return { terms, search: [skuQueryOf(q), ...words].join("|") };
  }
  const terms = await readTerms(list, q);
  return { terms, search: tsqueryOf(terms) };
};

/** Whether a query has no parameters. */
export const isPlainQuery = (query: ListQuery): boolean =>
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

/** Returns the colours of families, in lower case. */
const readColours = async (list: ListRepo, families: readonly string[]): Promise<string[]> =>
  (await list.colours())
    .filter(({ colour, text }) => families.includes(colourFamilyOf(colour, text) ?? ""))
    .map(({ label }) => label.slice(2));

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
  const isPlain = isPlainQuery(query);
  const place = await placeOf(repos, name, query);
  const { terms, search } = await readSearch(repos.list, query.q);
  const filter = filterOf(
    name,
    query,
    search,
    query.colourFamily && (await readColours(repos.list, query.colourFamily)),
  );
  // A query of punctuation only.
  if (search === "") return { ...NOTHING, filter };
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

type VariantRow = Awaited<ReturnType<CatalogueRepo["variants"]["execute"]>>[number];

const toVariant = (
  row: VariantRow,
  isCard: boolean,
  findRanges: ReturnType<typeof rangeFinder> | undefined,
): ListedVariant => ({
  productVariantId: row.variantId,
  productId: row.productId,
  productVariantImage: row.image,
  productColor: row.colour,
  productColorName: row.colourName,
  isBestSeller: row.bestSeller,
  isNewArrival: row.newArrival,
  isTrending: row.trending,
  stockQuantity: row.stock,
  ...optionOf(row),
  ...(row.highestPaise > row.offerPricePaise ? { isPriceFrom: true } : {}),
  Product: {
    productId: row.productId,
    productName: row.productName,
    productOfferPrice: rupeesOf(row.offerPricePaise),
    productMrpPrice: rupeesOf(row.listPricePaise),
    categoryName: row.categoryName,
    subCategoryId: row.subcategoryId,
    tag: row.tag,
    ...optionNameOf(row),
    ...(isCard
      ? {
          SubCategory: { subCategoryId: row.subcategoryId, subCategoryName: row.subcategoryName },
          ...pickCardFacts(row),
        }
      : {}),
  },
  ...(findRanges
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
          findRanges,
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
  const rows =
    ids.length === 0
      ? []
      : await repos.catalogue.variants.execute({
          ids,
          exact: query.ids ?? [],
          options: (query.option ?? []).map((value) => value.toLowerCase()),
        });
  const findRanges = terms.length === 0 ? undefined : rangeFinder(terms);
  return {
    success: true,
    data: inOrder(ids, rows).map((row) => toVariant(row, query.fields === "card", findRanges)),
    total,
    next,
    ...(query.facets === true ? { facets: await readFacets(repos.list, filter) } : {}),
  };
};

const toCard = (product: ListedProduct): ListedProduct => ({
  ...(Object.fromEntries(
    Object.entries(product).filter(([field]) => !(field in pageOnlyFields)),
  ) as ListedProduct),
  Variants: product.Variants.map(({ clothImage: _cloth, borderImage: _border, ...rest }) => rest),
});

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

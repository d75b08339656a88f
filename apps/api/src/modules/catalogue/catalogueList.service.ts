import { DEFAULT_LIMIT, MAX_EXACT_TOTAL, MAX_LIMIT, MAX_PLAIN_ROWS } from "@pallu/contract/schemas";
import type {
  Facets,
  ListedProduct,
  ListedVariant,
  ListedVariantPage,
  Total,
} from "@pallu/contract/schemas";
import { httpError } from "../../http/httpError.ts";
import type { CatalogueRepo } from "./catalogue.repo.ts";
import { listKeyOf, nextPathOf, readCursor, sortOf, writeCursor } from "./catalogueCursor.rules.ts";
import type { ListName, ListQuery } from "./catalogueCursor.rules.ts";
import { listProducts, listVariants } from "./catalogue.service.ts";
import { priceBands } from "./catalogueFacets.rules.ts";

/** A page, its total and the URL path of the next page. */
export interface Page<T> {
  entries: T[];
  total: Total;
  next: string | null;
}

interface Entry<T> {
  item: T;
  id: string;
  product: ListedProduct;
  variants: readonly ListedVariant[];
}

const groupBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

const all = async <T>(parts: AsyncIterable<T[] | { data: T[] }>): Promise<T[]> => {
  const rows: T[] = [];
  for await (const part of parts) rows.push(...(Array.isArray(part) ? part : part.data));
  return rows;
};

const isIn = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.some((entry) => entry.toLowerCase() === value.toLowerCase());

const textOf = ({ product, variants }: Entry<unknown>): string =>
  [
    product.productName,
    product.material,
    product.SubCategory.subCategoryName,
    product.origin,
    product.weave,
    ...variants.map(({ productColorName }) => productColorName),
  ]
    .join(" ")
    .toLowerCase();

const matches = (entry: Entry<unknown>, query: ListQuery): boolean => {
  const { product, variants } = entry;
  const price = product.productOfferPrice;
  const is = (wanted: boolean | undefined, flag: "isBestSeller" | "isNewArrival" | "isTrending") =>
    wanted === undefined || variants.some((variant) => variant[flag] === wanted);
  return (
    (query.ids === undefined ||
      query.ids.includes(entry.id) ||
      query.ids.includes(product.productId)) &&
    isIn(query.subCategoryId, product.subCategoryId) &&
    isIn(query.tag, product.tag) &&
    isIn(query.material, product.material) &&
    (query.colour === undefined ||
      variants.some(({ productColorName }) => isIn(query.colour, productColorName))) &&
    price >= (query.minPrice ?? 0) &&
    price <= (query.maxPrice ?? Infinity) &&
    is(query.isBestSeller, "isBestSeller") &&
    is(query.isNewArrival, "isNewArrival") &&
    is(query.isTrending, "isTrending") &&
    (query.q ?? "")
      .toLowerCase()
      .split(/\s+/)
      .every((word) => textOf(entry).includes(word))
  );
};

const sorted = <T>(entries: readonly Entry<T>[], query: ListQuery): Entry<T>[] => {
  const price = ({ product }: Entry<T>): number => product.productOfferPrice;
  switch (sortOf(query)) {
    case "price-up":
      return entries.toSorted((a, b) => price(a) - price(b));
    case "price-down":
      return entries.toSorted((a, b) => price(b) - price(a));
    case "name":
      return entries.toSorted((a, b) => (a.product.productName < b.product.productName ? -1 : 1));
    default:
      return [...entries];
  }
};

const pageOf = async <T>(
  list: ListName,
  path: string,
  entries: readonly Entry<T>[],
  query: ListQuery,
): Promise<Page<T>> => {
  const isPlain = Object.values(query).every((value) => value === undefined);
  const limit = query.limit ?? (isPlain ? MAX_PLAIN_ROWS : DEFAULT_LIMIT);
  const matching = sorted(
    entries.filter((entry) => matches(entry, query)),
    query,
  );
  const listKey = listKeyOf(list, query);
  let start = 0;
  if (query.cursor !== undefined) {
    const key = readCursor(query.cursor, listKey);
    if (typeof key === "string") throw httpError(400, key);
    start = Number(key[0]);
  }
  if (query.after !== undefined) {
    if (!entries.some(({ id }) => id === query.after))
      throw httpError(404, "We do not know this product.");
    start = matching.findIndex(({ id }) => id === query.after) + 1;
  }
  const page = matching.slice(start, start + limit);
  const end = start + page.length;
  const count = matching.length;
  return {
    entries: page.map(({ item }) => item),
    total:
      count > MAX_EXACT_TOTAL
        ? { count: MAX_EXACT_TOTAL, isExact: false }
        : { count, isExact: true },
    next:
      end < count
        ? nextPathOf(
            path,
            isPlain ? { limit: MAX_LIMIT } : { ...query, after: undefined },
            writeCursor(listKey, [end]),
          )
        : null,
  };
};

const tally = <T, R>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  toValue: (row: T, count: number) => R,
): R[] => {
  const counts = groupBy(rows, keyOf);
  return [...counts.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 50)
    .flatMap((group) => (group[0] === undefined ? [] : [toValue(group[0], group.length)]));
};

const facetsOf = (entries: readonly Entry<ListedVariant>[], query: ListQuery): Facets => {
  const without = (...names: (keyof ListQuery)[]) => {
    const rest = { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) };
    return entries.filter((entry) => matches(entry, rest));
  };
  const byPrice = without("minPrice", "maxPrice");
  return {
    subcategories: tally(
      without("subCategoryId"),
      ({ product }) => product.subCategoryId,
      ({ product: { SubCategory } }, count) => ({ ...SubCategory, count }),
    ),
    prices: priceBands
      .map(({ from, to }) => ({
        from,
        to,
        count: byPrice.filter(
          ({ product: { productOfferPrice: price } }) => price >= from && price < (to ?? Infinity),
        ).length,
      }))
      .filter(({ count }) => count > 0),
    colours: tally(
      without("colour"),
      ({ item }) => item.productColorName,
      ({ item }, count) => ({
        colourName: item.productColorName,
        colour: item.productColor,
        count,
      }),
    ),
    materials: tally(
      without("material"),
      ({ product }) => product.material,
      ({ product: { material } }, count) => ({ material, count }),
    ),
    tags: tally(
      without("tag").filter(({ product }) => product.tag !== ""),
      ({ product }) => product.tag,
      ({ product: { tag } }, count) => ({ tag, count }),
    ),
    highestPrice: Math.max(0, ...byPrice.map(({ product }) => product.productOfferPrice)),
  };
};

const read = async (repo: CatalogueRepo) => {
  const products = await all(listProducts(repo));
  const variants = await all(listVariants(repo));
  return { products, variants };
};

const inCategory = async <T>(
  repo: CatalogueRepo,
  entries: Entry<T>[],
  { categoryId }: ListQuery,
): Promise<Entry<T>[]> => {
  if (categoryId === undefined) return entries;
  const rows = await repo.subcategories.execute();
  const ids = new Set(rows.filter((row) => row.categoryId === categoryId).map(({ id }) => id));
  return entries.filter(({ product }) => ids.has(product.subCategoryId));
};

/** Returns a page of variants. */
export const listVariantPage = async (
  repo: CatalogueRepo,
  query: ListQuery,
): Promise<ListedVariantPage & { total: Total; next: string | null }> => {
  const { products, variants } = await read(repo);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const entries = variants.flatMap((item): Entry<ListedVariant>[] => {
    const product = byId.get(item.productId);
    return product ? [{ item, id: item.productVariantId, product, variants: [item] }] : [];
  });
  const inside = await inCategory(repo, entries, query);
  const page = await pageOf("variants", "/api/product-variants", inside, query);
  return {
    success: true,
    data: page.entries.map((item) => {
      const product = byId.get(item.productId);
      return query.fields === undefined || !product
        ? item
        : {
            ...item,
            Product: {
              ...item.Product,
              SubCategory: product.SubCategory,
              material: product.material,
            },
          };
    }),
    total: page.total,
    next: page.next,
    ...(query.facets === true ? { facets: facetsOf(inside, query) } : {}),
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

/** Returns a page of products. Errors: 404 `after` is unknown. */
export const listProductPage = async (
  repo: CatalogueRepo,
  query: ListQuery,
): Promise<Page<ListedProduct>> => {
  const { products, variants } = await read(repo);
  const byProduct = groupBy(variants, ({ productId }) => productId);
  const entries = products.map((item): Entry<ListedProduct> => ({
    item,
    id: item.productId,
    product: item,
    variants: byProduct.get(item.productId) ?? [],
  }));
  const page = await pageOf(
    "products",
    "/api/products",
    await inCategory(repo, entries, query),
    query,
  );
  return query.fields === undefined ? page : { ...page, entries: page.entries.map(toCard) };
};

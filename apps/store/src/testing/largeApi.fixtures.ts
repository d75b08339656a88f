import type { Stub, SentCall } from "./stub.fixtures.ts";

/** A catalogue of so many variants, of which each product has one. */
export const LARGE_TOTAL = 12_000;

const colours = [
  { family: "red", productColor: "#b01e2b" },
  { family: "green", productColor: "#153f2f" },
] as const;

const colourOf = (n: number) => colours[n % 2 === 0 ? 0 : 1];

const variantOf = (n: number) => ({
  productVariantId: `v${n}`,
  productId: `p${n}`,
  productVariantImage: "none.jpg",
  productColor: colourOf(n).productColor,
  stockQuantity: 5,
  isBestSeller: n % 3 === 0,
  isNewArrival: n % 3 === 1,
  isTrending: n % 3 === 2,
  Product: {
    productId: `p${n}`,
    productName: `Piece ${n}`,
    subCategoryId: `s${n % 4}`,
    productOfferPrice: 100 + n,
    tag: n % 2 === 0 ? "NEW" : "",
  },
});

const productOf = (n: number) => ({
  ...variantOf(n).Product,
  productDescription: `Description of piece ${n}`,
  Variants: [variantOf(n)],
});

const numbers = Array.from({ length: LARGE_TOTAL }, (_, n) => n);

/** Numbers of the variants that match the parameters of a call. */
const matching = (query: URLSearchParams): number[] => {
  const subcategories = query.getAll("subCategoryId");
  const families = query.getAll("colourFamily");
  const flag = (["isBestSeller", "isNewArrival", "isTrending"] as const).find((name) =>
    query.has(name),
  );
  const found = numbers.filter((n) => {
    const { Product, ...variant } = variantOf(n);
    return (
      (subcategories.length === 0 || subcategories.includes(Product.subCategoryId)) &&
      (families.length === 0 || families.includes(colourOf(n).family)) &&
      (!flag || variant[flag]) &&
      (!query.has("q") || Product.productName.includes(query.get("q") ?? ""))
    );
  });
  return query.get("sort") === "price-down" ? found.toReversed() : found;
};

/** Returns the body of a call of the API with a large catalogue. Null for what does not exist. */
export const largeResponseOf = (address: string): unknown => {
  const { pathname, searchParams: query } = new URL(address, "http://api");
  const limit = Number(query.get("limit") ?? 500);
  const [, id] = /^\/api\/products\/p(\d+)$/.exec(pathname) ?? [];
  if (id !== undefined) return Number(id) < LARGE_TOTAL ? productOf(Number(id)) : null;
  if (pathname === "/api/products") return numbers.slice(0, limit).map(productOf);
  if (pathname === "/api/subcategories")
    return [0, 1, 2, 3].map((n) => ({ subCategoryId: `s${n}`, subCategoryName: `S${n}` }));
  if (pathname !== "/api/product-variants") return { success: true, data: [] };
  const found = matching(query);
  const cursor = query.get("cursor");
  if (cursor !== null && !/^c\d+$/.test(cursor)) return null;
  const start = Number(cursor?.slice(1) ?? 0);
  const next = new URLSearchParams(query);
  next.set("cursor", `c${start + limit}`);
  const isExact = found.length <= 10_000;
  return {
    success: true,
    data: found.slice(start, start + limit).map(variantOf),
    total: { count: Math.min(found.length, 10_000), isExact },
    next: start + limit < found.length ? `${pathname}?${next.toString()}` : null,
    ...(query.has("facets") && {
      facets: {
        subcategories: [0, 1, 2, 3].map((n) => ({
          subCategoryId: `s${n}`,
          subCategoryName: `S${n}`,
          count: 3000 + n,
        })),
        colourFamilies: [
          { colourFamily: "red", count: 6001 },
          { colourFamily: "green", count: 5999 },
        ],
        tags: [{ tag: "NEW", count: 6000 }],
        highestPrice: 4321,
      },
    }),
  };
};

/** Stub of that API for any call. */
export const largeStub = ({ path }: SentCall): Stub => {
  const body = largeResponseOf(path);
  return body === null ? { status: 404, body: {} } : { body };
};

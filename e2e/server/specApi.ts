import { startHost } from "../startHost.ts";
import type { Host } from "../startHost.ts";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const variants = numbers(10).map((n) => ({
  productVariantId: 100 + n,
  productVariantImage: `v${n}.jpg`,
  stockQuantity: 5,
  ...(n <= 5 && { isBestSeller: true }),
  ...(n >= 2 && n <= 6 && { isNewArrival: true }),
  ...(n >= 5 && { isTrending: true }),
  Product: { productId: n + 1, productName: `Product ${n}`, productOfferPrice: 100 * (n + 1) },
  warehouse: { shelf: n },
}));

const products = numbers(10).map((n) => ({
  productId: n + 1,
  productName: `Product ${n}`,
  productOfferPrice: 100 * (n + 1),
  productMrpPrice: 200 * (n + 1),
  subCategoryId: n % 4,
  ...(n === 2 && { Variants: [{ productVariantId: 302, stockQuantity: 2 }] }),
  legacy_code: `X-${n}`,
}));

const subcategories = numbers(4).map((n) => ({ subCategoryId: n, subCategoryName: `S${n}` }));

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const responses: Readonly<Record<string, unknown>> = {
  "/api/product-variants": { success: true, data: variants },
  "/api/products": products,
  "/api/products/3/related": { data: [] },
  "/api/categories": { data: [{ categoryId: 1, categoryName: "C1" }] },
  "/api/subcategories": subcategories,
  "/api/home-banners": numbers(3).map((n) => ({ id: n, bannerImage: `b${n}.jpg` })),
  "/api/collection-banners": numbers(2).map((n) => ({ id: n, bannerImage: `c${n}.jpg` })),
};

/** Starts an API host that implements the specification differently from ours: numeric ids, no optional fields, unknown fields. */
export const startSpecApi = (): Promise<Host> =>
  startHost((request, response) => {
    const path = request.url ?? "";
    if (path.startsWith("/uploads/")) {
      response.setHeader("content-type", "image/png").end(onePixel);
      return;
    }
    const value = responses[path];
    response
      .writeHead(value === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(value ?? { message: "Not found" }));
  });

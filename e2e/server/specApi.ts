import type { IncomingMessage, ServerResponse } from "node:http";
import { startHost } from "../startHost.ts";
import type { Host } from "../startHost.ts";

/**
 * An API host that implements the specification differently from ours: numeric ids, no optional fields, unknown fields.
 */
export interface SpecApi extends Host {
  /** Method, path and body of every call. */
  calls: string[];
}

/** Response form: a plain array or one wrapped in an object. */
export type ResponseForm = "plain" | "wrapped";

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
  ...(n === 2 && {
    Variants: [301, 302, 303].map((productVariantId) => ({
      productVariantId,
      stockQuantity: productVariantId - 300,
    })),
  }),
  legacy_code: `X-${n}`,
}));

const subcategories = numbers(4).map((n) => ({ subCategoryId: n, subCategoryName: `S${n}` }));
const lineVariant = (n: number) => ({
  productVariantId: 100 + n,
  stockQuantity: 500,
  Product: { productId: n + 1, productName: `Product ${n}`, productOfferPrice: 100 * (n + 1) },
});
const startCart = () => [
  { cartId: 11, quantity: 2, ProductVariant: lineVariant(0) },
  { cartId: 12, quantity: 3, ProductVariant: lineVariant(1) },
];
const wishlist = [
  { wishlistId: 21, productVariantId: 102, ProductVariant: lineVariant(2) },
  { wishlistId: 22, productVariantId: 103, ProductVariant: lineVariant(3) },
];

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

const responsesIn = (form: ResponseForm, cart: unknown[]): Record<string, unknown> => {
  const listed = (list: unknown[]): unknown => (form === "plain" ? list : { data: list });
  return {
    "/api/product-variants": { success: true, data: variants },
    "/api/products": listed(products),
    "/api/products/3/related": { data: [] },
    "/api/categories": { data: [{ categoryId: 1, categoryName: "C1" }] },
    "/api/subcategories": listed(subcategories),
    "/api/home-banners": numbers(3).map((n) => ({ id: n, bannerImage: `b${n}.jpg` })),
    "/api/collection-banners":
      form === "plain"
        ? numbers(2).map((n) => ({ id: n, bannerImage: `c${n}.jpg` }))
        : { id: 1, bannerImage: "c.jpg" },
    "/api/product-variant-images/301": { data: [{ childImageId: 1, childImage: "i301.jpg" }] },
    "/api/product-variant-images/302": { data: [{ childImageId: 2, childImage: "i302.jpg" }] },
    "/api/cart/7": cart,
    "/api/wishlist/7": form === "plain" ? wishlist : { wishlist },
  };
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
};

export const startSpecApi = async (form: ResponseForm): Promise<SpecApi> => {
  const cart = startCart();
  const responses = responsesIn(form, cart);
  const calls: string[] = [];

  /** Only the cart is mutable. */
  const change = (path: string, body: string): unknown => {
    const line = cart.find(({ cartId }) => path === `/api/cart/update/${cartId}`);
    if (!line) return undefined;
    line.quantity = (JSON.parse(body) as { quantity: number }).quantity;
    return {};
  };
  const onRequest = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = "", url: path = "" } = request;
    const body = await bodyOf(request);
    calls.push(`${method} ${path} ${body}`.trimEnd());
    if (path.startsWith("/uploads/")) {
      response.setHeader("content-type", "image/png").end(onePixel);
      return;
    }
    const value = method === "PUT" ? change(path, body) : responses[path];
    response
      .writeHead(value === undefined ? 404 : 200, { "content-type": "application/json" })
      .end(JSON.stringify(value ?? { message: "Not found" }));
  };
  const host = await startHost((request, response) => void onRequest(request, response));
  return { ...host, calls };
};

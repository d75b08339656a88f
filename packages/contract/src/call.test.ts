import { describe, expect, expectTypeOf, it } from "vitest";
import { callPath, calls, uploadPath } from "./call.ts";
import type { ParamsOf } from "./call.ts";
import { sameId } from "./id.ts";

/** The calls of the specification (shop §7, account §7), logout included, copied from its text. */
const specified = [
  "GET /api/product-variants [API-06]",
  "GET /api/products [API-09]",
  "GET /api/categories [API-11]",
  "GET /api/subcategories [API-12]",
  "GET /api/product-variant-images/:variantId [API-14]",
  "GET /api/products/:id/related",
  "GET /api/home-banners [API-15]",
  "GET /api/collection-banners [API-16]",
  "GET /api/cart/:userId [API-18]",
  "POST /api/cart/add [API-19]",
  "PUT /api/cart/update/:cartId [API-22]",
  "DELETE /api/cart/:cartId [API-23]",
  "GET /api/wishlist/:userId [API-24]",
  "POST /api/wishlist/add [API-26]",
  "DELETE /api/wishlist/:id [API-28]",
  "POST /api/coupons/validate [API-29]",
  "POST /api/orders/checkout [API-30]",
  "POST /api/contacts [API-33]",
  "POST /api/newsletter/subscribe [API-34]",
  "GET /api/users/:id [API-36]",
  "PUT /api/users/:id [API-38]",
  "POST /api/users/login [API-39]",
  "POST /api/users/register [API-40]",
  "POST /api/users/forgot-password [API-41]",
  "POST /api/users/verify-otp [API-42]",
  "POST /api/users/reset-password [API-43]",
  "GET /api/orders/order-history/:userId [API-44]",
  "GET /api/orders/user/:userId [API-45]",
  "GET /api/orders/order-history/order/:orderId [API-46]",
  "POST /api/users/logout",
];

describe("calls", () => {
  it.each(specified)("%s is a call of the shop", (line) => {
    const [method, path] = line.split(" ");
    expect(Object.values(calls)).toContainEqual({ method, path });
  });

  it("[API-01] are the specified ones, and those of large catalogues and own shops", () => {
    const { getProduct, getShopPart, ...others } = calls;
    expect(getShopPart).toEqual({ method: "GET", path: "/api/shop/parts/:name" });
    expect(getProduct).toEqual({ method: "GET", path: "/api/products/:id" });
    expect(Object.keys(others)).toHaveLength(specified.length);
    const lines = Object.values(others).map((call) => `${call.method} ${call.path}`);
    expect(new Set(lines).size).toBe(specified.length);
  });
});

describe("paths", () => {
  it("[API-22] puts the parameters in", () => {
    expect(callPath(calls.updateCart, { cartId: 7 })).toBe("/api/cart/update/7");
    expect(callPath(calls.listRelatedProducts, { id: "a-b" })).toBe("/api/products/a-b/related");
    expect(callPath(calls.listProducts)).toBe("/api/products");
  });

  it("[API-14] cannot be led to another path by an id", () => {
    const address = callPath(calls.listVariantImages, { variantId: "../users/1?x=#y" });
    expect(address).toBe("/api/product-variant-images/..%2Fusers%2F1%3Fx%3D%23y");
  });

  it("names its parameters in the types", () => {
    expectTypeOf<ParamsOf<typeof calls.getCart>>().toEqualTypeOf<{ userId: string | number }>();
    expectTypeOf<keyof ParamsOf<typeof calls.listProducts>>().toEqualTypeOf<never>();
  });

  it("[API-51] a picture comes from /uploads by its plain file name", () => {
    expect(uploadPath("rani pink.webp")).toBe("/uploads/rani%20pink.webp");
    expect(uploadPath("../secret")).toBe("/uploads/..%2Fsecret");
  });
});

it.each([
  [501, "501", true],
  ["501", "501", true],
  [501, 502, false],
  ["a", "A", false],
  [null, null, false],
  [undefined, "undefined", false],
  [0, "0", true],
])("[ORD-06] the ids %j and %j are the same: %j", (first, second, same) => {
  expect(sameId(first, second)).toBe(same);
});

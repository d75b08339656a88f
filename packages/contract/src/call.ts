import type { Id } from "./id.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the specification (shop §7, account §7): the method, and the path with its `:params`. */
export interface Call<Path extends string = string, M extends Method = Method> {
  readonly method: M;
  readonly path: Path;
}

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never;

/** The path parameters of a call, by name. `Record<never, Id>` without any. */
export type ParamsOf<C extends Call> = Record<ParamName<C["path"]>, Id>;

/**
 * Returns the URL path of a call with percent-encoded parameters. It is also the cache key of a GET, so that route,
 * hook and mutation agree.
 */
export const callPath = <C extends Call>(
  call: C,
  ...[params]: [keyof ParamsOf<C>] extends [never] ? [] : [ParamsOf<C>]
): string =>
  call.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(String((params as Record<string, Id>)[name])),
  );

const call =
  <const M extends Method>(method: M) =>
  <Path extends string>(path: Path): Call<Path, M> => ({ method, path });

const get = call("GET");
const post = call("POST");
const put = call("PUT");
const del = call("DELETE");

/** All calls of the shop, `logout` included. */
export const calls = {
  listVariants: get("/api/product-variants"),
  listProducts: get("/api/products"),
  getProduct: get("/api/products/:id"),
  listCategories: get("/api/categories"),
  listSubcategories: get("/api/subcategories"),
  listVariantImages: get("/api/product-variant-images/:variantId"),
  listRelatedProducts: get("/api/products/:id/related"),
  listHomeBanners: get("/api/home-banners"),
  listCollectionBanners: get("/api/collection-banners"),
  getShopPart: get("/api/shop/parts/:name"),
  getCart: get("/api/cart/:userId"),
  addToCart: post("/api/cart/add"),
  updateCart: put("/api/cart/update/:cartId"),
  removeFromCart: del("/api/cart/:cartId"),
  getWishlist: get("/api/wishlist/:userId"),
  addToWishlist: post("/api/wishlist/add"),
  removeFromWishlist: del("/api/wishlist/:id"),
  validateCoupon: post("/api/coupons/validate"),
  checkout: post("/api/orders/checkout"),
  listOrderHistory: get("/api/orders/order-history/:userId"),
  listOrders: get("/api/orders/user/:userId"),
  listOrderRows: get("/api/orders/order-history/order/:orderId"),
  sendContact: post("/api/contacts"),
  subscribe: post("/api/newsletter/subscribe"),
  getUser: get("/api/users/:id"),
  updateUser: put("/api/users/:id"),
  login: post("/api/users/login"),
  logout: post("/api/users/logout"),
  register: post("/api/users/register"),
  forgotPassword: post("/api/users/forgot-password"),
  verifyOtp: post("/api/users/verify-otp"),
  resetPassword: post("/api/users/reset-password"),
} as const;

export type CallName = keyof typeof calls;

/** The name of a call, for example `"login"` for `typeof calls.login`. */
export type NameOf<C extends Call> = {
  [Name in CallName]: C extends (typeof calls)[Name] ? Name : never;
}[CallName];

/** Returns the URL path of an image by its plain file name (ENT-02, API-51). */
export const uploadPath = (file: string): string => `/uploads/${encodeURIComponent(file)}`;

/** Widths in px that an image may be asked for in, as `?w=`. Other hosts know none. */
export const pictureWidths = [160, 320, 480, 720, 1080, 1440] as const;

import type { z } from "zod";
import type { cartItem, variantInCart } from "./cart.ts";
import type {
  banner,
  listedVariant,
  product,
  subcategory,
  variantImage,
  variantOfProduct,
} from "./catalogue.ts";
import type { couponEndpoints } from "./coupons.ts";
import type { errorBody } from "./fields.ts";
import type { Id } from "./id.ts";
import type { Loose } from "./loose.ts";
import type { orderEndpoints, orderRow, orderSummary } from "./orders.ts";
import type { user } from "./users.ts";
import type { wishlistEntry } from "./wishlist.ts";

type Schema<S extends z.ZodType> = z.output<S>;
type ErrorBody = Schema<typeof errorBody>;
/** The body of a successful response. */
type Responses<E extends { responses: { 200: z.ZodType } }> = Schema<E["responses"][200]>;

/**
 * Responses as any API host that follows the specification may send them, derived from the schemas of our own. A field
 * that is added to a schema appears here by itself.
 */
export interface ProductResponse extends Loose<Omit<Schema<typeof product>, "Variants">> {
  Variants?: VariantResponse[] | null;
}

/** A variant of any list: of variants, of a product, of the cart or of the wishlist. */
export interface VariantResponse
  extends
    Loose<Omit<Schema<typeof listedVariant>, "Product">>,
    Loose<
      Pick<
        Schema<typeof variantOfProduct>,
        "clothImage" | "borderImage" | "productOfferPrice" | "productMrpPrice"
      >
    >,
    Loose<Pick<Schema<typeof variantInCart>, "Stock">> {
  Product?: ProductResponse | null;
}

export type SubcategoryResponse = Loose<Schema<typeof subcategory>, "subCategoryId">;

export type VariantImageResponse = Loose<Schema<typeof variantImage>>;

export type BannerResponse = Loose<Schema<typeof banner>>;

export interface CartItemResponse extends Loose<
  Omit<Schema<typeof cartItem>, "ProductVariant">,
  "cartId" | "quantity"
> {
  ProductVariant?: VariantResponse | null;
}

export interface WishlistEntryResponse extends Loose<
  Omit<Schema<typeof wishlistEntry>, "ProductVariant">,
  "wishlistId"
> {
  ProductVariant?: VariantResponse | null;
}

/**
 * A row of the order history, in the mixed spelling of the specification (ENT-34). Amounts are in the order's currency.
 */
export type OrderRowResponse = Loose<Schema<typeof orderRow>, "orderId">;

export type OrderResponse = Loose<Schema<typeof orderSummary>, "orderId">;

/** Some hosts name the id of a user `userId` (AUTH-55 to AUTH-57). */
export type UserResponse = Loose<Schema<typeof user> & { userId: Id }>;

/** A response to a coupon. The discount is in rupees. */
export type CouponResponse = Loose<Responses<typeof couponEndpoints.validateCoupon>>;

export type CheckoutResponse = Loose<
  Responses<typeof orderEndpoints.checkout> & Pick<ErrorBody, "error">
>;

export type MessageResponse = Loose<Pick<ErrorBody, "message" | "error" | "code">>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the list in a response: the response itself if it is an array, else the first array among the fields, else an
 * empty one. Drops entries that are not objects, so that one bad row does not break a page. (API-07, API-09, API-10,
 * API-12 to API-18, API-24, API-25)
 */
export const readList = <T extends object>(
  response: unknown,
  fields: readonly string[] = ["data"],
): T[] => {
  const list = Array.isArray(response)
    ? response
    : isRecord(response)
      ? (fields.map((field) => response[field]).find(Array.isArray) ?? [])
      : [];
  return list.filter(isRecord) as T[];
};

/** Reads collection banners, which are an array or a single object (API-16, API-17). */
export const readBanners = (response: unknown): BannerResponse[] =>
  isRecord(response) && "bannerImage" in response ? [response] : readList<BannerResponse>(response);

/** Reads variants. Returns none when the response has `success: false` (API-07). */
export const readVariants = (response: unknown): VariantResponse[] =>
  isRecord(response) && response["success"] === false ? [] : readList<VariantResponse>(response);

export const readWishlist = (response: unknown): WishlistEntryResponse[] =>
  readList<WishlistEntryResponse>(response, ["wishlist", "data"]).filter(
    (entry) => entry.wishlistId !== undefined && entry.wishlistId !== null,
  );

export const readCart = (response: unknown): CartItemResponse[] =>
  readList<CartItemResponse>(response, ["cart", "data"]).filter(
    (item) => item.cartId !== undefined && item.cartId !== null,
  );

const isId = (value: unknown): value is Id =>
  typeof value === "number" || (typeof value === "string" && value !== "");

/**
 * Reads the user of the stored session. Null without an id. `id` takes precedence over `userId` (AUTH-55 to AUTH-57).
 */
export const readUser = (value: unknown): (UserResponse & { id: Id }) | null => {
  if (!isRecord(value)) return null;
  const id = [value["id"], value["userId"]].find(isId);
  return id === undefined ? null : { ...value, id };
};

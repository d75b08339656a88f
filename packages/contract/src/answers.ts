import type { Id } from "./id.ts";

/**
 * Responses as any API host that follows the specification may send them. All fields except the identifying one may be
 * missing. Ids may be numbers or strings, and unknown fields are kept.
 */
export interface ProductAnswer {
  productId?: Id;
  productName?: string | null;
  categoryName?: string | null;
  productImage?: string | null;
  productOfferPrice?: number | string | null;
  productMrpPrice?: number | string | null;
  productDescription?: string | null;
  brandName?: string | null;
  material?: string | null;
  tag?: string | null;
  subCategoryId?: Id | null;
  SubCategory?: { subCategoryId?: Id; subCategoryName?: string | null } | null;
  Variants?: VariantAnswer[] | null;
}

export interface VariantAnswer {
  productVariantId?: Id;
  productId?: Id;
  productVariantImage?: string | null;
  productColor?: string | null;
  /** Display name of the colour. An extension of our API that other hosts omit. */
  productColorName?: string | null;
  stockQuantity?: number | null;
  Stock?: { availableStock?: number | null } | null;
  isBestSeller?: boolean | null;
  isNewArrival?: boolean | null;
  isTrending?: boolean | null;
  Product?: ProductAnswer | null;
}

export interface SubcategoryAnswer {
  subCategoryId: Id;
  subCategoryName?: string | null;
}

export interface VariantImageAnswer {
  childImageId?: Id;
  childImage?: string | null;
}

export interface BannerAnswer {
  id?: Id;
  bannerImage?: string | null;
}

export interface CartItemAnswer {
  cartId: Id;
  quantity: number;
  ProductVariant?: VariantAnswer | null;
}

export interface WishlistEntryAnswer {
  wishlistId: Id;
  productVariantId?: Id;
  ProductVariant?: VariantAnswer | null;
}

/**
 * A row of the order history, in the mixed spelling of the specification (ENT-34). Amounts are in the order's currency.
 */
export interface OrderRowAnswer {
  orderId: Id;
  id?: Id;
  fullName?: string | null;
  addressLine1?: string | null;
  addressLine2?: string | null;
  townCity?: string | null;
  zipCode?: string | null;
  phoneNo?: string | null;
  productname?: string | null;
  product_variant_image?: string | null;
  product_price?: number | string | null;
  quantity?: number | null;
  total_price?: number | string | null;
  productColor?: string | null;
  currency?: string | null;
  totalAmount?: number | string | null;
  couponCodeName?: string | null;
  discount_price?: number | string | null;
  grandTotalAmount?: number | string | null;
  /** When the order was placed, in ISO 8601. An extension of our API. */
  createdAt?: string | null;
}

export interface OrderAnswer {
  orderId: Id;
  deliveryStatus?: string | null;
  paymentStatus?: string | null;
}

export interface UserAnswer {
  id?: Id;
  userId?: Id;
  username?: string | null;
  phonenumber?: string | null;
  email?: string | null;
}

export interface CouponAnswer {
  success?: boolean;
  /** In rupees. */
  discount?: number | string | null;
  message?: string | null;
}

export interface CheckoutAnswer {
  success?: boolean;
  orderId?: Id;
  message?: string | null;
  error?: string | null;
}

export interface MessageAnswer {
  message?: string | null;
  error?: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the list in a response: the response itself if it is an array, else the first array among the fields, else an
 * empty one. Drops entries that are not objects, so that one bad row does not break a page. (API-07, API-09, API-10,
 * API-12 to API-18, API-24, API-25)
 */
export const readList = <T extends object>(
  answer: unknown,
  fields: readonly string[] = ["data"],
): T[] => {
  const list = Array.isArray(answer)
    ? answer
    : isRecord(answer)
      ? (fields.map((field) => answer[field]).find(Array.isArray) ?? [])
      : [];
  return list.filter(isRecord) as T[];
};

/** Reads collection banners, which are an array or a single object (API-16, API-17). */
export const readBanners = (answer: unknown): BannerAnswer[] =>
  isRecord(answer) && "bannerImage" in answer ? [answer] : readList<BannerAnswer>(answer);

/** Reads variants. Returns none when the response has `success: false` (API-07). */
export const readVariants = (answer: unknown): VariantAnswer[] =>
  isRecord(answer) && answer["success"] === false ? [] : readList<VariantAnswer>(answer);

export const readWishlist = (answer: unknown): WishlistEntryAnswer[] =>
  readList<WishlistEntryAnswer>(answer, ["wishlist", "data"]).filter(
    (entry) => entry.wishlistId !== undefined && entry.wishlistId !== null,
  );

export const readCart = (answer: unknown): CartItemAnswer[] =>
  readList<CartItemAnswer>(answer, ["cart", "data"]).filter(
    (item) => item.cartId !== undefined && item.cartId !== null,
  );

const isId = (value: unknown): value is Id =>
  typeof value === "number" || (typeof value === "string" && value !== "");

/**
 * Reads the user of the stored session. Null without an id. `id` takes precedence over `userId` (AUTH-55 to AUTH-57).
 */
export const readUser = (value: unknown): (UserAnswer & { id: Id }) | null => {
  if (!isRecord(value)) return null;
  const id = [value["id"], value["userId"]].find(isId);
  return id === undefined ? null : { ...value, id };
};

import type { z } from "zod";
import type {
  BannerResponse,
  CartItemResponse,
  CheckoutResponse,
  CouponResponse,
  MessageResponse,
  OrderResponse,
  OrderRowResponse,
  ProductResponse,
  SubcategoryResponse,
  UserResponse,
  VariantResponse,
  VariantImageResponse,
  WishlistEntryResponse,
} from "./responses.ts";
import type { CallName } from "./call.ts";
import type { ContactForm } from "./forms.ts";
import type { Id } from "./id.ts";
import type { Loose } from "./loose.ts";
import type { ErrorStatusOf } from "./endpoint.ts";
import type { ProblemStatus } from "./problems.ts";
import type { endpoints } from "./schemas.ts";

type Endpoints = typeof endpoints;

/** The schema of a part of a call. `never` without one. */
type Schema<Name extends CallName, Part extends string> = Part extends keyof Endpoints[Name]
  ? Endpoints[Name][Part]
  : never;

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Output<S> = S extends z.ZodType ? z.output<S> : never;

type Responses<Name extends CallName> = Endpoints[Name]["responses"];

/** The JSON body that a call sends. `never` without one. */
export type BodyOf<Name extends CallName> = Input<Schema<Name, "body">>;

/** What a URL says: parameters that the server coerces are of the type that it makes of them. */
type Coerced<In, Out> = {
  [Key in keyof In]: unknown extends In[Key] ? (Key extends keyof Out ? Out[Key] : never) : In[Key];
};

type CoercedInput<S> = S extends z.ZodType ? Coerced<z.input<S>, z.output<S>> : never;

/** The query parameters of a call. `never` without any. */
export type QueryOf<Name extends CallName> = CoercedInput<Schema<Name, "query">>;

/** The responses of our own API to a call, by 2xx status. */
export type ResponsesOf<Name extends CallName> = {
  [Status in Exclude<keyof Responses<Name>, ProblemStatus>]: Output<Responses<Name>[Status]>;
};

/** The statuses of the errors that our own API sends to a call. */
export type ErrorStatus<Name extends CallName> =
  | ErrorStatusOf<Endpoints[Name]>
  | (keyof Responses<Name> & ProblemStatus);

/**
 * The bodies that the shop's pages send. They are those of our own API, except where the specification lets pages send more:
 * a checkout without a user, with whole cart lines, and the subject as it was chosen.
 */
export type PageBodyOf<Name extends CallName> = Name extends "checkout"
  ? Omit<BodyOf<"checkout">, "billData" | "products" | "userId"> & {
      billData: Omit<BodyOf<"checkout">["billData"], "userId"> & { userId: Id | null };
      products: CartItemResponse[];
      userId: Id | null;
    }
  : Name extends "sendContact"
    ? ContactForm
    : BodyOf<Name>;

type ListResponse<T> = T[] | { data?: T[] | null };

/**
 * Responses to the calls of the specification as any API host that follows it may send them. Null stands for an empty body.
 * Lists are read with `readList` and its relatives, which accept every form.
 */
interface SpecifiedResponses {
  listVariants: ListResponse<VariantResponse>;
  listProducts: ListResponse<ProductResponse>;
  listCategories: ListResponse<object>;
  listSubcategories: ListResponse<SubcategoryResponse>;
  listVariantImages: ListResponse<VariantImageResponse>;
  listRelatedProducts: ListResponse<ProductResponse>;
  listHomeBanners: ListResponse<BannerResponse>;
  listCollectionBanners: ListResponse<BannerResponse> | BannerResponse;
  getCart: CartItemResponse[] | { cart?: CartItemResponse[] | null };
  addToCart: MessageResponse | null;
  updateCart: MessageResponse | null;
  removeFromCart: MessageResponse | null;
  getWishlist: WishlistEntryResponse[] | { wishlist?: WishlistEntryResponse[] | null };
  addToWishlist: MessageResponse | null;
  removeFromWishlist: MessageResponse | null;
  validateCoupon: CouponResponse | null;
  checkout: CheckoutResponse | null;
  listOrderHistory: ListResponse<OrderRowResponse>;
  listOrders: ListResponse<OrderResponse>;
  listOrderRows: ListResponse<OrderRowResponse>;
  sendContact: MessageResponse | null;
  subscribe: MessageResponse | null;
  getUser: UserResponse;
  updateUser: UserResponse | null;
  login: (MessageResponse & { token?: unknown; user?: UserResponse }) | null;
  logout: MessageResponse | null;
  register: MessageResponse | null;
  forgotPassword: MessageResponse | null;
  verifyOtp: MessageResponse | null;
  resetPassword: MessageResponse | null;
}

/** Responses as any API host may send them. Those to further calls have the fields of our own API. */
export type HostResponses = {
  [Name in CallName]: Name extends keyof SpecifiedResponses
    ? SpecifiedResponses[Name]
    : Loose<ResponsesOf<Name>[keyof ResponsesOf<Name>]> | null;
};

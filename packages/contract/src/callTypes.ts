import type { z } from "zod";
import type {
  BannerAnswer,
  CartItemAnswer,
  CheckoutAnswer,
  CouponAnswer,
  MessageAnswer,
  OrderAnswer,
  OrderRowAnswer,
  ProductAnswer,
  SubcategoryAnswer,
  UserAnswer,
  VariantAnswer,
  VariantImageAnswer,
  WishlistEntryAnswer,
} from "./answers.ts";
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
export type AnswersOf<Name extends CallName> = {
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
      products: CartItemAnswer[];
      userId: Id | null;
    }
  : Name extends "sendContact"
    ? ContactForm
    : BodyOf<Name>;

type ListAnswer<T> = T[] | { data?: T[] | null };

/**
 * Responses to the calls of the specification as any API host that follows it may send them. Null stands for an empty body.
 * Lists are read with `readList` and its relatives, which accept every form.
 */
interface SpecifiedAnswers {
  listVariants: ListAnswer<VariantAnswer>;
  listProducts: ListAnswer<ProductAnswer>;
  listCategories: ListAnswer<object>;
  listSubcategories: ListAnswer<SubcategoryAnswer>;
  listVariantImages: ListAnswer<VariantImageAnswer>;
  listRelatedProducts: ListAnswer<ProductAnswer>;
  listHomeBanners: ListAnswer<BannerAnswer>;
  listCollectionBanners: ListAnswer<BannerAnswer> | BannerAnswer;
  getCart: CartItemAnswer[] | { cart?: CartItemAnswer[] | null };
  addToCart: MessageAnswer | null;
  updateCart: MessageAnswer | null;
  removeFromCart: MessageAnswer | null;
  getWishlist: WishlistEntryAnswer[] | { wishlist?: WishlistEntryAnswer[] | null };
  addToWishlist: MessageAnswer | null;
  removeFromWishlist: MessageAnswer | null;
  validateCoupon: CouponAnswer | null;
  checkout: CheckoutAnswer | null;
  listOrderHistory: ListAnswer<OrderRowAnswer>;
  listOrders: ListAnswer<OrderAnswer>;
  listOrderRows: ListAnswer<OrderRowAnswer>;
  sendContact: MessageAnswer | null;
  subscribe: MessageAnswer | null;
  getUser: UserAnswer;
  updateUser: UserAnswer | null;
  login: (MessageAnswer & { token?: unknown; user?: UserAnswer }) | null;
  logout: MessageAnswer | null;
  register: MessageAnswer | null;
  forgotPassword: MessageAnswer | null;
  verifyOtp: MessageAnswer | null;
  resetPassword: MessageAnswer | null;
}

/** Responses as any API host may send them. Those to further calls have the fields of our own API. */
export type HostAnswers = {
  [Name in CallName]: Name extends keyof SpecifiedAnswers
    ? SpecifiedAnswers[Name]
    : Loose<AnswersOf<Name>[keyof AnswersOf<Name>]> | null;
};

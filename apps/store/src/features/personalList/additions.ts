import type { Id, MessageResponse } from "@pallu/contract";
import { HttpError } from "../../platform/data/api.ts";
import type { HostClient } from "../../platform/data/api.ts";
import type { NoticeMessage } from "../notices/notices.tsx";

/** Duration of notices about cart and wishlist, in ms (BIZ-06, HOME-62, HOME-63). */
export const NOTICE_MS = 2500;

/** What a card adds. Cards of the home listing send the id of their product as that of a variant (ENT-14). */
export interface Addable<VariantId = Id | null | undefined> {
  variantId: VariantId;
  /** `variantId` is the id of a product. Default false. */
  isProduct?: boolean;
}

/** A variant that a user has added to a list. */
export interface Addition extends Addable<Id> {
  userId: Id;
  /** 0 if the list already had the variant. */
  quantity: number;
}

/** How a variant is added to a list. */
export interface AdditionKind {
  /** Names the list in the log and between tabs. Its page has the name as its path. */
  name: string;
  sendAddition: (addition: Addition, client: HostClient) => Promise<MessageResponse | null>;
  /** Message of the server for a variant that the list has. It counts with any status (ERR-02, ERR-12). */
  already: string;
}

export const cartAddition: AdditionKind = {
  name: "cart",
  sendAddition: ({ userId, variantId, quantity }, client) =>
    client.addToCart({ body: { userId, productVariantId: variantId, quantity }, keepalive: true }),
  already: "Already in cart",
};

export const wishlistAddition: AdditionKind = {
  name: "wishlist",
  sendAddition: ({ userId, variantId }, client) =>
    client.addToWishlist({ body: { userId, productVariantId: variantId }, keepalive: true }),
  already: "Product already in wishlist",
};

/** What became of an addition. */
export type AddOutcome =
  | { kind: "loginFirst" }
  | { kind: "noVariant" }
  | { kind: "added" }
  | { kind: "already" }
  /** `message` is the server's. */
  | { kind: "failed"; message: string | null }
  | { kind: "wentWrong" };

/** Where the user added to the cart. Messages on the home page start with an emoji (ERR-02 to ERR-10). */
export type Surface = "home" | "list" | "product";

export const cartMessages = {
  loginFirst: "Please login to add to cart",
  noVariant: "No product variant selected",
  added: "Added to your shopping bag – happy shopping!",
  already: "This product is already in your cart",
  failed: "Failed to add to cart",
  wentWrong: "Something went wrong",
} as const;

export const wishlistMessages = {
  loginFirst: "Please login to add to wishlist",
  noVariant: "No product variant selected",
  added: "Added to wishlist",
  already: "Product already in wishlist",
  failed: "❌ Failed to add to wishlist",
  wentWrong: "❌ Failed to add to wishlist",
} as const;

const toneOf: Partial<Record<AddOutcome["kind"], NoticeMessage["tone"]>> = {
  added: "success",
  already: "info",
  loginFirst: "neutral",
};

const markOf = (kind: AddOutcome["kind"], isHome: boolean): string => {
  if (isHome) return kind === "added" ? "🎁 " : kind === "already" ? "🛍️ " : "";
  return kind === "wentWrong" ? "❌ " : "";
};

/** Returns the notice of an outcome: the server's message, else the text for its kind. */
const noticeOf = (
  outcome: AddOutcome,
  words: Readonly<Record<AddOutcome["kind"], string>>,
  mark = "",
): NoticeMessage => ({
  text: mark + ((outcome.kind === "failed" && outcome.message) || words[outcome.kind]),
  tone: toneOf[outcome.kind] ?? "danger",
  durationMs: NOTICE_MS,
});

/** Returns the exact message of the error catalogue. */
export const cartNotice = (outcome: AddOutcome, surface: Surface): NoticeMessage =>
  noticeOf(outcome, cartMessages, markOf(outcome.kind, surface === "home"));

/** Returns the exact message of the specification (VAL-06 to VAL-13, ERR-11 to ERR-14). */
export const wishlistNotice = (outcome: AddOutcome): NoticeMessage =>
  noticeOf(outcome, wishlistMessages);

/** Returns what became of an addition. `hasExpired` tells whether an error response means that the session has ended. */
export const outcomeOf = async (
  { already }: AdditionKind,
  send: () => Promise<MessageResponse | null>,
  hasExpired: (error: HttpError) => boolean,
): Promise<AddOutcome> => {
  try {
    return { kind: (await send())?.message === already ? "already" : "added" };
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: "wentWrong" };
    if (hasExpired(error)) return { kind: "loginFirst" };
    const message = error.body?.message ?? null;
    return message === already ? { kind: "already" } : { kind: "failed", message };
  }
};

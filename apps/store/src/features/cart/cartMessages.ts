import type { NoticeMessage } from "../notices/notices.tsx";
import { noticeOf } from "../notices/notices.tsx";
import type { AddOutcome } from "../personalList/personalList.rules.ts";

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

const markOf = (kind: AddOutcome["kind"], isHome: boolean): string => {
  if (isHome) return kind === "added" ? "🎁 " : kind === "already" ? "🛍️ " : "";
  return kind === "wentWrong" ? "❌ " : "";
};

/** Returns the exact message of the error catalogue. */
export const cartNotice = (outcome: AddOutcome, surface: Surface): NoticeMessage => {
  const notice = noticeOf(outcome, cartMessages);
  return { ...notice, text: markOf(outcome.kind, surface === "home") + notice.text };
};

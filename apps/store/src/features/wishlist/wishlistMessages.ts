import { noticeOf } from "../notices/notices.tsx";
import type { NoticeMessage } from "../notices/notices.tsx";
import type { AddOutcome } from "../personalList/personalList.rules.ts";

export const wishlistMessages = {
  loginFirst: "Please login to add to wishlist",
  noVariant: "No product variant selected",
  added: "Added to wishlist",
  already: "Product already in wishlist",
  failed: "❌ Failed to add to wishlist",
  wentWrong: "❌ Failed to add to wishlist",
} as const;

/** Returns the exact message of the specification (VAL-06 to VAL-13, ERR-11 to ERR-14). */
export const wishlistNotice = (outcome: AddOutcome): NoticeMessage =>
  noticeOf(outcome, wishlistMessages);

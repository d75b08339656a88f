import type { NoticeMessage } from "../notices/notices.ts";
import { NOTICE_MS } from "../notices/notices.ts";

/** Where an add to cart happened; the home page speaks with an emoji, the others without (ERR-02 to ERR-10). */
export type Surface = "home" | "list" | "product";

export const cartMessages = {
  loginFirst: "Please login to add to cart",
  noVariant: "No product variant selected",
  added: "Added to your shopping bag – happy shopping!",
  already: "This product is already in your cart",
  failed: "Failed to add to cart",
  wentWrong: "Something went wrong",
} as const;

export type AddOutcome =
  | { kind: "loginFirst" }
  | { kind: "noVariant" }
  | { kind: "added" }
  | { kind: "already" }
  | { kind: "failed"; message: string | null }
  | { kind: "wentWrong" };

/** The notice of an outcome, to the letter of the error catalogue. */
export const cartNotice = (outcome: AddOutcome, surface: Surface): NoticeMessage => {
  const home = surface === "home";
  const say = (text: string, tone: NoticeMessage["tone"]): NoticeMessage => ({
    text,
    tone,
    durationMs: NOTICE_MS,
  });
  switch (outcome.kind) {
    case "loginFirst":
      return say(cartMessages.loginFirst, "error");
    case "noVariant":
      return say(cartMessages.noVariant, "error");
    case "added":
      return say(`${home ? "🎁 " : ""}${cartMessages.added}`, "success");
    case "already":
      return say(`${home ? "🛍️ " : ""}${cartMessages.already}`, "blank");
    case "failed":
      return say(outcome.message || cartMessages.failed, "error");
    case "wentWrong":
      return say(`${home ? "" : "❌ "}${cartMessages.wentWrong}`, "error");
  }
};

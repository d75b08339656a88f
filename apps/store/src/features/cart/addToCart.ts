import type { Id, MessageAnswer } from "@pallu/contract";
import { api, HttpError } from "../../platform/data/api.ts";
import { asUser, SessionExpiredError } from "../../platform/data/session.ts";
import type { SessionUser } from "../../platform/data/session.ts";
import type { AddOutcome } from "./cart.messages.ts";

const saysAlready = (answer: MessageAnswer | null | undefined): boolean =>
  answer?.message === "Already in cart";

/**
 * Adds a variant to the user's cart and returns the outcome.
 * Checks the login before the variant (VAL-14). The message 'Already in cart' counts with any status (ERR-02).
 */
export const addToCart = async (
  user: SessionUser | null,
  productVariantId: Id | null | undefined,
  quantity = 1,
): Promise<AddOutcome> => {
  if (!user) return { kind: "loginFirst" };
  if (productVariantId === null || productVariantId === undefined || productVariantId === "")
    return { kind: "noVariant" };
  try {
    const answer = await asUser(() =>
      api.addToCart({
        body: { userId: user.id, productVariantId, quantity },
        keepalive: true,
      }),
    );
    return saysAlready(answer) ? { kind: "already" } : { kind: "added" };
  } catch (error) {
    if (error instanceof SessionExpiredError) return { kind: "loginFirst" };
    if (error instanceof HttpError) {
      return saysAlready(error.answer)
        ? { kind: "already" }
        : { kind: "failed", message: error.answer?.message ?? null };
    }
    console.error("Error adding to cart", error);
    return { kind: "wentWrong" };
  }
};

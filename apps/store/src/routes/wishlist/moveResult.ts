import type { AddOutcome } from "../../features/personalList/additions.ts";
import { cartMessages } from "../../features/personalList/additions.ts";

export type MoveResult = ReturnType<typeof moveResult>;

/** Returns the modal's text after a move. 'Already in cart' is a success (WISH-18 to WISH-21). */
export const moveResult = (outcome: AddOutcome) => {
  switch (outcome.kind) {
    case "added":
    case "already":
      return { moved: true, message: "Item moved to cart successfully!" };
    case "failed":
      return { moved: false, message: outcome.message || "Failed to move to cart" };
    case "noVariant":
    case "loginFirst":
    case "wentWrong":
      return { moved: false, message: cartMessages[outcome.kind] };
  }
};

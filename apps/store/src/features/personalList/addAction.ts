import { asciiDigits } from "@pallu/contract";
import { createHostClient } from "../../platform/data/api.ts";
import type { ActionResult, FormPost } from "../../platform/routing/route.ts";
import { TOO_FEW } from "./addForms.tsx";
import { outcomeOf } from "./additions.ts";
import type { AdditionKind, AddOutcome } from "./additions.ts";

/** Returns the whole number that was typed, 1 without the field (API-20), 0 for anything else. */
const quantityOf = (typed = "1"): number => Number.parseInt(asciiDigits(typed), 10) || 0;

/**
 * Adds a variant that the browser posted to a list of the person whose session's cookie came with it. The page of the list
 * then says what became of it.
 */
export const addAction = async (
  kind: AdditionKind,
  { fields, fetch, hasSession }: FormPost,
): Promise<ActionResult> => {
  const variantId = fields["variant"];
  const quantity = quantityOf(fields["quantity"]);
  const add = async (): Promise<AddOutcome> => {
    // Checks the login before the variant, as the page does (VAL-14).
    if (!hasSession) return { kind: "loginFirst" };
    if (!variantId) return { kind: "noVariant" };
    if (quantity < 1) return { kind: "failed", message: TOO_FEW };
    const addition = { userId: "me", variantId, quantity };
    return outcomeOf(
      kind,
      () => kind.sendAddition(addition, createHostClient({ fetch })),
      ({ status }) => status === 401,
    );
  };
  const outcome = await add();
  switch (outcome.kind) {
    case "added":
    case "already":
      return { redirect: `/${kind.name}?${outcome.kind}=1` };
    case "loginFirst":
      return { posted: outcome, status: 401 };
    default:
      return { posted: outcome };
  }
};

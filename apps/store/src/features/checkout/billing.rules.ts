import { sameId } from "@pallu/contract";
import type { Id } from "@pallu/contract";
import type { SessionUser } from "../../platform/data/session.ts";
import type { BillData } from "./checkout.data.ts";

/** The eight fields of the billing form (CHK-02). */
export type BillingFields = Omit<BillData, "userId">;

export const emptyBilling: BillingFields = {
  fullName: "",
  email: "",
  phoneNo: "",
  townCity: "",
  zipCode: "",
  addressLine1: "",
  addressLine2: "",
  additionalText: "",
};

/** Returns the fields that are known from the account. */
export const billingOfUser = (user: SessionUser | null): Partial<BillingFields> => ({
  ...(user?.username ? { fullName: user.username } : {}),
  ...(user?.email ? { email: user.email } : {}),
  ...(user?.phonenumber ? { phoneNo: user.phonenumber } : {}),
});

/** Stored input and the id of its user. Null for a visitor. */
interface BillingDraft {
  owner: Id | null;
  fields: Partial<BillingFields>;
}

/** Parses a stored draft. Returns an empty one of a visitor if it is invalid. */
const parseDraft = (stored: string | null): BillingDraft => {
  const nothing: BillingDraft = { owner: null, fields: {} };
  if (!stored) return nothing;
  try {
    const draft = JSON.parse(stored) as Partial<BillingDraft> | null;
    if (typeof draft?.fields !== "object" || draft.fields === null) return nothing;
    const fields = Object.entries(draft.fields).filter(
      ([name, value]) => name in emptyBilling && typeof value === "string",
    );
    return { owner: draft.owner ?? null, fields: Object.fromEntries(fields) };
  } catch {
    return nothing;
  }
};

/** Parses a stored draft. Returns no fields if it is invalid or belongs to another user. */
export const readBillingDraft = (
  stored: string | null,
  owner: Id | null,
): Partial<BillingFields> => {
  const draft = parseDraft(stored);
  return draft.owner === null || sameId(draft.owner, owner) ? draft.fields : {};
};

/**
 * Returns a stored draft with more input. It replaces the draft of another user. A visitor's input joins the draft of a
 * user, who may log in again after their session has expired.
 */
export const addToBillingDraft = (
  stored: string | null,
  owner: Id | null,
  typed: Partial<BillingFields>,
): string => {
  const reader = owner ?? parseDraft(stored).owner;
  const fields = { ...readBillingDraft(stored, reader), ...typed };
  return JSON.stringify({ owner: reader, fields } satisfies BillingDraft);
};

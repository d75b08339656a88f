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
export interface BillingDraft {
  owner: Id | null;
  fields: Partial<BillingFields>;
}

/** Parses a stored draft. Returns no fields if it is invalid or belongs to another user. */
export const readBillingDraft = (
  stored: string | null,
  owner: Id | null,
): Partial<BillingFields> => {
  if (!stored) return {};
  try {
    const draft = JSON.parse(stored) as Partial<BillingDraft> | null;
    const mine = draft?.owner === null || String(draft?.owner) === String(owner);
    if (!mine || typeof draft?.fields !== "object" || draft.fields === null) return {};
    return Object.fromEntries(
      Object.entries(draft.fields).filter(
        ([name, value]) => name in emptyBilling && typeof value === "string",
      ),
    );
  } catch {
    return {};
  }
};

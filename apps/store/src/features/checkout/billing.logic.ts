import type { Id } from "@pallu/contract";
import type { SessionUser } from "../session/session.ts";
import type { BillData } from "./checkout.data.ts";

/** The eight fields that a person fills (CHK-02). */
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

/** What the account knows already; the rest is for the person to say. */
export const billingOfUser = (user: SessionUser | null): Partial<BillingFields> => ({
  ...(user?.username ? { fullName: user.username } : {}),
  ...(user?.email ? { email: user.email } : {}),
  ...(user?.phonenumber ? { phoneNo: user.phonenumber } : {}),
});

/** What was typed and by whom; null is a visitor. */
export interface BillingDraft {
  owner: Id | null;
  fields: Partial<BillingFields>;
}

/** A stored draft, if it is one and if it is this person's or was typed before the login. */
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

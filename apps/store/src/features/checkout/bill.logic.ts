import type { Id } from "@pallu/contract";
import type { SessionUser } from "../session/session.ts";
import type { BillData } from "./checkout.data.ts";

/** The eight fields that a person fills (CHK-02). */
export type BillFields = Omit<BillData, "userId">;

export const emptyBill: BillFields = {
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
export const billOfUser = (user: SessionUser | null): Partial<BillFields> => ({
  ...(user?.username ? { fullName: user.username } : {}),
  ...(user?.email ? { email: user.email } : {}),
  ...(user?.phonenumber ? { phoneNo: user.phonenumber } : {}),
});

/** What was typed and by whom; null is a visitor. */
export interface BillDraft {
  owner: Id | null;
  fields: Partial<BillFields>;
}

/** A stored draft, if it is one and if it is this person's or was typed before the login. */
export const readBillDraft = (stored: string | null, owner: Id | null): Partial<BillFields> => {
  if (!stored) return {};
  try {
    const draft = JSON.parse(stored) as Partial<BillDraft> | null;
    const mine = draft?.owner === null || String(draft?.owner) === String(owner);
    if (!mine || typeof draft?.fields !== "object" || draft.fields === null) return {};
    return Object.fromEntries(
      Object.entries(draft.fields).filter(
        ([name, value]) => name in emptyBill && typeof value === "string",
      ),
    );
  } catch {
    return {};
  }
};

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

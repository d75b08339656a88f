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

/** A bill as a shopper types it. */
export const billing = {
  fullName: "Asha Rao",
  email: "asha@example.com",
  phoneNo: "9876543210",
  townCity: "Coimbatore",
  zipCode: "641012",
  addressLine1: "12, Cross Cut Road",
  addressLine2: "",
  additionalText: "",
};

export const emptyBilling = {
  fullName: "",
  email: "",
  phoneNo: "",
  townCity: "",
  zipCode: "",
  addressLine1: "",
  addressLine2: "",
  additionalText: "",
};

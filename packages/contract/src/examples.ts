/** Example requests and responses of all calls, for the OpenAPI document. Each is valid by the schema of its call. */
import type { CallName } from "./call.ts";
import type { ResponsesOf, BodyOf } from "./callTypes.ts";
import type { Example } from "./endpoint.ts";
import { fixtures, sampleResponses } from "./fixtures.ts";
import { endpoints } from "./schemas.ts";

const { user, products, cart } = fixtures;
const variantId = products[0]?.Variants[0]?.productVariantId ?? "";
const userId = user.id;
const account = { username: user.username, phonenumber: user.phonenumber, email: user.email };
const password = "loom-and-shuttle-42";

type WithBody = { [Name in CallName]: [BodyOf<Name>] extends [never] ? never : Name }[CallName];

const bodies: { [Name in WithBody]: BodyOf<Name> } = {
  addToCart: { userId, productVariantId: variantId, quantity: 1 },
  updateCart: { quantity: 2 },
  addToWishlist: { userId, productVariantId: variantId },
  validateCoupon: { couponCodeName: "FLAT500", cartTotal: 14_479 },
  checkout: {
    billData: {
      userId,
      fullName: "Asha Rao",
      email: user.email,
      phoneNo: "9876543210",
      townCity: "Coimbatore",
      zipCode: "641001",
      addressLine1: "14 Weavers Street",
      addressLine2: "",
      additionalText: "",
    },
    userId,
    products: cart.map(({ cartId, quantity }) => ({ cartId, quantity })),
    total: 13_979,
    couponCodeName: "FLAT500",
    currency: "INR",
  },
  sendContact: {
    name: "Asha Rao",
    email: user.email,
    phoneNumber: "9876543210",
    subject: "Shipping Problem",
    comments: "The parcel has not arrived yet.",
  },
  subscribe: { email: user.email },
  updateUser: account,
  login: { email: user.email, password },
  register: { ...account, password },
  forgotPassword: { email: user.email },
  verifyOtp: { email: user.email, otp: "493021" },
  resetPassword: { email: user.email, newPassword: password },
};

/** The responses of calls that have more than one success. The sample is that of the highest status. */
const otherResponses: { [Name in CallName]?: Partial<ResponsesOf<Name>> } = {
  addToCart: { 200: { success: true, message: "Already in cart" } },
  addToWishlist: { 200: { success: true, message: "Product already in wishlist" } },
};

/** Returns the highest success status of a call. */
const successOf = (name: CallName): number =>
  Math.max(
    ...Object.keys(endpoints[name].responses)
      .map(Number)
      .filter((status) => status < 300),
  );

export const exampleOf = (name: CallName): Example => ({
  ...(name in bodies ? { body: bodies[name as WithBody] } : {}),
  responses: { ...otherResponses[name], [successOf(name)]: sampleResponses[name] },
});

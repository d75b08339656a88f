/** Example requests and responses of all calls, for the OpenAPI document. Each is valid by the schema of its call. */
import type { CallName } from "./call.ts";
import type { AnswersOf, BodyOf } from "./callTypes.ts";
import type { Example } from "./endpoint.ts";
import { fixtures, sampleAnswers } from "./fixtures.ts";

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

const s = sampleAnswers;

const answers: { [Name in CallName]: AnswersOf<Name> } = {
  listVariants: { 200: s.listVariants },
  listProducts: { 200: s.listProducts },
  getProduct: { 200: s.getProduct },
  listCategories: { 200: s.listCategories },
  listSubcategories: { 200: s.listSubcategories },
  listVariantImages: { 200: s.listVariantImages },
  listRelatedProducts: { 200: s.listRelatedProducts },
  listHomeBanners: { 200: s.listHomeBanners },
  listCollectionBanners: { 200: s.listCollectionBanners },
  getCart: { 200: s.getCart },
  addToCart: { 200: { success: true, message: "Already in cart" }, 201: s.addToCart },
  updateCart: { 200: s.updateCart },
  removeFromCart: { 200: s.removeFromCart },
  getWishlist: { 200: s.getWishlist },
  addToWishlist: {
    200: { success: true, message: "Product already in wishlist" },
    201: s.addToWishlist,
  },
  removeFromWishlist: { 200: s.removeFromWishlist },
  validateCoupon: { 200: s.validateCoupon },
  checkout: { 200: s.checkout },
  listOrderHistory: { 200: s.listOrderHistory },
  listOrders: { 200: s.listOrders },
  listOrderRows: { 200: s.listOrderRows },
  sendContact: { 201: s.sendContact },
  subscribe: { 200: s.subscribe },
  getUser: { 200: s.getUser },
  updateUser: { 200: s.updateUser },
  login: { 200: s.login },
  logout: { 200: s.logout },
  register: { 201: s.register },
  forgotPassword: { 200: s.forgotPassword },
  verifyOtp: { 200: s.verifyOtp },
  resetPassword: { 200: s.resetPassword },
};

/** Returns the example of a call. */
export const exampleOf = (name: CallName): Example => ({
  ...(name in bodies ? { body: bodies[name as WithBody] } : {}),
  answers: answers[name],
});

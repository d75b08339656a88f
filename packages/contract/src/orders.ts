import { z } from "zod";
import { calls } from "./call.ts";
import { MAX_CART_LINES } from "./cart.ts";
import { optionFields } from "./catalogue.ts";
import { defineEndpoint } from "./endpoint.ts";
import { currencyField, idIn, idOut, line, errorBody, quantityIn, text } from "./fields.ts";

/** Where a parcel is sent, as typed. Every field is a single line, and may be empty. */
export const deliveryAddress = z.object({
  fullName: line(200),
  phoneNo: line(40),
  townCity: line(120),
  zipCode: line(20),
  addressLine1: line(200),
  addressLine2: line(200),
});

const address = deliveryAddress.shape;

/**
 * Billing data as typed. Every field except the last is a single line. The specification has no other rule (CHK-11,
 * CHK-18).
 */
export const billData = z.object({
  userId: idIn,
  fullName: address.fullName.default(""),
  email: line(254).default(""),
  phoneNo: address.phoneNo.default(""),
  townCity: address.townCity.default(""),
  zipCode: address.zipCode.default(""),
  addressLine1: address.addressLine1.default(""),
  addressLine2: address.addressLine2.default(""),
  additionalText: text(1000).default(""),
});

/** A line of the cart as the shopper saw it. The server uses only the line's id and quantity. */
export const checkoutLine = z.looseObject({
  cartId: idIn,
  quantity: quantityIn,
});

export const orderRow = z
  .object({
    orderId: idOut,
    id: idOut,
    fullName: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    townCity: z.string(),
    zipCode: z.string(),
    phoneNo: z.string(),
    productname: z.string(),
    product_variant_image: z.string(),
    product_price: z.number(),
    quantity: z.number().int(),
    total_price: z.number(),
    productColor: z.string(),
    ...optionFields,
    currency: currencyField,
    totalAmount: z.number(),
    couponCodeName: z.string().nullable(),
    discount_price: z.number(),
    grandTotalAmount: z.number(),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: "OrderRow",
    description: "One ordered product. All amounts are in the currency of the order.",
  });

export const orderSummary = z
  .object({
    orderId: idOut,
    deliveryStatus: z.string(),
    paymentStatus: z.string(),
    currency: currencyField,
    grandTotalAmount: z.number(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OrderSummary" });

const tag = "Orders";

export const orderEndpoints = {
  checkout: defineEndpoint({
    call: calls.checkout,
    tag,
    access: "owner",
    summary:
      "Places an order from the caller's cart in one transaction; the same submission again gives the first response, and so does the same Idempotency-Key; one that named another submission is 422",
    body: z.object({
      billData,
      userId: idIn,
      products: z.array(checkoutLine).max(MAX_CART_LINES),
      total: z.number().nonnegative().max(1e12),
      couponCodeName: text(64).nullish(),
      currency: currencyField.default("INR"),
    }),
    responses: {
      200: z.object({ success: z.literal(true), orderId: idOut, message: z.string() }),
      409: errorBody,
      422: errorBody,
    },
  }),
  listOrderHistory: defineEndpoint({
    call: calls.listOrderHistory,
    tag,
    access: "owner",
    summary: "The ordered products of a user, newest order first",
    params: z.object({ userId: idIn }),
    responses: { 200: z.array(orderRow) },
  }),
  listOrders: defineEndpoint({
    call: calls.listOrders,
    tag,
    access: "owner",
    summary: "The orders of a user with their statuses, newest first",
    params: z.object({ userId: idIn }),
    responses: { 200: z.array(orderSummary) },
  }),
  listOrderRows: defineEndpoint({
    call: calls.listOrderRows,
    tag,
    access: "session",
    summary: "The ordered products of one order of the caller; another's order is 404",
    params: z.object({ orderId: idIn }),
    responses: { 200: z.array(orderRow), 404: errorBody },
  }),
};

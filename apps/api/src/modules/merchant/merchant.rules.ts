import { defineEndpoint, MAX_INTEGER, text } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ANSWER } from "../messages/answerMail.rules.ts";
import { messageStates } from "../messages/messages.tables.ts";
import {
  isTrackingLink,
  isTrackingNumber,
  orderActions,
  orderStates,
  paymentStates,
} from "../orders/orderStates.rules.ts";
import { merchantBannerEndpoints } from "./merchantBanners.rules.ts";
import { merchantCatalogueEndpoints } from "./merchantCatalogue.rules.ts";
import {
  find,
  flag,
  id,
  isoDateTime,
  moment,
  next,
  option,
  page,
  tag,
} from "./merchantFields.rules.ts";
import { merchantLogEndpoints } from "./merchantLog.rules.ts";
import { merchantSalesEndpoints } from "./merchantSales.rules.ts";
import {
  countedPieces,
  examplePieces,
  expectedOnHand,
  merchantStockEndpoints,
  onHand,
  pieces,
} from "./merchantStock.rules.ts";

const ofOrder = z.object({ orderId: id });
const ofVariant = z.object({ variantId: id });
const ofMessage = z.object({ messageId: id });

const order = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  state: z.enum(orderStates),
  payment: z.enum(paymentStates),
  currency: z.string(),
  total: z.number(),
  fullName: z.string(),
  townCity: z.string(),
});

const message = z.object({
  id: z.string(),
  createdAt: isoDateTime,
  state: z.enum(messageStates),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  comments: z.string(),
  answer: z.string(),
  handledAt: isoDateTime.nullable(),
});

const exampleOrder = {
  id: "1001",
  createdAt: "2026-03-02T09:30:00.000Z",
  state: orderStates[0],
  payment: paymentStates[0],
  currency: "INR",
  total: 13_979,
  fullName: "Asha Rao",
  townCity: "Coimbatore",
};

/** A parameter that may be repeated: one value arrives as a text, several as an array. */
const oneOrMore = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .union([value, z.array(value).max(20)])
    .transform((given) => (Array.isArray(given) ? given : [given]))
    .optional();

/** The endpoints for keys. The shop's own pages do not call them. */
export const merchantEndpoints = {
  listAllOrders: defineEndpoint({
    name: "listAllOrders",
    call: { method: "GET", path: "/api/merchant/orders" },
    tag,
    access: "key",
    summary: "Orders, newest first",
    query: z.object({
      state: oneOrMore(z.enum(orderStates)).meta({ description: "Repeatable." }),
      payment: oneOrMore(z.enum(paymentStates)).meta({ description: "Repeatable." }),
      since: moment.optional(),
      find: find.meta({
        description: "Only those with that id, or with that text in name, e-mail, phone or town.",
      }),
      total: flag("True counts the orders of all pages."),
      ...page,
    }),
    responses: {
      200: z.object({
        orders: z.array(order.extend({ pieces: z.number().int() })),
        next,
        total: z.number().int().optional().meta({ description: "With `total=true`." }),
      }),
      404: refusal,
    },
    example: { responses: { 200: { orders: [{ ...exampleOrder, pieces: 3 }], next: null } } },
  }),
  showOrder: defineEndpoint({
    name: "showOrder",
    call: { method: "GET", path: "/api/merchant/orders/:orderId" },
    tag,
    access: "key",
    summary: "An order with its lines, its address, its history and the actions that are allowed",
    params: ofOrder,
    responses: {
      200: order.extend({
        subTotal: z.number(),
        discount: z.number(),
        couponCode: z.string().nullable(),
        email: z.string(),
        phoneNo: z.string(),
        addressLine1: z.string(),
        addressLine2: z.string(),
        zipCode: z.string(),
        additionalText: z.string(),
        tracking: z
          .object({ number: z.string().nullable(), link: z.string().nullable() })
          .meta({ description: "Of the parcel. Null for what is not known." }),
        lines: z.array(
          z.object({
            variantId: z.string(),
            productName: z.string(),
            colourName: z.string(),
            ...option,
            quantity: z.number().int(),
            unitPrice: z.number(),
            total: z.number(),
          }),
        ),
        history: z.array(
          z.object({
            before: z.string(),
            after: z.string(),
            changedAt: isoDateTime,
            changedBy: z.string(),
            reason: z.string(),
            restocked: z.boolean(),
          }),
        ),
        allowed: z.array(z.enum(orderActions)),
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          ...exampleOrder,
          subTotal: 14_479,
          discount: 500,
          couponCode: "FLAT500",
          email: "asha@example.com",
          phoneNo: "9876543210",
          addressLine1: "14 Weavers Street",
          addressLine2: "",
          zipCode: "641001",
          additionalText: "",
          tracking: { number: null, link: null },
          lines: [
            {
              variantId: "kanchipuram-temple-border--rani-pink",
              productName: "Kanchipuram Temple Border",
              colourName: "Rani pink",
              quantity: 1,
              unitPrice: 12_480,
              total: 12_480,
            },
          ],
          history: [],
          allowed: [orderActions[0]],
        },
      },
    },
  }),
  changeOrder: defineEndpoint({
    name: "changeOrder",
    call: { method: "POST", path: "/api/merchant/orders/:orderId/changes" },
    tag,
    access: "key",
    summary: "Moves an order or its payment to another state; stock and coupon come back once",
    params: ofOrder,
    body: z
      .object({
        action: z.enum(orderActions),
        tracking: z
          .object({
            number: z
              .string()
              .refine(isTrackingNumber, "must be 1 to 60 letters, digits, spaces and ./-")
              .nullable()
              .default(null),
            link: z
              .string()
              .refine(isTrackingLink, "must be an https URL of at most 500 characters")
              .nullable()
              .default(null),
          })
          .optional()
          .meta({
            description: "With `ship` only: what the mail to the shopper says of the parcel.",
          }),
        reason: z
          .string()
          .trim()
          .min(1)
          .max(500)
          .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be on one line"),
        restock: z.boolean().default(true).meta({
          description: "False keeps the pieces of a cancelled or returned order out of stock.",
        }),
      })
      .refine(({ action, tracking }) => tracking === undefined || action === "ship", {
        path: ["tracking"],
        message: "belongs to the action 'ship'",
      }),
    responses: {
      200: z.object({
        id: z.string(),
        before: z.string(),
        after: z.string(),
        coupon: z.string().nullable().meta({ description: "The coupon whose use came back." }),
        restockedPieces: z.number().int(),
        allowed: z.array(z.enum(orderActions)),
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: {
        action: "ship",
        tracking: { number: "TN 4711 2026", link: "https://parcels.example/4711" },
        reason: "Handed to the carrier",
      },
      responses: {
        200: {
          id: exampleOrder.id,
          before: "confirmed",
          after: "shipped",
          coupon: null,
          restockedPieces: 0,
          allowed: [],
        },
      },
    },
  }),
  listStock: defineEndpoint({
    name: "listStock",
    call: { method: "GET", path: "/api/merchant/stock" },
    tag,
    access: "key",
    summary: "Variants with their stock, by id",
    query: z.object({
      below: z.coerce
        .number()
        .int()
        .min(1)
        .max(MAX_INTEGER)
        .optional()
        .meta({ type: "integer", description: "Only those of which fewer can be sold." }),
      ...page,
    }),
    responses: {
      200: z.object({
        variants: z.array(
          pieces.extend({
            id: z.string(),
            productName: z.string(),
            colourName: z.string(),
            ...option,
          }),
        ),
        next,
      }),
      404: refusal,
    },
    example: {
      responses: {
        200: {
          variants: [
            {
              id: "kanchipuram-temple-border--rani-pink",
              productName: "Kanchipuram Temple Border",
              colourName: "Rani pink",
              ...examplePieces,
            },
          ],
          next: null,
        },
      },
    },
  }),
  setStock: defineEndpoint({
    name: "setStock",
    call: { method: "PUT", path: "/api/merchant/stock/:variantId" },
    tag,
    access: "key",
    summary: "Sets how many pieces of a variant are on hand, reserved ones included",
    params: ofVariant,
    body: z.object({ onHand, expected: expectedOnHand }),
    responses: {
      200: countedPieces,
      404: refusal,
      409: refusal,
    },
    example: {
      body: { onHand: 8, expected: 2 },
      responses: {
        200: { id: "kanchipuram-temple-border--rani-pink", before: 2, ...examplePieces },
      },
    },
  }),
  listMessages: defineEndpoint({
    name: "listMessages",
    call: { method: "GET", path: "/api/merchant/messages" },
    tag,
    access: "key",
    summary: "Messages of the contact form, newest first",
    query: z.object({ state: z.enum(messageStates).optional(), ...page }),
    responses: { 200: z.object({ messages: z.array(message), next }), 404: refusal },
    example: {
      responses: {
        200: {
          messages: [
            {
              id: "m-17",
              createdAt: "2026-03-02T09:30:00.000Z",
              state: "open",
              subject: "Shipping Problem",
              name: "Asha Rao",
              email: "asha@example.com",
              phoneNumber: "9876543210",
              comments: "The parcel has not arrived yet.",
              answer: "",
              handledAt: null,
            },
          ],
          next: null,
        },
      },
    },
  }),
  closeMessage: defineEndpoint({
    name: "closeMessage",
    call: { method: "POST", path: "/api/merchant/messages/:messageId/close" },
    tag,
    access: "key",
    summary: "Closes a message; one that is closed stays as it is",
    params: ofMessage,
    responses: {
      200: z.object({ id: z.string(), state: z.enum(messageStates) }),
      404: refusal,
      409: refusal,
    },
    example: { responses: { 200: { id: "m-17", state: "closed" } } },
  }),
  answerMessage: defineEndpoint({
    name: "answerMessage",
    call: { method: "POST", path: "/api/merchant/messages/:messageId/answers" },
    tag,
    access: "key",
    summary: "Answers a message by e-mail; a further answer is sent and kept as well",
    params: ofMessage,
    body: z.object({
      text: text(MAX_ANSWER).trim().min(1),
      expected: z.enum(messageStates).optional().meta({
        description:
          "The state that the message had when it was read. If it has another one now: 409, and no mail is sent.",
      }),
    }),
    responses: {
      200: z.object({ id: z.string(), state: z.enum(messageStates) }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { text: "It left today and will be with you on Friday.", expected: "open" },
      responses: { 200: { id: "m-17", state: "answered" } },
    },
  }),
  ...merchantStockEndpoints,
  ...merchantCatalogueEndpoints,
  ...merchantBannerEndpoints,
  ...merchantSalesEndpoints,
  ...merchantLogEndpoints,
};

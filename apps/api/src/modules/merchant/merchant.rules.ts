import { defineEndpoint, line, MAX_INTEGER } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ON_HAND } from "../catalogue/inventory.rules.ts";
import { messageStates } from "../messages/messages.tables.ts";
import {
  isTrackingLink,
  isTrackingNumber,
  orderActions,
  orderStates,
  paymentStates,
} from "../orders/orderStates.rules.ts";

const tag = "Merchant";
const isoDateTime = z.iso.datetime();
/** From 1970 to 9999: the database has no year 0, and no five digits. */
const since = z.iso
  .datetime({ offset: true })
  .refine((text) => Date.parse(text) >= 0 && Date.parse(text) < Date.UTC(10_000, 0), {
    error: "must be from 1970 to 9999",
  });
const id = line(100).min(1);
const ofOrder = z.object({ orderId: id });
const ofVariant = z.object({ variantId: id });
const ofMessage = z.object({ messageId: id });

/** Keyset pagination: `after` is the `next` of the previous page. */
const page = {
  limit: z.coerce.number().int().min(1).max(100).default(50).meta({ type: "integer" }),
  after: id.optional(),
};
const next = z
  .string()
  .nullable()
  .meta({ description: "`after` of the next page; null at the end." });

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

const option = {
  optionName: z.string().optional().meta({
    description: "The option beside the colour, such as Size. Absent if the product has none.",
  }),
  optionValue: z.string().optional().meta({ description: "Such as M. Absent without an option." }),
  sku: z.string().optional().meta({ description: "Absent if the variant has none." }),
};

const onHand = z.number().int().min(0).max(MAX_ON_HAND);

const pieces = z.object({
  onHand: z.number().int().meta({ description: "Pieces on the shelf." }),
  reserved: z.number().int().meta({ description: "Those of them in orders that are not packed." }),
  stock: z.number().int().meta({ description: "Pieces that can be sold: onHand − reserved." }),
});
const examplePieces = { onHand: 8, reserved: 2, stock: 6 };

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

/** The endpoints for keys. The shop's own pages do not call them. */
export const merchantEndpoints = {
  listAllOrders: defineEndpoint({
    name: "listAllOrders",
    call: { method: "GET", path: "/api/merchant/orders" },
    tag,
    access: "key",
    summary: "Orders, newest first",
    query: z.object({
      state: z.enum(orderStates).optional(),
      payment: z.enum(paymentStates).optional(),
      since: since.optional(),
      ...page,
    }),
    responses: {
      200: z.object({ orders: z.array(order.extend({ pieces: z.number().int() })), next }),
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
    body: z.object({
      onHand,
      expected: onHand.optional().meta({
        description: "What `onHand` was when it was read. If it is another number now: 409.",
      }),
    }),
    responses: {
      200: pieces.extend({
        id: z.string(),
        before: z.number().int().meta({ description: "`onHand` before." }),
      }),
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
};

import { defineEndpoints, deliveryAddress, text } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_NOTE } from "../orders/orders.tables.ts";
import {
  isTrackingLink,
  isTrackingNumber,
  orderActions,
  orderStates,
  paymentStates,
} from "../orders/orderStates.rules.ts";
import { dryRun, id, rowsOf, keyCalls } from "./merchantFields.rules.ts";
import {
  exampleAddress,
  exampleNote,
  exampleOrder,
  knownAddress,
  knownTracking,
  MAX_ORDERS,
  note,
  ofOrder,
} from "./merchantOrderFields.rules.ts";

const sentTracking = z.object({
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
});

const tracking = sentTracking
  .optional()
  .meta({ description: "With `ship` only: what the mail to the shopper says of the parcel." });

const reason = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "must be on one line");

const restock = z.boolean().default(true).meta({
  description: "False keeps the pieces of a cancelled or returned order out of stock.",
});

const trackingRule = { message: "belongs to the action 'ship'" };

const states = z.enum([...orderStates, ...paymentStates]);

const changed = z.object({
  id: z.string(),
  before: z.string(),
  after: z.string(),
  coupon: z.string().nullable().meta({ description: "The coupon whose use came back." }),
  allowed: z.array(z.enum(orderActions)),
});

const exampleTracking = { number: "TN 4711 2026", link: "https://parcels.example/4711" };
const exampleChange = {
  id: exampleOrder.id,
  before: "packed",
  after: "shipped",
  coupon: null,
  allowed: [],
};

/** The endpoints that change orders and write notes on them. */
export const merchantOrderChangeEndpoints = defineEndpoints(keyCalls, {
  changeOrder: {
    call: { method: "POST", path: "/api/merchant/orders/:orderId/changes" },
    summary: "Moves an order or its payment to another state; stock and coupon come back once",
    params: ofOrder,
    body: z
      .object({ action: z.enum(orderActions), tracking, reason: reason.min(1), restock })
      .refine(({ action, tracking: given }) => given === undefined || action === "ship", {
        path: ["tracking"],
        ...trackingRule,
      }),
    responses: {
      200: changed.extend({ restockedPieces: z.number().int() }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { action: "ship", tracking: exampleTracking, reason: "Handed to the carrier" },
      responses: { 200: { ...exampleChange, restockedPieces: 0 } },
    },
  },
  changeOrderList: {
    call: { method: "POST", path: "/api/merchant/orders/changes" },
    summary: "Moves orders or their payments to another state, all of them or none",
    body: z
      .object({
        orders: rowsOf(
          z.object({
            id,
            expected: states.optional().meta({
              description:
                "The state that it had when it was read, of the order or of its payment. If it is another one now: 409.",
            }),
            tracking,
          }),
          MAX_ORDERS,
        ),
        action: z.enum(orderActions),
        reason: reason.default(""),
        restock,
        dryRun,
      })
      .refine(
        ({ action, orders }) =>
          action === "ship" || orders.every((each) => each.tracking === undefined),
        { path: ["orders"], message: "must have no tracking: it belongs to the action 'ship'" },
      ),
    responses: {
      200: z.object({
        dryRun: z.boolean(),
        changes: z.array(
          changed.extend({
            mailTo: z.string().nullable().meta({ description: "Where a mail about it goes." }),
          }),
        ),
        mails: z.number().int(),
        restockedPieces: z.number().int(),
        refused: z
          .array(z.object({ id: z.string(), code: z.string(), message: z.string() }))
          .meta({ description: "Of a dry run: the orders that cannot change, and why." }),
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: {
        orders: [{ id: exampleOrder.id, expected: "packed", tracking: exampleTracking }],
        action: "ship",
        dryRun: false,
      },
      responses: {
        200: {
          dryRun: false,
          changes: [{ ...exampleChange, mailTo: "asha@example.com" }],
          mails: 1,
          restockedPieces: 0,
          refused: [],
        },
      },
    },
  },
  changeOrderTracking: {
    call: { method: "POST", path: "/api/merchant/orders/:orderId/tracking" },
    summary: "Replaces the tracking of a shipped order",
    params: ofOrder,
    body: z.object({
      tracking: sentTracking.meta({ description: "Null removes what is not known any more." }),
      expected: z
        .object({ number: z.string().nullable(), link: z.string().nullable() })
        .optional()
        .meta({ description: "What it was when it was read. If it is another one now: 409." }),
      mail: z.boolean().default(false).meta({
        description: "True sends the shopper a mail about it.",
      }),
    }),
    responses: {
      200: z.object({
        id: z.string(),
        tracking: knownTracking,
        mailTo: z.string().nullable().meta({ description: "Where a mail about it goes." }),
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { tracking: exampleTracking, mail: true },
      responses: {
        200: { id: exampleOrder.id, tracking: exampleTracking, mailTo: "asha@example.com" },
      },
    },
  },
  changeOrderAddress: {
    call: { method: "POST", path: "/api/merchant/orders/:orderId/address" },
    summary: "Replaces the address of an order that is not sent yet, and mails it to the shopper",
    params: ofOrder,
    body: z.object({
      address: deliveryAddress,
      expected: z.object(knownAddress).optional().meta({
        description: "What it was when it was read. If it is another one now: 409.",
      }),
    }),
    responses: {
      200: z.object({
        id: z.string(),
        mailTo: z.string().nullable().meta({
          description: "Where a mail about it goes. Null if nothing is different.",
        }),
      }),
      404: refusal,
      409: refusal,
    },
    example: {
      body: { address: { ...exampleAddress, addressLine2: "Second floor" } },
      responses: { 200: { id: exampleOrder.id, mailTo: "asha@example.com" } },
    },
  },
  addOrderNote: {
    call: { method: "POST", path: "/api/merchant/orders/:orderId/notes" },
    summary: "Adds a note that the shopper does not see",
    params: ofOrder,
    body: z.object({ text: text(MAX_NOTE).trim().min(1) }),
    responses: { 201: note, 404: refusal, 409: refusal },
    example: { body: { text: exampleNote.text }, responses: { 201: exampleNote } },
  },
  removeOrderNote: {
    call: { method: "DELETE", path: "/api/merchant/orders/:orderId/notes/:noteId" },
    summary: "Removes a note of the caller's own",
    params: ofOrder.extend({ noteId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
    responses: { 200: z.object({ id: z.number().int() }), 404: refusal, 409: refusal },
    example: { responses: { 200: { id: exampleNote.id } } },
  },
});

import { defineEndpoint, MAX_INTEGER, text } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal } from "../../http/auth/keys.rules.ts";
import { MAX_ANSWER } from "../messages/answerMail.rules.ts";
import { messageStates } from "../messages/messages.tables.ts";
import { merchantBannerEndpoints } from "./merchantBanners.rules.ts";
import { merchantCatalogueEndpoints } from "./merchantCatalogue.rules.ts";
import { merchantLogEndpoints } from "./merchantLog.rules.ts";
import { id, isoDateTime, next, option, page, tag } from "./merchantFields.rules.ts";
import { merchantOrderChangeEndpoints } from "./merchantOrderChanges.rules.ts";
import { merchantOrderEndpoints } from "./merchantOrders.rules.ts";
import { merchantSalesEndpoints } from "./merchantSales.rules.ts";
import { merchantShopEndpoints } from "./merchantShop.rules.ts";
import {
  countedPieces,
  examplePieces,
  expectedOnHand,
  merchantStockEndpoints,
  onHand,
  pieces,
} from "./merchantStock.rules.ts";
import { merchantTodayEndpoints } from "./merchantToday.rules.ts";

const ofVariant = z.object({ variantId: id });
const ofMessage = z.object({ messageId: id });

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

/** The endpoints for keys. The shop's own pages do not call them. */
export const merchantEndpoints = {
  ...merchantOrderEndpoints,
  ...merchantOrderChangeEndpoints,
  ...merchantTodayEndpoints,
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
  ...merchantShopEndpoints,
  ...merchantLogEndpoints,
};

import { defineEndpoints, line } from "@pallu/contract/schemas";
import { z } from "zod";
import { refusal, scopes } from "../../http/auth/keys.rules.ts";
import { amountIn, day, id, isoDateTime } from "../merchant/merchantFields.rules.ts";

const deskCalls = { tag: "Desk", access: "staff" } as const;

const key = z.object({
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: isoDateTime,
  expiresAt: isoDateTime,
  lastUsedAt: isoDateTime.nullable(),
  revokedAt: isoDateTime.nullable(),
});

const webhook = z.object({
  id: z.string(),
  url: z.string(),
  createdAt: isoDateTime,
  waiting: z.number().int(),
  held: z.number().int().meta({ description: "Events that a restore holds." }),
  failed: z.number().int().meta({ description: "Events that were given up." }),
});

const delivery = z.object({
  id: z.string(),
  webhookId: z.string(),
  type: z.string(),
  createdAt: isoDateTime,
  state: z.enum(["waiting", "held", "delivered", "failed"]),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
});

const person = line(254)
  .trim()
  .min(1)
  .meta({ description: "The id of an account, or an address." });

/** An amount, 0 for no refund at all, or null for no limit. */
const limitIn = z.literal(0).or(amountIn).nullable();

const refundLimit = z.number().nullable().meta({
  description: "In rupees: the largest total that members of staff may refund. Null for no limit.",
});

/** The endpoints of settings, for owners. */
export const deskSettingEndpoints = defineEndpoints(deskCalls, {
  listKeys: {
    call: { method: "GET", path: "/api/desk/keys" },
    summary: "Keys of the merchant API, without their secrets, and the scopes there are",
    responses: { 200: z.object({ keys: z.array(key), scopes: z.array(z.string()) }) },
  },
  addKey: {
    call: { method: "POST", path: "/api/desk/keys" },
    summary: "Adds a key and shows it once",
    body: z.object({
      name: line(50).regex(
        /^[a-z\d][a-z\d.-]{0,49}$/,
        "must be 1 to 50 lower-case letters, digits, dots and hyphens",
      ),
      scopes: z.array(z.enum(scopes)).min(1),
      expires: day.meta({ description: "The last day it works, in India." }),
    }),
    responses: { 201: z.object({ name: z.string(), key: z.string() }), 409: refusal },
  },
  revokeKey: {
    call: { method: "POST", path: "/api/desk/keys/:name/revoke" },
    summary: "Revokes a key at once",
    params: z.object({ name: id }),
    responses: { 200: z.object({ name: z.string() }), 404: refusal, 409: refusal },
  },
  listWebhooks: {
    call: { method: "GET", path: "/api/desk/webhooks" },
    summary: "Webhooks, and their last events",
    responses: {
      200: z.object({ webhooks: z.array(webhook), deliveries: z.array(delivery) }),
    },
  },
  addWebhook: {
    call: { method: "POST", path: "/api/desk/webhooks" },
    summary: "Adds a URL that gets every event, and shows its secret once",
    body: z.object({ url: line(2000).trim().min(1) }),
    responses: {
      201: z.object({
        id: z.string(),
        url: z.string(),
        secret: z.string(),
        warning: z.string().nullable(),
      }),
      422: refusal,
    },
  },
  removeWebhook: {
    call: { method: "DELETE", path: "/api/desk/webhooks/:webhookId" },
    summary: "Removes a webhook and what waits for it",
    params: z.object({ webhookId: id }),
    responses: { 200: z.object({ id: z.string() }), 404: refusal },
  },
  replayEvents: {
    call: { method: "POST", path: "/api/desk/webhooks/:webhookId/replay" },
    summary: "Sends an event again, or all events of a webhook that were given up",
    params: z.object({ webhookId: id }),
    responses: { 200: z.object({ events: z.number().int() }), 404: refusal },
  },
  showSettings: {
    call: { method: "GET", path: "/api/desk/settings" },
    summary: "What the environment sets, and the newest backup",
    responses: {
      200: z.object({
        environment: z.array(
          z.object({
            name: z.string().meta({ description: "The variable." }),
            isSet: z.boolean().meta({ description: "Whether it differs from the default." }),
            value: z.string().nullable().meta({ description: "Null for a secret, or for none." }),
            isSecret: z.boolean(),
          }),
        ),
        backup: z.object({
          state: z.enum(["ok", "warning", "wrong"]),
          message: z.string(),
          remedy: z.string().nullable(),
        }),
        refundLimit,
      }),
    },
  },
  setRefundLimit: {
    call: { method: "PUT", path: "/api/desk/settings/refund-limit" },
    summary: "Sets up to which total of an order members of staff may refund",
    body: z.object({
      refundLimit: limitIn,
      expected: limitIn.meta({ description: "The limit that was read." }),
    }),
    responses: { 200: z.object({ refundLimit }), 409: refusal },
  },
  exportPerson: {
    call: { method: "POST", path: "/api/desk/people/export" },
    summary: "All that the shop holds of a person",
    body: z.object({ person }),
    responses: {
      200: z.object({ id: z.string(), content: z.string().meta({ description: "JSON." }) }),
      404: refusal,
      409: refusal,
    },
  },
  erasePerson: {
    call: { method: "POST", path: "/api/desk/people/erase" },
    summary: "Erases a person; invoices stay, anonymous. With `dryRun` says whom and what",
    body: z.object({ person, dryRun: z.boolean().default(true) }),
    responses: {
      200: z.object({
        dryRun: z.boolean(),
        id: z.string(),
        orders: z.number().int(),
        unendedOrders: z.array(z.string()).meta({
          description: "They keep phone and e-mail until they have ended.",
        }),
      }),
      404: refusal,
      409: refusal,
    },
  },
});

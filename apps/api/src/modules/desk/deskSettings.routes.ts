import { formatMinor, paiseOf, rupeesOf } from "@pallu/contract";
import { scopes } from "../../http/auth/keys.rules.ts";
import { settingRows } from "../../config.ts";
import type { Context } from "../../context.ts";
import { findKeys } from "../../http/auth/keys.repo.ts";
import { merchantError } from "../../http/httpError.ts";
import { keyRoute } from "../../http/route.ts";
import type { RouteDefinition } from "../../http/route.ts";
import { backupFinding } from "../doctor/doctor.service.ts";
import { insertAudit } from "../audit/audit.repo.ts";
import { addKey, revokeNamedKey } from "../merchant/merchantKeys.service.ts";
import { fieldError, gone, unknown } from "../merchant/refusals.ts";
import { findUnended } from "../orders/orderStates.repo.ts";
import { shopDayOf } from "../orders/period.rules.ts";
import { findPerson } from "../privacy/findPerson.service.ts";
import { erasePerson, exportPerson } from "../privacy/privacy.service.ts";
import { addWebhook, removeWebhook, replayEvents } from "../webhooks/webhookChanges.service.ts";
import { findLastDeliveries, findWebhooks } from "../webhooks/webhooks.repo.ts";
import { readRefundLimit } from "./deskSettings.repo.ts";
import { deskSettingEndpoints as endpoints } from "./deskSettings.rules.ts";
import { changeRefundLimit } from "./deskSettings.service.ts";

/** The deliveries that a page shows. */
const MAX_DELIVERIES = 50;

const confirm = { confirm: true } as const;

/** Keys and webhooks. */
const programRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };
  return [
    keyRoute(endpoints.listKeys, "settings:read", async () => {
      const found = await findKeys(db.read);
      const keys = found.map(({ keyHash: _hash, createdAt, expiresAt, ...key }) => ({
        ...key,
        scopes: scopes.filter((scope) => key.scopes.includes(scope)),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
        revokedAt: key.revokedAt?.toISOString() ?? null,
      }));
      const offered: string[] = [...scopes];
      return { status: 200, body: { keys, scopes: offered } };
    }),
    keyRoute(
      endpoints.addKey,
      "settings:write",
      async ({ body: { name, expires, scopes: allowed }, caller }) => {
        const last = shopDayOf(expires);
        if (!last) throw fieldError("expires", "must be a day");
        const order = { name, scopes: allowed, expiresAt: last.to };
        const added = await addKey(context, order, caller);
        if (added.kind === "past")
          throw fieldError("expires", "must not be in the past", "past_end");
        if (added.kind === "known")
          throw merchantError(
            409,
            "known_key",
            `There is or was a key ${name}: choose another name.`,
          );
        return { status: 201, body: { name, key: added.key } };
      },
      confirm,
    ),
    keyRoute(
      endpoints.revokeKey,
      "settings:write",
      async ({ params: { name }, caller }) => {
        const kind = await revokeNamedKey(context, name, caller);
        if (kind === "unknown") throw unknown("key", name);
        if (kind === "revoked_before")
          throw merchantError(409, "revoked_before", `The key ${name} is revoked already.`);
        return { status: 200, body: { name } };
      },
      confirm,
    ),
    keyRoute(endpoints.listWebhooks, "settings:read", async () => {
      const webhooks = (await findWebhooks(db.read)).map(({ createdAt, ...webhook }) => ({
        ...webhook,
        createdAt: createdAt.toISOString(),
      }));
      const found = await findLastDeliveries(db.read, MAX_DELIVERIES);
      const deliveries = found.map(({ createdAt, ...one }) => ({
        ...one,
        createdAt: createdAt.toISOString(),
      }));
      return { status: 200, body: { webhooks, deliveries } };
    }),
    keyRoute(
      endpoints.addWebhook,
      "settings:write",
      async ({ body: { url }, caller }) => {
        const added = await addWebhook(context, url, caller);
        if (added.kind === "refused")
          throw merchantError(
            422,
            "invalid",
            `Events cannot be sent to this address: ${added.reason}.`,
          );
        const { kind: _kind, warning = null, ...webhook } = added;
        return { status: 201, body: { ...webhook, warning } };
      },
      confirm,
    ),
    keyRoute(
      endpoints.removeWebhook,
      "settings:write",
      async ({ params: { webhookId }, caller }) => {
        if (!(await removeWebhook(context, webhookId, caller))) throw gone("webhook");
        return { status: 200, body: { id: webhookId } };
      },
      confirm,
    ),
    keyRoute(endpoints.replayEvents, "settings:write", async ({ params, caller }) => {
      const events = await replayEvents(context, params.webhookId, caller);
      if (events === 0)
        throw merchantError(404, "unknown_event", "There is no event to send again.");
      return { status: 200, body: { events } };
    }),
  ];
};

/** Export and erasure of a person. */
const personRoutes = ({ db, clock, config }: Context): RouteDefinition[] => {
  const context = { db: db.write, clock, config };
  const personOf = async (named: string): Promise<string> => {
    const found = await findPerson(db.write, named);
    if (found.kind === "unknown") throw unknown("account", named);
    if (found.kind === "ambiguous")
      throw merchantError(
        409,
        "ambiguous",
        `${found.ids.length} accounts name this address and none has proved it. Enter the id of one instead: ${found.ids.join(", ")}.`,
      );
    return found.id;
  };
  return [
    keyRoute(
      endpoints.exportPerson,
      "people:read",
      async ({ body, caller }) => {
        const id = await personOf(body.person);
        const person = await exportPerson(db.read, id);
        if (!person) throw unknown("account", id);
        await insertAudit(
          db.write,
          { actor: caller, action: "user:export", changedAt: clock.now() },
          [{ target: `account ${id}`, after: { orders: person.orders.length } }],
        );
        const content = JSON.stringify({ exportedAt: clock.now(), ...person }, null, 2);
        return { status: 200, body: { id, content } };
      },
      confirm,
    ),
    keyRoute(
      endpoints.erasePerson,
      "people:write",
      async ({ body: { person: named, dryRun }, caller }) => {
        const id = await personOf(named);
        const person = await exportPerson(db.read, id);
        if (!person) throw unknown("account", id);
        const unendedOrders = await findUnended(db.write, id);
        if (!dryRun) await erasePerson(context, id, caller);
        return { status: 200, body: { dryRun, id, orders: person.orders.length, unendedOrders } };
      },
      confirm,
    ),
  ];
};

const rupeesOrNull = (paise: number | null): number | null =>
  paise === null ? null : rupeesOf(paise);
const paiseOrNull = (rupees: number | null): number | null =>
  rupees === null ? null : paiseOf(rupees);
const limitWords = (paise: number | null): string =>
  paise === null ? "no limit" : formatMinor(paise, "INR");

/** The endpoints of settings, for owners. */
export const deskSettingRoutes = (context: Context): RouteDefinition[] => {
  const { db, clock, config } = context;
  return [
    ...programRoutes(context),
    keyRoute(endpoints.showSettings, "settings:read", async () => {
      const { state, message, remedy = null } = await backupFinding(config);
      const backup = { state, message, remedy };
      const refundLimit = rupeesOrNull(await readRefundLimit(db.read));
      return { status: 200, body: { environment: settingRows(config), backup, refundLimit } };
    }),
    keyRoute(
      endpoints.setRefundLimit,
      "settings:write",
      async ({ body: { refundLimit, expected }, caller }) => {
        const order = {
          limitPaise: paiseOrNull(refundLimit),
          expectedPaise: paiseOrNull(expected),
        };
        const outcome = await changeRefundLimit({ db: db.write, clock }, order, caller);
        if (outcome.kind === "overtaken")
          throw merchantError(
            409,
            "overtaken",
            `Somebody has just set another limit: it is ${limitWords(outcome.limitPaise)} now. Nothing was changed.`,
          );
        return { status: 200, body: { refundLimit } };
      },
      confirm,
    ),
    ...personRoutes(context),
  ];
};

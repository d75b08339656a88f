import { randomBytes, randomUUID } from "node:crypto";
import { and, asc, desc, eq, exists, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addMs, minutes } from "../../clock.ts";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { MAX_DELIVERY_TRIES, SECRET_PREFIX, deliveryDelay } from "./webhooks.rules.ts";
import type { ShopEvent } from "./webhooks.rules.ts";
import { webhookDeliveries, webhooks } from "./webhooks.tables.ts";

/** Lifetime of a claim, longer than any delivery timeout. If the process dies, another worker retries after it. */
const CLAIM_DURATION_MS = minutes(1);

export const insertWebhook = async (tx: Db, url: string, createdAt: Date) => {
  const webhook = {
    id: `wh_${randomUUID()}`,
    url,
    secret: `${SECRET_PREFIX}${randomBytes(32).toString("base64")}`,
    createdAt,
  };
  await tx.insert(webhooks).values(webhook);
  return webhook;
};

/** Deletes a webhook and its queued events. Returns false for an unknown id. */
export const deleteWebhook = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id })).length > 0;

/** Returns webhooks with their numbers of queued, held and failed events, never their secrets. */
export const findWebhooks = (db: Db) => {
  const { id, webhookId, deliveredAt, failedAt, heldAt } = webhookDeliveries;
  const count = (condition: SQL) =>
    sql<number>`(count(*) FILTER (WHERE ${id} IS NOT NULL AND ${condition}))::integer`;
  return db
    .select({
      id: webhooks.id,
      url: webhooks.url,
      createdAt: webhooks.createdAt,
      waiting: count(sql`${deliveredAt} IS NULL AND ${failedAt} IS NULL AND ${heldAt} IS NULL`),
      held: count(sql`${heldAt} IS NOT NULL`),
      failed: count(sql`${failedAt} IS NOT NULL`),
    })
    .from(webhooks)
    .leftJoin(webhookDeliveries, eq(webhookId, webhooks.id))
    .groupBy(webhooks.id)
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
};

export const findFailed = (db: Db, limit: number) =>
  db
    .select({
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      createdAt: webhookDeliveries.createdAt,
      attempts: webhookDeliveries.attempts,
      lastError: webhookDeliveries.lastError,
    })
    .from(webhookDeliveries)
    .where(isNotNull(webhookDeliveries.failedAt))
    .orderBy(desc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(limit);

/** Returns the last events of all webhooks, newest first, without their contents. */
export const findLastDeliveries = (db: Db, limit: number) => {
  const { deliveredAt, failedAt, heldAt } = webhookDeliveries;
  return db
    .select({
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      type: sql<string>`${webhookDeliveries.body}::json ->> 'type'`,
      createdAt: webhookDeliveries.createdAt,
      state: sql<"waiting" | "held" | "delivered" | "failed">`CASE
        WHEN ${deliveredAt} IS NOT NULL THEN 'delivered' WHEN ${failedAt} IS NOT NULL THEN 'failed'
        WHEN ${heldAt} IS NOT NULL THEN 'held' ELSE 'waiting' END`,
      attempts: webhookDeliveries.attempts,
      lastError: webhookDeliveries.lastError,
    })
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.createdAt), asc(webhookDeliveries.id))
    .limit(limit);
};

/**
 * Queues events for every webhook. `tx` must be the transaction of the changes. It keeps the webhooks until its end: one
 * that is removed meanwhile would make the insert fail, and with it the changes.
 */
export const queueEvents = async (
  tx: Db,
  events: readonly ShopEvent[],
  now: Date,
): Promise<void> => {
  if (events.length === 0) return;
  const targets = await tx.select({ id: webhooks.id }).from(webhooks).for("key share");
  if (targets.length === 0) return;
  const rows = events.flatMap(({ type, data }) => {
    const body = JSON.stringify({ type, timestamp: now.toISOString(), data });
    return targets.map((webhook) => ({
      id: `msg_${randomUUID()}`,
      webhookId: webhook.id,
      body,
      createdAt: now,
      dueAt: now,
    }));
  });
  for (const batch of chunksOf(rows)) await tx.insert(webhookDeliveries).values(batch);
};

const isUndelivered = and(
  isNull(webhookDeliveries.deliveredAt),
  isNull(webhookDeliveries.failedAt),
);
const isWaiting = and(isUndelivered, isNull(webhookDeliveries.heldAt));

const isDue = (now: Date) => and(isWaiting, lte(webhookDeliveries.dueAt, now));

/** The query of webhooks for which an event is due. */
export const selectDueWebhooks = (db: Db, now: Date) => {
  const due = db
    .select({ one: sql`1` })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhooks.id), isDue(now)));
  return db.select({ id: webhooks.id }).from(webhooks).where(exists(due));
};

/** Claims the next due event of a webhook, so that no other worker takes it. */
export const claimDelivery = async (db: Db, webhookId: string, now: Date) => {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), isDue(now)))
    .orderBy(asc(webhookDeliveries.dueAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ dueAt: addMs(now, CLAIM_DURATION_MS) })
    .from(webhooks)
    .where(and(eq(webhookDeliveries.id, due), eq(webhooks.id, webhookDeliveries.webhookId)))
    .returning({
      id: webhookDeliveries.id,
      webhookId: webhookDeliveries.webhookId,
      body: webhookDeliveries.body,
      attempts: webhookDeliveries.attempts,
      url: webhooks.url,
      secret: webhooks.secret,
    });
  return delivery;
};

export type Delivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>;

export const markDelivered = async (db: Db, { id, attempts }: Delivery, now: Date) => {
  await db
    .update(webhookDeliveries)
    .set({ deliveredAt: now, attempts: attempts + 1, lastError: null })
    .where(eq(webhookDeliveries.id, id));
};

export const markUndelivered = async (
  db: Db,
  delivery: Delivery,
  reason: string,
  now: Date,
): Promise<void> => {
  const attempts = delivery.attempts + 1;
  await db
    .update(webhookDeliveries)
    .set({
      attempts,
      lastError: reason.slice(0, 200),
      dueAt: addMs(now, deliveryDelay(attempts)),
      failedAt: attempts >= MAX_DELIVERY_TRIES ? now : null,
    })
    .where(eq(webhookDeliveries.id, delivery.id));
};

/** Makes one event due again, or all failed events of a webhook. Returns how many. */
export const replay = async (tx: Db, id: string, now: Date): Promise<number> => {
  const isMeant = id.startsWith("wh_")
    ? and(eq(webhookDeliveries.webhookId, id), isNotNull(webhookDeliveries.failedAt))
    : eq(webhookDeliveries.id, id);
  const again = { attempts: 0, dueAt: now, deliveredAt: null, failedAt: null, heldAt: null };
  const rows = await tx
    .update(webhookDeliveries)
    .set(again)
    .where(isMeant)
    .returning({ id: webhookDeliveries.id });
  return rows.length;
};

/** Holds all events that wait. Returns how many. */
export const holdDeliveries = async (db: Db, now: Date): Promise<number> =>
  (
    await db
      .update(webhookDeliveries)
      .set({ heldAt: now })
      .where(isWaiting)
      .returning({ id: webhookDeliveries.id })
  ).length;

const isHeldFor = (webhookId: string) =>
  and(eq(webhookDeliveries.webhookId, webhookId), isNotNull(webhookDeliveries.heldAt));

/** Makes the held events of a webhook due now. Returns how many. */
export const releaseDeliveries = async (tx: Db, webhookId: string, now: Date): Promise<number> =>
  (
    await tx
      .update(webhookDeliveries)
      .set({ dueAt: now, heldAt: null })
      .where(isHeldFor(webhookId))
      .returning({ id: webhookDeliveries.id })
  ).length;

/** Deletes the held events of a webhook. Returns how many. */
export const dropDeliveries = async (tx: Db, webhookId: string): Promise<number> =>
  (
    await tx
      .delete(webhookDeliveries)
      .where(isHeldFor(webhookId))
      .returning({ id: webhookDeliveries.id })
  ).length;

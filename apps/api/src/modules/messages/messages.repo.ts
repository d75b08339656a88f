import { randomUUID } from "node:crypto";
import { and, asc, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { contactMessages, newsletterSubscriptions } from "./messages.tables.ts";
import type { MessageState } from "./messages.tables.ts";

export type Contact = Omit<
  typeof contactMessages.$inferInsert,
  "id" | "createdAt" | "state" | "answer" | "handledAt"
>;

export const insertContact = async (db: Db, contact: Contact, createdAt: Date): Promise<void> => {
  await db.insert(contactMessages).values({ ...contact, id: randomUUID(), createdAt });
};

/** A second time changes nothing. */
export const insertSubscription = async (db: Db, email: string, createdAt: Date): Promise<void> => {
  await db
    .insert(newsletterSubscriptions)
    .values({ id: randomUUID(), email, createdAt })
    .onConflictDoNothing();
};

/** Contact messages, newest first; of one state, or all. */
export const findMessagesPage = (
  db: Db,
  state: MessageState | undefined,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select()
    .from(contactMessages)
    .where(state === undefined ? undefined : eq(contactMessages.state, state))
    .orderBy(desc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(limit)
    .offset(offset);

export const findMessage = async (db: Db, id: string) =>
  (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];

/** Stores a message's state. Returns false when another operator has changed it from `before` meanwhile. */
export const writeMessageState = async (
  db: Db,
  id: string,
  before: MessageState,
  change: { state: MessageState; answer?: string; handledAt: Date },
): Promise<boolean> => {
  const rows = await db
    .update(contactMessages)
    .set(change)
    .where(and(eq(contactMessages.id, id), eq(contactMessages.state, before)))
    .returning({ id: contactMessages.id });
  return rows.length > 0;
};

/** Addresses that subscribed to the newsletter, oldest first. */
export const findSubscribers = (db: Db) =>
  db
    .select({
      email: newsletterSubscriptions.email,
      subscribedAt: newsletterSubscriptions.createdAt,
    })
    .from(newsletterSubscriptions)
    .orderBy(asc(newsletterSubscriptions.createdAt), asc(newsletterSubscriptions.id));

import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { contactMessages, messageAnswers, newsletterSubscriptions } from "./messages.tables.ts";
import type { MessageState } from "./messages.tables.ts";

export type Contact = Omit<
  typeof contactMessages.$inferInsert,
  "id" | "createdAt" | "state" | "answer" | "handledAt"
>;

type Answer = typeof messageAnswers.$inferInsert;

export const insertContact = async (db: Db, contact: Contact, createdAt: Date): Promise<void> => {
  await db.insert(contactMessages).values({ ...contact, id: randomUUID(), createdAt });
};

/** Does nothing when the email address is subscribed already. */
export const insertSubscription = async (db: Db, email: string, createdAt: Date): Promise<void> => {
  await db
    .insert(newsletterSubscriptions)
    .values({ id: randomUUID(), email, createdAt })
    .onConflictDoNothing();
};

/** Returns contact messages, newest first, optionally of one state. `afterId` is the last id of the previous page. */
export const findMessagesPage = (
  db: Db,
  state: MessageState | undefined,
  { limit, offset = 0, afterId }: { limit: number; offset?: number; afterId?: string | undefined },
) => {
  const { id, createdAt } = contactMessages;
  const last = sql`(SELECT last.created_at FROM ${contactMessages} AS last WHERE last.id = ${afterId})`;
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        state === undefined ? undefined : eq(contactMessages.state, state),
        afterId === undefined
          ? undefined
          : sql`(${createdAt} < ${last} OR (${createdAt} = ${last} AND ${id} > ${afterId}))`,
      ),
    )
    .orderBy(desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset);
};

export const findMessage = async (db: Db, id: string) =>
  (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];

/** Returns the answers to messages, oldest first. */
export const findAnswers = (db: Db, messageIds: readonly string[]) =>
  db
    .select({
      messageId: messageAnswers.messageId,
      text: messageAnswers.text,
      answeredAt: messageAnswers.answeredAt,
      answeredBy: messageAnswers.answeredBy,
    })
    .from(messageAnswers)
    .where(inArray(messageAnswers.messageId, [...messageIds]))
    .orderBy(asc(messageAnswers.id));

/** Stores an answer as the last one of its message. Returns false when another operator has changed the message. */
export const insertAnswer = async (
  tx: Db,
  { messageId, before, text, answeredAt, answeredBy }: Answer & { before: MessageState },
): Promise<boolean> => {
  const change = { state: "answered", answer: text, handledAt: answeredAt } as const;
  if (!(await writeMessageState(tx, messageId, before, change))) return false;
  await tx.insert(messageAnswers).values({ messageId, text, answeredAt, answeredBy });
  return true;
};

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

/** Yields the newsletter subscriptions by email address, in pages. */
export const subscriptions = (db: Db) => {
  const { email, createdAt } = newsletterSubscriptions;
  const key = sql`lower(${email})`;
  return pagesByKey<{ email: string; createdAt: Date }>((last, limit) =>
    db
      .select({ email, createdAt })
      .from(newsletterSubscriptions)
      .where(last && sql`${key} > lower(${last.email})`)
      .orderBy(key)
      .limit(limit),
  );
};

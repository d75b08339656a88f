import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addMs, minutes } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { pagesByKey } from "../../db/pages.ts";
import { containing } from "../../db/patterns.rules.ts";
import type { Count } from "../../db/rows.ts";
import { countFound, isAmongFound } from "../../db/search.ts";
import type { Search } from "../../db/search.ts";
import { MAX_TOTAL } from "../../totals.ts";
import { authorName } from "../audit/authorName.repo.ts";
import {
  contactMessages,
  messageAnswers,
  newsletterSubscriptions,
  searchedMessage,
} from "./messages.tables.ts";
import type { MessageState } from "./messages.tables.ts";

export type Contact = Omit<
  typeof contactMessages.$inferInsert,
  "id" | "createdAt" | "state" | "answer" | "handledAt"
>;

type Answer = typeof messageAnswers.$inferInsert;

/** How long a message is stored only once, in ms: a form is pressed twice, or sent again when its response was lost. */
const REPEATED_MS = minutes(1);

/** Stores a message and returns its id. Does nothing when it was stored in the minute before. */
export const insertContact = async (
  tx: Db,
  contact: Contact,
  createdAt: Date,
): Promise<string | undefined> => {
  // Its copy may be in another transaction.
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`message of ${contact.email}`}, 0))`,
  );
  const { email, name, phoneNumber, subject, comments } = contactMessages;
  const [repeated] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        gt(contactMessages.createdAt, addMs(createdAt, -REPEATED_MS)),
        lte(contactMessages.createdAt, addMs(createdAt, REPEATED_MS)),
        eq(email, contact.email),
        eq(name, contact.name),
        eq(phoneNumber, contact.phoneNumber),
        eq(subject, contact.subject),
        eq(comments, contact.comments),
      ),
    )
    .limit(1);
  if (repeated) return undefined;
  const id = randomUUID();
  await tx.insert(contactMessages).values({ ...contact, id, createdAt });
  return id;
};

/** Does nothing when the email address is subscribed already. */
export const insertSubscription = async (db: Db, email: string, createdAt: Date): Promise<void> => {
  await db
    .insert(newsletterSubscriptions)
    .values({ id: randomUUID(), email, createdAt })
    .onConflictDoNothing();
};

/** Adds subscriptions, and keeps those of the same email addresses. Returns how many were added. */
export const insertSubscriptions = async (
  tx: Db,
  rows: readonly { email: string; createdAt: Date }[],
): Promise<number> =>
  (
    await tx
      .insert(newsletterSubscriptions)
      .values(rows.map((row) => ({ ...row, id: randomUUID() })))
      .onConflictDoNothing()
      .returning({ id: newsletterSubscriptions.id })
  ).length;

export interface MessageFilter {
  state?: MessageState;
  /** An id, or a text in any field of the form, in any case. */
  find?: string;
}

const isIn = (state: MessageState | undefined) =>
  state === undefined ? undefined : eq(contactMessages.state, state);

const searchOf = (find: string, filter: SQL | undefined): Search => ({
  from: contactMessages,
  key: contactMessages.id,
  places: [
    sql`${searchedMessage(contactMessages)} LIKE ${containing(find)}`,
    eq(contactMessages.id, find),
  ],
  filter,
});

/** Returns contact messages, newest first. `afterId` is the last id of the previous page. */
export const findMessagesPage = (
  db: Db,
  { state, find }: MessageFilter,
  { limit, offset = 0, afterId }: { limit: number; offset?: number; afterId?: string },
) => {
  const { id, createdAt } = contactMessages;
  const last = sql`(SELECT last.created_at FROM ${contactMessages} AS last WHERE last.id = ${afterId})`;
  const filter = and(
    isIn(state),
    afterId === undefined
      ? undefined
      : sql`(${createdAt} < ${last} OR (${createdAt} = ${last} AND ${id} > ${afterId}))`,
  );
  const order = sql`${desc(createdAt)}, ${asc(id)}`;
  return db
    .select()
    .from(contactMessages)
    .where(
      find === undefined ? filter : isAmongFound(searchOf(find, filter), limit + offset, order),
    )
    .orderBy(order)
    .limit(limit)
    .offset(offset);
};

/** Returns the other messages of an e-mail address, newest first. */
export const findOtherMessages = (
  db: Db,
  { id, email }: { id: string; email: string },
  limit: number,
) =>
  db
    .select()
    .from(contactMessages)
    .where(and(sql`lower(${contactMessages.email}) = lower(${email})`, ne(contactMessages.id, id)))
    .orderBy(desc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(limit);

/** Counts messages that match, at most `MAX_TOTAL` of them. */
export const countMessages = (db: Db, { state, find }: MessageFilter): Count =>
  find === undefined
    ? db.$count(
        db
          .select({ id: contactMessages.id })
          .from(contactMessages)
          .where(isIn(state))
          .limit(MAX_TOTAL)
          .as("matching"),
      )
    : countFound(db, searchOf(find, isIn(state)), MAX_TOTAL);

export const findMessage = async (db: Db, id: string) =>
  (await db.select().from(contactMessages).where(eq(contactMessages.id, id)))[0];

export const findAnswers = (db: Db, messageIds: readonly string[]) =>
  db
    .select({
      messageId: messageAnswers.messageId,
      text: messageAnswers.text,
      answeredAt: messageAnswers.answeredAt,
      answeredBy: authorName(messageAnswers.answeredBy),
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
  change: { state: MessageState; answer?: string; handledAt: Date | null },
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

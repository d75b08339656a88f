import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailKey } from "./users.repo.ts";
import { passwordResets, users } from "../../http/auth/users.tables.ts";
import type { CodePurpose } from "../../http/auth/users.tables.ts";

export const MAX_GUESSES = 5;

const isOpen = isNull(passwordResets.closedAt);

/** A code that was exchanged for a ticket which nobody has used yet. */
const isExchanged = (now: Date) =>
  and(isNotNull(passwordResets.ticketHash), gt(passwordResets.ticketExpiresAt, now));
const isUsable = (now: Date) => or(isOpen, isExchanged(now));

/** A code that is not cancelled: one that has proved an email address is answered alike when it is sent again. */
const isAnswered = (purpose: CodePurpose, now: Date) =>
  or(isUsable(now), purpose === "proof" ? gt(passwordResets.expiresAt, now) : undefined);

const cancelled = (now: Date) => ({ closedAt: now, expiresAt: now, ticketHash: null });

/** Two requests of one browser at once would both store an open code, which an index refuses. */
const lockCodes = async (tx: Db, browserHash: string): Promise<void> => {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`codes of ${browserHash}`}, 0))`,
  );
};

/**
 * Stores a code. It cancels the older one of the same browser and its ticket. A reset code cancels only that of the
 * same email address, a proof code that of any.
 */
export const replaceCode = async (
  tx: Db,
  code: Omit<typeof passwordResets.$inferInsert, "id"> & {
    purpose: CodePurpose;
    browserHash: string;
  },
): Promise<void> => {
  const { purpose, email, browserHash, createdAt } = code;
  await lockCodes(tx, browserHash);
  await tx
    .update(passwordResets)
    .set(cancelled(createdAt))
    .where(
      and(
        eq(passwordResets.purpose, purpose),
        eq(passwordResets.browserHash, browserHash),
        purpose === "reset" ? eq(passwordResets.email, email) : undefined,
        isAnswered(purpose, createdAt),
      ),
    );
  await tx.insert(passwordResets).values({ id: randomUUID(), ...code });
};

/** Makes the code that proves the email address of an account that of another browser, whose own code it cancels. */
export const moveProofCode = async (
  tx: Db,
  userId: string,
  browserHash: string,
  now: Date,
): Promise<void> => {
  await lockCodes(tx, browserHash);
  const isProof = and(eq(passwordResets.purpose, "proof"), isAnswered("proof", now));
  const isOfUser = eq(passwordResets.userId, userId);
  await tx
    .update(passwordResets)
    .set(cancelled(now))
    .where(and(isProof, eq(passwordResets.browserHash, browserHash), not(isOfUser)));
  await tx.update(passwordResets).set({ browserHash }).where(and(isProof, isOfUser));
};

/** The lookup key of a code. */
export type CodeOwner =
  | { purpose: "reset"; browserHash: string; email: string }
  | { purpose: "proof"; browserHash: string; userId?: string };

/**
 * Counts a guess against the open code before it is compared, or against one whose response may be lost. Returns nothing
 * without guesses left.
 */
export const consumeGuess = async (db: Db, owner: CodeOwner, now: Date) => {
  const { purpose, browserHash } = owner;
  const rows = await db
    .update(passwordResets)
    .set({ attempts: sql`${passwordResets.attempts} + 1` })
    .where(
      and(
        eq(passwordResets.purpose, purpose),
        eq(passwordResets.browserHash, browserHash),
        owner.purpose === "reset" ? eq(passwordResets.email, emailKey(owner.email)) : undefined,
        owner.purpose === "proof" && owner.userId !== undefined
          ? eq(passwordResets.userId, owner.userId)
          : undefined,
        isAnswered(owner.purpose, now),
        gt(passwordResets.expiresAt, now),
        lt(passwordResets.attempts, MAX_GUESSES),
      ),
    )
    .returning();
  // An earlier version kept the time of a code that it cancelled.
  return rows.find(({ closedAt }) => closedAt === null) ?? rows[0];
};

/**
 * Closes a matched code and stores the ticket that replaces it and an earlier ticket. Returns nothing when a concurrent
 * request was first.
 */
export const closeCode = async (
  db: Db,
  id: string,
  now: Date,
  ticket?: { ticketHash: string; ticketExpiresAt: Date },
): Promise<{ userId: string | null } | undefined> => {
  const [row] = await db
    .update(passwordResets)
    .set({ ...ticket, closedAt: now })
    .where(and(eq(passwordResets.id, id), or(isOpen, ticket && isExchanged(now))))
    .returning({ userId: passwordResets.userId });
  return row;
};

/** Stores a ticket without a code, for an email address that was just proved. A later ticket for the same id replaces it. */
export const insertTicket = async (
  tx: Db,
  owner: { id: string; userId: string; email: string },
  ticket: { ticketHash: string; ticketExpiresAt: Date },
  now: Date,
): Promise<void> => {
  await tx.insert(passwordResets).values({
    ...ticket,
    id: owner.id,
    userId: owner.userId,
    email: emailKey(owner.email),
    codeHash: "none",
    createdAt: now,
    expiresAt: now,
    closedAt: now,
  });
};

const isOfTicket = (ticketHash: string, email: string) =>
  and(eq(passwordResets.ticketHash, ticketHash), eq(passwordResets.email, emailKey(email)));

const isTicket = (ticketHash: string, email: string, now: Date) =>
  and(isOfTicket(ticketHash, email), gt(passwordResets.ticketExpiresAt, now));

/** Whether a ticket of that email address exists. Avoids a password hash for all other requests. */
export const hasTicket = async (
  db: Db,
  ticketHash: string,
  email: string,
  now: Date,
): Promise<boolean> => (await db.$count(passwordResets, isTicket(ticketHash, email, now))) > 0;

/** Consumes a ticket of that email address. Returns the user whose password it may set. */
export const consumeTicket = async (
  tx: Db,
  ticketHash: string,
  email: string,
  now: Date,
): Promise<string | null> => {
  const [row] = await tx
    .update(passwordResets)
    // The hash stays, so that a repeated request is recognized.
    .set({ ticketExpiresAt: passwordResets.createdAt })
    .where(isTicket(ticketHash, email, now))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
};

/** Returns the user whose password a ticket has set, if its code was exchanged since a time. */
export const findUserOfUsedTicket = async (
  db: Db,
  ticketHash: string,
  email: string,
  since: Date,
) => {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(
        isOfTicket(ticketHash, email),
        eq(passwordResets.ticketExpiresAt, passwordResets.createdAt),
        gt(passwordResets.closedAt, since),
      ),
    );
  return row;
};

export const closeCodesOf = async (tx: Db, userId: string, now: Date): Promise<void> => {
  await tx
    .update(passwordResets)
    .set(cancelled(now))
    .where(and(eq(passwordResets.userId, userId), isUsable(now)));
};

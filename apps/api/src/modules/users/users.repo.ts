import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { isBrowserKnown } from "./browsers.repo.ts";
import { knownBrowsers, NO_PASSWORD, users } from "../../http/auth/users.tables.ts";

export type UserRow = typeof users.$inferSelect;

/** Normalizes an email address: letter case does not matter, and only ASCII is accepted. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const isSameEmail = (email: string, other: string | null): boolean =>
  other !== null && emailKey(email) === emailKey(other);

const names = (email: string) => eq(sql`lower(${users.email})`, emailKey(email));
const owns = (email: string) => eq(sql`lower(${users.provedEmail})`, emailKey(email));

/** Returns the account that has proved this email address. */
export const findOwner = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(owns(email));
  return row;
};

/** Returns all accounts that own or name an email address. */
export const findNamed = (db: Db, email: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(or(names(email), owns(email)));

export interface Claimant {
  user: UserRow;
  /** Whether this account was logged in to in the current browser. */
  isKnown: boolean;
}

/** Maximum number of accounts per login, because each costs a password hash. */
const MAX_CLAIMANTS = 4;

/**
 * Returns the accounts that a login with an email address may mean. The owner comes first, then the accounts that this
 * browser knows, then the others by age of the claim. A later account therefore never displaces an earlier one.
 */
export const findClaimants = async (
  db: Db,
  email: string,
  browserHash: string | undefined,
): Promise<Claimant[]> => {
  const isKnown = isBrowserKnown(browserHash);
  return db
    .select({ user: users, isKnown })
    .from(users)
    .where(or(names(email), owns(email)))
    .orderBy(
      desc(sql`coalesce(${owns(email)}, false)`),
      desc(isKnown),
      asc(users.emailSince),
      asc(users.id),
    )
    .limit(MAX_CLAIMANTS);
};

/**
 * Returns the account that a code mailed to an email address may reset. This is its owner, or else an account that
 * names it and never proved one. An account with another proved email address stays with its owner.
 */
export const findRecoverable = async (
  db: Db,
  email: string,
  browserHash: string,
): Promise<Claimant | undefined> => {
  const isKnown = isBrowserKnown(browserHash);
  const [row] = await db
    .select({ user: users, isKnown })
    .from(users)
    .where(or(owns(email), sql`${names(email)} and ${isNull(users.provedEmail)}`))
    .orderBy(
      desc(sql`${users.provedEmail} is not null`),
      desc(isKnown),
      asc(users.emailSince),
      asc(users.id),
    )
    .limit(1);
  return row;
};

/** Returns the account that a browser logged in to last, if its email address is not proved. */
export const findUnproved = async (db: Db, browserHash: string): Promise<UserRow | undefined> => {
  const [row] = await db
    .select({ user: users })
    .from(users)
    .innerJoin(knownBrowsers, eq(knownBrowsers.userId, users.id))
    .where(
      and(
        eq(knownBrowsers.browserHash, browserHash),
        sql`lower(${users.provedEmail}) is distinct from lower(${users.email})`,
      ),
    )
    .orderBy(desc(knownBrowsers.seenAt))
    .limit(1);
  return row?.user;
};

export const findUser = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
};

export const lockUser = async (tx: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
};

export const insertUser = async (
  db: Db,
  user: Omit<typeof users.$inferInsert, "id" | "createdAt" | "passwordChangedAt" | "emailSince">,
  now: Date,
): Promise<UserRow> => {
  const [row] = await db
    .insert(users)
    .values({ ...user, id: randomUUID(), createdAt: now, passwordChangedAt: now, emailSince: now })
    .returning();
  if (!row) throw new Error("The new user was not stored.");
  return row;
};

/** Returns the newest account that was registered with these details since a time. Waits for other registrations of the email address. */
export const findRegistered = async (
  tx: Db,
  { username, phonenumber, email }: Pick<UserRow, "username" | "phonenumber" | "email">,
  since: Date,
): Promise<UserRow | undefined> => {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`registration of ${emailKey(email)}`}, 0))`,
  );
  const [row] = await tx
    .select()
    .from(users)
    .where(
      and(
        names(email),
        eq(users.username, username),
        eq(users.phonenumber, phonenumber),
        gt(users.createdAt, since),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(1);
  return row;
};

/** Waits for other imports of accounts, which look for the same email addresses. */
export const lockImports = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('import of accounts', 0))`);
};

/** Returns which of some email addresses an account owns or names, as keys. */
export const findTaken = async (tx: Db, emails: readonly string[]): Promise<Set<string>> => {
  const keys = sql`${sql.param(emails.map(emailKey))}::text[]`;
  const found = await rowsOf<{ key: string }>(
    tx,
    sql`SELECT lower(${users.email}) AS key FROM ${users} WHERE lower(${users.email}) = ANY(${keys})
      UNION SELECT lower(${users.provedEmail}) FROM ${users} WHERE lower(${users.provedEmail}) = ANY(${keys})`,
  );
  return new Set(found.map(({ key }) => key));
};

/**
 * Returns the accounts that orders of some email addresses belong to, by key: that which has proved the address, or one
 * that was imported and has no password yet. Whoever only names an address may not see its orders.
 */
export const findHolders = async (
  tx: Db,
  emails: readonly string[],
): Promise<Map<string, string>> => {
  const keys = sql`${sql.param(emails.map(emailKey))}::text[]`;
  const found = await rowsOf<{ key: string; id: string }>(
    tx,
    sql`SELECT lower(${users.email}) AS key, ${users.id} AS id FROM ${users}
      WHERE lower(${users.email}) = ANY(${keys}) AND ${users.provedEmail} IS NULL AND ${users.passwordHash} = ${NO_PASSWORD}
      UNION ALL SELECT lower(${users.provedEmail}), ${users.id} FROM ${users} WHERE lower(${users.provedEmail}) = ANY(${keys})`,
  );
  return new Map(found.map(({ key, id }) => [key, id]));
};

export const insertUsers = async (
  tx: Db,
  rows: readonly Parameters<typeof insertUser>[1][],
  now: Date,
): Promise<void> => {
  const at = { createdAt: now, passwordChangedAt: now, emailSince: now };
  if (rows.length > 0)
    await tx.insert(users).values(rows.map((row) => ({ ...row, ...at, id: randomUUID() })));
};

export const updateUser = async (
  db: Db,
  id: string,
  change: Partial<Omit<UserRow, "id">>,
): Promise<UserRow | undefined> => {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
};

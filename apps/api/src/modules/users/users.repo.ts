import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { knowsUser } from "./browsers.repo.ts";
import { knownBrowsers, users } from "./users.tables.ts";

export type UserRow = typeof users.$inferSelect;

export interface NewUser {
  username: string;
  phonenumber: string;
  email: string;
  passwordHash: string;
  provedEmail?: string;
}

/** Addresses are equal without regard to case; only plain ASCII ones are let in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

const names = (email: string) => eq(sql`lower(${users.email})`, emailKey(email));
const owns = (email: string) => eq(sql`lower(${users.provedEmail})`, emailKey(email));

/** Returns the account whose proved address this is. */
export const findOwner = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(owns(email));
  return row;
};

/** Returns all accounts that own or name an address. */
export const findNamed = (db: Db, email: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(or(names(email), owns(email)));

export interface Claimant {
  user: UserRow;
  /** Whether somebody logged in to this account in the browser that asks. */
  isKnown: boolean;
}

/** A log-in hashes the password for each account it may mean, so there is a bound. */
const MOST_CLAIMANTS = 4;

/**
 * Returns the accounts that a log-in with an address may mean: its owner, then those that this browser knows, then
 * those that have named it longest, so that a later account never displaces an earlier one.
 */
export const findClaimants = async (
  db: Db,
  email: string,
  browserHash: string | undefined,
): Promise<Claimant[]> => {
  const isKnown = knowsUser(browserHash);
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
    .limit(MOST_CLAIMANTS);
};

/**
 * Returns the account that a code mailed to an address may reset: its owner; without one, an account that never
 * proved any address and names this one. An account with another proved address stays its owner's.
 */
export const findRecoverable = async (
  db: Db,
  email: string,
  browserHash: string,
): Promise<Claimant | undefined> => {
  const isKnown = knowsUser(browserHash);
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

/** Returns the account that a browser logged in to last, if it names an address that it has not proved. */
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

/** Returns an account and locks its row until the transaction ends. */
export const lockUser = async (tx: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return row;
};

export const insertUser = async (db: Db, user: NewUser, now: Date): Promise<UserRow> => {
  const [row] = await db
    .insert(users)
    .values({ ...user, id: randomUUID(), createdAt: now, passwordChangedAt: now, emailSince: now })
    .returning();
  if (!row) throw new Error("The new user was not stored.");
  return row;
};

export type UserChange = Partial<
  Pick<
    UserRow,
    | "username"
    | "phonenumber"
    | "email"
    | "emailSince"
    | "provedEmail"
    | "passwordHash"
    | "passwordChangedAt"
  >
>;

export const updateUser = async (
  db: Db,
  id: string,
  change: UserChange,
): Promise<UserRow | undefined> => {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
};

import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "./users.tables.ts";

export type UserRow = typeof users.$inferSelect;

export interface NewUser {
  username: string;
  phonenumber: string;
  email: string;
  passwordHash: string;
}

/** Addresses are equal without regard to case; only plain ASCII ones are let in. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export const findUserByEmail = async (db: Db, email: string): Promise<UserRow | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, emailKey(email)));
  return row;
};

export const findUser = async (db: Db, id: string): Promise<UserRow | undefined> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
};

export const insertUser = async (db: Db, user: NewUser, now: Date): Promise<UserRow> => {
  const [row] = await db
    .insert(users)
    .values({ ...user, id: randomUUID(), createdAt: now, passwordChangedAt: now })
    .returning();
  if (!row) throw new Error("The new user was not stored.");
  return row;
};

export const updateUser = async (
  db: Db,
  id: string,
  change: Pick<NewUser, "username" | "phonenumber" | "email">,
): Promise<UserRow | undefined> => {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
};

export const setPassword = async (
  db: Db,
  id: string,
  passwordHash: string,
  now: Date,
): Promise<void> => {
  await db.update(users).set({ passwordHash, passwordChangedAt: now }).where(eq(users.id, id));
};

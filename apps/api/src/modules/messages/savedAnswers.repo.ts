import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { savedAnswers } from "./messages.tables.ts";

export type SavedAnswer = typeof savedAnswers.$inferSelect;

/** Returns all saved answers by name. */
export const findSavedAnswers = (db: Db) =>
  db
    .select()
    .from(savedAnswers)
    .orderBy(asc(sql`lower(${savedAnswers.name})`));

/** Writers of saved answers wait for each other: there are few, and their names are unique. */
export const lockSavedAnswers = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('saved answers', 0))`);
};

export const findSavedAnswer = async (db: Db, id: string): Promise<SavedAnswer | undefined> =>
  (await db.select().from(savedAnswers).where(eq(savedAnswers.id, id)))[0];

/** Whether another saved answer has a name, in any case. */
export const isNameTaken = async (db: Db, { id, name }: SavedAnswer): Promise<boolean> =>
  (await db.$count(
    savedAnswers,
    and(sql`lower(${savedAnswers.name}) = lower(${name})`, ne(savedAnswers.id, id)),
  )) > 0;

export const countSavedAnswers = (db: Db): Promise<number> => db.$count(savedAnswers);

/** Adds a saved answer, or replaces the one of its id. */
export const writeSavedAnswer = async (tx: Db, { id, ...saved }: SavedAnswer): Promise<void> => {
  await tx
    .insert(savedAnswers)
    .values({ id, ...saved })
    .onConflictDoUpdate({ target: savedAnswers.id, set: saved });
};

export const deleteSavedAnswer = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(savedAnswers).where(eq(savedAnswers.id, id));
};

import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { authorName } from "../audit/authorName.repo.ts";
import { orderNotes } from "./orders.tables.ts";

/** A note, and what people call who wrote it. */
const authoredNote = {
  ...getTableColumns(orderNotes),
  author: authorName(orderNotes.writtenBy),
};

/** Returns the notes on orders, oldest first. */
export const findNotes = (db: Db, orderIds: readonly string[]) =>
  db
    .select(authoredNote)
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.id));

export const findNote = async (db: Db, orderId: string, id: number) =>
  (
    await db
      .select(authoredNote)
      .from(orderNotes)
      .where(and(eq(orderNotes.id, id), eq(orderNotes.orderId, orderId)))
      .for("update")
  )[0];

export const insertNote = async (tx: Db, note: typeof orderNotes.$inferInsert) => {
  const [stored] = await tx.insert(orderNotes).values(note).returning(authoredNote);
  if (!stored) throw new Error("The note was not stored.");
  return stored;
};

export const deleteNote = async (tx: Db, id: number): Promise<void> => {
  await tx.delete(orderNotes).where(eq(orderNotes.id, id));
};

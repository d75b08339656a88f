import { randomUUID } from "node:crypto";
import type { Db } from "../../db/client.ts";
import { contactMessages, newsletterSubscriptions } from "./messages.tables.ts";

export type Contact = Omit<typeof contactMessages.$inferInsert, "id" | "createdAt">;

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

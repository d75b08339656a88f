import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { merchantKeys } from "./keys.tables.ts";

export type StoredKey = typeof merchantKeys.$inferSelect;

/** Returns false when a key of that name exists already. */
export const insertKey = async (
  tx: Db,
  key: Omit<StoredKey, "revokedAt" | "lastUsedAt">,
): Promise<boolean> =>
  (await tx.insert(merchantKeys).values(key).onConflictDoNothing().returning()).length > 0;

export const findKeys = (db: Db) =>
  db.select().from(merchantKeys).orderBy(asc(merchantKeys.createdAt), asc(merchantKeys.name));

/** Revokes a key. Returns the key before the change, undefined for an unknown name. */
export const revokeKey = async (
  tx: Db,
  name: string,
  revokedAt: Date,
): Promise<StoredKey | undefined> => {
  const named = eq(merchantKeys.name, name);
  const [key] = await tx.select().from(merchantKeys).where(named).for("update");
  if (key && key.revokedAt === null) await tx.update(merchantKeys).set({ revokedAt }).where(named);
  return key;
};

export const hasKeys = async (db: Db): Promise<boolean> =>
  (await db.select({ name: merchantKeys.name }).from(merchantKeys).limit(1)).length > 0;

export const findKeyByHash = async (db: Db, keyHash: string): Promise<StoredKey | undefined> =>
  (await db.select().from(merchantKeys).where(eq(merchantKeys.keyHash, keyHash)))[0];

export const markKeyUsed = async (db: Db, name: string, now: Date): Promise<void> => {
  await db.update(merchantKeys).set({ lastUsedAt: now }).where(eq(merchantKeys.name, name));
};

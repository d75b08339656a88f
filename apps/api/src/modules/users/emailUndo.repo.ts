import { randomUUID } from "node:crypto";
import { and, eq, gt, gte } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { emailChanges } from "../../http/auth/users.tables.ts";

export const insertEmailChange = async (
  tx: Db,
  change: Omit<typeof emailChanges.$inferInsert, "id">,
): Promise<void> => {
  await tx.insert(emailChanges).values({ id: randomUUID(), ...change });
};

export const isEmailChange = async (db: Db, tokenHash: string, now: Date): Promise<boolean> =>
  (await db.$count(
    emailChanges,
    and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)),
  )) > 0;

/** Consumes the email change of a secret, and all later ones of the account. */
export const consumeEmailChange = async (
  tx: Db,
  tokenHash: string,
  now: Date,
): Promise<{ userId: string; oldEmail: string } | undefined> => {
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .for("update");
  if (!change) return undefined;
  const { userId, createdAt } = change;
  await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gte(emailChanges.createdAt, createdAt)));
  return change;
};

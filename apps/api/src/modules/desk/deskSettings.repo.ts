import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { deskSettings } from "../../http/auth/staff.tables.ts";

/** The only row. */
const ID = 1;

/** Returns the largest total of an order that members of staff may refund, in paise. Null for no limit. */
export const readRefundLimit = async (db: Db): Promise<number | null> => {
  const [row] = await db
    .select({ limit: deskSettings.refundLimitPaise })
    .from(deskSettings)
    .where(eq(deskSettings.id, ID));
  return row?.limit ?? null;
};

/** As `readRefundLimit`, and locks it until the transaction ends. */
export const lockRefundLimit = async (tx: Db): Promise<number | null> => {
  await tx.insert(deskSettings).values({ id: ID }).onConflictDoNothing();
  const [row] = await tx
    .select({ limit: deskSettings.refundLimitPaise })
    .from(deskSettings)
    .where(eq(deskSettings.id, ID))
    .for("update");
  return row?.limit ?? null;
};

export const writeRefundLimit = async (tx: Db, limitPaise: number | null): Promise<void> => {
  await tx
    .update(deskSettings)
    .set({ refundLimitPaise: limitPaise })
    .where(eq(deskSettings.id, ID));
};

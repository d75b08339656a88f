import { sql } from "drizzle-orm";
import { addMs } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { rateCounters } from "../../http/limits.tables.ts";
import { hashSecret } from "../../http/secrets.ts";

export interface Quota {
  /** The counted key, stored as a hash. */
  key: string;
  most: number;
  windowMs: number;
}

const { keyHash, count, endsAt } = rateCounters;

/**
 * Counts one more under a key, in one statement, so that concurrent requests cannot exceed the quota. Returns false and
 * counts nothing when the quota is exhausted. The first count opens the window.
 */
export const consumeQuota = async (
  db: Db,
  { key, most, windowMs }: Quota,
  now: Date,
): Promise<boolean> => {
  const end = addMs(now, windowMs);
  const isOver = sql`${endsAt} <= ${now.toISOString()}::timestamptz`;
  const rows = await db
    .insert(rateCounters)
    .values({ keyHash: hashSecret(`quota ${key}`), count: 1, endsAt: end })
    .onConflictDoUpdate({
      target: keyHash,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        endsAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz else ${endsAt} end`,
      },
      setWhere: sql`${isOver} or ${count} < ${most}`,
    })
    .returning({ count });
  return rows.length > 0;
};

import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { addMs, MAX_CLOCK_SPREAD_SECONDS } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { rateCounters } from "../../http/limits.tables.ts";
import { hashSecret } from "../../http/secrets.ts";

export interface Quota {
  /** The counted key, stored as a hash. */
  key: string;
  most: number;
  windowMs: number;
}

/** Values of a quota as parameters of `countStatement`. */
export const quotaValues = ({ key, most, windowMs }: Quota, now: Date) => ({
  keyHash: hashSecret(`quota ${key}`),
  most,
  now: now.toISOString(),
  end: addMs(now, windowMs).toISOString(),
});

const MAX_CLOCK_SPREAD = sql.raw(`interval '${MAX_CLOCK_SPREAD_SECONDS} seconds'`);

type QuotaParameters = Readonly<Record<keyof ReturnType<typeof quotaValues>, unknown>>;

/**
 * The statement that counts one more under a key, if `source` has a row. It returns no row and counts nothing when the
 * quota is exhausted. The first count opens the window. One that ends later than a new one would is over.
 */
export const countStatement = (
  { keyHash, most, now, end }: QuotaParameters,
  source: SQL = sql`(SELECT) AS always`,
): SQL => {
  const isOver = sql`(${rateCounters.endsAt} <= ${now}::timestamptz
    OR ${rateCounters.endsAt} > ${end}::timestamptz + ${MAX_CLOCK_SPREAD})`;
  return sql`
    INSERT INTO ${rateCounters} (key_hash, count, ends_at)
    SELECT ${keyHash}::text, 1, ${end}::timestamptz FROM ${source}
    ON CONFLICT (key_hash) DO UPDATE SET
      count = CASE WHEN ${isOver} THEN 1 ELSE ${rateCounters.count} + 1 END,
      ends_at = CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${rateCounters.endsAt} END
    WHERE ${isOver} OR ${rateCounters.count} < ${most}::integer
    RETURNING 1 AS one`;
};

/**
 * Counts one more under a key, in one statement, so that concurrent requests cannot exceed the quota. Returns false and
 * counts nothing when the quota is exhausted.
 */
export const consumeQuota = async (db: Db, quota: Quota, now: Date): Promise<boolean> =>
  (await rowsOf(db, countStatement(quotaValues(quota, now)))).length > 0;

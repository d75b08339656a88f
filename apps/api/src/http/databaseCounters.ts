import { and, eq, gt, sql } from "drizzle-orm";
import { MAX_CLOCK_SPREAD_SECONDS } from "../clock.ts";
import type { Db } from "../db/client.ts";
import type { Count, Counters } from "./counters.ts";
import { rateCounters } from "./limits.tables.ts";
import { hashSecret } from "./secrets.ts";

const { keyHash, count, endsAt } = rateCounters;
const now = sql`clock_timestamp()`;
const remainingMs = sql<string>`greatest(0, extract(epoch from ${endsAt} - ${now}) * 1000)`;

const toCount = (row: { current: number; remainingMs: string } | undefined): Count =>
  row
    ? { current: row.current, remainingMs: Math.ceil(Number(row.remainingMs)) }
    : { current: 0, remainingMs: 0 };

/** Counters that all processes on one database share. The database's clock determines the windows. */
export const databaseCounters = (db: Db): Counters => ({
  increment: async (key, windowMs) => {
    const end = sql`${now} + ${windowMs} * interval '1 millisecond'`;
    const hasEnded = sql`(${endsAt} <= ${now} or ${endsAt} > ${end} + ${MAX_CLOCK_SPREAD_SECONDS} * interval '1 second')`;
    const [row] = await db
      .insert(rateCounters)
      .values({ keyHash: hashSecret(key), count: 1, endsAt: end })
      .onConflictDoUpdate({
        target: keyHash,
        set: {
          count: sql`case when ${hasEnded} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${hasEnded} then ${end} else ${endsAt} end`,
        },
      })
      .returning({ current: count, remainingMs });
    return toCount(row);
  },
  decrement: async (key) => {
    await db
      .update(rateCounters)
      .set({ count: sql`greatest(0, ${count} - 1)` })
      .where(and(eq(keyHash, hashSecret(key)), gt(endsAt, now)));
  },
});

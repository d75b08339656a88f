import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import type { Count, Counters } from "./counters.ts";
import { rateCounters } from "./limits.tables.ts";
import { hashSecret } from "./secrets.ts";

const { keyHash, count, endsAt } = rateCounters;
const now = sql`clock_timestamp()`;
const left = sql<string>`greatest(0, extract(epoch from ${endsAt} - ${now}) * 1000)`;

const toCount = (row: { current: number; ttl: string } | undefined): Count =>
  row ? { current: row.current, ttl: Math.ceil(Number(row.ttl)) } : { current: 0, ttl: 0 };

/** Counters that all processes on one database share. The database's clock determines the windows. */
export const databaseCounters = (db: Db): Counters => ({
  add: async (key, windowMs) => {
    const end = sql`${now} + ${windowMs} * interval '1 millisecond'`;
    const isOver = sql`${endsAt} <= ${now}`;
    const [row] = await db
      .insert(rateCounters)
      .values({ keyHash: hashSecret(key), count: 1, endsAt: end })
      .onConflictDoUpdate({
        target: keyHash,
        set: {
          count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
          endsAt: sql`case when ${isOver} then ${end} else ${endsAt} end`,
        },
      })
      .returning({ current: count, ttl: left });
    return toCount(row);
  },
  takeBack: async (key) => {
    await db
      .update(rateCounters)
      .set({ count: sql`greatest(0, ${count} - 1)` })
      .where(and(eq(keyHash, hashSecret(key)), gt(endsAt, now)));
  },
});

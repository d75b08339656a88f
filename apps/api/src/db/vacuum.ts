import { sql } from "drizzle-orm";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/**
 * Vacuums all tables. The embedded database has no autovacuum, so its files would otherwise only grow. Skips unchanged
 * pages, and lets requests run between two tables.
 */
export const vacuumTables = async (db: Db): Promise<void> => {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`SELECT schemaname AS schema, tablename AS name FROM pg_tables WHERE schemaname IN ('public', 'listing')`,
  );
  for (const { schema, name } of tables) {
    await db.execute(sql`VACUUM ANALYZE ${sql.identifier(schema)}.${sql.identifier(name)}`);
    await yieldToRequests();
  }
};

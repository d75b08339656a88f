import { sql } from "drizzle-orm";
import { setImmediate as yieldToRequests } from "node:timers/promises";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/**
 * Makes the room of rows that were changed or deleted usable again. The embedded database has no autovacuum, so its files
 * would only grow. A pass skips pages in which nothing changed; requests have their turn between two tables.
 */
export const vacuumTables = async (db: Db): Promise<void> => {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of tables) {
    await db.execute(sql`VACUUM ${sql.identifier(name)}`);
    await yieldToRequests();
  }
};

import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { rowsOf } from "./rows.ts";

/** Returns a string that changes with every committed write of any process, because each changes the current snapshot. */
export const readDataVersion = async (db: Db): Promise<string> => {
  const [row] = await rowsOf<{ snapshot: string }>(
    db,
    sql`SELECT pg_current_snapshot()::text AS snapshot`,
  );
  if (!row) throw new Error("PostgreSQL returned no snapshot.");
  return row.snapshot;
};

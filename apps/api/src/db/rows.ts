import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/** The rows of a statement that no table of the schema describes; both drivers answer them alike. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> =>
  ((await db.execute(statement)) as unknown as { rows: Row[] }).rows;

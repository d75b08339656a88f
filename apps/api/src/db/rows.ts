import type { SQL } from "drizzle-orm";
import type { Db } from "./client.ts";

/** The rows of a statement that no table of the schema describes; both drivers answer them alike. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
};

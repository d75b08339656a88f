import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Returns the rows of a raw statement. Hides the different result types of the two drivers. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
};

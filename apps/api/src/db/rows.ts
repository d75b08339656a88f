import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Returns the rows of a raw statement. Hides the different result types of the two drivers. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => {
  const result: unknown = await db.execute(statement);
  return (result as { rows: Row[] }).rows;
};

/** A count that is read by itself, or with others by `countTogether`. */
export type Count = ReturnType<Db["$count"]>;

/** Reads several counts in one statement: each statement costs more than a count by an index. */
export const countTogether = async <Name extends string>(
  db: Db,
  counts: Record<Name, Count>,
): Promise<Record<Name, number>> => {
  const columns = Object.entries<Count>(counts).map(
    ([name, count]) => sql`${count}::int AS ${sql.identifier(name)}`,
  );
  const [row] = await rowsOf(db, sql`SELECT ${sql.join(columns, sql`, `)}`);
  return row as Record<Name, number>;
};

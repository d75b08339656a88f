import { and, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Db } from "./client.ts";
import type { Count } from "./rows.ts";

/** A search of a table's rows. */
export interface Search {
  /** The table, with those that the conditions need: what follows FROM. */
  from: SQLWrapper;
  /** The column that identifies a row. */
  key: SQLWrapper;
  /** Conditions of which a found row fulfils at least one, each with an index of its own. */
  places: readonly SQLWrapper[];
  /** What each found row fulfils as well. */
  filter: SQL | undefined;
}

/**
 * Selects the keys of found rows, each once. Each place is read by its index, which a condition with OR would not be, and
 * no further than `limit` rows: all rows may have the text.
 */
const selectFound = ({ from, key, places, filter }: Search, limit: number, order?: SQL): SQL =>
  sql.join(
    places.map(
      (place) => sql`(SELECT ${key} FROM ${from} WHERE ${and(sql`${place}`, filter)}
        ${order === undefined ? sql`` : sql`ORDER BY ${order}`} LIMIT ${limit}::int)`,
    ),
    sql` UNION `,
  );

/** Whether a search finds a row, and each place has fewer than `limit` rows before it in the order. */
export const isAmongFound = (search: Search, limit: number, order: SQL): SQL =>
  sql`${search.key} = ANY(ARRAY(${selectFound(search, limit, order)}))`;

/** Counts found rows, at most `limit` of them. */
export const countFound = (db: Db, search: Search, limit: number): Count =>
  db.$count(sql`(${selectFound(search, limit)} LIMIT ${limit}::int) AS found`);

import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { staff } from "../../http/auth/staff.tables.ts";

/**
 * Selects what people call the author of a change: the name of a member of staff, with the e-mail address if several have
 * that name. Others are called what is stored, such as `key till`.
 */
export const authorName = (author: SQLWrapper): SQL<string> =>
  sql`coalesce((
    SELECT CASE
      WHEN EXISTS (SELECT 1 FROM ${staff} AS other WHERE other.name = member.name AND other.id <> member.id)
      THEN member.name || ' (' || member.email || ')'
      ELSE member.name
    END
    FROM ${staff} AS member WHERE lower(member.email) = lower(${author})
  ), ${author})`;

/** Returns what people call an author that no table has. */
export const readAuthorName = async (db: Db, author: string): Promise<string> => {
  const [row] = await rowsOf<{ name: string }>(
    db,
    sql`SELECT ${authorName(sql`${author}::text`)} AS name`,
  );
  return row?.name ?? author;
};

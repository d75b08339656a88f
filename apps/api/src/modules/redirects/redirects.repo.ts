import { asc, eq, gt, inArray, sql } from "drizzle-orm";
import { chunksOf } from "../../db/chunks.ts";
import type { Db } from "../../db/client.ts";
import { rowsOf } from "../../db/rows.ts";
import { addressOf, sourcesOf } from "./redirects.rules.ts";
import { redirects } from "./redirects.tables.ts";

export type Redirect = typeof redirects.$inferSelect;

/** Whether there is any redirect. */
export const hasRedirects = async (db: Db): Promise<boolean> =>
  (await rowsOf(db, sql`SELECT 1 FROM ${redirects} LIMIT 1`)).length > 0;

/** Returns where a URL path with its query leads: the redirect of both first, then that of the path. Null without one. */
export const findRedirect = async (db: Db, url: string): Promise<string | null> => {
  const address = addressOf(url);
  if (address === undefined) return null;
  const sources = sourcesOf(address);
  const found = await db.select().from(redirects).where(inArray(redirects.source, sources));
  return (
    sources.flatMap((source) => found.find((redirect) => redirect.source === source) ?? [])[0]
      ?.target ?? null
  );
};

/** Waits for other imports, which compare with all redirects too. */
export const lockRedirects = async (tx: Db): Promise<void> => {
  await tx.execute(sql`LOCK TABLE ${redirects} IN SHARE ROW EXCLUSIVE MODE`);
};

export const readRedirects = async (tx: Db): Promise<Map<string, string>> =>
  new Map((await tx.select().from(redirects)).map(({ source, target }) => [source, target]));

export const listRedirectsAfter = (
  db: Db,
  last: Redirect | undefined,
  limit: number,
): Promise<Redirect[]> =>
  db
    .select()
    .from(redirects)
    .where(last && gt(redirects.source, last.source))
    .orderBy(asc(redirects.source))
    .limit(limit);

export const countRedirects = (db: Db): Promise<number> => db.$count(redirects);

export const writeRedirects = async (tx: Db, rows: readonly Redirect[]): Promise<void> => {
  for (const part of chunksOf(rows, 1000))
    await tx
      .insert(redirects)
      .values(part)
      .onConflictDoUpdate({
        target: redirects.source,
        set: { target: sql.raw(`excluded."target"`) },
      });
};

/** Removes a redirect, or all. Returns their number. */
export const deleteRedirects = async (tx: Db, source: string | undefined): Promise<number> =>
  (
    await tx
      .delete(redirects)
      .where(source === undefined ? undefined : eq(redirects.source, source))
      .returning({ source: redirects.source })
  ).length;

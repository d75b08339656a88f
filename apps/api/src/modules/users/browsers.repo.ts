import { asc, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { knownBrowsers, users } from "../../http/auth/users.tables.ts";

/** Whether a browser is known to the account of a row of `users`. */
export const isBrowserKnown = (browserHash: string | undefined): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${knownBrowsers} where ${knownBrowsers.userId} = ${users.id} and ${knownBrowsers.browserHash} = ${browserHash ?? ""})`;

export const rememberKnownBrowser = async (
  db: Db,
  userId: string,
  browserHash: string,
  now: Date,
): Promise<void> => {
  await db
    .insert(knownBrowsers)
    .values({ userId, browserHash, seenAt: now })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.browserHash],
      set: { seenAt: now },
    });
};

/** Returns when each known browser last logged in, never its hash. */
export const findBrowsers = (db: Db, userId: string) =>
  db
    .select({ seenAt: knownBrowsers.seenAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(asc(knownBrowsers.seenAt));

/** Deletes the known browsers of an account. Returns their hashes. */
export const deleteKnownBrowsers = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .delete(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .returning({ browserHash: knownBrowsers.browserHash });
  return rows.map(({ browserHash }) => browserHash);
};

import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { createTestDatabase } from "../../testing/testDatabase.ts";
import { readEntries } from "./catalogueEntries.service.ts";
import { createListRepo } from "./catalogueList.repo.ts";

/** More entries than a read in the order of an index examines. */
const OTHERS = 50_001;
/** One more than are ranked together. */
const MATCHING = 241;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase("none");
  // Without the triggers and most of the indexes the rows take seconds less.
  await database.db.write.execute(sql`ALTER TABLE listing.entries DISABLE TRIGGER USER`);
  const indexes = await rowsOf<{ name: string }>(
    database.db.write,
    sql`SELECT indexname AS name FROM pg_indexes WHERE schemaname = 'listing' AND tablename = 'entries'
      AND indexname NOT IN ('entries_pkey', 'entries_featured', 'entries_words')`,
  );
  for (const { name } of indexes)
    await database.db.write.execute(sql`DROP INDEX listing.${sql.identifier(name)}`);
  await database.db.write.execute(sql`
    INSERT INTO listing.entries (id, product_id, featured, product_position, price, name, is_lead, sample, labels, words)
    SELECT 'e' || n, 'e' || n, n, n, 1, 'e', false, 131072, '{}',
      CASE WHEN n > ${OTHERS}::int THEN 'shawl'::tsvector ELSE 'saree' END
    FROM generate_series(1, ${OTHERS + MATCHING}::int) n`);
});
afterAll(() => database.close());

test("a search is not cut after its first ranked entries when all matches are far behind in the order", async () => {
  const filter = {
    list: "variants",
    labels: [],
    minPaise: undefined,
    maxPaise: undefined,
    ids: undefined,
    search: "'shawl'",
  } as const;
  const reading = { filter, sort: "relevance", after: undefined, limit: 200 } as const;
  const list = createListRepo(database.db.write);
  const ids: string[] = [];
  for (let place: (string | number)[] | null = ["block", 0]; place;) {
    const { entries, cursor }: Awaited<ReturnType<typeof readEntries>> = await readEntries(
      list,
      reading,
      place,
    );
    ids.push(...entries.map(({ id }) => id));
    place = cursor;
  }
  expect(ids).toHaveLength(MATCHING);
  expect(new Set(ids).size).toBe(MATCHING);
});

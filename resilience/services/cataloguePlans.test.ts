import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, rowsOf, systemClock } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { fillLargeCatalogue } from "../bench/largeCatalogue.ts";

/** The nightly run has more than 100,000 variants. */
const PRODUCTS = process.env["NIGHTLY"] ? 40_000 : 4_000;

let server: PostgresDatabase;
beforeAll(async () => {
  server = await createPostgresDatabase("none");
  await withDatabase(({ db }) => fillLargeCatalogue(db.write, PRODUCTS));
}, 300_000);
afterAll(() => server?.stop());

type Database = Awaited<ReturnType<typeof openDatabase>>;

const configOf = () =>
  readConfig({ DATABASE_URL: server.url, RATE_LIMIT_FACTOR: "100000", LOG_LEVEL: "silent" });

/** Opens the database and closes it, and waits until its connections are gone, which then have reported their scans. */
const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(configOf());
  try {
    return await work(database);
  } finally {
    await database.close();
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 });
  }
};

/** Returns the number of the shop's connections to the database. */
const connections = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'pallu' AND datname = current_database()",
    );
    return rows[0]?.count ?? 0;
  } finally {
    await client.end();
  }
};

/** Returns the sequential scans of some tables so far, as PostgreSQL has counted them. */
const countedScans = (tables: readonly string[]) =>
  withDatabase(({ db }) =>
    rowsOf<{ table: string; scans: string }>(
      db.read,
      sql`SELECT relname AS table, seq_scan::text AS scans FROM pg_stat_user_tables
        WHERE relname IN ${[...tables]} ORDER BY relname`,
    ),
  );

/**
 * Returns the sequential scans so far of each table that grows with the catalogue. PostgreSQL 14 counts in a process of
 * its own, in order: it has counted all earlier scans when it has counted one of another table.
 */
const scans = async () => {
  const before = await countedScans(["home_banners"]);
  await withDatabase(({ db }) => db.read.execute(sql`SELECT count(*) FROM home_banners`));
  await vi.waitFor(async () => expect(await countedScans(["home_banners"])).not.toEqual(before), {
    timeout: 10_000,
  });
  return countedScans(["products", "variants", "variant_images", "entries"]);
};

interface Answer {
  status: number;
  body: unknown;
  next: string | undefined;
}

/** Starts the API and sends requests to it. */
const withApi = <T>(
  work: (get: (url: string) => Promise<Answer>, database: Database) => Promise<T>,
) =>
  withDatabase(async (database) => {
    const app = await buildApp({
      db: database.db,
      config: configOf(),
      clock: systemClock,
      log: false,
    });
    try {
      return await work(async (url) => {
        const answer = await app.inject({ method: "GET", url });
        const link = /^<(?<path>[^>]+)>/.exec(String(answer.headers["link"] ?? ""));
        return {
          status: answer.statusCode,
          body: answer.json<unknown>(),
          next: link?.groups?.["path"],
        };
      }, database);
    } finally {
      await app.close();
    }
  });

const v = "/api/product-variants";
const p = "/api/products";
const sorts = ["featured", "price-up", "price-down", "name"];

const addresses = [
  ...[v, p].flatMap((path) => [
    path,
    ...sorts.map((sort) => `${path}?limit=24&sort=${sort}`),
    ...sorts.map((sort) => `${path}?limit=24&subCategoryId=cotton-sarees&sort=${sort}`),
    ...sorts.map(
      (sort) =>
        `${path}?limit=24&subCategoryId=cotton-sarees&subCategoryId=pure-silk-sarees&material=Cotton&sort=${sort}`,
    ),
    ...sorts.map((sort) => `${path}?limit=24&material=Mulberry%20silk&sort=${sort}`),
    ...sorts.map((sort) => `${path}?limit=24&colour=Mustard&tag=NEW&sort=${sort}`),
    ...sorts.map((sort) => `${path}?limit=24&minPrice=3000&maxPrice=3200&sort=${sort}`),
    `${path}?categoryId=sarees&isTrending=true`,
    `${path}?ids=kanchipuram-temple-border,mysore-crepe-silk`,
    ...sorts.map((sort) => `${path}?limit=24&option=L&sort=${sort}`),
    ...sorts.map((sort) => `${path}?limit=24&option=M&option=L&material=Cotton&sort=${sort}`),
    `${path}?q=kanchipuram-temple-border-51--rani-pink/l`,
    `${path}?q=silk%20saree`,
    `${path}?q=kanjivaram`,
    `${path}?q=teak%20tabel%205100`,
    `${path}?q=cotton&sort=price-down`,
    `${path}?q=nothing%20like%20it`,
  ]),
  `${v}?facets=true`,
  `${v}?facets=true&colour=Mustard`,
  `${v}?facets=true&q=silk&minPrice=3000`,
  `${v}?facets=true&option=M&minPrice=3000`,
  `${v}?facets=true&ids=kanchipuram-temple-border-51--rani-pink,kanchipuram-temple-border-51--rani-pink-L,mysore-crepe-silk`,
  `${p}?limit=200&fields=card`,
  `${p}/kanchipuram-temple-border`,
  `${p}/kanchipuram-temple-border/related`,
  "/api/product-variant-images/kanchipuram-temple-border--rani-pink",
];

const readAll = async (get: (url: string) => Promise<Answer>, urls: readonly string[]) => {
  const answers: { url: string; status: number }[] = [];
  for (const url of urls) answers.push({ url, status: (await get(url)).status });
  return answers;
};

test(`no list reads a table from end to end with ${PRODUCTS} products`, async () => {
  const before = await scans();
  const answers = await withApi((get) => readAll(get, addresses));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await scans()).toEqual(before);
});

test("twenty pages deep, a list reads no table from end to end, and no entry twice", async () => {
  const before = await scans();
  for (const path of [`${v}?limit=24&sort=price-up`, `${v}?limit=24&q=silk`, `${p}?limit=24`]) {
    const ids = await withApi(async (get) => {
      const found: string[] = [];
      for (let page = 1, url: string | undefined = path; page <= 20 && url !== undefined; page++) {
        const { body, next }: Answer = await get(url);
        const rows = (Array.isArray(body) ? body : (body as { data: unknown[] }).data) as {
          productVariantId?: string;
          productId: string;
        }[];
        found.push(...rows.map((row) => row.productVariantId ?? row.productId));
        url = next;
      }
      return found;
    });
    expect(ids).toHaveLength(480);
    expect(new Set(ids).size).toBe(480);
  }
  expect(await scans()).toEqual(before);
});

test("a statement that takes too long is cancelled, and the list is 503 and may be asked again", async () => {
  const url = `${v}?limit=24&sort=price-up`;
  await withApi(async (get, { db }) => {
    await db.write.execute(sql`ALTER TABLE listing.entries RENAME TO fast_entries`);
    await db.write.execute(
      sql`CREATE VIEW listing.entries AS SELECT * FROM listing.fast_entries WHERE pg_sleep(0.5) IS NOT NULL`,
    );
    const startedAt = performance.now();
    const { status, body } = await get(url);
    expect(status).toBe(503);
    expect(performance.now() - startedAt).toBeLessThan(8000);
    expect(body).toMatchObject({
      message: "The shop is busy at the moment. Please try again in a few seconds.",
    });
    await db.write.execute(sql`DROP VIEW listing.entries`);
    await db.write.execute(sql`ALTER TABLE listing.fast_entries RENAME TO entries`);
    expect((await get(url)).status).toBe(200);
  });
});

import { readConfig } from "@pallu/api";
import { openDatabase, prepareDatabase } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import { variants } from "@pallu/api/schema";
import { createTestApi, frozenClock, createCatalogueReader } from "@pallu/api/testing";
import type { TestApi } from "@pallu/api/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "./startPostgres.ts";
import type { Postgres } from "./startPostgres.ts";

let postgres: Postgres;
/** The databases of this process and of another one. */
let database: Database;
let other: Database;
let api: TestApi;
let reader: ReturnType<typeof createCatalogueReader>;
beforeAll(async () => {
  postgres = await startPostgres();
  const config = readConfig({ DATABASE_URL: postgres.url });
  [database, other] = [await openDatabase(config), await openDatabase(config)];
  await prepareDatabase(database, "demo", frozenClock());
  api = await createTestApi({ database, config: { databaseUrl: postgres.url } });
  reader = createCatalogueReader({ ...api, db: database.db });
});
afterAll(async () => {
  await api?.close();
  await Promise.all([database?.close(), other?.close()]);
  await postgres?.stop();
});

const isNight = Boolean(process.env["NIGHTLY"]);
const READS = isNight ? 2000 : 400;
/** More than the queue holds of one address. */
const PUBLIC_READS = isNight ? 1500 : 400;

test.each([8, 64, 256])(
  `${READS} reads for pages, %i at once, beside as many public reads as fill the queue: all are answered`,
  async (atOnce) => {
    // Lists that are not kept, each row with prices of its own, so that the queue rejects some on any machine.
    const publicReads = Array.from(
      { length: PUBLIC_READS },
      async (_, price) =>
        (
          await api.app.inject({
            method: "GET",
            url: `/api/products?minPrice=${atOnce * PUBLIC_READS + price}`,
          })
        ).statusCode,
    );
    let left = READS;
    const lengths = new Set<number>();
    const read = async (): Promise<void> => {
      while (left-- > 0)
        lengths.add((JSON.parse(await reader.read("/api/products?limit=24")) as unknown[]).length);
    };
    await Promise.all(Array.from({ length: atOnce }, read));
    expect([...lengths]).toEqual([24]);
    // The queue was active: it rejected some of the requests.
    expect(await Promise.all(publicReads)).toContain(503);
  },
);

test("a write of another process changes the version once it is committed, and not before", async () => {
  const before = await reader.version();
  await reader.read("/api/products");
  expect(await reader.version()).toBe(before);
  let during = "";
  await other.db.write.transaction(async (tx) => {
    const [variant] = await tx.select().from(variants).limit(1);
    await tx
      .update(variants)
      .set({ stock: 3 })
      .where(eq(variants.id, variant?.id ?? ""));
    during = await reader.version();
    expect(await reader.version()).toBe(during);
  });
  expect(await reader.version()).not.toBe(during);
});

test("a database that is away is unreachable, and one that holds still is busy", async () => {
  const hasty = createCatalogueReader({ ...api, db: database.db }, 500);
  postgres.pause();
  await expect(hasty.read("/api/categories")).rejects.toMatchObject({ failure: "busy" });
  postgres.resume();
  await postgres.halt("SIGQUIT");
  await expect(reader.read("/api/categories")).rejects.toMatchObject({ failure: "unreachable" });
  await expect(reader.version()).rejects.toMatchObject({ failure: "unreachable" });
  await postgres.start();
  expect(JSON.parse(await reader.read("/api/categories"))).toMatchObject({ success: true });
});

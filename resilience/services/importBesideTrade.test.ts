import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { readConfig } from "@pallu/api";
import { openDatabase, rowsOf } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { createPostgresDatabase, createTestApi, sendTo } from "@pallu/api/testing";
import type { PostgresDatabase, Send, TestApi } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buy, callOn, findHalves, productIdOf, variantIdOf, writeCatalogue } from "./importShop.ts";
import type { CommandResult } from "./importShop.ts";

/** More than one part. The nightly run imports 4,000 variants. */
const PRODUCTS = process.env["NIGHTLY"] ? 1000 : 120;
if (process.env["NIGHTLY"]) vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** A shop with version 1 of the catalogue, and the database as another process of an operator sees it. */
interface TradingShop {
  db: Db;
  send: Send;
  ops: (
    args: readonly string[],
    onProgress?: Parameters<typeof callOn>[3],
  ) => Promise<CommandResult>;
}

let folder: string;
const databases: Database[] = [];
const apis: TestApi[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-trade-"));
  const picture = "kanchipuram-temple-border--rani-pink.1440x1800.81e368e4.webp";
  for (const version of ["v1", "v2", "v3"])
    await writeCatalogue(join(folder, version), { products: PRODUCTS, version, picture });
});
afterAll(async () => {
  for (const api of apis) await api.close();
  for (const database of databases) await database.close();
  await rm(folder, { recursive: true, force: true });
});

const openTradingShop = async (database: Database, operators: Database): Promise<TradingShop> => {
  databases.push(...new Set([database, operators]));
  await database.db.write.execute(
    sql`INSERT INTO categories (id, name, position) VALUES ('sarees', 'Sarees', 0)`,
  );
  await database.db.write.execute(
    sql`INSERT INTO subcategories (id, category_id, name, position) VALUES ('silk', 'sarees', 'Silk sarees', 0)`,
  );
  await database.db.write.execute(
    sql`INSERT INTO products (id, subcategory_id, name, image, offer_price_paise, list_price_paise, description, brand,
        material, tag, origin, weave, size, care, position)
      SELECT name, 'silk', 'x v1', 'kanchipuram-temple-border--rani-pink.webp', 150000, 200000, 'x v1', 'Pallu', 'Silk',
        '', '', '', '', '', 0 FROM (VALUES ('own')) AS own (name)`,
  );
  await database.db.write.execute(
    sql`INSERT INTO variants (id, product_id, image, colour, colour_name, stock, best_seller, new_arrival, trending, position)
      VALUES ('own--red', 'own', 'kanchipuram-temple-border--rani-pink.webp', '#ff0000', 'Red v1', 1000, false, false, false, 0)`,
  );
  await database.db.write.execute(
    sql`INSERT INTO variant_images (id, variant_id, image, alt, position)
      VALUES ('own--red.1', 'own--red', 'kanchipuram-temple-border--rani-pink.webp', 'x v1', 0)`,
  );
  const api = await createTestApi({ database, config: { rateLimitFactor: 100_000 } });
  apis.push(api);
  const shop: TradingShop = {
    db: database.db.write,
    send: sendTo(api.app),
    ops: (args, onProgress) => callOn(operators, folder, args, onProgress),
  };
  expect(await shop.ops(["catalogue:import", "v1"])).toMatchObject({ code: 0 });
  return shop;
};

/** Repeats some work until an import has ended. Returns all results: at least two. */
const beside = async <T>(running: Promise<unknown>, work: (turn: number) => Promise<T>) => {
  let isRunning = true;
  void running.finally(() => {
    isRunning = false;
  });
  const results: T[] = [];
  for (let turn = 0; isRunning || turn < 2; turn++) {
    results.push(await work(turn));
    // Statements of the embedded database give the event loop no turn.
    await nextTurn();
  }
  return results;
};

/** Imports a changed catalogue beside trade. Returns what was refused, and who saw half a product. */
const faultsBesideImport = async (shop: TradingShop): Promise<unknown[]> => {
  const running = shop.ops(["catalogue:import", "v2"]);
  const commands = [
    ["price:set", "own", "1400"],
    ["price:set", productIdOf(PRODUCTS - 1), "1500"],
    ["product:hide", "own"],
    ["product:flag", "own", "--trending", "yes"],
    ["stock:set", variantIdOf(110, 2), "90000"],
    ["product:show", "own"],
    ["product:flag", "own", "--trending", "no"],
  ];
  const [imported, bought, changed, halves] = await Promise.all([
    running,
    beside(running, (turn) =>
      buy(
        shop.db,
        shop.send,
        // Against the order of ids, and of two parts.
        [
          variantIdOf((turn * 37) % 99, 3),
          variantIdOf((turn * 53) % 99, 0),
          variantIdOf(110, turn % 4),
        ],
      ),
    ),
    beside(running, (turn) => shop.ops(commands[turn % commands.length] ?? [])),
    beside(running, () => findHalves(shop.db)),
  ]);
  expect(imported.lines.slice(1, 3)).toEqual([
    `Products: 0 new, ${PRODUCTS} changed, 0 as they were.`,
    `Variants: 0 new, ${PRODUCTS * 4} changed, 0 as they were.`,
  ]);
  return [
    ...bought.filter(({ status }) => status !== 200),
    ...changed.filter(({ code }) => code !== 0),
    ...halves.flat().filter((seen) => seen.halves > 0),
  ];
};

describe("on PostgreSQL", () => {
  let server: PostgresDatabase;
  let shop: TradingShop;
  beforeAll(async () => {
    server = await createPostgresDatabase("none");
    const config = readConfig({ DATABASE_URL: server.url });
    shop = await openTradingShop(await openDatabase(config), await openDatabase(config));
  });
  afterAll(async () => {
    for (const api of apis.splice(0)) await api.close();
    for (const database of databases.splice(0)) await database.close();
    await server.stop();
  });

  const deadlocks = async (): Promise<number> => {
    const [row] = await rowsOf<{ deadlocks: number }>(
      shop.db,
      sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
    );
    return row?.deadlocks ?? -1;
  };

  test("checkouts and other changes go on beside an import, and nobody sees half a product", async () => {
    expect(await faultsBesideImport(shop)).toEqual([]);
    expect(await deadlocks()).toBe(0);
  });

  test("an import that waits for a row stops nobody, and a second one is told of it", async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    // In the second part.
    const locked = variantIdOf(110, 0);
    await client.query("BEGIN");
    await client.query("SELECT 1 FROM variants WHERE id = $1 FOR UPDATE", [locked]);
    const written: number[] = [];
    const running = shop.ops(["catalogue:import", "v3"], (done, _total, what) => {
      if (what === "variants written") written.push(done);
    });
    await vi.waitFor(() => expect(written).toEqual([400]), { timeout: 20_000 });
    const near = [variantIdOf(101, 0), variantIdOf(110, 1), variantIdOf(119, 3)];
    expect(await buy(shop.db, shop.send, near)).toMatchObject({ status: 200 });
    expect(await shop.ops(["price:set", productIdOf(110), "1500"])).toMatchObject({ code: 0 });
    expect(await shop.ops(["product:flag", "own", "--trending", "yes"])).toMatchObject({ code: 0 });
    // What vacuum and concurrent indexes would wait for.
    const { rows: held } = await client.query(
      `SELECT backend_xid, backend_xmin FROM pg_stat_activity WHERE application_name LIKE 'catalogue:import %'`,
    );
    expect(held).toEqual([{ backend_xid: null, backend_xmin: null }]);
    for (const option of [[], ["--dry-run"]])
      expect(await shop.ops(["catalogue:import", "v1", ...option])).toEqual({
        code: 1,
        lines: [
          expect.stringMatching(
            /^Another import of the catalogue is running: asha started it on \d+ \w+ \d+, \d\d:\d\d\.$/,
          ),
          "Wait until it has ended. Nothing was written.",
        ],
      });
    expect(written).toEqual([400]);
    await client.query("COMMIT");
    await client.end();
    expect(await running).toMatchObject({ code: 0 });
    expect(await findHalves(shop.db)).toEqual([
      { version: "v1", products: 1, halves: 0 },
      { version: "v3", products: PRODUCTS, halves: 0 },
    ]);
  });
});

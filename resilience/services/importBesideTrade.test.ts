import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { openDatabase, rowsOf, runForClient, systemClock } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { cartLines } from "@pallu/api/schema";
import { createBuyer, createPostgresDatabase, createTestApi, sendTo } from "@pallu/api/testing";
import type { PostgresDatabase, Send, TestApi } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** More than one part. The nightly run imports 4,000 variants. */
const PRODUCTS = process.env["NIGHTLY"] ? 1000 : 120;
if (process.env["NIGHTLY"]) vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/** Variants of each product. */
const COLOURS = 4;
const PICTURE = "kanchipuram-temple-border--rani-pink.1440x1800.81e368e4.webp";

const PRICE_RUPEES = 1500;

const productIdOf = (index: number): string => `saree-${index}`;
const variantIdOf = (index: number, colour: number): string =>
  `${productIdOf(index)}--colour-${colour}`;

const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/**
 * Writes the files of a catalogue. Each text names the version, so that another one changes every product, variant and
 * image. The stock is empty in later versions, as an operator does while the shop sells.
 */
const writeCatalogue = async (folder: string, products: number, version: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const lines = {
    "subcategories.csv": ["id,name,category,category_name", "silk,Silk sarees,sarees,Sarees"],
    "products.csv": [
      "id,subcategory,name,offer_price,list_price,brand,material,origin,weave,size,care,description",
      ...numbersTo(products).map(
        (index) =>
          `${productIdOf(index)},silk,Saree ${index} ${version},${PRICE_RUPEES},2000,Pallu,Silk,Salem,Hand loom,6 m,Dry clean,"Text, ${version}"`,
      ),
    ],
    "variants.csv": [
      "id,product,colour,colour_name,stock,pictures,alts",
      ...numbersTo(products).flatMap((index) =>
        numbersTo(COLOURS).map(
          (colour) =>
            `${variantIdOf(index, colour)},${productIdOf(index)},#00${colour}${colour}ff,Blue ${colour} ${version},${version === "v1" ? "100000" : ""},${PICTURE},Saree ${version}`,
        ),
      ),
    ],
  };
  for (const [file, rows] of Object.entries(lines))
    await writeFile(join(folder, file), `${rows.join("\n")}\n`);
};

interface CommandResult {
  code: number;
  lines: string[];
}

/** Places an order of one piece of each of some variants, as a new buyer. Returns the status and the message. */
const buy = async (variantIds: readonly string[]): Promise<{ status: number; text: string }> => {
  const buyer = await createBuyer(db, send, new Date());
  const { userId } = buyer;
  const lines = variantIds.map((variantId) => ({
    id: randomUUID(),
    userId,
    variantId,
    quantity: 1,
  }));
  await db.insert(cartLines).values(lines);
  const { status, body } = await buyer.send("checkout", {
    body: {
      billData: { userId },
      userId,
      products: lines.map(({ id }) => ({ cartId: id, quantity: 1 })),
      total: PRICE_RUPEES * lines.length,
      couponCodeName: "",
    },
  });
  return { status, text: JSON.stringify(body) };
};

/** Returns products of which one row has another version than the rest, and how many products have each version. */
const findHalves = (): Promise<{ version: string; products: number; halves: number }[]> =>
  rowsOf(
    db,
    sql`SELECT version, count(*)::int AS products, count(*) FILTER (WHERE is_half)::int AS halves FROM (
      SELECT right(p.name, 2) AS version,
        bool_or(right(p.description, 2) <> right(p.name, 2) OR right(v.colour_name, 2) <> right(p.name, 2)
          OR right(i.alt, 2) <> right(p.name, 2) OR right(e.name, 2) <> right(p.name, 2)
          OR e.labels[4] <> 'c:' || lower(v.colour_name)) AS is_half
      FROM products p JOIN variants v ON v.product_id = p.id
        LEFT JOIN variant_images i ON i.variant_id = v.id LEFT JOIN listing.entries e ON e.id = v.id
      GROUP BY p.id, p.name
    ) AS checked GROUP BY version ORDER BY version`,
  );

let server: PostgresDatabase;
let folder: string;
/** Of the shop, and of an operator in another process. */
let databases: readonly [Database, Database];
let api: TestApi;
let db: Db;
let send: Send;
/** A product that later versions do not name. */
const OWN = productIdOf(PRODUCTS);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-trade-"));
  await writeCatalogue(join(folder, "v1"), PRODUCTS + 1, "v1");
  for (const version of ["v2", "v3"])
    await writeCatalogue(join(folder, version), PRODUCTS, version);
  server = await createPostgresDatabase("none");
  const config = readConfig({ DATABASE_URL: server.url });
  databases = await Promise.all([openDatabase(config), openDatabase(config)]);
  api = await createTestApi({ database: databases[0], config: { rateLimitFactor: 100_000 } });
  db = api.db;
  send = sendTo(api.app);
  const { code, lines } = await ops(["catalogue:import", "v1"]);
  if (code !== 0) throw new Error(lines.join("\n"));
});
afterAll(async () => {
  await api?.close();
  for (const database of databases ?? []) await database.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command of an operator, with connections of its own. */
const ops = async (
  args: readonly string[],
  onProgress: (done: number, total: number, what: string) => void = () => undefined,
): Promise<CommandResult> => {
  const lines: string[] = [];
  const config = readConfig({ DATA_DIR: join(folder, "data") });
  const code = await runForClient(
    { ...databases[1], config, clock: systemClock },
    { args, folder, user: "asha" },
    { print: (line) => void lines.push(line), progress: onProgress },
  );
  return { code, lines };
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
  }
  return results;
};

const deadlocks = async (): Promise<number> => {
  const [row] = await rowsOf<{ deadlocks: number }>(
    db,
    sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row?.deadlocks ?? -1;
};

test("checkouts and other changes go on beside an import, and nobody sees half a product", async () => {
  const running = ops(["catalogue:import", "v2"]);
  const commands = [
    ["price:set", OWN, "1400"],
    ["price:set", productIdOf(PRODUCTS - 1), "1500"],
    ["product:hide", OWN],
    ["product:flag", OWN, "--trending", "yes"],
    ["stock:set", variantIdOf(110, 2), "90000"],
    ["product:show", OWN],
    ["product:flag", OWN, "--trending", "no"],
  ];
  const [imported, bought, changed, halves] = await Promise.all([
    running,
    beside(running, (turn) =>
      // Against the order of ids, and of two parts.
      buy([
        variantIdOf((turn * 37) % 99, 3),
        variantIdOf((turn * 53) % 99, 0),
        variantIdOf(110, turn % 4),
      ]),
    ),
    beside(running, (turn) => ops(commands[turn % commands.length] ?? [])),
    beside(running, findHalves),
  ]);
  expect(imported.lines.slice(1, 3)).toEqual([
    `Products: 0 new, ${PRODUCTS} changed, 0 as they were.`,
    `Variants: 0 new, ${PRODUCTS * COLOURS} changed, 0 as they were.`,
  ]);
  expect(bought.filter(({ status }) => status !== 200)).toEqual([]);
  expect(changed.filter(({ code }) => code !== 0)).toEqual([]);
  expect(halves.flat().filter((seen) => seen.halves > 0)).toEqual([]);
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
  const running = ops(["catalogue:import", "v3"], (done, _total, what) => {
    if (what === "variants written") written.push(done);
  });
  await vi.waitFor(() => expect(written).toEqual([400]), { timeout: 20_000 });
  const near = [variantIdOf(101, 0), variantIdOf(110, 1), variantIdOf(119, 3)];
  expect(await buy(near)).toMatchObject({ status: 200 });
  expect(await ops(["price:set", productIdOf(110), "1500"])).toMatchObject({ code: 0 });
  expect(await ops(["product:flag", OWN, "--trending", "yes"])).toMatchObject({ code: 0 });
  // What vacuum and concurrent indexes would wait for.
  const { rows: held } = await client.query(
    `SELECT backend_xid, backend_xmin FROM pg_stat_activity WHERE application_name LIKE 'catalogue:import %'`,
  );
  expect(held).toEqual([{ backend_xid: null, backend_xmin: null }]);
  for (const option of [[], ["--dry-run"]])
    expect(await ops(["catalogue:import", "v1", ...option])).toEqual({
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
  expect(await findHalves()).toEqual([
    { version: "v1", products: 1, halves: 0 },
    { version: "v3", products: PRODUCTS, halves: 0 },
  ]);
});

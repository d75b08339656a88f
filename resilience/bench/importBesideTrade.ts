/**
 * `pnpm bench:import`: imports a changed catalogue of 20,000 variants while people order 50 times a minute and an operator
 * changes prices, stock and flags all the time, first on a temporary PostgreSQL, then on the embedded database. Prints how
 * many of these were refused, the deadlocks of PostgreSQL and the slowest answers. Exits with 1 when anything was refused.
 *
 * `--variants 2000` imports fewer, `--only postgres` or `--only embedded` chooses a database.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readConfig } from "@pallu/api";
import { apiRoot, openDatabase, openEmbedded, rowsOf } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";
import { createDatabaseOn, createTestApi, sendTo } from "@pallu/api/testing";
import { sql } from "drizzle-orm";
import { endWithCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { quantile } from "../harness/load.ts";
import {
  COLOURS,
  buy,
  callOn,
  productIdOf,
  variantIdOf,
  writeCatalogue,
} from "../services/importShop.ts";
import { startPostgres } from "../services/startPostgres.ts";
import { print } from "./pageFigures.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    variants: { type: "string", default: "20000" },
    only: { type: "string", default: "" },
  },
});
const products = Math.ceil(Number(values.variants) / COLOURS);
if (values.only !== "embedded") requirePostgres();

/** Fifty checkouts a minute. */
const BETWEEN_CHECKOUTS_MS = 1200;
const BETWEEN_CHANGES_MS = 500;

interface Done {
  isRefused: boolean;
  text: string;
  durationMs: number;
}

/** Starts some work at fixed intervals until it is stopped, however long each takes. */
const everyMs = async (
  pauseMs: number,
  stop: AbortSignal,
  work: (turn: number) => Promise<Omit<Done, "durationMs">>,
): Promise<Done[]> => {
  const running: Promise<Done>[] = [];
  for (let turn = 0; !stop.aborted; turn++) {
    const began = performance.now();
    running.push(work(turn).then((done) => ({ ...done, durationMs: performance.now() - began })));
    await wait(pauseMs);
  }
  return Promise.all(running);
};

const row = (name: string, done: readonly Done[]): string => {
  const times = done.map(({ durationMs }) => durationMs);
  const refused = done.filter(({ isRefused }) => isRefused);
  const reasons = [...new Set(refused.map(({ text }) => text.slice(0, 120)))];
  return `${name}: ${done.length}, ${refused.length} refused${reasons.length > 0 ? ` (${reasons.join("; ")})` : ""}, median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`;
};

const count = { passed: 0, failed: 0 };
const judge = (isOk: boolean): void => {
  count[isOk ? "passed" : "failed"]++;
};

/** Counts the import, the checkouts and the changes as one each. */
const measure = async (
  name: string,
  database: Database,
  operators: Database,
  folder: string,
): Promise<void> => {
  const api = await createTestApi({ database, config: { rateLimitFactor: 100_000 } });
  const send = sendTo(api.app);
  const ops = (...args: string[]) => callOn(operators, folder, args);
  const first = await ops("catalogue:import", "v1");
  if (first.code !== 0) throw new Error(first.lines.join("\n"));
  const stop = new AbortController();
  const began = performance.now();
  const importing = ops("catalogue:import", "v2").finally(() => stop.abort());
  const some = (turn: number): number => (turn * 7919) % products;
  const [imported, bought, changed] = await Promise.all([
    importing,
    everyMs(BETWEEN_CHECKOUTS_MS, stop.signal, async (turn) => {
      const ids = [variantIdOf(some(turn), 2), variantIdOf(some(turn + 1), 1)];
      const { status, text } = await buy(database.db.write, send, ids);
      return { isRefused: status !== 200, text };
    }),
    everyMs(BETWEEN_CHANGES_MS, stop.signal, async (turn) => {
      const product = productIdOf(some(turn + 2));
      const { code, lines } = await ops(
        ...([
          ["price:set", product, "1500"],
          ["stock:set", variantIdOf(some(turn), 0), "90000"],
          ["product:flag", product, "--trending", turn % 8 < 4 ? "yes" : "no"],
          [turn % 8 < 4 ? "variant:hide" : "variant:show", variantIdOf(some(turn), 3)],
        ][turn % 4] ?? []),
      );
      return { isRefused: code !== 0, text: lines.join(" ") };
    }),
  ]);
  const seconds = (performance.now() - began) / 1000;
  print(
    `${name}: ${products * COLOURS} changed variants in ${seconds.toFixed(0)} s, code ${imported.code}`,
  );
  print(`  ${row("checkouts", bought)}`);
  print(`  ${row("changes", changed)}`);
  await api.close();
  judge(imported.code === 0);
  for (const done of [bought, changed]) judge(done.every(({ isRefused }) => !isRefused));
};

const onPostgres = async (folder: string): Promise<void> => {
  const postgres = await startPostgres();
  const server = await createDatabaseOn(postgres.url);
  const config = readConfig({ DATABASE_URL: server.url });
  const database = await openDatabase(config);
  const operators = await openDatabase(config);
  try {
    await database.migrate();
    await measure("PostgreSQL", database, operators, folder);
    const [stat] = await rowsOf<{ deadlocks: number }>(
      database.db.read,
      sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`,
    );
    print(`  deadlocks: ${stat?.deadlocks}`);
    judge(stat?.deadlocks === 0);
  } finally {
    await Promise.all([database.close(), operators.close()]);
    await server.stop();
    await postgres.stop();
  }
};

const onEmbedded = async (folder: string): Promise<void> => {
  const database = await openEmbedded(join(folder, "embedded"));
  try {
    await database.migrate();
    await measure("Embedded database", database, database, folder);
  } finally {
    await database.close();
  }
};

/** An image that the shop has, so that none is encoded. */
const picture =
  readdirSync(join(apiRoot, "seed/pictures")).find((name) => name.endsWith(".webp")) ?? "";

const folder = await mkdtemp(join(tmpdir(), "pallu-import-"));
try {
  for (const version of ["v1", "v2"])
    await writeCatalogue(join(folder, version), { products, version, picture });
  if (values.only !== "embedded") await onPostgres(folder);
  if (values.only !== "postgres") await onEmbedded(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
endWithCount(count);

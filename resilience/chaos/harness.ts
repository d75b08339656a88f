import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { startPostgres } from "../services/startPostgres.ts";
import type { Postgres } from "../services/startPostgres.ts";
import { openBalancer } from "./balancer.ts";
import type { Balancer } from "./balancer.ts";
import { checkInvariants } from "./checker.ts";
import { createClient } from "./client.ts";
import type { Client } from "./client.ts";
import { openHistory } from "./history.ts";
import type { History } from "./history.ts";
import { checkOut, inParallel } from "./load.ts";
import type { Random } from "./random.ts";
import { createItems, createShoppers } from "./fixtures.ts";
import type { Fixtures, CartFixture } from "./fixtures.ts";
import { buildShop, negativeControlPool, negativeControlShop, startShop } from "./shopProcess.ts";
import type { ShopProcess } from "./shopProcess.ts";

/** Two API processes behind a balancer, on one PostgreSQL. */
export interface Shop {
  db: Db;
  postgres: Postgres;
  /** Sends requests through the balancer. */
  client: Client;
  balancer: Balancer;
  processes: ShopProcess[];
  /** Replaces a process that has exited. */
  replace: (index: number) => Promise<void>;
}

export interface Harness {
  random: Random;
  isShort: boolean;
  /** Returns a number of repetitions: for the short form, for the long form, or from `--runs`. */
  repetitions(short: number, long: number): number;
  /** Returns a duration in ms for the short or the long form. */
  durationMs(short: number, long: number): number;
  /** Returns a time limit. The short form doubles it, because other work runs on the same machine. */
  limitMs(limit: number): number;
  /** Creates a temporary folder that is deleted after the scenarios. */
  folder(name: string): string;
  /** Returns the shop that several scenarios share, with killed processes restarted. */
  shop(): Promise<Shop>;
  /** Creates a database with the shop's tables on the same PostgreSQL, for isolated processes. */
  database(): Promise<{ db: Db; url: string }>;
  /** Starts a negative control on the same PostgreSQL. */
  negativeControl(kind: "shop" | "pool"): Promise<{ client: Client; process: ShopProcess }>;
  createFixtures(
    db: Db,
    stocks: readonly number[],
    carts: readonly CartFixture[],
    tag?: string,
  ): Promise<Fixtures>;
  history(): History;
  /** Returns every violated invariant of the fixtures. */
  check(db: Db, fixtures: Fixtures, history: History): Promise<string[]>;
  close(): Promise<void>;
}

const PROCESSES = 2;

const openShop = async (
  folder: (name: string) => string,
): Promise<Shop & { close(): Promise<void> }> => {
  const postgres = await startPostgres();
  if (!postgres) throw new Error("No PostgreSQL was found.");
  const database = await openDatabase(readConfig({ DATABASE_URL: postgres.url }));
  await database.migrate();
  const balancer = await openBalancer();
  const processes: ShopProcess[] = [];
  // Gives the balancer time to notice that a process is about to exit.
  const env = { DATABASE_URL: postgres.url, DRAIN_SECONDS: "1" };
  const start = () => startShop({ ...env, DATA_DIR: folder("api") });
  const updateTargets = () => balancer.setTargets(processes.map(({ origin }) => origin));
  processes.push(...(await Promise.all(Array.from({ length: PROCESSES }, () => start()))));
  updateTargets();
  const client = createClient(() => balancer.origin);
  return {
    db: database.db.write,
    postgres,
    client,
    balancer,
    processes,
    replace: async (index) => {
      processes[index] = await start();
      updateTargets();
    },
    close: async () => {
      client.close();
      await balancer.close();
      for (const { kill } of processes) kill("SIGKILL");
      await Promise.all(processes.map(({ ended }) => ended));
      await database.close();
      await postgres.stop();
    },
  };
};

type OpenShop = Awaited<ReturnType<typeof openShop>>;

export const openHarness = (
  random: Random,
  isShort: boolean,
  runs: number | undefined,
): Harness => {
  buildShop();
  const root = mkdtempSync(join(tmpdir(), "pallu-chaos-"));
  // A PostgreSQL under another user needs to traverse this folder.
  chmodSync(root, 0o711);
  const databases: Database[] = [];
  const negativeControls = new Map<string, { client: Client; process: ShopProcess }>();
  let opened: Promise<OpenShop> | undefined;
  let count = 0;
  const folder = (name: string): string => {
    const path = join(root, `${name}-${++count}`);
    mkdirSync(path);
    return path;
  };
  /** The first checkouts of a process are slow until their code is compiled. */
  const warmUp = async (fresh: OpenShop): Promise<OpenShop> => {
    const items = await createItems(fresh.db, "warm", [1000]);
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const carts = Array.from({ length: 60 }, () => cart);
    const history = openHistory(join(folder("history"), "history.jsonl"));
    await inParallel(await createShoppers(fresh.db, "warm", items, carts), 8, (shopper) =>
      checkOut(fresh.client, history, shopper),
    );
    history.close();
    return fresh;
  };
  const shop = async (): Promise<OpenShop> => {
    opened ??= openShop(folder).then(warmUp);
    const current = await opened;
    for (const [index, { hasEnded }] of current.processes.entries())
      if (hasEnded()) await current.replace(index);
    return current;
  };
  return {
    random,
    isShort,
    repetitions: (short, long) => runs ?? (isShort ? short : long),
    durationMs: (short, long) => (isShort ? short : long),
    limitMs: (limit) => (isShort ? limit * 2 : limit),
    folder,
    shop,
    database: async () => {
      const { postgres, db } = await shop();
      const name = `chaos_${++count}`;
      await db.execute(sql.raw(`CREATE DATABASE ${name}`));
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      const database = await openDatabase(readConfig({ DATABASE_URL: url.href }));
      databases.push(database);
      await database.migrate();
      return { db: database.db.write, url: url.href };
    },
    negativeControl: async (kind) => {
      const running = negativeControls.get(kind);
      if (running && !running.process.hasEnded()) return running;
      const { postgres } = await shop();
      const env = { DATABASE_URL: postgres.url, DATA_DIR: folder("negative-control") };
      const process = await startShop(
        env,
        kind === "shop" ? negativeControlShop : negativeControlPool,
      );
      const negativeControl = { process, client: createClient(() => process.origin) };
      negativeControls.set(kind, negativeControl);
      return negativeControl;
    },
    createFixtures: async (db, stocks, carts, tag = `chaos${++count}`) => {
      const items = await createItems(db, tag, stocks);
      return { tag, items, shoppers: await createShoppers(db, tag, items, carts) };
    },
    history: () => openHistory(join(folder("history"), "history.jsonl")),
    check: (db, fixtures, history) => checkInvariants(db, fixtures, history.read()),
    close: async () => {
      for (const { client, process } of negativeControls.values()) {
        client.close();
        process.kill("SIGKILL");
        await process.ended;
      }
      for (const database of databases) await database.close();
      if (opened) await (await opened).close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/** Opens a database for a scenario and closes it after the work. */
export const withDatabase = async <T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(readConfig(env));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

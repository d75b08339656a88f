import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import type { Database, Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { startPostgres } from "../services/startPostgres.ts";
import type { Postgres } from "../services/startPostgres.ts";
import { openBalancer } from "./balancer.ts";
import type { Balancer } from "./balancer.ts";
import { checkDatabase } from "./checkDatabase.ts";
import { createClient } from "./client.ts";
import type { Client } from "./client.ts";
import { checkOut, inParallel } from "./load.ts";
import type { Order } from "./load.ts";
import type { Random } from "./random.ts";
import { createItems, createShoppers, singleCarts } from "./fixtures.ts";
import type { CartFixture, Fixtures } from "./fixtures.ts";
import { buildShop, startShop } from "./shopProcess.ts";
import type { ShopProcess } from "./shopProcess.ts";

const programOf = (name: string): string => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

/** The API with endpoints that each violate one guarantee. */
const faultyApi = programOf("negativeControlShop");

/** The negative controls: a program that is deliberately broken, and its checkout if it is another one. */
const controls = {
  /** Responds before it stores the order. */
  early: { program: faultyApi, path: "/negative-control/early" },
  /** Waits for the mail server before it responds. */
  mail: { program: faultyApi, path: "/negative-control/mail" },
  /** Has no guards of the embedded database. */
  unguarded: { program: faultyApi, path: undefined },
  /** A server with a default connection pool. */
  pool: { program: programOf("negativeControlPool"), path: "/" },
} as const;

/** A negative control, or false for the real shop. */
export type Control = keyof typeof controls | false;

/** Two API processes behind a balancer, on one PostgreSQL. */
interface Shop {
  db: Db;
  postgres: Postgres;
  /** Sends requests through the balancer. */
  client: Client;
  balancer: Balancer;
  processes: ShopProcess[];
  /** Replaces a process that has exited. */
  replace: (index: number) => Promise<void>;
}

interface SaleOptions {
  control?: Control;
  /** The stock of each item. @default one item with 5,000 pieces */
  stocks?: readonly number[];
  /** The carts, or a number of carts with one piece of the first item. */
  carts: number | readonly CartFixture[];
}

/** Shoppers with filled carts in front of a shop or its negative control. */
export interface Sale extends Fixtures {
  db: Db;
  client: Client;
  processes: readonly ShopProcess[];
  order: Order;
  /** Returns every violated invariant. */
  check(): Promise<string[]>;
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
  /** Opens a sale at the shared shop, or at a negative control on its database. */
  sale(options: SaleOptions): Promise<Sale>;
  /** Creates a database with the shop's tables on the same PostgreSQL, for isolated processes. */
  database(): Promise<{ db: Db; url: string }>;
  /** Starts a process with a data folder of its own, unless the settings name one. */
  start(env: Record<string, string>, control?: Control): Promise<ShopProcess>;
  /** Opens a sale in an embedded database that no process has opened yet, in a new folder or the given one. */
  embeddedSale(options: Omit<SaleOptions, "control"> & { folder?: string }): Promise<EmbeddedSale>;
  createFixtures(
    db: Db,
    stocks: readonly number[],
    carts: number | readonly CartFixture[],
  ): Promise<Fixtures>;
  close(): Promise<void>;
}

export interface EmbeddedSale extends Fixtures {
  /** The settings of a process on the database. */
  env: { DATA_DIR: string };
  /** Returns every violated invariant, once no process has opened the database. */
  check: () => Promise<string[]>;
}

/** Returns the function that submits carts by a client, to the checkout of the negative control if there is one. */
export const orderBy =
  (client: Client, control: Control = false): Order =>
  (shopper, options) =>
    checkOut(client, shopper, { path: control ? controls[control].path : undefined, ...options });

/** Opens a database and closes it after the work. */
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

const PROCESSES = 2;

const openShop = async (
  folder: (name: string) => string,
): Promise<Shop & { close(): Promise<void> }> => {
  const postgres = await startPostgres();
  const database = await openDatabase(readConfig({ DATABASE_URL: postgres.url }));
  await database.migrate();
  const balancer = await openBalancer();
  // Gives the balancer time to notice that a process is about to exit.
  const env = { DATABASE_URL: postgres.url, DRAIN_SECONDS: "1" };
  const start = () => startShop({ ...env, DATA_DIR: folder("api") });
  const processes = await Promise.all(Array.from({ length: PROCESSES }, start));
  const updateTargets = () => balancer.setTargets(processes.map(({ origin }) => origin));
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
      await Promise.all(processes.map((one) => one.stop()));
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
  const runningControls = new Map<string, ShopProcess>();
  let opened: Promise<OpenShop> | undefined;
  let count = 0;
  const folder = (name: string): string => {
    const path = join(root, `${name}-${++count}`);
    mkdirSync(path);
    return path;
  };
  const createFixtures: Harness["createFixtures"] = async (db, stocks, carts) => {
    const tag = `chaos${++count}`;
    const items = await createItems(db, tag, stocks);
    const all = typeof carts === "number" ? singleCarts(carts) : carts;
    const shoppers = await createShoppers(db, tag, items, all);
    return { tag, items, shoppers };
  };
  /** The first checkouts of a process are slow until their code is compiled. */
  const warmUp = async (fresh: OpenShop): Promise<OpenShop> => {
    const { shoppers } = await createFixtures(fresh.db, [1000], 60);
    await inParallel(shoppers, 8, orderBy(fresh.client));
    return fresh;
  };
  const shop = async (): Promise<OpenShop> => {
    opened ??= openShop(folder).then(warmUp);
    const current = await opened;
    for (const [index, { hasEnded }] of current.processes.entries())
      if (hasEnded()) await current.replace(index);
    return current;
  };
  const start: Harness["start"] = (env, control = false) =>
    startShop(
      { DATA_DIR: env["DATA_DIR"] ?? folder("api"), ...env },
      control ? controls[control].program : undefined,
    );
  /** Returns the process of a negative control on the shared database. */
  const controlProcess = async (control: keyof typeof controls): Promise<ShopProcess> => {
    const { program } = controls[control];
    const running = runningControls.get(program);
    if (running && !running.hasEnded()) return running;
    const { postgres } = await shop();
    const started = await start({ DATABASE_URL: postgres.url }, control);
    runningControls.set(program, started);
    return started;
  };
  return {
    random,
    isShort,
    repetitions: (short, long) => runs ?? (isShort ? short : long),
    durationMs: (short, long) => (isShort ? short : long),
    limitMs: (limit) => (isShort ? limit * 2 : limit),
    folder,
    shop,
    start,
    createFixtures,
    sale: async ({ control = false, stocks = [5000], carts }) => {
      const { db, client, processes } = await shop();
      const broken = control ? await controlProcess(control) : undefined;
      const fixtures = await createFixtures(db, stocks, carts);
      const target = broken?.client ?? client;
      return {
        ...fixtures,
        db,
        client: target,
        processes: broken ? [broken] : processes,
        order: orderBy(target, control),
        check: () => checkDatabase(db, fixtures),
      };
    },
    embeddedSale: async ({ folder: dataDir = folder("embedded"), stocks = [5000], carts }) => {
      const env = { DATA_DIR: dataDir };
      const fixtures = await withDatabase(env, async (database) => {
        await database.migrate();
        return createFixtures(database.db.write, stocks, carts);
      });
      const check = () => withDatabase(env, ({ db }) => checkDatabase(db.write, fixtures));
      return { ...fixtures, env, check };
    },
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
    close: async () => {
      for (const control of runningControls.values()) await control.stop();
      for (const database of databases) await database.close();
      if (opened) await (await opened).close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

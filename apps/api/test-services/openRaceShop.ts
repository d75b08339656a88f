import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/db/client.ts";
import type { Db } from "../src/db/client.ts";
import { seedDemo } from "../src/seed/seedDemo.ts";
import { fixtureCatalogue, plainFileOf } from "../src/testing/catalogue.fixtures.ts";
import type { Send } from "../src/testing/shopCaller.ts";
import { startPostgres } from "./startPostgres.ts";

export interface RaceShop {
  db: Db;
  /** Sends to the API processes in turn. */
  send: Send;
  close(): Promise<void>;
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

const findServer = async (): Promise<Server> => {
  const given = process.env["TEST_POSTGRES_URL"];
  if (given) return { url: given, stop: async () => undefined };
  const started = await startPostgres();
  if (started) return started;
  throw new Error(
    "The races need a PostgreSQL: set TEST_POSTGRES_URL to one where databases may be created, or install its server programs.",
  );
};

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** A database of our own on the server, so that nothing that lives there is touched. */
const createDatabase = async (server: Server): Promise<Server> => {
  const name = `pallu_race_${randomUUID().slice(0, 8)}`;
  await run(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      await run(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
      await server.stop();
    },
  };
};

const startApi = async (databaseUrl: string): Promise<{ child: ChildProcess; origin: string }> => {
  const child = fork(fileURLToPath(new URL("./apiProcess.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const [port] = (await once(child, "message")) as [number];
  return { child, origin: `http://127.0.0.1:${port}` };
};

const stopApi = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, "exit");
  child.disconnect();
  await gone;
};

/** Two API processes on one PostgreSQL, with the small catalogue and the demo coupons. */
export const openRaceShop = async (): Promise<RaceShop> => {
  const server = await createDatabase(await findServer());
  const database = await openDatabase(readConfig({ DATABASE_URL: server.url }));
  await database.migrate();
  await seedDemo(database.db, fixtureCatalogue, plainFileOf);
  const apis = await Promise.all([startApi(server.url), startApi(server.url)]);
  let turn = 0;
  return {
    db: database.db,
    send: async ({ method, url, headers, body }) => {
      turn += 1;
      const origin = apis[turn % apis.length]?.origin ?? "";
      const answer = await fetch(`${origin}${url}`, { method, headers, ...(body && { body }) });
      return { status: answer.status, body: await answer.json() };
    },
    close: async () => {
      await Promise.all(apis.map(({ child }) => stopApi(child)));
      await database.close();
      await server.stop();
    },
  };
};

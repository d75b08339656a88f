import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { readConfig } from "@pallu/api";
import { openDatabase, seedDemo } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { fixtureCatalogue, plainFileOf } from "@pallu/api/testing";
import type { Send } from "@pallu/api/testing";
import pg from "pg";
import { startPostgres } from "./startPostgres.ts";

export interface RaceShop {
  db: Db;
  /** The connection string for other processes. */
  url: string;
  /** The PostgreSQL server, for further databases. */
  server: Server;
  /** Sends requests to the API processes in turn. */
  send: Send;
  close(): Promise<void>;
}

export interface Server {
  url: string;
  stop: () => Promise<void>;
}

/** Returns the server of TEST_POSTGRES_URL, or starts one. */
export const findServer = async (): Promise<Server> => {
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

/** Creates a separate database on the server, so that existing data stay untouched. */
export const createDatabase = async (server: Server): Promise<Server> => {
  const name = `pallu_race_${randomUUID().slice(0, 8)}`;
  await run(server.url, `CREATE DATABASE ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    stop: async () => {
      await run(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
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

/** Starts API processes on an existing database. Distributes calls to them in turn. */
export const startApis = async (
  databaseUrl: string,
  count: number,
): Promise<{ send: Send; stop(): Promise<void> }> => {
  const apis = await Promise.all(Array.from({ length: count }, () => startApi(databaseUrl)));
  let turn = 0;
  return {
    send: async ({ method, url, headers, body }) => {
      turn += 1;
      const origin = apis[turn % apis.length]?.origin ?? "";
      const answer = await fetch(`${origin}${url}`, { method, headers, ...(body && { body }) });
      return { status: answer.status, body: await answer.json() };
    },
    stop: async () => {
      await Promise.all(apis.map(({ child }) => stopApi(child)));
    },
  };
};

/** Starts two API processes on one PostgreSQL, with the small catalogue and the demo coupons. */
export const openRaceShop = async (): Promise<RaceShop> => {
  const server = await findServer();
  const { url, stop } = await createDatabase(server);
  const database = await openDatabase(readConfig({ DATABASE_URL: url }));
  await database.migrate();
  await seedDemo(database.db.write, fixtureCatalogue, plainFileOf);
  const apis = await startApis(url, 2);
  return {
    db: database.db.write,
    url,
    server,
    send: apis.send,
    close: async () => {
      await apis.stop();
      await database.close();
      await stop();
      await server.stop();
    },
  };
};

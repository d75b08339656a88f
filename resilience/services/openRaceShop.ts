import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, systemClock } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { Send } from "@pallu/api/testing";
import { apiServer, startShop } from "../harness/shopProcess.ts";

export interface RaceDatabase {
  db: Db;
  /** The connection string for other processes. */
  url: string;
  close(): Promise<void>;
}

/** Sends requests to the API processes in turn. A signal that is aborted closes the connection. */
type SendInTurn = (request: Parameters<Send>[0], signal?: AbortSignal) => ReturnType<Send>;

export interface RaceShop extends RaceDatabase {
  send: SendInTurn;
}

/** Starts the API in several processes on an existing database. Distributes calls to them in turn. */
export const startApis = async (
  databaseUrl: string,
  count: number,
): Promise<{ send: SendInTurn; stop(): Promise<void> }> => {
  const env = { DATABASE_URL: databaseUrl, RATE_LIMIT_FACTOR: "100000" };
  const processes = await Promise.all(
    Array.from({ length: count }, () => startShop(env, apiServer)),
  );
  let turn = 0;
  return {
    send: async ({ method, url, headers, body }, signal) => {
      turn += 1;
      const origin = processes[turn % count]?.origin ?? "";
      const init = { method, headers, ...(body && { body }), ...(signal && { signal }) };
      const answer = await fetch(`${origin}${url}`, init);
      return { status: answer.status, body: await answer.json() };
    },
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()));
    },
  };
};

/** Creates a database on PostgreSQL with the small catalogue and the demo coupons. */
export const openRaceDatabase = async (): Promise<RaceDatabase> => {
  const { url, stop } = await createPostgresDatabase("fixture");
  const database = await openDatabase(readConfig({ DATABASE_URL: url }));
  return {
    db: database.db.write,
    url,
    close: async () => {
      await database.close();
      await stop();
    },
  };
};

/** Starts the API in two processes on one PostgreSQL, with the small catalogue and the demo coupons. */
export const openRaceShop = async (): Promise<RaceShop> => {
  const database = await openRaceDatabase();
  const apis = await startApis(database.url, 2);
  return {
    ...database,
    send: apis.send,
    close: async () => {
      await apis.stop();
      await database.close();
    },
  };
};

/** Opens the API on an existing database in this process. `settings` are those of the environment. */
export const openApi = async (databaseUrl: string, settings: NodeJS.ProcessEnv = {}) => {
  const config = readConfig({ ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" });
  const database = await openDatabase(config);
  const app = await buildApp({ db: database.db, config, clock: systemClock, log: false });
  return { app, database, close: () => app.close().then(() => database.close()) };
};

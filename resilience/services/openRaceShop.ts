import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { Send } from "@pallu/api/testing";
import type { Reply, Request } from "./apiProcess.ts";

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

/** API processes of the run. They start when they are first needed, and end with this process. */
const processes: ChildProcess[] = [];

const findProcess = (index: number): ChildProcess => {
  const running = processes[index];
  if (running) return running;
  const child = fork(fileURLToPath(new URL("./apiProcess.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
  });
  child.unref();
  child.channel?.unref();
  processes[index] = child;
  return child;
};

let requests = 0;

/** Sends a request to an API process. Resolves with its reply, and rejects when the process ends instead. */
const ask = (child: ChildProcess, request: Omit<Request, "id">): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const id = ++requests;
    const end = (): void => {
      child.off("message", hear);
      reject(new Error("An API process of the races has ended."));
    };
    const hear = (reply: Reply): void => {
      if (reply.id !== id) return;
      child.off("message", hear);
      child.off("exit", end);
      resolve(reply);
    };
    child.on("message", hear);
    child.once("exit", end);
    child.send({ ...request, id });
  });

/** Starts the API in several processes on an existing database. Distributes calls to them in turn. */
export const startApis = async (
  databaseUrl: string,
  count: number,
): Promise<{ send: SendInTurn; stop(): Promise<void> }> => {
  const children = Array.from({ length: count }, (_, index) => findProcess(index));
  const replies = await Promise.all(children.map((child) => ask(child, { open: databaseUrl })));
  const origins = replies.map(({ port }) => `http://127.0.0.1:${port}`);
  let turn = 0;
  return {
    send: async ({ method, url, headers, body }, signal) => {
      turn += 1;
      const origin = origins[turn % origins.length] ?? "";
      const init = { method, headers, ...(body && { body }), ...(signal && { signal }) };
      const answer = await fetch(`${origin}${url}`, init);
      return { status: answer.status, body: await answer.json() };
    },
    stop: async () => {
      await Promise.all(children.map((child) => ask(child, { close: databaseUrl })));
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

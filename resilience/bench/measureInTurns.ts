import type { Client } from "../harness/client.ts";
import { inParallel, median, quantile } from "../harness/load.ts";
import { cpuMs } from "../harness/procfs.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";
import type { Postgres } from "../services/startPostgres.ts";

/** Connections of every measurement. */
const CONNECTIONS = 8;
/** The shops take turns so many times, so that what slows the machine meets all of them. */
const ROUNDS = 8;

/**
 * A call, and whether the limit of a search applies. `deep` follows the next page so many times first. `afterWrite` ends
 * a transaction in the database before each request, so that no list that was kept before is valid.
 */
export interface Target {
  name: string;
  path: string;
  isSearch?: boolean;
  deep?: number;
  afterWrite?: boolean;
}

/**
 * Figures of one call: processor times of a request in ms, the median of the rounds, and the 99th percentile of the latency
 * in ms.
 */
export interface Figures {
  serverMs: number;
  databaseMs: number;
  bytes: number;
  p99: number;
}

/** Sends a GET request. Throws unless it is answered 200. */
export const get = async (client: Client, path: string) => {
  const reply = await client.send({ method: "GET", path, ip: "10.1.0.1" });
  if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}: ${reply.text}`);
  return reply;
};

/** Returns the address of a page so many pages further. A small catalogue ends earlier. */
const follow = async (client: Client, path: string, times: number): Promise<string> => {
  let address = path;
  for (let page = 0; page < times; page++) {
    const { headers } = await get(client, address);
    const next = /^<(?<path>[^>]+)>/.exec(String(headers["link"] ?? ""))?.groups?.["path"];
    if (next === undefined) return path;
    address = next;
  }
  return address;
};

/** A running shop. `write` ends a transaction in its database. */
export interface Served {
  shop: ShopProcess;
  write: () => Promise<void>;
}

const readMany = ({ shop, write }: Served, { path, afterWrite }: Target, count: number) =>
  inParallel(Array.from({ length: count }), CONNECTIONS, async () => {
    if (afterWrite) await write();
    return get(shop.client, path);
  });

interface Counted extends Served {
  target: Target;
  bytes: number;
  /** Of each round, in ms. */
  serverMs: number[];
  databaseMs: number[];
  durations: number[];
}

/**
 * Measures a call on every shop. The shops take turns, beginning with another one each time. Their databases are on one
 * server.
 */
export const measureInTurns = async (
  shops: readonly Served[],
  postgres: Postgres,
  target: Target,
  requests: number,
): Promise<Figures[]> => {
  const perRound = Math.ceil(requests / ROUNDS);
  const counted: Counted[] = [];
  for (const served of shops) {
    const path = await follow(served.shop.client, target.path, target.deep ?? 0);
    const replies = await readMany(served, { ...target, path }, Math.max(80, requests / 2));
    const bytes = Buffer.byteLength(replies[0]?.text ?? "");
    counted.push({
      ...served,
      target: { ...target, path },
      bytes,
      serverMs: [],
      databaseMs: [],
      durations: [],
    });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < counted.length; turn++) {
      const one = counted[(round + turn) % counted.length];
      if (!one) continue;
      const before = [cpuMs(one.shop.pid), postgres.cpuMs()] as const;
      const replies = await readMany(one, one.target, perRound);
      one.serverMs.push((cpuMs(one.shop.pid) - before[0]) / perRound);
      one.databaseMs.push((postgres.cpuMs() - before[1]) / perRound);
      one.durations.push(...replies.map(({ durationMs }) => durationMs));
    }
  }
  return counted.map(({ bytes, serverMs, databaseMs, durations }) => ({
    serverMs: median(serverMs),
    databaseMs: median(databaseMs),
    bytes,
    p99: quantile(durations, 0.99),
  }));
};

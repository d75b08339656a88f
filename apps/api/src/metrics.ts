import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import { seconds } from "./clock.ts";
import type { Config } from "./config.ts";
import type { Database, Pools } from "./db/client.ts";
import { freeSpaceOf } from "./db/freeSpace.ts";
import { rowsOf } from "./db/rows.ts";
import { StartupError } from "./startupError.ts";

export interface Metrics {
  /** Counts and times the responses of an application. Call it before the application is ready. */
  observe: (app: FastifyInstance, part: "api" | "pages") => void;
  /** The port of the metrics. Undefined without METRICS_PORT. */
  port: number | undefined;
  close: () => Promise<void>;
}

const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const observer = (registry: Registry): Metrics["observe"] => {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "How long answers took, by route and status",
    labelNames: ["part", "method", "route", "status"],
    buckets: durations,
    registers: [registry],
  });
  return (app, part) => {
    app.addHook("onResponse", async (request, reply) => {
      const route = request.routeOptions.url ?? "none";
      const status = String(reply.statusCode);
      duration.observe(
        { part, method: request.method, route, status },
        reply.elapsedTime / seconds(1),
      );
    });
  };
};

interface Queue {
  name: string;
  help: string;
  /** The rows that wait, are held or have failed. */
  rows: SQL;
}

/** Adds the numbers of rows of a queue that wait, that a restore holds, and that have failed. */
const addQueue = (registry: Registry, db: Pools, { name, help, rows }: Queue): void => {
  const gauge: Gauge<"state"> = new Gauge({
    name,
    help,
    labelNames: ["state"],
    registers: [registry],
    collect: async () => {
      try {
        const [count] = await rowsOf<{ waiting: string; held: string; failed: string }>(
          db.read,
          sql`SELECT count(*) FILTER (WHERE failed_at IS NULL AND held_at IS NULL)::text AS waiting,
            count(*) FILTER (WHERE failed_at IS NULL AND held_at IS NOT NULL)::text AS held,
            count(*) FILTER (WHERE failed_at IS NOT NULL)::text AS failed FROM ${rows}`,
        );
        gauge.set({ state: "waiting" }, Number(count?.waiting));
        gauge.set({ state: "held" }, Number(count?.held));
        gauge.set({ state: "failed" }, Number(count?.failed));
      } catch {
        gauge.reset();
      }
    },
  });
};

/** Adds metrics that are queried from the database on each scrape. They are absent while it is unreachable. */
const addDatabase = (registry: Registry, { db, connections }: Database): void => {
  const up: Gauge = new Gauge({
    name: "pallu_database_up",
    help: "1 while the database answers",
    registers: [registry],
    collect: async () => {
      const answers = await rowsOf(db.read, sql`SELECT 1`).then(
        () => true,
        () => false,
      );
      up.set(answers ? 1 : 0);
    },
  });
  addQueue(registry, db, {
    name: "pallu_mails",
    help: "Mails that wait to be sent, and those that nobody will send any more",
    rows: sql`outbox WHERE sent_at IS NULL`,
  });
  addQueue(registry, db, {
    name: "pallu_webhook_events",
    help: "Events that wait to be delivered to webhooks, and those that were given up",
    rows: sql`webhook_deliveries WHERE delivered_at IS NULL`,
  });
  if (!connections) return;
  const open: Gauge<"state"> = new Gauge({
    name: "pallu_database_connections",
    help: "Connections of this process, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect: () => {
      for (const [state, count] of Object.entries(connections())) open.set({ state }, count);
    },
  });
};

const addSpace = (registry: Registry, dataDir: string): void => {
  const free: Gauge = new Gauge({
    name: "pallu_free_space_bytes",
    help: "What is free where DATA_DIR lies",
    registers: [registry],
    collect: async () => {
      free.set((await freeSpaceOf(dataDir)) ?? Number.NaN);
    },
  });
};

const listen = async (
  registry: Registry,
  { host, metricsPort }: Config,
): Promise<Pick<Metrics, "port" | "close">> => {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = seconds(10);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: Error) =>
      reject(
        new StartupError(
          `METRICS_PORT ${metricsPort} on ${host} cannot be opened: ${error.message}.`,
        ),
      ),
    );
    server.listen(metricsPort, host, resolve);
  });
  server.unref();
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** Serves metrics in the Prometheus text format on a separate port (METRICS_PORT). */
export const openMetrics = async (config: Config, database: Database): Promise<Metrics> => {
  if (config.metricsPort === undefined)
    return { observe: () => undefined, port: undefined, close: async () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addDatabase(registry, database);
  addSpace(registry, config.dataDir);
  return { observe: observer(registry), ...(await listen(registry, config)) };
};

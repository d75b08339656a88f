import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Postgres } from "../../services/startPostgres.ts";
import type { Client } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import {
  serverErrors,
  checkOut,
  inParallel,
  readRepeatedly,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Harness } from "../harness.ts";

const RESPONSE_LIMIT_MS = 3000;
const RECOVERY_LIMIT_MS = 3000;
const GROWTH_MIB = 60;
const SHOPPERS = 40;

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

type Outage = Pick<Postgres, "pause"> & {
  name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
};

const outages = (postgres: Postgres): Omit<Outage, "pause">[] => [
  {
    name: "stopped",
    begin: () => postgres.halt("SIGINT"),
    end: () => postgres.start(),
  },
  {
    name: "standing still",
    begin: async () => postgres.pause(),
    end: async () => postgres.resume(),
  },
];

/** Polls the health check and an endpoint without database access, until it is stopped. */
const pollEndpoints = async (client: Client, stop: AbortSignal) => {
  const health: Outcome[] = [];
  const independent: Outcome[] = [];
  while (!stop.aborted) {
    const send = async (path: string, list: Outcome[]): Promise<void> => {
      const reply = await client.send({ method: "GET", path, ip: "10.250.0.1" });
      list.push({ ...reply, at: performance.now(), kind: "read" });
    };
    await Promise.all([send("/api/health", health), send("/api/openapi.json", independent)]);
    await wait(200);
  }
  return { health, independent };
};

const measureRecovery = async (client: Client): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const reply = await client.send({
      method: "GET",
      path: "/api/categories",
      ip: "10.250.0.2",
    });
    if (reply.status === 200) return performance.now() - began;
    await wait(25);
  }
  return Number.POSITIVE_INFINITY;
};

const runOutage = async (harness: Harness, isNegativeControl: boolean, index: number) => {
  const { db, client, postgres, processes } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("pool") : undefined;
  const target = negativeControl?.client ?? client;
  const watched = negativeControl ? [negativeControl.process] : processes;
  const outage = outages(postgres)[index];
  if (!outage) throw new Error("There is no such outage.");
  const cart = { lines: [{ item: 0, quantity: 1 }] };
  const fixtures = await harness.createFixtures(
    db,
    [1000],
    Array.from({ length: SHOPPERS }, () => cart),
  );
  const history = harness.history();
  const before = watched.map(({ pid }) => residentMib(pid));
  const stop = new AbortController();
  await outage.begin();
  const loads = Promise.all([
    readRepeatedly(target, "/api/categories", 4, stop.signal),
    inParallel(
      fixtures.shoppers,
      4,
      async (shopper) => {
        const outcome = await checkOut(target, history, shopper, { path: negativeControl && "/" });
        await wait(100);
        return outcome;
      },
      stop.signal,
    ),
  ]);
  const polls = pollEndpoints(target, stop.signal);
  // Long enough to distinguish responses that wait for the database from timely ones.
  await wait(isNegativeControl ? 7000 : harness.durationMs(4000, 60_000));
  const growthMib = Math.max(
    ...watched.map(({ pid, hasEnded }, index) =>
      hasEnded() ? 0 : residentMib(pid) - (before[index] ?? 0),
    ),
  );
  stop.abort();
  const [reads, orders] = negativeControl ? [[], []] : await loads;
  const { health, independent } = negativeControl ? { health: [], independent: [] } : await polls;
  await outage.end();
  const controlOutcomes = negativeControl ? (await loads).flat() : [];
  if (negativeControl) await polls;
  const recoveryMs = await measureRecovery(target);
  const outcomes = [...reads, ...orders, ...controlOutcomes];
  const breaches = negativeControl ? [] : await harness.check(db, fixtures, history);
  history.close();
  const all = [...outcomes, ...health, ...independent];
  if (slowest(all) > harness.limitMs(RESPONSE_LIMIT_MS))
    breaches.push(`${outage.name}: an answer took ${secondsText(slowest(all))}`);
  if (serverErrors(outcomes).length > 0)
    breaches.push(`${outage.name}: ${tally(serverErrors(outcomes))}`);
  if (withStatus(health, (status) => status !== 503).length > 0)
    breaches.push(`${outage.name}: health reported that the shop can serve`);
  if (withStatus(independent, (status) => status !== 200).length > 0)
    breaches.push(`${outage.name}: what needs no database failed, too`);
  if (watched.some(({ hasEnded }) => hasEnded())) breaches.push(`${outage.name}: a process ended`);
  if (growthMib > GROWTH_MIB)
    breaches.push(`${outage.name}: memory grew by ${growthMib.toFixed(0)} MiB`);
  if (recoveryMs > harness.limitMs(RECOVERY_LIMIT_MS))
    breaches.push(`${outage.name}: no answer within 3 s of its return`);
  const busy = withStatus(outcomes, (status) => status === 503).length;
  return { breaches, all, busy, recoveryMs, growthMib, name: outage.name };
};

export const databaseGone: Scenario = {
  id: "F7",
  name: "PostgreSQL is gone for a while: stopped, then standing still with open connections",
  goals: "G4",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const results = [];
    for (const index of isNegativeControl ? [1] : [0, 1])
      results.push(await runOutage(harness, isNegativeControl, index));
    const all = results.flatMap((one) => one.all);
    return {
      faultEvidence:
        isNegativeControl || results.every(({ busy }) => busy > 0)
          ? `${results.map(({ name, busy }) => `${name}: ${busy} × 503`).join(", ")}`
          : "",
      breaches: results.flatMap(({ breaches }) => breaches),
      figure: `${all.length} answers, the slowest after ${secondsText(slowest(all))}; back ${secondsText(Math.max(...results.map(({ recoveryMs }) => recoveryMs)))} after the database; memory +${Math.max(...results.map(({ growthMib }) => growthMib)).toFixed(0)} MiB at most`,
    };
  },
};

import { setTimeout as wait } from "node:timers/promises";
import { rowsOf } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import type { Client, Reply } from "../../harness/client.ts";
import type { Shopper } from "../../harness/fixtures.ts";
import type { Harness } from "../../harness/harness.ts";
import {
  inParallel,
  secondsText,
  serverErrors,
  slowResponses,
  slowest,
  startLoad,
  tally,
  withStatus,
  withoutStatus,
} from "../../harness/load.ts";
import type { Order, Outcome } from "../../harness/load.ts";
import { residentMib } from "../../harness/procfs.ts";
import type { Postgres } from "../../services/startPostgres.ts";
import type { Scenario, ScenarioResult } from "../scenario.ts";

const RESPONSE_LIMIT_MS = 3000;
const GROWTH_MIB = 60;
const SHOPPERS = 600;
const ORDERS_AT_ONCE = 8;

interface Outage {
  name: string;
  begin(postgres: Postgres): Promise<void>;
  end(postgres: Postgres): Promise<void>;
}

const stopBy = (name: string, signal: "SIGINT" | "SIGQUIT" | "SIGKILL"): Outage => ({
  name,
  begin: (postgres) => postgres.halt(signal),
  end: (postgres) => postgres.start(),
});
const stopped = stopBy("stopped", "SIGINT");
const stoppedAtOnce = stopBy("stopped at once", "SIGQUIT");
const crashed = stopBy("crashed", "SIGKILL");
const paused: Outage = {
  name: "standing still",
  begin: async (postgres) => postgres.pause(),
  end: async (postgres) => postgres.resume(),
};

interface OutageOptions {
  outage: Outage;
  /** How long the database is gone, in ms. 0 for a restart. */
  lastsMs: number;
  recoveryLimitMs: number;
}

/** Polls a path from now on. Returns the function that ends the polls and resolves to the replies. */
const poll = (client: Client, path: string): (() => Promise<Reply[]>) => {
  const replies: Reply[] = [];
  const over = new AbortController();
  const polling = (async () => {
    while (!over.signal.aborted) {
      replies.push(await client.send({ method: "GET", path, ip: "10.250.0.1" }));
      await wait(200);
    }
  })();
  return async () => {
    over.abort();
    await polling;
    return replies;
  };
};

/** Yields the shoppers of a queue as long as there are any, also those that were added meanwhile. */
function* takeFrom(queue: Shopper[]): Generator<Shopper> {
  for (let next = queue.shift(); next; next = queue.shift()) yield next;
}

const runOutage = async (harness: Harness, control: "pool" | false, options: OutageOptions) => {
  const { outage, lastsMs } = options;
  const recoveryLimitMs = harness.limitMs(options.recoveryLimitMs);
  const { postgres } = await harness.shop();
  const sale = await harness.sale({ control, carts: SHOPPERS });
  const { client, processes, db } = sale;
  const startOf = async () =>
    (await rowsOf<{ at: string }>(db, sql`SELECT pg_postmaster_start_time()::text AS at`))[0]?.at;
  const startedAt = await startOf();
  const memoryBefore = processes.map(({ pid }) => residentMib(pid));
  const queue = [...sale.shoppers];
  /** Shoppers who are asked to come back order again later. */
  const order: Order = async (shopper) => {
    const outcome = await sale.order(shopper);
    if (outcome.status === 503) queue.push(shopper);
    return outcome;
  };
  const load = startLoad(
    { client, shoppers: takeFrom(queue), order },
    { orderers: ORDERS_AT_ONCE, pauseMs: 50, readers: 4 },
  );
  await wait(300);
  await outage.begin(postgres);
  // Health and document of the negative control are not like the shop's.
  const [stopHealth, stopIndependent] = ["/api/health", "/api/openapi.json"].map((path) =>
    control || lastsMs === 0 ? async () => [] : poll(client, path),
  );
  await wait(lastsMs);
  const growthMib = Math.max(
    ...processes.map(({ pid, hasEnded }, index) =>
      hasEnded() ? 0 : residentMib(pid) - (memoryBefore[index] ?? 0),
    ),
  );
  const health = (await stopHealth?.()) ?? [];
  const independent = (await stopIndependent?.()) ?? [];
  await outage.end(postgres);
  const acceptingSince = performance.now();
  await wait(recoveryLimitMs);
  const outcomes = await load.stop();
  if (!control) outcomes.push(...(await inParallel(queue, ORDERS_AT_ONCE, sale.order)));
  const recoveryOf = (kind: Outcome["kind"]): number => {
    const first = withStatus(outcomes, 200).find(
      (outcome) => outcome.kind === kind && outcome.at - outcome.durationMs > acceptingSince,
    );
    return (first?.at ?? Infinity) - acceptingSince;
  };
  const recoveryMs = Math.max(recoveryOf("checkout"), recoveryOf("read"));
  const all = [...outcomes, ...health, ...independent];
  const breaches = [
    ...(control ? [] : await sale.check()),
    ...slowResponses(all, harness.limitMs(RESPONSE_LIMIT_MS)),
    ...serverErrors(outcomes),
  ];
  const lost = withStatus(outcomes, 0);
  if (lost.length > 0) breaches.push(`no answer: ${tally(lost)}`);
  if (withoutStatus(health, 503).length > 0)
    breaches.push("health reported that the shop can serve");
  if (withoutStatus(independent, 200).length > 0)
    breaches.push("what needs no database failed, too");
  if (processes.some(({ hasEnded }) => hasEnded())) breaches.push("an API process ended");
  if (growthMib > GROWTH_MIB) breaches.push(`memory grew by ${growthMib.toFixed(0)} MiB`);
  if (recoveryMs > recoveryLimitMs)
    breaches.push(`no answer within ${secondsText(recoveryLimitMs)} of the database's return`);
  const busy = withStatus(outcomes, 503).length;
  return {
    breaches: breaches.map((breach) => `${outage.name}: ${breach}`),
    all,
    busy,
    acknowledged: withStatus(outcomes, 200).filter(({ kind }) => kind === "checkout").length,
    recoveryMs,
    growthMib,
    hasOccurred: outage === paused ? busy > 0 || Boolean(control) : (await startOf()) !== startedAt,
  };
};

const runOutages = async (
  harness: Harness,
  isNegativeControl: boolean,
  list: readonly OutageOptions[],
): Promise<ScenarioResult> => {
  const results: Awaited<ReturnType<typeof runOutage>>[] = [];
  for (const options of list)
    results.push(await runOutage(harness, isNegativeControl && "pool", options));
  const all = results.flatMap((one) => one.all);
  const sumOf = (name: "busy" | "acknowledged") => results.reduce((sum, one) => sum + one[name], 0);
  const most = (name: "recoveryMs" | "growthMib") => Math.max(...results.map((one) => one[name]));
  const hasOccurred =
    results.every((one) => one.hasOccurred) && (isNegativeControl || sumOf("busy") > 0);
  return {
    faultEvidence: hasOccurred ? `${results.length} outages, ${sumOf("busy")} × 503 meanwhile` : "",
    breaches: results.flatMap(({ breaches }) => breaches),
    figure: `0 × 500 and 0 exits in ${results.length} outages, ${sumOf("acknowledged")} yeses all true, the slowest of ${all.length} answers after ${secondsText(slowest(all))}; both processes serve ${secondsText(most("recoveryMs"))} after the database at the latest; memory +${most("growthMib").toFixed(0)} MiB at most`,
  };
};

export const databaseRestart: Scenario = {
  id: "F6",
  name: "PostgreSQL restarts amid checkouts: in order, at once, after a crash",
  goals: "G2, G4",
  needs: ["postgres"],
  run: (harness, isNegativeControl) => {
    const outages = isNegativeControl ? [stoppedAtOnce] : [stopped, stoppedAtOnce, crashed];
    const rounds = isNegativeControl ? 1 : harness.repetitions(1, 10);
    const list = outages.map((outage) => ({ outage, lastsMs: 0, recoveryLimitMs: 2000 }));
    return runOutages(
      harness,
      isNegativeControl,
      Array.from({ length: rounds }, () => list).flat(),
    );
  },
};

export const databaseGone: Scenario = {
  id: "F7",
  name: "PostgreSQL is gone for a while: stopped, then standing still with open connections",
  goals: "G4",
  needs: ["postgres"],
  run: (harness, isNegativeControl) => {
    // Long enough to distinguish responses that wait for the database from timely ones.
    const lastsMs = isNegativeControl ? 7000 : harness.durationMs(4000, 60_000);
    const outages = isNegativeControl ? [paused] : [stopped, paused];
    const list = outages.map((outage) => ({ outage, lastsMs, recoveryLimitMs: 3000 }));
    return runOutages(harness, isNegativeControl, list);
  },
};

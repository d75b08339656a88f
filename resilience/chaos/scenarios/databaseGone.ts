import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Postgres } from "../../services/startPostgres.ts";
import type { Client } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import {
  brokenAnswers,
  checkOut,
  inParallel,
  readOn,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Harness } from "../harness.ts";

const ANSWER_WITHIN = 3000;
const BACK_WITHIN = 3000;
const GROWTH_MIB = 60;
const SHOPPERS = 40;

const residentMib = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;

type Absence = Pick<Postgres, "pause"> & {
  name: string;
  leave(): Promise<void>;
  back(): Promise<void>;
};

const absences = (postgres: Postgres): Omit<Absence, "pause">[] => [
  {
    name: "stopped",
    leave: () => postgres.halt("SIGINT"),
    back: () => postgres.start(),
  },
  {
    name: "standing still",
    leave: async () => postgres.pause(),
    back: async () => postgres.resume(),
  },
];

/** Polls the health check and an endpoint without database access, until it is stopped. */
const watchSigns = async (client: Client, stop: AbortSignal) => {
  const health: Outcome[] = [];
  const alive: Outcome[] = [];
  while (!stop.aborted) {
    const send = async (path: string, list: Outcome[]): Promise<void> => {
      const reply = await client.send({ method: "GET", path, ip: "10.250.0.1" });
      list.push({ ...reply, at: performance.now(), kind: "read" });
    };
    await Promise.all([send("/api/health", health), send("/api/openapi.json", alive)]);
    await wait(200);
  }
  return { health, alive };
};

const firstSuccess = async (client: Client): Promise<number> => {
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

const leave = async (harness: Harness, isNegativeControl: boolean, which: number) => {
  const { db, client, postgres, processes } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("pool") : undefined;
  const target = negativeControl?.client ?? client;
  const watched = negativeControl ? [negativeControl.process] : processes;
  const absence = absences(postgres)[which];
  if (!absence) throw new Error("There is no such absence.");
  const cart = { lines: [{ item: 0, quantity: 1 }] };
  const fixtures = await harness.createFixtures(
    db,
    [1000],
    Array.from({ length: SHOPPERS }, () => cart),
  );
  const history = harness.history();
  const before = watched.map(({ pid }) => residentMib(pid));
  const stop = new AbortController();
  await absence.leave();
  const loads = Promise.all([
    readOn(target, "/api/categories", 4, stop.signal),
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
  const signs = watchSigns(target, stop.signal);
  // Long enough to distinguish responses that wait for the database from timely ones.
  await wait(isNegativeControl ? 7000 : harness.lasting(4000, 60_000));
  const grown = Math.max(
    ...watched.map(({ pid, hasEnded }, index) =>
      hasEnded() ? 0 : residentMib(pid) - (before[index] ?? 0),
    ),
  );
  stop.abort();
  const [reads, orders] = negativeControl ? [[], []] : await loads;
  const { health, alive } = negativeControl ? { health: [], alive: [] } : await signs;
  await absence.back();
  const controlOutcomes = negativeControl ? (await loads).flat() : [];
  if (negativeControl) await signs;
  const back = await firstSuccess(target);
  const outcomes = [...reads, ...orders, ...controlOutcomes];
  const breaches = negativeControl ? [] : await harness.check(db, fixtures, history);
  history.close();
  const all = [...outcomes, ...health, ...alive];
  if (slowest(all) > harness.within(ANSWER_WITHIN))
    breaches.push(`${absence.name}: an answer took ${secondsText(slowest(all))}`);
  if (brokenAnswers(outcomes).length > 0)
    breaches.push(`${absence.name}: ${tally(brokenAnswers(outcomes))}`);
  if (withStatus(health, (status) => status !== 503).length > 0)
    breaches.push(`${absence.name}: health reported that the shop can serve`);
  if (withStatus(alive, (status) => status !== 200).length > 0)
    breaches.push(`${absence.name}: what needs no database failed, too`);
  if (watched.some(({ hasEnded }) => hasEnded())) breaches.push(`${absence.name}: a process ended`);
  if (grown > GROWTH_MIB) breaches.push(`${absence.name}: memory grew by ${grown.toFixed(0)} MiB`);
  if (back > harness.within(BACK_WITHIN))
    breaches.push(`${absence.name}: no answer within 3 s of its return`);
  const busy = withStatus(outcomes, (status) => status === 503).length;
  return { breaches, all, busy, back, grown, name: absence.name };
};

export const databaseGone: Scenario = {
  id: "F7",
  name: "PostgreSQL is gone for a while: stopped, then standing still with open connections",
  goals: "G4",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const leaves = [];
    for (const which of isNegativeControl ? [1] : [0, 1])
      leaves.push(await leave(harness, isNegativeControl, which));
    const all = leaves.flatMap((one) => one.all);
    return {
      fired:
        isNegativeControl || leaves.every(({ busy }) => busy > 0)
          ? `${leaves.map(({ name, busy }) => `${name}: ${busy} × 503`).join(", ")}`
          : "",
      breaches: leaves.flatMap(({ breaches }) => breaches),
      figure: `${all.length} answers, the slowest after ${secondsText(slowest(all))}; back ${secondsText(Math.max(...leaves.map(({ back }) => back)))} after the database; memory +${Math.max(...leaves.map(({ grown }) => grown)).toFixed(0)} MiB at most`,
    };
  },
};

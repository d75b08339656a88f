import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import type { Postgres } from "../../services/startPostgres.ts";
import type { Client } from "../client.ts";
import type { Drill } from "../scenario.ts";
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
import type { Stage } from "../harness.ts";

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
    const ask = async (path: string, list: Outcome[]): Promise<void> => {
      const reply = await client.ask({ method: "GET", path, address: "10.250.0.1" });
      list.push({ ...reply, at: performance.now(), kind: "read" });
    };
    await Promise.all([ask("/api/health", health), ask("/api/openapi.json", alive)]);
    await wait(200);
  }
  return { health, alive };
};

const firstSuccess = async (client: Client): Promise<number> => {
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const reply = await client.ask({
      method: "GET",
      path: "/api/categories",
      address: "10.250.0.2",
    });
    if (reply.status === 200) return performance.now() - began;
    await wait(25);
  }
  return Number.POSITIVE_INFINITY;
};

const leave = async (stage: Stage, isNaive: boolean, which: number) => {
  const { db, client, postgres, processes } = await stage.shop();
  const naive = isNaive ? await stage.naive("pool") : undefined;
  const asker = naive?.client ?? client;
  const watched = naive ? [naive.process] : processes;
  const absence = absences(postgres)[which];
  if (!absence) throw new Error("There is no such absence.");
  const cart = { lines: [{ good: 0, quantity: 1 }] };
  const cast = await stage.cast(
    db,
    [1000],
    Array.from({ length: SHOPPERS }, () => cart),
  );
  const history = stage.history();
  const before = watched.map(({ pid }) => residentMib(pid));
  const stop = new AbortController();
  await absence.leave();
  const loads = Promise.all([
    readOn(asker, "/api/categories", 4, stop.signal),
    inParallel(
      cast.shoppers,
      4,
      async (shopper) => {
        const outcome = await checkOut(asker, history, shopper, { path: naive && "/" });
        await wait(100);
        return outcome;
      },
      stop.signal,
    ),
  ]);
  const signs = watchSigns(asker, stop.signal);
  // Long enough to distinguish responses that wait for the database from timely ones.
  await wait(isNaive ? 7000 : stage.lasting(4000, 60_000));
  const grown = Math.max(
    ...watched.map(({ pid, hasEnded }, index) =>
      hasEnded() ? 0 : residentMib(pid) - (before[index] ?? 0),
    ),
  );
  stop.abort();
  const [reads, orders] = naive ? [[], []] : await loads;
  const { health, alive } = naive ? { health: [], alive: [] } : await signs;
  await absence.back();
  const naiveOutcomes = naive ? (await loads).flat() : [];
  if (naive) await signs;
  const back = await firstSuccess(asker);
  const outcomes = [...reads, ...orders, ...naiveOutcomes];
  const breaches = naive ? [] : await stage.check(db, cast, history);
  history.close();
  const all = [...outcomes, ...health, ...alive];
  if (slowest(all) > stage.within(ANSWER_WITHIN))
    breaches.push(`${absence.name}: an answer took ${secondsText(slowest(all))}`);
  if (brokenAnswers(outcomes).length > 0)
    breaches.push(`${absence.name}: ${tally(brokenAnswers(outcomes))}`);
  if (withStatus(health, (status) => status !== 503).length > 0)
    breaches.push(`${absence.name}: health said that the shop can serve`);
  if (withStatus(alive, (status) => status !== 200).length > 0)
    breaches.push(`${absence.name}: what needs no database failed, too`);
  if (watched.some(({ hasEnded }) => hasEnded())) breaches.push(`${absence.name}: a process ended`);
  if (grown > GROWTH_MIB) breaches.push(`${absence.name}: memory grew by ${grown.toFixed(0)} MiB`);
  if (back > stage.within(BACK_WITHIN))
    breaches.push(`${absence.name}: no answer within 3 s of its return`);
  const busy = withStatus(outcomes, (status) => status === 503).length;
  return { breaches, all, busy, back, grown, name: absence.name };
};

export const databaseGone: Drill = {
  id: "F7",
  name: "PostgreSQL is gone for a while: stopped, then standing still with open connections",
  goals: "G4",
  needs: ["postgres"],
  run: async (stage, isNaive) => {
    const leaves = [];
    for (const which of isNaive ? [1] : [0, 1]) leaves.push(await leave(stage, isNaive, which));
    const all = leaves.flatMap((one) => one.all);
    return {
      fired:
        isNaive || leaves.every(({ busy }) => busy > 0)
          ? `${leaves.map(({ name, busy }) => `${name}: ${busy} × 503`).join(", ")}`
          : "",
      breaches: leaves.flatMap(({ breaches }) => breaches),
      figure: `${all.length} answers, the slowest after ${secondsText(slowest(all))}; back ${secondsText(Math.max(...leaves.map(({ back }) => back)))} after the database; memory +${Math.max(...leaves.map(({ grown }) => grown)).toFixed(0)} MiB at most`,
    };
  },
};

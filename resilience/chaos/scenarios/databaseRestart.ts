import { setTimeout as wait } from "node:timers/promises";
import { rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import type { Client } from "../client.ts";
import type { Drill } from "../scenario.ts";
import {
  brokenAnswers,
  checkOut,
  inParallel,
  readOn,
  secondsText,
  tally,
  withStatus,
} from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Cast, Shopper } from "../fixtures.ts";
import type { Stage } from "../harness.ts";

const SHOPPERS = 600;
const ORDERS_AT_ONCE = 8;
const READS_AT_ONCE = 4;
const BACK_WITHIN = 2000;
/** How long a shopper retries, in ms. */
const PATIENCE = 30_000;
const hows = { fast: "SIGINT", immediate: "SIGQUIT", crash: "SIGKILL" } as const;
type How = keyof typeof hows;

const startedAt = async (db: Db): Promise<string> => {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`SELECT pg_postmaster_start_time()::text AS at`,
  );
  return row?.at ?? "";
};

/** Yields shoppers, and again those whose request got a 503. */
function* patient(shoppers: readonly Shopper[], again: Shopper[]): Generator<Shopper> {
  for (const shopper of shoppers) {
    const waiting = again.shift();
    if (waiting) yield waiting;
    yield shopper;
  }
}

interface Restart {
  outcomes: Outcome[];
  breaches: string[];
  back: number;
  hasRestarted: boolean;
}

interface Load {
  stop: AbortController;
  finished: Promise<Outcome[]>;
}

const beginLoad = (stage: Stage, client: Client, cast: Cast, isNaive: boolean) => {
  const history = stage.history();
  const stop = new AbortController();
  const again: Shopper[] = [];
  const givesUpAt = performance.now() + PATIENCE;
  const order = async (shopper: Shopper): Promise<Outcome> => {
    const outcome = await checkOut(client, history, shopper, { path: isNaive ? "/" : undefined });
    if ((outcome.status === 503 || outcome.status === 0) && performance.now() < givesUpAt) {
      again.push(shopper);
      await wait(50);
    }
    return outcome;
  };
  const orders = inParallel(patient(cast.shoppers, again), ORDERS_AT_ONCE, order, stop.signal);
  const reads = readOn(client, "/api/categories", READS_AT_ONCE, stop.signal);
  const finished = Promise.all([orders, reads]).then((both) => both.flat());
  return { history, load: { stop, finished } satisfies Load, again, order };
};

const restart = async (stage: Stage, how: How, isNaive: boolean): Promise<Restart> => {
  const { db, client, postgres, processes } = await stage.shop();
  const naive = isNaive ? await stage.naive("pool") : undefined;
  const cast = await stage.cast(
    db,
    [5000],
    Array.from({ length: SHOPPERS }, () => ({ lines: [{ good: 0, quantity: 1 }] })),
  );
  const before = await startedAt(db);
  const { history, load, again, order } = beginLoad(stage, naive?.client ?? client, cast, isNaive);
  await wait(300);
  await postgres.halt(hows[how]);
  await postgres.start();
  const acceptsAt = performance.now();
  await wait(1500);
  load.stop.abort();
  const outcomes = await load.finished;
  if (!naive) outcomes.push(...(await inParallel(again, ORDERS_AT_ONCE, order)));
  const first = (kind: Outcome["kind"]) =>
    outcomes.find(
      ({ status, at, took, ...rest }) =>
        rest.kind === kind && status === 200 && at - took > acceptsAt,
    );
  const back = Math.max(
    ...(["checkout", "read"] as const).map((kind) => (first(kind)?.at ?? Infinity) - acceptsAt),
  );
  const breaches = naive ? [] : await stage.check(db, cast, history);
  history.close();
  const broken = [...brokenAnswers(outcomes), ...withStatus(outcomes, (status) => status === 0)];
  if (broken.length > 0)
    breaches.push(`${how}: instead of a plain 503 with the time to come back: ${tally(broken)}`);
  if (back > stage.within(BACK_WITHIN))
    breaches.push("no answer within 2 s of the database's return");
  const watched = naive ? [naive.process] : processes;
  if (watched.some(({ hasEnded }) => hasEnded())) breaches.push("an API process ended");
  return { outcomes, breaches, back, hasRestarted: (await startedAt(db)) !== before };
};

export const databaseRestart: Drill = {
  id: "F6",
  name: "PostgreSQL restarts amid checkouts: in order, at once, after a crash",
  goals: "G2, G4",
  needs: ["postgres"],
  run: async (stage, isNaive) => {
    const restarts: Restart[] = [];
    const times = isNaive ? 1 : stage.times(1, 10);
    const kinds: How[] = isNaive ? ["immediate"] : ["fast", "immediate", "crash"];
    for (let round = 0; round < times; round++)
      for (const how of kinds) restarts.push(await restart(stage, how, isNaive));
    const outcomes = restarts.flatMap((one) => one.outcomes);
    const busy = withStatus(outcomes, (status) => status === 503).length;
    const acknowledged = withStatus(outcomes, (status) => status === 200).length;
    const isFired = restarts.every(({ hasRestarted }) => hasRestarted);
    return {
      fired:
        isFired && (isNaive || busy > 0)
          ? `${restarts.length} restarts, ${busy} × 503 meanwhile`
          : "",
      breaches: restarts.flatMap(({ breaches }) => breaches),
      figure: `0 × 500 and 0 exits in ${restarts.length} restarts, ${acknowledged} yeses all true, both processes serve ${secondsText(Math.max(...restarts.map(({ back }) => back)))} after the database at the latest`,
    };
  },
};

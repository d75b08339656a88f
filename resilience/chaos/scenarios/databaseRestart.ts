import { setTimeout as wait } from "node:timers/promises";
import { rowsOf } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import type { Client } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import {
  serverErrors,
  checkOut,
  inParallel,
  readRepeatedly,
  secondsText,
  tally,
  withStatus,
} from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Fixtures, Shopper } from "../fixtures.ts";
import type { Harness } from "../harness.ts";

const SHOPPERS = 600;
const ORDERS_AT_ONCE = 8;
const READS_AT_ONCE = 4;
const RECOVERY_LIMIT_MS = 2000;
/** How long a shopper retries, in ms. */
const RETRY_FOR_MS = 30_000;
const signals = { fast: "SIGINT", immediate: "SIGQUIT", crash: "SIGKILL" } as const;
type Shutdown = keyof typeof signals;

const startedAt = async (db: Db): Promise<string> => {
  const [row] = await rowsOf<{ at: string }>(
    db,
    sql`SELECT pg_postmaster_start_time()::text AS at`,
  );
  return row?.at ?? "";
};

/** Yields shoppers, and again those whose request got a 503. */
function* withRetries(shoppers: readonly Shopper[], retries: Shopper[]): Generator<Shopper> {
  for (const shopper of shoppers) {
    const waiting = retries.shift();
    if (waiting) yield waiting;
    yield shopper;
  }
}

interface Restart {
  outcomes: Outcome[];
  breaches: string[];
  recoveryMs: number;
  hasRestarted: boolean;
}

interface Load {
  stop: AbortController;
  finished: Promise<Outcome[]>;
}

const startLoad = (
  harness: Harness,
  client: Client,
  fixtures: Fixtures,
  isNegativeControl: boolean,
) => {
  const history = harness.history();
  const stop = new AbortController();
  const retries: Shopper[] = [];
  const givesUpAt = performance.now() + RETRY_FOR_MS;
  const order = async (shopper: Shopper): Promise<Outcome> => {
    const outcome = await checkOut(client, history, shopper, {
      path: isNegativeControl ? "/" : undefined,
    });
    if ((outcome.status === 503 || outcome.status === 0) && performance.now() < givesUpAt) {
      retries.push(shopper);
      await wait(50);
    }
    return outcome;
  };
  const orders = inParallel(
    withRetries(fixtures.shoppers, retries),
    ORDERS_AT_ONCE,
    order,
    stop.signal,
  );
  const reads = readRepeatedly(client, "/api/categories", READS_AT_ONCE, stop.signal);
  const finished = Promise.all([orders, reads]).then((both) => both.flat());
  return { history, load: { stop, finished } satisfies Load, retries, order };
};

const restart = async (
  harness: Harness,
  shutdown: Shutdown,
  isNegativeControl: boolean,
): Promise<Restart> => {
  const { db, client, postgres, processes } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("pool") : undefined;
  const fixtures = await harness.createFixtures(
    db,
    [5000],
    Array.from({ length: SHOPPERS }, () => ({ lines: [{ item: 0, quantity: 1 }] })),
  );
  const before = await startedAt(db);
  const { history, load, retries, order } = startLoad(
    harness,
    negativeControl?.client ?? client,
    fixtures,
    isNegativeControl,
  );
  await wait(300);
  await postgres.halt(signals[shutdown]);
  await postgres.start();
  const acceptingSince = performance.now();
  await wait(1500);
  load.stop.abort();
  const outcomes = await load.finished;
  if (!negativeControl) outcomes.push(...(await inParallel(retries, ORDERS_AT_ONCE, order)));
  const first = (kind: Outcome["kind"]) =>
    outcomes.find(
      ({ status, at, durationMs, ...rest }) =>
        rest.kind === kind && status === 200 && at - durationMs > acceptingSince,
    );
  const recoveryMs = Math.max(
    ...(["checkout", "read"] as const).map(
      (kind) => (first(kind)?.at ?? Infinity) - acceptingSince,
    ),
  );
  const breaches = negativeControl ? [] : await harness.check(db, fixtures, history);
  history.close();
  const unexpected = [...serverErrors(outcomes), ...withStatus(outcomes, (status) => status === 0)];
  if (unexpected.length > 0)
    breaches.push(
      `${shutdown}: instead of a plain 503 with the time to come back: ${tally(unexpected)}`,
    );
  if (recoveryMs > harness.limitMs(RECOVERY_LIMIT_MS))
    breaches.push("no answer within 2 s of the database's return");
  const watched = negativeControl ? [negativeControl.process] : processes;
  if (watched.some(({ hasEnded }) => hasEnded())) breaches.push("an API process ended");
  return { outcomes, breaches, recoveryMs, hasRestarted: (await startedAt(db)) !== before };
};

export const databaseRestart: Scenario = {
  id: "F6",
  name: "PostgreSQL restarts amid checkouts: in order, at once, after a crash",
  goals: "G2, G4",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const restarts: Restart[] = [];
    const times = isNegativeControl ? 1 : harness.repetitions(1, 10);
    const kinds: Shutdown[] = isNegativeControl ? ["immediate"] : ["fast", "immediate", "crash"];
    for (let round = 0; round < times; round++)
      for (const shutdown of kinds)
        restarts.push(await restart(harness, shutdown, isNegativeControl));
    const outcomes = restarts.flatMap((one) => one.outcomes);
    const busy = withStatus(outcomes, (status) => status === 503).length;
    const acknowledged = withStatus(outcomes, (status) => status === 200).length;
    const hasFaultOccurred = restarts.every(({ hasRestarted }) => hasRestarted);
    return {
      faultEvidence:
        hasFaultOccurred && (isNegativeControl || busy > 0)
          ? `${restarts.length} restarts, ${busy} × 503 meanwhile`
          : "",
      breaches: restarts.flatMap(({ breaches }) => breaches),
      figure: `0 × 500 and 0 exits in ${restarts.length} restarts, ${acknowledged} yeses all true, both processes serve ${secondsText(Math.max(...restarts.map(({ recoveryMs }) => recoveryMs)))} after the database at the latest`,
    };
  },
};

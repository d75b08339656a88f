import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { startPostgres } from "../../services/startPostgres.ts";
import type { Postgres } from "../../services/startPostgres.ts";
import { createClient } from "../client.ts";
import type { Client } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { brokenAnswers, checkOut, inParallel, secondsText, tally, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Shopper } from "../fixtures.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";
import { fillDisk, onSmallDisk } from "../smallDisk.ts";
import type { Harness } from "../harness.ts";
import { withDatabase } from "../harness.ts";

const DATA_MIB = 160;
const LOG_MIB = 48;
/** For each of the two disks. */
const SHOPPERS = 200;
const AT_ONCE = 4;
const BACK_WITHIN = 5000;
/** Number of consecutive refusals after which the load ends. */
const REFUSALS_TO_STOP = 12;

interface Filling {
  outcomes: Outcome[];
  back: number;
  refused: number;
}

/** Writes to the write-ahead log until the server cannot write any more. */
const fillLog = async (db: Db): Promise<void> => {
  const much = sql`SELECT pg_logical_emit_message(false, 'chaos', repeat('x', 500000))`;
  for (let count = 0; count < LOG_MIB * 3; count++)
    if (
      await db.execute(much).then(
        () => false,
        () => true,
      )
    )
      return;
};

/**
 * Keeps ordering while a disk is full. With free space again, unserved shoppers retry until the shop accepts orders.
 */
const fill = async (
  { client, postgres, history }: Setup,
  shoppers: readonly Shopper[],
  block: () => Promise<() => void>,
  path: string | undefined,
): Promise<Filling> => {
  const submit = (shopper: Shopper) => checkOut(client, history, shopper, { path });
  const freeSpace = await block();
  const stop = new AbortController();
  const during: Outcome[] = [];
  await inParallel(
    shoppers,
    AT_ONCE,
    async (shopper) => {
      during.push(await submit(shopper));
      if (withStatus(during, (status) => status === 503).length >= REFUSALS_TO_STOP) stop.abort();
    },
    stop.signal,
  );
  // The broken endpoints respond before they do their work, so wait for that work.
  await wait(500);
  const read = await client.send({ method: "GET", path: "/api/categories", ip: "10.249.0.1" });
  freeSpace();
  const freedAt = performance.now();
  let back = Number.POSITIVE_INFINITY;
  const open = shoppers.slice(during.length);
  const after: Outcome[] = [];
  for (const shopper of open) {
    // Restarts a server that has exited, as a supervisor would.
    await postgres.start().catch(() => undefined);
    const outcome = await submit(shopper);
    after.push(outcome);
    if (outcome.status === 200) {
      back = performance.now() - freedAt;
      break;
    }
    await wait(100);
  }
  return {
    outcomes: [...during, { ...read, at: freedAt, kind: "read" }, ...after],
    back,
    refused: withStatus(during, (status) => status !== 200).length,
  };
};

interface Setup {
  client: Client;
  postgres: Postgres;
  history: ReturnType<Harness["history"]>;
}

const runOnDisks = async (
  harness: Harness,
  isNegativeControl: boolean,
  data: string,
  log: string,
) => {
  const postgres = await startPostgres({ data, log });
  if (!postgres) throw new Error("No PostgreSQL was found.");
  try {
    const env = { DATABASE_URL: postgres.url, DATA_DIR: harness.folder("api") };
    return await withDatabase(env, async (database) => {
      await database.migrate();
      const { db } = database;
      const cart = { lines: [{ item: 0, quantity: 1 }] };
      const carts = Array.from({ length: 2 * SHOPPERS }, () => cart);
      const fixtures = await harness.createFixtures(db, [5000], carts);
      const history = harness.history();
      const shop = await startShop(env, isNegativeControl ? negativeControlShop : undefined);
      const client = createClient(() => shop.origin);
      const setup = { client, postgres, history };
      const path = isNegativeControl ? "/negative-control/early" : undefined;
      const onData = await fill(
        setup,
        fixtures.shoppers.slice(0, SHOPPERS),
        async () => fillDisk(data, 0),
        path,
      );
      const onLog = isNegativeControl
        ? undefined
        : await fill(
            setup,
            fixtures.shoppers.slice(SHOPPERS),
            async () => {
              const freeSpace = fillDisk(log, 0);
              await fillLog(db);
              return freeSpace;
            },
            path,
          );
      client.close();
      shop.kill("SIGKILL");
      await shop.ended;
      await postgres.start();
      const breaches = await harness.check(db, fixtures, history);
      history.close();
      return { breaches, fillings: onLog ? [onData, onLog] : [onData] };
    });
  } finally {
    await postgres.stop();
  }
};

export const fullServerDisk: Scenario = {
  id: "F9",
  name: "PostgreSQL's disk is full: that of its data, then that of its log",
  goals: "G2",
  needs: ["postgres", "mount"],
  isLong: true,
  run: (harness, isNegativeControl) =>
    onSmallDisk(harness, DATA_MIB, (data) =>
      onSmallDisk(harness, LOG_MIB, async (log) => {
        const { breaches, fillings } = await runOnDisks(harness, isNegativeControl, data, log);
        const outcomes = fillings.flatMap((filling) => filling.outcomes);
        const broken = brokenAnswers(outcomes);
        const reads = outcomes.filter(({ kind }) => kind === "read");
        const placed = withStatus(outcomes, (status) => status === 200).length - reads.length;
        const back = Math.max(...fillings.map((filling) => filling.back));
        if (broken.length > 0)
          breaches.push(`instead of a plain 503 with the time to come back: ${tally(broken)}`);
        if (!isNegativeControl && reads[0]?.status !== 200)
          breaches.push("reads failed with full data, too");
        if (!isNegativeControl && back > harness.within(BACK_WITHIN))
          breaches.push(`no order until ${secondsText(back)} after there was room`);
        const refused = fillings.map((filling) => filling.refused);
        return {
          fired:
            isNegativeControl || refused.every((count) => count >= REFUSALS_TO_STOP)
              ? `${refused.join(" and ")} changes could not be stored`
              : "",
          breaches,
          figure: `0 × 500, no half order, ${placed} acknowledged orders all there; orders again ${fillings.map((filling) => secondsText(filling.back)).join(" and ")} after there was room`,
        };
      }),
    ),
};

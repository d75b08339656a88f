import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "@pallu/api/internals";
import { sql } from "drizzle-orm";
import { checkDatabase } from "../../harness/checkDatabase.ts";
import type { Shopper } from "../../harness/fixtures.ts";
import { orderBy, withDatabase } from "../../harness/harness.ts";
import type { Harness } from "../../harness/harness.ts";
import {
  inParallel,
  secondsText,
  serverErrors,
  withStatus,
  withoutStatus,
} from "../../harness/load.ts";
import type { Order, Outcome } from "../../harness/load.ts";
import type { ShopProcess } from "../../harness/shopProcess.ts";
import { startPostgres } from "../../services/startPostgres.ts";
import type { Postgres } from "../../services/startPostgres.ts";
import type { Scenario } from "../scenario.ts";
import { fillDisk, onSmallDisk } from "../smallDisk.ts";

const DATA_MIB = 160;
const LOG_MIB = 48;
/** For each of the two disks. */
const SHOPPERS = 200;
const AT_ONCE = 4;
const RECOVERY_LIMIT_MS = 5000;
/** Number of consecutive refusals after which the load ends. */
const REFUSALS_TO_STOP = 12;

interface FullDiskResult {
  outcomes: Outcome[];
  recoveryMs: number;
  refused: number;
}

/** Writes to the write-ahead log until the server cannot write any more. */
const fillLog = async (db: Db): Promise<void> => {
  const largeMessage = sql`SELECT pg_logical_emit_message(false, 'chaos', repeat('x', 500000))`;
  for (let count = 0; count < LOG_MIB * 3; count++)
    if (
      await db.execute(largeMessage).then(
        () => false,
        () => true,
      )
    )
      return;
};

/**
 * Keeps ordering while a disk is full. With free space again, unserved shoppers retry until the shop accepts orders.
 */
const orderOnFullDisk = async (
  { shop, postgres, order }: Setup,
  shoppers: readonly Shopper[],
  fillDiskNow: () => Promise<() => void>,
): Promise<FullDiskResult> => {
  const freeSpace = await fillDiskNow();
  const stop = new AbortController();
  const during: Outcome[] = [];
  await inParallel(
    shoppers,
    AT_ONCE,
    async (shopper) => {
      during.push(await order(shopper));
      if (withStatus(during, 503).length >= REFUSALS_TO_STOP) stop.abort();
    },
    stop.signal,
  );
  // The broken endpoints respond before they do their work, so wait for that work.
  await wait(500);
  const read = await shop.client.send({ method: "GET", path: "/api/categories" });
  freeSpace();
  const freedAt = performance.now();
  let recoveryMs = Number.POSITIVE_INFINITY;
  const unserved = shoppers.slice(during.length);
  const after: Outcome[] = [];
  for (const shopper of unserved) {
    // Restarts a server that has exited, as a supervisor would.
    await postgres.start().catch(() => undefined);
    const outcome = await order(shopper);
    after.push(outcome);
    if (outcome.status === 200) {
      recoveryMs = performance.now() - freedAt;
      break;
    }
    await wait(100);
  }
  return {
    outcomes: [...during, { ...read, at: freedAt, kind: "read" }, ...after],
    recoveryMs,
    refused: withoutStatus(during, 200).length,
  };
};

interface Setup {
  shop: ShopProcess;
  postgres: Postgres;
  order: Order;
}

const runOnDisks = async (
  harness: Harness,
  isNegativeControl: boolean,
  data: string,
  log: string,
) => {
  const postgres = await startPostgres({ data, log });
  try {
    const env = { DATABASE_URL: postgres.url };
    return await withDatabase(env, async (database) => {
      await database.migrate();
      const db = database.db.write;
      const fixtures = await harness.createFixtures(db, [5000], 2 * SHOPPERS);
      const control = isNegativeControl && "early";
      const shop = await harness.start(env, control);
      const setup = { shop, postgres, order: orderBy(shop.client, control) };
      const results = [
        await orderOnFullDisk(setup, fixtures.shoppers.slice(0, SHOPPERS), async () =>
          fillDisk(data, 0),
        ),
      ];
      if (!isNegativeControl)
        results.push(
          await orderOnFullDisk(setup, fixtures.shoppers.slice(SHOPPERS), async () => {
            const freeSpace = fillDisk(log, 0);
            await fillLog(db);
            return freeSpace;
          }),
        );
      await shop.stop();
      await postgres.start();
      return { breaches: await checkDatabase(db, fixtures), results };
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
        const { breaches, results } = await runOnDisks(harness, isNegativeControl, data, log);
        const outcomes = results.flatMap((result) => result.outcomes);
        breaches.push(...serverErrors(outcomes));
        const reads = outcomes.filter(({ kind }) => kind === "read");
        const placed = withStatus(outcomes, 200).length - reads.length;
        const recoveryMs = Math.max(...results.map((result) => result.recoveryMs));
        if (!isNegativeControl && reads[0]?.status !== 200)
          breaches.push("reads failed with full data, too");
        if (!isNegativeControl && recoveryMs > harness.limitMs(RECOVERY_LIMIT_MS))
          breaches.push(`no order until ${secondsText(recoveryMs)} after there was room`);
        const refused = results.map((result) => result.refused);
        return {
          faultEvidence:
            isNegativeControl || refused.every((count) => count >= REFUSALS_TO_STOP)
              ? `${refused.join(" and ")} changes could not be stored`
              : "",
          breaches,
          figure: `0 × 500, no half order, ${placed} acknowledged orders all there; orders again ${results.map((result) => secondsText(result.recoveryMs)).join(" and ")} after there was room`,
        };
      }),
    ),
};

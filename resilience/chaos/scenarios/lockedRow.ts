import { setTimeout as wait } from "node:timers/promises";
import { variants } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import type { Scenario } from "../scenario.ts";
import {
  serverErrors,
  checkOut,
  quantile,
  readRepeatedly,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";

const SHOPPERS = 60;
const REFUSAL_LIMIT_MS = 3000;
const READ_LIMIT_MS = 300;

export const lockedRow: Scenario = {
  id: "F8",
  name: "somebody holds the row that 60 checkouts want, while others read",
  goals: "G4",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const { db, client } = await harness.shop();
    const negativeControl = isNegativeControl ? await harness.negativeControl("pool") : undefined;
    const target = negativeControl?.client ?? client;
    const cart = { lines: [{ item: 0, quantity: 1 }] };
    const fixtures = await harness.createFixtures(
      db,
      [1000],
      Array.from({ length: SHOPPERS }, () => cart),
    );
    const history = harness.history();
    const path = negativeControl && "/";
    const lockDurationMs = isNegativeControl ? 8000 : harness.durationMs(4000, 30_000);
    const lockedVariant = fixtures.items[0]?.variantId ?? "";
    const { during, reads } = await db.transaction(async (tx) => {
      // Longer than the idle timeout of our own connections.
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await tx.select().from(variants).where(eq(variants.id, lockedVariant)).for("update");
      const stop = new AbortController();
      const reading = readRepeatedly(target, "/api/categories", 4, stop.signal);
      const ordering = Promise.all(
        fixtures.shoppers.map((shopper) => checkOut(target, history, shopper, { path })),
      );
      await wait(lockDurationMs);
      stop.abort();
      if (negativeControl) return { during: ordering, reads: [] };
      return { during: ordering, reads: await reading };
    });
    const refused = await during;
    const after = await Promise.all(
      fixtures.shoppers.map((shopper) => checkOut(target, history, shopper, { path })),
    );
    const breaches = negativeControl ? [] : await harness.check(db, fixtures, history);
    history.close();
    const p99 = quantile(
      reads.map(({ durationMs }) => durationMs),
      0.99,
    );
    const busy = withStatus(refused, (status) => status === 503).length;
    if (serverErrors([...refused, ...reads, ...after]).length > 0)
      breaches.push("an answer was broken");
    if (slowest(refused) > harness.limitMs(REFUSAL_LIMIT_MS))
      breaches.push(`a checkout waited ${secondsText(slowest(refused))}`);
    if (!negativeControl && busy !== SHOPPERS)
      breaches.push(`${busy} of ${SHOPPERS} were asked to come back: ${tally(refused)}`);
    if (p99 > harness.limitMs(READ_LIMIT_MS))
      breaches.push(`one read of a hundred took ${p99.toFixed(0)} ms`);
    if (withStatus(reads, (status) => status !== 200).length > 0) breaches.push("a read failed");
    if (withStatus(after, (status) => status === 200).length !== SHOPPERS)
      breaches.push("not everybody got an order afterwards");
    return {
      faultEvidence: `the row was held for ${secondsText(lockDurationMs)}`,
      breaches,
      figure: `${busy} of ${SHOPPERS} checkouts were asked to come back within ${secondsText(slowest(refused))} and ordered afterwards; ${reads.length} reads meanwhile, 99 % within ${p99.toFixed(0)} ms`,
    };
  },
};

import { setTimeout as wait } from "node:timers/promises";
import { variants } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import {
  durationQuantile,
  readRepeatedly,
  secondsText,
  serverErrors,
  slowest,
  tally,
  withStatus,
  withoutStatus,
} from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const SHOPPERS = 60;
const REFUSAL_LIMIT_MS = 3000;
const READ_LIMIT_MS = 300;

export const lockedRow: Scenario = {
  id: "F8",
  name: "somebody holds the row that 60 checkouts want, while others read",
  goals: "G4",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const sale = await harness.sale({ control: isNegativeControl && "pool", carts: SHOPPERS });
    const lockDurationMs = isNegativeControl ? 8000 : harness.durationMs(4000, 30_000);
    const lockedVariant = sale.items[0]?.variantId ?? "";
    const orderAll = () => Promise.all(sale.shoppers.map((shopper) => sale.order(shopper)));
    const { ordering, reads } = await sale.db.transaction(async (tx) => {
      // Longer than the idle timeout of our own connections.
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await tx.select().from(variants).where(eq(variants.id, lockedVariant)).for("update");
      const stop = new AbortController();
      const reading = readRepeatedly(sale.client, "/api/categories", 4, stop.signal);
      const during = { ordering: orderAll() };
      await wait(lockDurationMs);
      stop.abort();
      // The requests of the negative control wait for the row.
      return { ...during, reads: isNegativeControl ? [] : await reading };
    });
    const refused = await ordering;
    const after = await orderAll();
    const breaches = [
      ...(isNegativeControl ? [] : await sale.check()),
      ...serverErrors([...refused, ...reads, ...after]),
    ];
    const p99 = durationQuantile(reads, 0.99);
    const busy = withStatus(refused, 503).length;
    if (slowest(refused) > harness.limitMs(REFUSAL_LIMIT_MS))
      breaches.push(`a checkout waited ${secondsText(slowest(refused))}`);
    if (!isNegativeControl && busy !== SHOPPERS)
      breaches.push(`${busy} of ${SHOPPERS} were asked to come back: ${tally(refused)}`);
    if (p99 > harness.limitMs(READ_LIMIT_MS))
      breaches.push(`one read of a hundred took ${p99.toFixed(0)} ms`);
    if (withoutStatus(reads, 200).length > 0) breaches.push("a read failed");
    if (withoutStatus(after, 200).length > 0)
      breaches.push("not everybody got an order afterwards");
    return {
      faultEvidence: `the row was held for ${secondsText(lockDurationMs)}`,
      breaches,
      figure: `${busy} of ${SHOPPERS} checkouts were asked to come back within ${secondsText(slowest(refused))} and ordered afterwards; ${reads.length} reads meanwhile, 99 % within ${p99.toFixed(0)} ms`,
    };
  },
};

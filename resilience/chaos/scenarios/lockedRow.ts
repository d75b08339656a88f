import { setTimeout as wait } from "node:timers/promises";
import { variants } from "@pallu/api/schema";
import { eq, sql } from "drizzle-orm";
import type { Drill } from "../scenario.ts";
import {
  brokenAnswers,
  checkOut,
  quantile,
  readOn,
  secondsText,
  slowest,
  tally,
  withStatus,
} from "../load.ts";

const SHOPPERS = 60;
const REFUSE_WITHIN = 3000;
const READ_WITHIN = 300;

export const lockedRow: Drill = {
  id: "F8",
  name: "somebody holds the row that 60 checkouts want, while others read",
  goals: "G4",
  needs: ["postgres"],
  run: async (stage, isNaive) => {
    const { db, client } = await stage.shop();
    const naive = isNaive ? await stage.naive("pool") : undefined;
    const asker = naive?.client ?? client;
    const cart = { lines: [{ good: 0, quantity: 1 }] };
    const cast = await stage.cast(
      db,
      [1000],
      Array.from({ length: SHOPPERS }, () => cart),
    );
    const history = stage.history();
    const path = naive && "/";
    const held = isNaive ? 8000 : stage.lasting(4000, 30_000);
    const hot = cast.goods[0]?.variantId ?? "";
    const { during, reads } = await db.transaction(async (tx) => {
      // Longer than the idle timeout of our own connections.
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await tx.select().from(variants).where(eq(variants.id, hot)).for("update");
      const stop = new AbortController();
      const reading = readOn(asker, "/api/categories", 4, stop.signal);
      const ordering = Promise.all(
        cast.shoppers.map((shopper) => checkOut(asker, history, shopper, { path })),
      );
      await wait(held);
      stop.abort();
      if (naive) return { during: ordering, reads: [] };
      return { during: ordering, reads: await reading };
    });
    const refused = await during;
    const after = await Promise.all(
      cast.shoppers.map((shopper) => checkOut(asker, history, shopper, { path })),
    );
    const breaches = naive ? [] : await stage.check(db, cast, history);
    history.close();
    const p99 = quantile(
      reads.map(({ took }) => took),
      0.99,
    );
    const busy = withStatus(refused, (status) => status === 503).length;
    if (brokenAnswers([...refused, ...reads, ...after]).length > 0)
      breaches.push("an answer was broken");
    if (slowest(refused) > stage.within(REFUSE_WITHIN))
      breaches.push(`a checkout waited ${secondsText(slowest(refused))}`);
    if (!naive && busy !== SHOPPERS)
      breaches.push(`${busy} of ${SHOPPERS} were asked to come back: ${tally(refused)}`);
    if (p99 > stage.within(READ_WITHIN))
      breaches.push(`one read of a hundred took ${p99.toFixed(0)} ms`);
    if (withStatus(reads, (status) => status !== 200).length > 0) breaches.push("a read failed");
    if (withStatus(after, (status) => status === 200).length !== SHOPPERS)
      breaches.push("not everybody got an order afterwards");
    return {
      fired: `the row was held for ${secondsText(held)}`,
      breaches,
      figure: `${busy} of ${SHOPPERS} checkouts were asked to come back within ${secondsText(slowest(refused))} and ordered afterwards; ${reads.length} reads meanwhile, 99 % within ${p99.toFixed(0)} ms`,
    };
  },
};

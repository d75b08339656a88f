import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, quantile, secondsText, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Shopper, CartFixture } from "../fixtures.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";
import { withDatabase } from "../harness.ts";

const SHOPPERS = 120;
const AT_ONCE = 8;
const REOPEN_LIMIT_MS = 2000;
/** Kills after some orders, or after 5 s at the latest. */
const MAX_CHECKS = 1000;

const carts = (count: number): CartFixture[] =>
  Array.from({ length: count }, (_, index) => ({
    lines: [{ item: index % 4, quantity: 1 + (index % 2) }],
  }));

export const killedEmbedded: Scenario = {
  id: "F5",
  name: "the process with the embedded database is killed (-9) amid checkouts",
  goals: "G2",
  needs: [],
  run: async (harness, isNegativeControl) => {
    const runs = isNegativeControl ? 1 : harness.repetitions(4, 50);
    const env = { DATA_DIR: harness.folder("embedded"), SEED: "none" };
    const fixtures = await withDatabase(env, async (database) => {
      await database.migrate();
      const stock = SHOPPERS * runs;
      return harness.createFixtures(
        database.db.write,
        [stock, stock, stock, stock],
        carts(SHOPPERS * runs),
      );
    });
    const history = harness.history();
    const outcomes: Outcome[] = [];
    const starts: number[] = [];
    let kills = 0;
    for (let run = 0; run < runs; run++) {
      const shop = await startShop(env, isNegativeControl ? negativeControlShop : undefined);
      starts.push(shop.readyAfter);
      const client = createClient(() => shop.origin);
      const stop = new AbortController();
      const killAfterOrders = harness.random.between(5, 40);
      let acknowledgedOrders = 0;
      const order = async (shopper: Shopper): Promise<Outcome> => {
        const outcome = await checkOut(client, history, shopper, {
          path: isNegativeControl ? "/negative-control/early" : undefined,
        });
        acknowledgedOrders += outcome.status === 200 ? 1 : 0;
        return outcome;
      };
      const shoppers = fixtures.shoppers.slice(run * SHOPPERS, (run + 1) * SHOPPERS);
      const load = inParallel(shoppers, AT_ONCE, order, stop.signal);
      for (let attempt = 0; attempt < MAX_CHECKS && acknowledgedOrders < killAfterOrders; attempt++)
        await wait(5);
      stop.abort();
      shop.kill("SIGKILL");
      kills += (await shop.ended).signal === "SIGKILL" ? 1 : 0;
      outcomes.push(...(await load));
      client.close();
    }
    const began = performance.now();
    const { breaches, reopenMs } = await withDatabase(env, async (database) => {
      await database.ping();
      const durationMs = performance.now() - began;
      return {
        reopenMs: durationMs,
        breaches: await harness.check(database.db.write, fixtures, history),
      };
    });
    history.close();
    const acknowledged = withStatus(outcomes, (status) => status === 200).length;
    const unknown = withStatus(outcomes, (status) => status === 0).length;
    if (reopenMs > harness.limitMs(REOPEN_LIMIT_MS))
      breaches.push(`it took ${secondsText(reopenMs)} to open again`);
    return {
      faultEvidence:
        kills === runs && acknowledged > 0 && (isNegativeControl || unknown > 0)
          ? `${kills} kills cut off ${unknown} checkouts in flight`
          : "",
      breaches,
      figure: `0 of ${acknowledged} acknowledged orders lost in ${kills} kills; the database opens again in ${secondsText(reopenMs)}, the whole shop in ${secondsText(quantile(starts, 0.5))}`,
    };
  },
};

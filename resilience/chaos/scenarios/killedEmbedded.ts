import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Drill } from "../scenario.ts";
import { checkOut, inParallel, quantile, secondsText, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Shopper, WantedCart } from "../fixtures.ts";
import { naiveShop, startShop } from "../shopProcess.ts";
import { withDatabase } from "../harness.ts";

const SHOPPERS = 120;
const AT_ONCE = 8;
const REOPEN_WITHIN = 2000;
/** Kills after some orders, or after 5 s at the latest. */
const LOOKS = 1000;

const carts = (count: number): WantedCart[] =>
  Array.from({ length: count }, (_, index) => ({
    lines: [{ good: index % 4, quantity: 1 + (index % 2) }],
  }));

export const killedEmbedded: Drill = {
  id: "F5",
  name: "the process with the embedded database is killed (-9) amid checkouts",
  goals: "G2",
  needs: [],
  run: async (stage, isNaive) => {
    const runs = isNaive ? 1 : stage.times(4, 50);
    const env = { DATA_DIR: stage.folder("embedded"), SEED: "none" };
    const cast = await withDatabase(env, async (database) => {
      await database.migrate();
      const stock = SHOPPERS * runs;
      return stage.cast(database.db, [stock, stock, stock, stock], carts(SHOPPERS * runs));
    });
    const history = stage.history();
    const outcomes: Outcome[] = [];
    const starts: number[] = [];
    let kills = 0;
    for (let run = 0; run < runs; run++) {
      const shop = await startShop(env, isNaive ? naiveShop : undefined);
      starts.push(shop.readyAfter);
      const client = createClient(() => shop.origin);
      const stop = new AbortController();
      const enough = stage.random.between(5, 40);
      let known = 0;
      const order = async (shopper: Shopper): Promise<Outcome> => {
        const outcome = await checkOut(client, history, shopper, {
          path: isNaive ? "/naive/early" : undefined,
        });
        known += outcome.status === 200 ? 1 : 0;
        return outcome;
      };
      const shoppers = cast.shoppers.slice(run * SHOPPERS, (run + 1) * SHOPPERS);
      const load = inParallel(shoppers, AT_ONCE, order, stop.signal);
      for (let look = 0; look < LOOKS && known < enough; look++) await wait(5);
      stop.abort();
      shop.kill("SIGKILL");
      kills += (await shop.ended).signal === "SIGKILL" ? 1 : 0;
      outcomes.push(...(await load));
      client.close();
    }
    const began = performance.now();
    const { breaches, reopened } = await withDatabase(env, async (database) => {
      await database.ping();
      const took = performance.now() - began;
      return { reopened: took, breaches: await stage.check(database.db, cast, history) };
    });
    history.close();
    const acknowledged = withStatus(outcomes, (status) => status === 200).length;
    const unknown = withStatus(outcomes, (status) => status === 0).length;
    if (reopened > stage.within(REOPEN_WITHIN))
      breaches.push(`it took ${secondsText(reopened)} to open again`);
    return {
      fired:
        kills === runs && acknowledged > 0 && (isNaive || unknown > 0)
          ? `${kills} kills cut off ${unknown} checkouts in flight`
          : "",
      breaches,
      figure: `0 of ${acknowledged} acknowledged orders lost in ${kills} kills; the database opens again in ${secondsText(reopened)}, the whole shop in ${secondsText(quantile(starts, 0.5))}`,
    };
  },
};

import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Drill } from "../scenario.ts";
import { checkOut, inParallel, secondsText, withStatus } from "../load.ts";
import { naiveShop, startShop } from "../shopProcess.ts";
import { withDatabase } from "../harness.ts";

const SHOPPERS = 200;
const AFTERWARDS = 20;
const AT_ONCE = 4;
/** The watchdog counts to 15, with at least one second between counts. */
const ENDS_WITHIN = 18_000;

export const frozenProcess: Drill = {
  id: "F10",
  name: "the process with the embedded database spins for ever amid checkouts, as a full disk can make it",
  goals: "G2",
  needs: [],
  isLong: true,
  run: async (stage, isNaive) => {
    const folder = stage.folder("frozen");
    const env = { DATA_DIR: folder };
    const cast = await withDatabase(env, async (database) => {
      await database.migrate();
      const cart = { lines: [{ good: 0, quantity: 1 }] };
      const carts = Array.from({ length: SHOPPERS }, () => cart);
      return stage.cast(database.db, [5000], carts);
    });
    const history = stage.history();
    const preload = new URL("../frozenLoop.mjs", import.meta.url).href;
    const settings = { ...env, NODE_OPTIONS: `--import ${preload}` };
    const shop = await startShop(settings, isNaive ? naiveShop : undefined);
    const client = createClient(() => shop.origin);
    const shoppers = cast.shoppers.slice(AFTERWARDS);
    const load = inParallel(shoppers, AT_ONCE, (shopper) =>
      checkOut(client, history, shopper, { patience: ENDS_WITHIN * 2 }),
    );
    await wait(stage.random.between(300, 900));
    shop.kill("SIGUSR2");
    const frozenAt = performance.now();
    await Promise.race([shop.ended, wait(ENDS_WITHIN)]);
    const took = performance.now() - frozenAt;
    const hasEnded = shop.hasEnded();
    shop.kill("SIGKILL");
    await shop.ended;
    const outcomes = await load;
    client.close();
    const next = await startShop(env);
    const asker = createClient(() => next.origin);
    const after = await inParallel(cast.shoppers.slice(0, AFTERWARDS), AT_ONCE, (shopper) =>
      checkOut(asker, history, shopper),
    );
    asker.close();
    next.kill("SIGTERM");
    await next.ended;
    const breaches = await withDatabase(env, ({ db }) => stage.check(db, cast, history));
    history.close();
    const unknown = withStatus(outcomes, (status) => status === 0).length;
    const placed = withStatus(outcomes, (status) => status === 200).length;
    if (!hasEnded) breaches.push(`it was still frozen after ${secondsText(took)}`);
    if (hasEnded && !shop.said().includes("has been frozen for 15 seconds"))
      breaches.push("it ended, but not by its watchdog");
    if (withStatus(after, (status) => status === 200).length !== AFTERWARDS)
      breaches.push("no orders after the next start");
    return {
      fired: unknown > 0 && placed > 0 ? `${unknown} checkouts were never answered` : "",
      breaches,
      figure: `the watchdog ended it after ${secondsText(took)}; all ${placed} acknowledged orders were there at the next start, and ${AFTERWARDS} more were taken`,
    };
  },
};

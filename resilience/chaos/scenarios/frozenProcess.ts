import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "../client.ts";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, secondsText, withStatus } from "../load.ts";
import { negativeControlShop, startShop } from "../shopProcess.ts";
import { withDatabase } from "../harness.ts";

const SHOPPERS = 200;
const SHOPPERS_AFTERWARDS = 20;
const AT_ONCE = 4;
/** The watchdog counts to 15, with at least one second between counts. */
const EXIT_LIMIT_MS = 18_000;

export const frozenProcess: Scenario = {
  id: "F10",
  name: "the process with the embedded database spins for ever amid checkouts, as a full disk can make it",
  goals: "G2",
  needs: [],
  isLong: true,
  run: async (harness, isNegativeControl) => {
    const folder = harness.folder("frozen");
    const env = { DATA_DIR: folder };
    const fixtures = await withDatabase(env, async (database) => {
      await database.migrate();
      const cart = { lines: [{ item: 0, quantity: 1 }] };
      const carts = Array.from({ length: SHOPPERS }, () => cart);
      return harness.createFixtures(database.db.write, [5000], carts);
    });
    const history = harness.history();
    const preload = new URL("../frozenLoop.mjs", import.meta.url).href;
    const settings = { ...env, NODE_OPTIONS: `--import ${preload}` };
    const shop = await startShop(settings, isNegativeControl ? negativeControlShop : undefined);
    const client = createClient(() => shop.origin);
    const shoppers = fixtures.shoppers.slice(SHOPPERS_AFTERWARDS);
    const load = inParallel(shoppers, AT_ONCE, (shopper) =>
      checkOut(client, history, shopper, { timeoutMs: EXIT_LIMIT_MS * 2 }),
    );
    await wait(harness.random.between(300, 900));
    shop.kill("SIGUSR2");
    const frozenAt = performance.now();
    await Promise.race([shop.ended, wait(EXIT_LIMIT_MS)]);
    const durationMs = performance.now() - frozenAt;
    const hasEnded = shop.hasEnded();
    shop.kill("SIGKILL");
    await shop.ended;
    const outcomes = await load;
    client.close();
    const next = await startShop(env);
    const target = createClient(() => next.origin);
    const after = await inParallel(
      fixtures.shoppers.slice(0, SHOPPERS_AFTERWARDS),
      AT_ONCE,
      (shopper) => checkOut(target, history, shopper),
    );
    target.close();
    next.kill("SIGTERM");
    await next.ended;
    const breaches = await withDatabase(env, ({ db }) =>
      harness.check(db.write, fixtures, history),
    );
    history.close();
    const unknown = withStatus(outcomes, (status) => status === 0).length;
    const placed = withStatus(outcomes, (status) => status === 200).length;
    if (!hasEnded) breaches.push(`it was still frozen after ${secondsText(durationMs)}`);
    if (hasEnded && !shop.output().includes("has been frozen for 15 seconds"))
      breaches.push("it ended, but not by its watchdog");
    if (withStatus(after, (status) => status === 200).length !== SHOPPERS_AFTERWARDS)
      breaches.push("no orders after the next start");
    return {
      faultEvidence: unknown > 0 && placed > 0 ? `${unknown} checkouts were never answered` : "",
      breaches,
      figure: `the watchdog ended it after ${secondsText(durationMs)}; all ${placed} acknowledged orders were there at the next start, and ${SHOPPERS_AFTERWARDS} more were taken`,
    };
  },
};

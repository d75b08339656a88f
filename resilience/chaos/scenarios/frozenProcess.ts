import { setTimeout as wait } from "node:timers/promises";
import { orderBy } from "../../harness/harness.ts";
import { inParallel, secondsText, withStatus, withoutStatus } from "../../harness/load.ts";
import { startOrders } from "../killAmidCheckouts.ts";
import type { Scenario } from "../scenario.ts";

const SHOPPERS = 180;
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
    const { env, shoppers, check } = await harness.embeddedSale({
      carts: SHOPPERS + SHOPPERS_AFTERWARDS,
    });
    const preload = new URL("../frozenLoop.mjs", import.meta.url).href;
    const settings = { ...env, NODE_OPTIONS: `--import ${preload}` };
    const shop = await harness.start(settings, isNegativeControl && "unguarded");
    const order = orderBy(shop.client);
    const load = startOrders({
      shoppers: shoppers.slice(0, SHOPPERS),
      order: (shopper) => order(shopper, { timeoutMs: EXIT_LIMIT_MS * 2 }),
      width: AT_ONCE,
    });
    await load.untilAcknowledged(harness.random.between(5, 40));
    shop.kill("SIGUSR2");
    const frozenAt = performance.now();
    await Promise.race([shop.ended, wait(EXIT_LIMIT_MS)]);
    const durationMs = performance.now() - frozenAt;
    const hasEnded = shop.hasEnded();
    shop.kill("SIGKILL");
    const outcomes = await load.outcomes;
    await shop.stop();
    const next = await harness.start(env);
    const after = await inParallel(shoppers.slice(SHOPPERS), AT_ONCE, orderBy(next.client));
    await next.stop("SIGTERM");
    const breaches = await check();
    const unknown = withStatus(outcomes, 0).length;
    const placed = withStatus(outcomes, 200).length;
    if (!hasEnded) breaches.push(`it was still frozen after ${secondsText(durationMs)}`);
    if (hasEnded && !shop.output().includes("has been frozen for 15 seconds"))
      breaches.push("it ended, but not by its watchdog");
    if (withoutStatus(after, 200).length > 0) breaches.push("no orders after the next start");
    return {
      faultEvidence: unknown > 0 && placed > 0 ? `${unknown} checkouts were never answered` : "",
      breaches,
      figure: `the watchdog ended it after ${secondsText(durationMs)}; all ${placed} acknowledged orders were there at the next start, and ${SHOPPERS_AFTERWARDS} more were taken`,
    };
  },
};

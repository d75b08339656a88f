import type { CartFixture } from "../../harness/fixtures.ts";
import { orderBy, withDatabase } from "../../harness/harness.ts";
import { median, repeat, secondsText, withStatus } from "../../harness/load.ts";
import { killAmidCheckouts } from "../killAmidCheckouts.ts";
import type { Scenario } from "../scenario.ts";

const SHOPPERS = 120;
const AT_ONCE = 8;
const REOPEN_LIMIT_MS = 2000;

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
    const times = isNegativeControl ? 1 : harness.repetitions(4, 50);
    const control = isNegativeControl && "early";
    const stock = SHOPPERS * times;
    const { env, shoppers, check } = await harness.embeddedSale({
      stocks: [stock, stock, stock, stock],
      carts: carts(stock),
    });
    const kills = await repeat(times, async (round) => {
      const began = performance.now();
      const shop = await harness.start(env, control);
      const startMs = performance.now() - began;
      const killed = await killAmidCheckouts({
        victim: shop,
        shoppers: shoppers.slice(round * SHOPPERS, (round + 1) * SHOPPERS),
        order: orderBy(shop.client, control),
        width: AT_ONCE,
        ordersBefore: harness.random.between(5, 40),
        isOnlyProcess: true,
      });
      await shop.stop();
      return { ...killed, startMs };
    });
    const began = performance.now();
    await withDatabase(env, (database) => database.ping());
    const reopenMs = performance.now() - began;
    const breaches = await check();
    const outcomes = kills.flatMap((kill) => kill.outcomes);
    const acknowledged = withStatus(outcomes, 200).length;
    const unknown = withStatus(outcomes, 0).length;
    if (reopenMs > harness.limitMs(REOPEN_LIMIT_MS))
      breaches.push(`it took ${secondsText(reopenMs)} to open again`);
    return {
      faultEvidence:
        kills.every(({ isKilled }) => isKilled) &&
        acknowledged > 0 &&
        (isNegativeControl || unknown > 0)
          ? `${times} kills cut off ${unknown} checkouts in flight`
          : "",
      breaches,
      figure: `0 of ${acknowledged} acknowledged orders lost in ${times} kills; the database opens again in ${secondsText(reopenMs)}, the whole shop in ${secondsText(median(kills.map(({ startMs }) => startMs)))}`,
    };
  },
};

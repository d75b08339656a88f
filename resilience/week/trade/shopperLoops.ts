import { setTimeout as wait } from "node:timers/promises";
import type { Random } from "../../harness/random.ts";
import { fillNextCart, placeOrder, writeMessage } from "../shoppers.ts";
import type { Shopper } from "../shoppers.ts";
import type { WeekContext } from "./context.ts";

/** Lets four shoppers at a time buy until `target` orders are placed. */
export const shopperLoops = async (context: WeekContext, target: number): Promise<void> => {
  const { shoppers, journal, counts, codes } = context;
  const busy = new Set<Shopper>();
  let attempts = 0;
  const loop = async (random: Random): Promise<void> => {
    while (counts.orders < target && attempts++ < target * 4) {
      const shopper = random.pick(
        shoppers.filter((each) => !busy.has(each) && each.ordersLeft > 0),
      );
      if (!shopper) return;
      busy.add(shopper);
      const shopperContext = { journal, random, codes: () => codes };
      // Counted before the order, so that the loops together do not exceed the target.
      counts.orders++;
      if (await placeOrder(shopper, shopperContext)) await fillNextCart(shopper, random);
      else counts.orders--;
      if (random.chance(0.2)) await writeMessage(shopper, shopperContext);
      busy.delete(shopper);
      await wait(random.between(0, 250));
    }
  };
  await Promise.all(Array.from({ length: 4 }, () => loop(context.random.fork())));
};

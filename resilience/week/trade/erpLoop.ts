import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";

/**
 * A program that books deliveries: it reads what is on hand, and writes the sum while orders are placed and packed. What
 * has changed since is refused, and read again in the next turn. An operator books others as a difference.
 */
export const erpLoop = async (context: WeekContext, isOver: () => boolean): Promise<void> => {
  const { merchantClient, ravi } = context;
  const random = context.random.fork();
  while (!isOver()) {
    const { variants } = (await merchantClient.read("stock?limit=100&below=8")) as {
      variants: { id: string; onHand: number }[];
    };
    const scarce = random.pick(variants);
    await wait(random.between(200, 800));
    if (scarce && random.chance(0.7)) {
      const { id, onHand: expected } = scarce;
      await merchantClient.setStock(id, { onHand: expected + random.between(1, 5), expected });
    } else if (scarce) {
      const difference = random.chance(0.8) ? random.between(1, 5) : -1;
      await ravi.act({
        action: "stock:adjust",
        targets: [`variant ${scarce.id}`],
        positionals: [scarce.id, difference > 0 ? `+${difference}` : String(difference)],
        details: { difference },
        // Nobody repeats a difference that may have been counted. The audit log says whether it was.
        hasSucceeded: () => Promise.resolve(true),
      });
    }
  }
};

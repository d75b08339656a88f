import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";

/**
 * Books deliveries: the warehouse reads what is on hand, and writes the sum while orders are placed and packed. What has
 * changed since is refused, and read again in the next turn. Ravi books others as a difference.
 */
export const erpLoop = async (context: WeekContext, isOver: () => boolean): Promise<void> => {
  const { warehouse, ravi } = context;
  const random = context.random.fork();
  while (!isOver()) {
    const scarce = random.pick(await warehouse.listStock(8));
    await wait(random.between(200, 800));
    if (!scarce) continue;
    const { id, onHand: before } = scarce;
    if (random.chance(0.7))
      await warehouse.change({
        action: "stock:set",
        id,
        onHand: before + random.between(1, 5),
        expected: before,
      });
    else
      await ravi.change({
        action: "stock:adjust",
        id,
        difference: random.chance(0.8) ? random.between(1, 5) : -1,
        before,
      });
  }
};

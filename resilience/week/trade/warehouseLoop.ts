import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { changeAll, nextTracking } from "./orderChanges.ts";

/** Packs and ships order by order, and sometimes sets a stock. */
export const warehouseLoop = async (context: WeekContext, isOver: () => boolean): Promise<void> => {
  const { warehouse } = context;
  const random = context.random.fork();
  while (!isOver()) {
    for (const order of random.sample(await warehouse.listOrders({ state: "confirmed" }), 4))
      await changeAll(warehouse, "order:pack", [order]);
    for (const order of random.sample(await warehouse.listOrders({ state: "packed" }), 4))
      await changeAll(
        warehouse,
        "order:ship",
        [order],
        random.chance(0.7) ? { tracking: nextTracking() } : {},
      );
    if (random.chance(0.2)) {
      const scarce = random.pick(await warehouse.listStock(3));
      if (scarce)
        await warehouse.change({
          action: "stock:set",
          id: scarce.id,
          onHand: random.between(10, 30),
        });
    }
    await wait(random.between(200, 700));
  }
};

import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { changeAll } from "./orderChanges.ts";

/** Lets all three cancel the same order at the same time. */
export const cancelConcurrently = async ({
  asha,
  ravi,
  warehouse,
  random,
  counts,
}: WeekContext): Promise<void> => {
  const open = [
    ...(await warehouse.listOrders({ state: "placed" })),
    ...(await warehouse.listOrders({ state: "confirmed" })),
  ];
  const order = random.pick(open);
  if (order === undefined) return;
  const options = { reason: "The customer changed her mind", restock: true };
  const cancelled = await Promise.all(
    [asha, ravi, warehouse].map((staff) => changeAll(staff, "order:cancel", [order], options)),
  );
  if (cancelled.flat().length > 0) counts.cancelled++;
};

/** Cancels `due` orders, half of them together by one person, and half one by one by the warehouse. */
export const cancelSome = async (context: WeekContext, due: number): Promise<void> => {
  const { asha, warehouse, random, counts } = context;
  const states = ["placed", "confirmed", "packed"];
  for (let left = due, attempt = 0; left > 0 && attempt < due * 4; attempt++) {
    const state = random.pick(states) ?? "";
    const open = await warehouse.listOrders({ state });
    const chosen = random.sample(open, random.between(1, Math.min(3, left)));
    if (chosen.length === 0) await wait(300);
    const restock = random.chance(0.8);
    const before = counts.cancelled;
    if (random.chance(0.5))
      counts.cancelled += (await changeAll(asha, "order:cancel", chosen, { restock })).length;
    else
      for (const order of chosen)
        counts.cancelled += (
          await changeAll(warehouse, "order:cancel", [order], { restock })
        ).length;
    left -= counts.cancelled - before;
  }
};

import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { changeAll } from "./orderCommands.ts";

/** Lets two operators and the merchant client cancel the same order at the same time. */
export const cancelConcurrently = async ({
  asha,
  ravi,
  merchantClient,
  random,
  counts,
}: WeekContext): Promise<void> => {
  const open = [
    ...(await merchantClient.orders("state=placed")),
    ...(await merchantClient.orders("state=confirmed")),
  ];
  const id = random.pick(open);
  if (id === undefined) return;
  const options = ["--yes", "--reason", "The customer changed her mind"];
  const details = { restock: true };
  const outcomes = await Promise.all([
    changeAll(asha, "order:cancel", [id], options, details),
    changeAll(ravi, "order:cancel", [id], options, details),
    merchantClient.change(id, "cancel", details),
  ]);
  if (outcomes.some((each) => each === "done" || each.includes(id))) counts.cancelled++;
};

/** Cancels `due` orders, half of them by an operator and half by the merchant client. */
export const cancelSome = async (context: WeekContext, due: number): Promise<void> => {
  const { asha, merchantClient, random, counts } = context;
  const states = ["placed", "confirmed", "packed"];
  for (let left = due, attempt = 0; left > 0 && attempt < due * 4; attempt++) {
    const open = await merchantClient.orders(`state=${random.pick(states)}`);
    const chosen = random.sample(open, random.between(1, Math.min(3, left)));
    if (chosen.length === 0) await wait(300);
    const restock = random.chance(0.8);
    const before = counts.cancelled;
    if (random.chance(0.5)) {
      const options = ["--yes", ...(restock ? [] : ["--keep-out-of-stock"])];
      counts.cancelled += (
        await changeAll(asha, "order:cancel", chosen, options, { restock })
      ).length;
    } else
      for (const id of chosen)
        if ((await merchantClient.change(id, "cancel", { restock })) === "done") counts.cancelled++;
    left -= counts.cancelled - before;
  }
};

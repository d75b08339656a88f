import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { killOne } from "./kills.ts";

/** More than any stock. */
export const ALL_STOCK = 1_000_000;

/** Enters what is counted on the shelves, reserved pieces included, while nobody packs. A process is killed meanwhile. */
export const takeStock = async (context: WeekContext): Promise<void> => {
  const { ravi, random, print } = context;
  const variants = await ravi.listStock(ALL_STOCK);
  const counts = random.sample(variants, 10).map(({ id, onHand: before, reserved }) => ({
    id,
    before,
    onHand: random.chance(0.4) ? Math.max(reserved, before - 1) : before + random.between(0, 4),
  }));
  await Promise.all([
    ravi.change({ action: "stock:import", counts }),
    wait(random.between(600, 1600)).then(() => killOne(context)),
  ]);
  const changed = counts.filter(({ onHand, before }) => onHand !== before);
  print(`  stock take: ${changed.length} of ${counts.length} counted variants differ`);
};

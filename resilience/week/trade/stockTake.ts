import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { killOne } from "./kills.ts";

/** Imports what is counted on the shelves, reserved pieces included, while nobody packs. A process is killed meanwhile. */
export const takeStock = async (context: WeekContext): Promise<void> => {
  const { ravi, folder, random, print } = context;
  const { variants } = (await ravi.read("stock:list", "--below", "1000000")) as {
    variants: { id: string; onHand: number; reserved: number }[];
  };
  const counted = random.sample(variants, 10).map(({ id, onHand, reserved }) => ({
    id,
    stock: random.chance(0.4) ? Math.max(reserved, onHand - 1) : onHand + random.between(0, 4),
    before: onHand,
  }));
  const lines = counted.map(({ id, stock }) => `${id},${stock}`);
  writeFileSync(join(folder, "stock.csv"), `variant,stock\n${lines.join("\n")}\n`);
  const changed = counted.filter(({ stock, before }) => stock !== before);
  await Promise.all([
    ravi.act({
      action: "stock:import",
      positionals: ["stock.csv"],
      targets: changed.map(({ id }) => `variant ${id}`),
      details: Object.fromEntries(changed.map(({ id, stock }) => [id, stock])),
    }),
    wait(random.between(600, 1600)).then(() => killOne(context)),
  ]);
  print(`  stock take: ${changed.length} of ${counted.length} counted variants differ`);
};

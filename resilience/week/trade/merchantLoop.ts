import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";
import { nextTracking } from "./orderCommands.ts";

/** Packs and ships by the merchant API, and sometimes sets a stock. */
export const merchantLoop = async (context: WeekContext, isOver: () => boolean): Promise<void> => {
  const { merchantClient } = context;
  const random = context.random.fork();
  while (!isOver()) {
    for (const id of random.sample(await merchantClient.orders("state=confirmed"), 4))
      await merchantClient.change(id, "pack");
    for (const id of random.sample(await merchantClient.orders("state=packed"), 4)) {
      const details: { tracking?: string } = random.chance(0.7) ? { tracking: nextTracking() } : {};
      await merchantClient.change(id, "ship", details);
    }
    if (random.chance(0.2)) {
      const { variants } = (await merchantClient.read("stock?below=3")) as {
        variants: { id: string }[];
      };
      const scarce = random.pick(variants);
      if (scarce) await merchantClient.setStock(scarce.id, { onHand: random.between(10, 30) });
    }
    await wait(random.between(200, 700));
  }
};

import { mayUseNamespaces, spawnShop } from "../../harness/shopProcess.ts";
import type { Fault } from "../trade/context.ts";

/** A second process, then a second container, starts on the data folder of the shop that sells. */
export const secondProcess: Fault = {
  database: "embedded",
  timesADay: 2,
  inject: async ({ surroundings }) => {
    const kinds = mayUseNamespaces() ? [false, true] : [false];
    for (const isContained of kinds) {
      const second = await spawnShop(surroundings.env, undefined, { isContained });
      const { code } = await second.ended;
      if (code !== 1 || !second.output().includes("DATA_DIR is in use by another process"))
        throw new Error(`The second process ended with ${code}: ${second.output()}`);
    }
    return `${kinds.length} second processes were refused`;
  },
};

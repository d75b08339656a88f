import { killOne } from "../trade/kills.ts";
import type { Fault } from "../trade/context.ts";

/** A process is killed (-9) and started again. */
export const kill: Fault = {
  inject: async (context) => {
    await killOne(context);
    return "1 process was killed";
  },
};

import { setTimeout as wait } from "node:timers/promises";
import { withClockSkew } from "../../harness/shopProcess.ts";
import type { Fault } from "../trade/context.ts";

const LASTS_MS = 15_000;
const SKEW_MS = 5 * 60_000;

/** The clocks of the two processes are five minutes fast and five minutes slow, then right again. */
export const skewedClock: Fault = {
  database: "postgres",
  inject: async ({ supervisors }) => {
    const restart = async (skewMs: number): Promise<void> => {
      for (const [index, supervisor] of supervisors.entries()) {
        await supervisor.stop();
        await supervisor.start(withClockSkew(index % 2 === 0 ? skewMs : -skewMs));
      }
    };
    await restart(SKEW_MS);
    const shown = supervisors.map((supervisor) => supervisor.output().includes("My clock shows"));
    await wait(LASTS_MS);
    await restart(0);
    if (shown.includes(false)) throw new Error("A process has no wrong clock.");
    return `${shown.length} processes sold with wrong clocks`;
  },
};

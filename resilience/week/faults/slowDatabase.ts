import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "../trade/context.ts";

const LASTS_MS = 10_000;
const DELAY_MS = 200;
const DEVIATION_MS = 100;

/** Every response of PostgreSQL is late. */
export const slowDatabase: Fault = {
  database: "postgres",
  inject: async ({ surroundings }) => {
    const link = surroundings.postgres?.link;
    const before = link?.delayed() ?? 0;
    link?.setDelay(DELAY_MS, DEVIATION_MS);
    await wait(LASTS_MS);
    link?.setDelay(0, 0);
    const delayed = (link?.delayed() ?? 0) - before;
    if (delayed < 20) throw new Error(`Only ${delayed} responses of PostgreSQL were late.`);
    return `${delayed} responses of PostgreSQL were late by ${DELAY_MS} ± ${DEVIATION_MS} ms`;
  },
};

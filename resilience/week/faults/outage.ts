import { setTimeout as wait } from "node:timers/promises";
import { expectStatus } from "./fault.ts";
import type { Fault } from "../trade/context.ts";

const LASTS_MS = 4000;

/** How PostgreSQL goes away: stopped in order, stopped at once, crashed, or standing still with open connections. */
const ways = ["SIGINT", "SIGQUIT", "SIGKILL", "pause"] as const;
let outages = 0;

/** PostgreSQL is away for four seconds, each time in another way. The processes of the shop stay and say that they cannot serve. */
export const outage: Fault = {
  database: "postgres",
  timesADay: 2,
  inject: async (context) => {
    const { surroundings, supervisors } = context;
    const server = surroundings.postgres?.server;
    const way = ways[outages++ % ways.length] ?? "pause";
    if (way === "pause") server?.pause();
    else await server?.halt(way);
    await wait(LASTS_MS);
    try {
      await expectStatus(context, "/api/openapi.json", 200);
      await expectStatus(context, "/api/health", 503);
    } finally {
      if (way === "pause") server?.resume();
      else await server?.start();
    }
    for (const supervisor of supervisors) await supervisor.ready();
    return `PostgreSQL was away (${way}), and every process said so`;
  },
};

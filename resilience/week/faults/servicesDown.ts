import { setTimeout as wait } from "node:timers/promises";
import { checkoutsWith } from "./fault.ts";
import type { Fault } from "../trade/context.ts";

const PHASE_MS = 5000;

/** The mail server is slow, then away, and the receiver of events with it. Orders do not wait for them. */
export const servicesDown: Fault = {
  database: "embedded",
  inject: async (context) => {
    const { mail, receiver } = context.surroundings;
    const since = Date.now();
    mail.setDelay(PHASE_MS);
    await wait(PHASE_MS);
    await mail.stop();
    await receiver.stop();
    await wait(PHASE_MS);
    const placed = checkoutsWith(context, 200, since);
    await mail.start();
    await receiver.start();
    if (placed === 0) throw new Error("No order was placed without mail server and receiver.");
    return `${placed} orders were placed without mail server and receiver`;
  },
};

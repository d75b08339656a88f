import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { checkoutsWith, expectStatus } from "./fault.ts";
import type { Fault } from "../trade/context.ts";

const LASTS_MS = 8000;

/** A session holds every row of stock. Checkouts are refused until it ends, reads go on. */
export const lockedRow: Fault = {
  database: "postgres",
  inject: async (context) => {
    const since = Date.now();
    const client = new pg.Client({ connectionString: context.surroundings.postgres?.server.url });
    await client.connect();
    await client.query("BEGIN");
    await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
    // As a checkout locks them. A stronger lock would also stop the carts, so that nobody gets as far as a checkout.
    await client.query("SELECT FROM variants FOR NO KEY UPDATE");
    await wait(LASTS_MS);
    await expectStatus(context, "/api/categories", 200).finally(() => void client.end());
    const refused = checkoutsWith(context, 503, since);
    if (refused === 0) throw new Error("No checkout met a locked row.");
    return `${refused} checkouts met a locked row and were refused`;
  },
};

/** Runs one API process for the race tests: listens on a free port, sends the port to its parent and exits with it. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, systemClock } from "@pallu/api/internals";
import { addNegativeControlCheckout } from "./negativeControlCheckout.ts";
import { addNegativeControlGuess } from "./negativeControlGuess.ts";

const config = readConfig({
  ...process.env,
  LOG_LEVEL: "silent",
  RATE_LIMIT_FACTOR: "100000",
});
const database = await openDatabase(config);
const app = await buildApp({ db: database.db, config, clock: systemClock, log: false });
addNegativeControlCheckout(app, database.db.write);
addNegativeControlGuess(app, database.db.write);
await app.listen({ port: 0, host: "127.0.0.1" });
process.send?.((app.server.address() as AddressInfo).port);
await once(process, "disconnect");
await app.close();
await database.close();

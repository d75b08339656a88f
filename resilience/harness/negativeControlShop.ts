/**
 * Negative control: the API with extra endpoints that each violate one guarantee, which the scenarios must detect. Also
 * disables the guards of the embedded database.
 */
import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, systemClock } from "@pallu/api/internals";
import { addNegativeControlRoutes } from "./negativeControlRoutes.ts";

const config = readConfig(process.env);
const database = await openDatabase(config);
await database.migrate();
const app = await buildApp({
  db: database.db,
  // A placeholder that is never connected to. It disables the guards of the embedded database.
  config: { ...config, databaseUrl: config.databaseUrl ?? "postgres://nowhere" },
  clock: systemClock,
  log: false,
});
addNegativeControlRoutes(app, database.db.write, config.smtpUrl);
await app.listen({ port: config.port, host: config.host });

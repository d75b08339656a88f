/** Serves the API alone on PORT, for measurements of its calls. */
import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, systemClock } from "@pallu/api/internals";

const config = readConfig(process.env);
const database = await openDatabase(config);
if (config.databaseUrl === undefined) await database.migrate();
const app = await buildApp({ db: database.db, config, clock: systemClock, log: false });
await app.listen({ port: config.port, host: "127.0.0.1" });

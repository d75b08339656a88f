import { readConfig } from "@pallu/api";
import { buildApp, openDatabase, systemClock } from "@pallu/api/internals";

/** Opens the API on an existing database in this process. `settings` are those of the environment. */
export const openApi = async (databaseUrl: string, settings: NodeJS.ProcessEnv = {}) => {
  const config = readConfig({ ...settings, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent" });
  const database = await openDatabase(config);
  const app = await buildApp({ db: database.db, config, clock: systemClock, log: false });
  return { app, database, close: () => app.close().then(() => database.close()) };
};

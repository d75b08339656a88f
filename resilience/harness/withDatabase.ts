import { readConfig } from "@pallu/api";
import { openDatabase } from "@pallu/api/internals";
import type { Database } from "@pallu/api/internals";

/** Opens a database and closes it after the work. */
export const withDatabase = async <T>(
  env: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(readConfig(env));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

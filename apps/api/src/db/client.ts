import type { Config } from "../config.ts";
import type { Database } from "./database.ts";
import { protectDataFolder } from "./dataFolder.ts";
import type { FolderUse } from "./folderLock.ts";

export type { Database, Db, Pools } from "./database.ts";

/**
 * Opens PostgreSQL at DATABASE_URL, or else the embedded database in DATA_DIR, which a shop gets after the commands that
 * use it. Throws StartupError.
 */
export const openDatabase = async (config: Config, use: FolderUse = "shop"): Promise<Database> => {
  if (config.databaseUrl !== undefined) {
    await protectDataFolder(config.dataDir);
    const { openPostgres } = await import("./postgres.ts");
    return openPostgres(config.databaseUrl);
  }
  const { openEmbedded } = await import("./embedded.ts");
  return openEmbedded(config.dataDir, use);
};

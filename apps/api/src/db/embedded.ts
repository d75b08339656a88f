import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartError, startLine } from "../startError.ts";
import type { Database } from "./client.ts";
import { lockFolder } from "./folderLock.ts";
import { migrationsFolder } from "./migrate.ts";
import * as schema from "./schema.ts";

/** The handle on an engine that is already open. */
export const embeddedDatabase = (
  engine: PGlite,
  release: () => void = () => undefined,
): Database => {
  const db = drizzle(engine, { schema });
  return {
    db,
    kind: "pglite",
    ping: async () => {
      await engine.query("SELECT 1");
    },
    migrate: (folder = migrationsFolder) => migrate(db, { migrationsFolder: folder }),
    exclusively: (work) => work(),
    close: async () => {
      try {
        await engine.close();
      } finally {
        release();
      }
    },
  };
};

/** A first start that is cut short leaves only the folder that is thrown away by the next one. */
const createFolder = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await PGlite.create(unfinished);
  await engine.close();
  await rename(unfinished, folder);
};

/** A moment as part of a file name. */
const stamp = (): string => new Date().toISOString().replace(/[:.]/g, "-");

/**
 * Puts a new database in the place of the embedded one, which is renamed and never overwritten. `fill` makes it
 * from an empty one; should it fail, everything stays as it was. Answers where the old one went. Throws
 * StartError naming the process that uses the folder.
 */
export const replaceEmbedded = async (
  dataDir: string,
  fill: (database: Database) => Promise<void>,
): Promise<string | null> => {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, "database");
  const release = lockFolder(`${folder}.lock`);
  const next = `${folder}.restoring`;
  try {
    await rm(next, { recursive: true, force: true });
    const database = embeddedDatabase(await PGlite.create(next));
    try {
      await fill(database);
    } finally {
      await database.close();
    }
    const kept = existsSync(folder) ? `${folder}.before-${stamp()}` : null;
    if (kept !== null) await rename(folder, kept);
    await rename(next, folder);
    return kept;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  } finally {
    release();
  }
};

export const openEmbedded = async (dataDir: string): Promise<Database> => {
  await mkdir(dataDir, { recursive: true }).catch((error: unknown) => {
    throw new StartError(
      `DATA_DIR cannot be used: ${startLine(error)}. Choose a folder that this user may write to.`,
    );
  });
  const folder = join(dataDir, "database");
  const release = lockFolder(`${folder}.lock`);
  try {
    if (!existsSync(folder)) await createFolder(folder);
    return embeddedDatabase(await PGlite.create(folder), release);
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${folder} cannot be opened: ${startLine(error)}. Restore a backup, or move the folder away to begin with an empty shop.`,
    );
  }
};

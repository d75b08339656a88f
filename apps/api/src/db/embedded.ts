import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { StartError, startLine } from "../startError.ts";
import type { Database } from "./client.ts";
import { createDataFolder, makePrivate, protectDataFolder } from "./dataFolder.ts";
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

/** Makes an empty database. The engine unpacks files that everybody may write: the folder around them is closed first. */
const createPrivate = async (folder: string): Promise<PGlite> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const engine = await PGlite.create(folder);
  await makePrivate(folder);
  return engine;
};

/** A first start that is cut short leaves only the folder that is thrown away by the next one. */
const createFolder = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  await (await createPrivate(unfinished)).close();
  await rename(unfinished, folder);
};

/**
 * Throws StartError for a folder that lost its database: the engine would fill it with an empty one, over what is left.
 * Only a folder that is not there at all may become a new shop.
 */
const refuseDamaged = (folder: string): void => {
  if (existsSync(folder)) {
    if (existsSync(join(folder, "PG_VERSION"))) return;
    throw new StartError(
      `The embedded database in ${folder} is damaged: its file PG_VERSION is missing. Nothing was changed. Restore a backup with pnpm ops db:restore, or move the folder away to begin with an empty shop.`,
    );
  }
  if (existsSync(`${folder}.restoring`))
    throw new StartError(
      `A restore of the embedded database was cut short: ${folder}.restoring is there and ${folder} is not. Nothing was changed. Run pnpm ops db:restore again, or move ${folder}.restoring away to begin with an empty shop.`,
    );
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
  await createDataFolder(dataDir);
  const folder = join(dataDir, "database");
  const release = lockFolder(`${folder}.lock`);
  const next = `${folder}.restoring`;
  try {
    await protectDataFolder(dataDir);
    const database = embeddedDatabase(await createPrivate(next));
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
  await createDataFolder(dataDir);
  const folder = join(dataDir, "database");
  const release = lockFolder(`${folder}.lock`);
  try {
    refuseDamaged(folder);
    await protectDataFolder(dataDir);
    if (!existsSync(folder)) await createFolder(folder);
    const engine = await PGlite.create(folder);
    // The engine heeds no umask: what it wrote while it opened is closed too.
    await makePrivate(folder);
    return embeddedDatabase(engine, release);
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The embedded database in ${folder} cannot be opened: ${startLine(error)}. Restore a backup, or move the folder away to begin with an empty shop.`,
    );
  }
};

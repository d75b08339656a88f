import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import type { PGliteOptions } from "@electric-sql/pglite";
import type { Logger } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import pLimit from "p-limit";
import { opsCommand } from "../opsCommand.rules.ts";
import { seconds } from "../clock.ts";
import { StartupError, startupErrorLine } from "../startupError.ts";
import type { Database } from "./database.ts";
import { createDataFolder, makePrivate, protectDataFolder } from "./dataFolder.ts";
import { FolderInUse, isHeldByCommand, lockFolder } from "./folderLock.ts";
import type { FolderUse } from "./folderLock.ts";
import { migrateAlone } from "./migrate.ts";
import { migrationsFolder } from "./schemaVersion.ts";

/** Opens the embedded engine with the extensions that the migrations need. */
export const createEngine = (options: PGliteOptions = {}): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm: trigrams } });

/**
 * Returns a client whose statements begin one at a time, each in its own turn of the event loop. Statements run in this
 * thread, and a list takes many: all others would wait for them, and the event loop would get no turn in between.
 */
const oneAtATime = (engine: PGlite): PGlite => {
  const limit = pLimit(1);
  const query: PGlite["query"] = (...statement) =>
    limit(async () => {
      await nextTurn();
      return engine.query(...statement);
    });
  const transaction: PGlite["transaction"] = (work) => engine.transaction(work);
  return Object.assign(Object.create(engine) as PGlite, { query, transaction });
};

interface EmbeddedOptions {
  /** Called after the engine was closed. */
  release?: () => void;
  /** Gets the statements for reads. Default: none. */
  logger?: Logger;
}

/** Creates the handle of an engine that is already open. */
export const embeddedDatabase = (
  engine: PGlite,
  { release = () => undefined, ...logging }: EmbeddedOptions = {},
): Database => {
  const db = drizzle(engine);
  return {
    db: {
      read: drizzle(engine, logging),
      write: db,
      lists: drizzle(oneAtATime(engine), logging),
      desk: drizzle(oneAtATime(engine), logging),
    },
    kind: "pglite",
    ping: async () => {
      await engine.query("SELECT 1");
    },
    migrate: (folder = migrationsFolder) => migrateAlone(db, folder),
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

/** Creates an empty database. The engine unpacks world-writable files, so the folder is made private first. */
const createPrivate = async (folder: string): Promise<PGlite> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  const engine = await createEngine({ dataDir: folder });
  await makePrivate(folder);
  return engine;
};

/**
 * Builds the database in a temporary folder. An aborted first start leaves only that folder, which the next one
 * deletes.
 */
const createFolder = async (folder: string): Promise<void> => {
  const unfinished = `${folder}.new`;
  await (await createPrivate(unfinished)).close();
  await rename(unfinished, folder);
};

/**
 * Throws StartupError for a folder whose database files are missing, because the engine would create an empty one over
 * the rest. Only a folder that does not exist may become a new shop.
 */
const refuseDamaged = (folder: string): void => {
  if (existsSync(folder)) {
    if (existsSync(join(folder, "PG_VERSION"))) return;
    throw new StartupError(
      `The embedded database in ${folder} is damaged: its file PG_VERSION is missing. Nothing was changed. Restore a backup with ${opsCommand("db:restore")}, or move the folder away to begin with an empty shop.`,
    );
  }
  if (existsSync(`${folder}.restoring`))
    throw new StartupError(
      `A restore of the embedded database was cut short: ${folder}.restoring is there and ${folder} is not. Nothing was changed. Run ${opsCommand("db:restore")} again, or move ${folder}.restoring away to begin with an empty shop.`,
    );
};

/** Returns the current time for use in a file name. */
const stamp = (): string => new Date().toISOString().replace(/[:.]/g, "-");

/**
 * Replaces the embedded database by a new one and renames the old one, which is never overwritten. `fill` populates the
 * empty database. If it fails, nothing changes. Returns the path of the old database. Throws StartupError naming the
 * process that uses the folder.
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

const LOCK_POLL_MS = 20;
/** Maximum time that a shop waits for commands that use its folder. */
const MAX_LOCK_WAIT_MS = seconds(60);

/**
 * Locks the folder. A shop waits while an operator's command holds the lock, usually for a second or two, so that a
 * restart does not fail. Throws StartupError at once for another shop, and for a folder that cannot be locked.
 */
const lockInTurn = async (file: string, use: FolderUse): Promise<() => void> => {
  const startedAt = performance.now();
  for (;;) {
    try {
      return lockFolder(file, use);
    } catch (error) {
      const isOver = performance.now() - startedAt > MAX_LOCK_WAIT_MS;
      const mayWait = use === "shop" && error instanceof FolderInUse && isHeldByCommand(file);
      if (isOver || !mayWait) throw error;
    }
    await wait(LOCK_POLL_MS);
  }
};

export const openEmbedded = async (dataDir: string, use: FolderUse = "shop"): Promise<Database> => {
  await createDataFolder(dataDir);
  const folder = join(dataDir, "database");
  const release = await lockInTurn(`${folder}.lock`, use);
  try {
    refuseDamaged(folder);
    await protectDataFolder(dataDir);
    if (!existsSync(folder)) await createFolder(folder);
    const engine = await createEngine({ dataDir: folder });
    // The engine ignores the umask, so the files that it wrote while opening are made private too.
    await makePrivate(folder);
    return embeddedDatabase(engine, { release });
  } catch (error) {
    release();
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The embedded database in ${folder} cannot be opened: ${startupErrorLine(error)}. Restore a backup, or move the folder away to begin with an empty shop.`,
    );
  }
};

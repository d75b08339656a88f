import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { hours } from "../clock.ts";
import { apiRoot } from "../folders.ts";
import type { Database } from "../db/client.ts";
import { createEngine, embeddedDatabase } from "../db/embedded.ts";
import { openPostgres } from "../db/postgres.ts";
import { createPostgresDatabase } from "./postgresDatabase.ts";
import { baseOf, fill } from "./seeds.ts";
import type { Seed } from "./seeds.ts";

const cacheFolder = join(apiRoot, "node_modules", ".cache", "pallu-test");
/** Files that determine the content of a seeded database. */
const sources = [
  "src/db/migrations",
  "src/modules/users",
  "src/seed",
  "src/testing",
  "../../packages/demo/src",
  "../../packages/demo/pictures",
];

const fingerprint = async (): Promise<string> => {
  const hash = createHash("sha256");
  for (const source of sources) {
    const folder = join(apiRoot, source);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /\.(?:ts|json|sql)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !file.endsWith(".test.ts"))
      .toSorted();
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  return hash.digest("hex").slice(0, 24);
};

/** Deletes dumps of earlier sources. Keeps recent ones, which a concurrent run may be loading. */
const dropOldDumps = async (): Promise<void> => {
  for (const name of await readdir(cacheFolder)) {
    const file = join(cacheFolder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - hours(6)) await rm(file, { force: true });
  }
};

/** The default of 128 MB is cleared at each start, which takes longer than to read the data of a test. */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=4MB"];

/** Deletes what a test does not need: template databases and the log of earlier changes. */
const shrink = async (engine: PGlite): Promise<void> => {
  await engine.exec("UPDATE pg_database SET datistemplate = false");
  await engine.exec("DROP DATABASE template0");
  await engine.exec("DROP DATABASE template1");
  await engine.exec("CHECKPOINT");
};

/** For a small dump. */
const buildParams = [...startParams, "-c", "min_wal_size=2MB"];

const createEmpty = async (): Promise<PGlite> => {
  const engine = await createEngine({
    startParams: buildParams,
    initDbStartParams: ["--wal-segsize=1"],
  });
  await shrink(engine);
  return engine;
};

const buildDump = async (seed: Seed, file: string): Promise<Blob> => {
  const base = baseOf[seed];
  const engine = await (base === undefined
    ? createEmpty()
    : createEngine({ loadDataDir: await dumpOf(base), startParams: buildParams }));
  await fill(embeddedDatabase(engine), seed);
  await engine.exec("CHECKPOINT");
  const dump = await engine.dumpDataDir("none");
  await engine.close();
  await mkdir(cacheFolder, { recursive: true });
  await dropOldDumps();
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, file);
  return dump;
};

const findDump = async (seed: Seed): Promise<Blob> => {
  const file = join(cacheFolder, `${seed}-${await fingerprint()}.tar`);
  return readFile(file).then(
    (content) => new Blob([new Uint8Array(content)]),
    () => buildDump(seed, file),
  );
};

/** Dumps that this process has read. */
const dumps = new Map<Seed, Promise<Blob>>();

const dumpOf = (seed: Seed): Promise<Blob> => {
  const dump = dumps.get(seed) ?? findDump(seed);
  dumps.set(seed, dump);
  return dump;
};

/** Statements that PostgreSQL refuses in its pools for reads. */
const CHANGES =
  /\b(?:insert into|update|delete from|merge into|for (?:no key )?update|for (?:key )?share)\b/i;

/** Refuses changes through a pool for reads, which are one connection with the other pools in the embedded database. */
const readOnly = {
  logQuery: (query: string) => {
    if (CHANGES.test(query)) throw new Error(`A change was sent to a pool for reads: ${query}`);
  },
};

/** Creates a database in memory from a dump, which is built once for each state of the sources. */
const createEmbedded = async (seed: Seed): Promise<Database> => {
  const engine = await createEngine({ loadDataDir: await dumpOf(seed), startParams });
  return embeddedDatabase(engine, { logger: readOnly });
};

/** Creates an embedded database with a seed in a new data folder, in a fraction of the time that a shop needs for it. */
export const createEmbeddedFolder = async (dataDir: string, seed: Seed): Promise<void> => {
  const folder = join(dataDir, "database");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const loadDataDir = await dumpOf(seed);
  const engine = await createEngine({ dataDir: folder, loadDataDir, startParams });
  await engine.close();
};

const createOnPostgres = async (seed: Seed): Promise<Database> => {
  const { url, stop } = await createPostgresDatabase(seed);
  const database = await openPostgres(url);
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
};

type Engine = "embedded" | "postgres";

/** The engine of tests that name none: the PostgreSQL of the run if there is one (docs/decisions/0041). */
const engineOfRun = (): Engine => (process.env["TEST_POSTGRES_URL"] ? "postgres" : "embedded");

/** Creates a database with a seed. It is deleted when it is closed. */
export const createTestDatabase = (seed: Seed, engine: Engine = engineOfRun()): Promise<Database> =>
  engine === "postgres" ? createOnPostgres(seed) : createEmbedded(seed);

import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "../startupError.ts";
import { createEmbeddedFolder } from "../testing/testDatabase.ts";
import { protectDataFolder } from "./dataFolder.ts";
import { openEmbedded, replaceEmbedded } from "./embedded.ts";

const isPosix = process.platform !== "win32";

let folder: string;
let umask: number;
beforeEach(() => {
  umask = process.umask(0o022);
  folder = mkdtempSync(join(tmpdir(), "pallu-folder-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns every path below a folder. Does not follow links. */
const pathsIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: "utf8" }).map((name) => join(path, name));

/** Returns the paths in a folder with permissions for group or others. */
const openToOthers = (path: string): string[] =>
  [path, ...pathsIn(path)].filter(
    (each) => !lstatSync(each).isSymbolicLink() && (lstatSync(each).mode & 0o077) !== 0,
  );

/** Hashes all names, types, modes and contents. */
const contentOf = (path: string): string => {
  const hash = createHash("sha256");
  for (const each of pathsIn(path).toSorted()) {
    const found = lstatSync(each);
    hash.update(`${each} ${found.mode} ${found.mtimeMs}\n`);
    if (found.isFile()) hash.update(readFileSync(each));
  }
  return hash.digest("hex");
};

/** Opens the database, inserts one row, and closes it. */
const useDatabase = async (dataDir: string): Promise<void> => {
  const { db, close } = await openEmbedded(dataDir);
  try {
    await db.write.execute(sql`CREATE TABLE IF NOT EXISTS kept (word text)`);
    await db.write.execute(sql`INSERT INTO kept VALUES ('clear-text-canary')`);
  } finally {
    await close();
  }
};

/** A data folder with a database, used once. A copy costs a tenth of a new one. */
let existing: string;
beforeAll(async () => {
  existing = mkdtempSync(join(tmpdir(), "pallu-existing-"));
  await createEmbeddedFolder(existing, "empty");
  await useDatabase(existing);
});
afterAll(() => rmSync(existing, { recursive: true, force: true }));

const copyExisting = (dataDir: string): void => cpSync(existing, dataDir, { recursive: true });

describe.runIf(isPosix)("the permissions in DATA_DIR", () => {
  test("of a new shop: folders 0700, files 0600, also while it runs", async () => {
    const dataDir = join(folder, "data");
    const { db, close } = await openEmbedded(dataDir);
    await db.write.execute(sql`CREATE TABLE kept (word text)`);
    expect(pathsIn(dataDir).length).toBeGreaterThan(900);
    expect(openToOthers(dataDir)).toEqual([]);
    await close();
    expect(openToOthers(dataDir)).toEqual([]);
    expect(lstatSync(dataDir).mode & 0o777).toBe(0o700);
  });

  test("of a folder from before are closed at the start: database, copies, outbox, uploads, backups", async () => {
    copyExisting(folder);
    const others = ["outbox", "uploads", "backups", "database.before-2026", "database.restoring"];
    for (const name of others) {
      mkdirSync(join(folder, name, "deep"), { recursive: true });
      writeFileSync(join(folder, name, "deep", "file"), "text");
    }
    writeFileSync(join(folder, "erasures.txt"), "u1\n");
    for (const path of [folder, ...pathsIn(folder)]) chmodSync(path, 0o777);
    await useDatabase(folder);
    expect(openToOthers(folder)).toEqual([]);
  });

  test("of what is not the shop's stay as they are, and no link is followed", async () => {
    const outside = mkdtempSync(join(tmpdir(), "pallu-outside-"));
    chmodSync(outside, 0o755);
    writeFileSync(join(folder, "notes.txt"), "mine", { mode: 0o644 });
    symlinkSync(outside, join(folder, "uploads"));
    await protectDataFolder(folder);
    expect(lstatSync(join(folder, "notes.txt")).mode & 0o777).toBe(0o644);
    expect(lstatSync(outside).mode & 0o777).toBe(0o755);
    rmSync(outside, { recursive: true });
  });

  test("of a folder that several users share (sticky) stay, what is in it is closed", async () => {
    copyExisting(folder);
    for (const path of pathsIn(folder)) chmodSync(path, 0o777);
    chmodSync(folder, 0o1777);
    await useDatabase(folder);
    expect(lstatSync(folder).mode & 0o7777).toBe(0o1777);
    expect(openToOthers(join(folder, "database"))).toEqual([]);
  });

  test("of a database that is being restored", async () => {
    copyExisting(folder);
    await replaceEmbedded(folder, async ({ db }) => {
      await db.write.execute(sql`CREATE TABLE other (word text)`);
      expect(openToOthers(join(folder, "database.restoring"))).toEqual([]);
    });
    expect(openToOthers(folder)).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)(
    "another user of the machine reads nothing of it",
    async () => {
      const dataDir = join(folder, "data");
      chmodSync(folder, 0o755);
      copyExisting(dataDir);
      chmodSync(dataDir, 0o755);
      await useDatabase(dataDir);
      const search = ["grep", "-raq", "clear-text-canary", join(dataDir, "database")];
      const asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"];
      const status = (command: string, args: string[]) => spawnSync(command, args).status;
      expect(status("grep", search.slice(1))).toBe(0);
      expect(status("setpriv", [...asNobody.slice(1), ...search])).toBe(2);
    },
  );
});

describe("a damaged folder is never taken for an empty one", () => {
  /** Expects startup to fail with one line and without changes. */
  const refusal = async (dataDir: string): Promise<string> => {
    const before = contentOf(dataDir);
    const error: unknown = await openEmbedded(dataDir).then(
      async ({ close }) => close(),
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartupError);
    expect(contentOf(dataDir)).toBe(before);
    expect((error as Error).message).not.toContain("\n");
    return (error as Error).message;
  };

  test("PG_VERSION is missing", async () => {
    copyExisting(folder);
    const lost = join(folder, "database", "PG_VERSION");
    renameSync(lost, join(folder, "kept"));
    expect(await refusal(folder)).toMatch(/PG_VERSION is missing\. Nothing was changed\. Restore/);
    renameSync(join(folder, "kept"), lost);
    await useDatabase(folder);
  });

  test("the folder of the database is empty", async () => {
    mkdirSync(join(folder, "database"), { mode: 0o700 });
    expect(await refusal(folder)).toContain("is damaged");
  });

  test("a restore was killed between its two renames", async () => {
    mkdirSync(join(folder, "database.restoring"), { mode: 0o700 });
    mkdirSync(join(folder, "database.before-2026"), { mode: 0o700 });
    expect(await refusal(folder)).toContain("Run npx -y pnpm@12 ops db:restore again");
    await replaceEmbedded(folder, async ({ db }) => {
      await db.write.execute(sql`CREATE TABLE restored (word text)`);
    });
    await useDatabase(folder);
  });
});

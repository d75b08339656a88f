import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { createEmbeddedFolder } from "../testing/testDatabase.ts";
import { openDatabase } from "./client.ts";
import type { Database } from "./client.ts";

let folder: string;
let closes: Database[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pallu-turns-"));
  closes = [];
});
afterAll(async () => {
  for (const database of closes) await database.close();
  await rm(folder, { recursive: true, force: true });
});

test("a shop starts when the command that uses its folder has ended, and no other shop does", async () => {
  await createEmbeddedFolder(folder, "empty");
  const config = readConfig({ DATA_DIR: folder });
  const command = await openDatabase(config, "command");
  const starting = openDatabase(config, "shop").then((database) => closes.push(database));
  // Another command is refused at once. When the third has its answer, the shop has found the folder locked as well.
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(openDatabase(config, "command")).rejects.toThrow("in use by another process");
  await command.close();
  expect(await starting).toBe(1);
  await expect(openDatabase(config, "shop")).rejects.toThrow("in use by another process");
});

test("a shop whose folder cannot be locked does not wait for a command that is not there", async () => {
  const dataDir = join(folder, "unusable");
  const obstacle = join(dataDir, "database.lock");
  await mkdir(obstacle, { recursive: true });
  const config = readConfig({ DATA_DIR: dataDir });
  const starting = openDatabase(config, "shop").then(
    (database) => closes.push(database),
    (error: unknown) => error,
  );
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(openDatabase(config, "command")).rejects.toThrow("cannot be locked");
  await rm(obstacle, { recursive: true });
  expect(await starting).toMatchObject({ message: expect.stringContaining("cannot be locked") });
});

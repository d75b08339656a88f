import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { startApi } from "./index.ts";
import { beginIncoming } from "./modules/desk/incomingFiles.ts";
import { createEmbeddedFolder } from "./testing/testDatabase.ts";

test("a start removes files that were sent to the desk and not used", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "pallu-start-"));
  await createEmbeddedFolder(dataDir, "none");
  await beginIncoming(dataDir, { name: "products.csv", bytes: 10 });
  expect(await readdir(join(dataDir, "incoming"))).toHaveLength(1);
  const api = await startApi(readConfig({ SEED: "none", LOG_LEVEL: "silent", DATA_DIR: dataDir }));
  await api.close();
  expect(await readdir(join(dataDir, "incoming"))).toEqual([]);
  await rm(dataDir, { recursive: true });
});

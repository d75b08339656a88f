import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig, startApi } from "@pallu/api";
import type { RunningApi } from "@pallu/api";
import {
  addMs,
  days,
  hashSecret,
  insertKey,
  KEY_PREFIX,
  newSecret,
  openDatabase,
} from "@pallu/api/internals";
import { createPostgresDatabase } from "@pallu/api/testing";
import type { PostgresDatabase } from "@pallu/api/testing";
import { afterAll, beforeAll, expect, test } from "vitest";

let server: PostgresDatabase;
let folder: string;
let one: RunningApi;
let other: RunningApi;
const key = `${KEY_PREFIX}${newSecret()}`;

beforeAll(async () => {
  server = await createPostgresDatabase("fixture");
  folder = await mkdtemp(join(tmpdir(), "pallu-parts-"));
  const config = readConfig({ DATABASE_URL: server.url, DATA_DIR: folder, LOG_LEVEL: "silent" });
  const { db, close } = await openDatabase(config);
  const now = new Date();
  await insertKey(db.write, {
    name: "texts",
    keyHash: hashSecret(key),
    scopes: ["content:read", "content:write"],
    createdAt: now,
    expiresAt: addMs(now, days(1)),
  });
  await close();
  [one, other] = await Promise.all([
    startApi(config, { log: false }),
    startApi(config, { log: false }),
  ]);
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const put = (name: string, expected: string | null) =>
  one.app.inject({
    method: "PUT",
    url: "/api/merchant/shop/parts/frame",
    headers: { authorization: `Bearer ${key}` },
    payload: { value: { name }, expected },
  });

/** The frame as the pages of the other process read it, and the version by which they are cached. */
const readOther = async () => ({
  version: await other.catalogue.version(),
  frame: JSON.parse(await other.catalogue.read("/api/shop/parts/frame")) as object,
});

test("a part that one process changes is on the pages of another within a second", async () => {
  const first = await put("Meera Home", null);
  expect(first.statusCode).toBe(200);
  const before = await readOther();
  expect(before.frame).toEqual({ name: "Meera Home", parts: [] });
  const { after } = first.json<{ after: string }>();
  const changedAt = performance.now();
  expect((await put("Rani Home", after)).statusCode).toBe(200);
  await expect
    .poll(readOther, { timeout: 1000, interval: 50 })
    .toEqual({ version: expect.any(String) as string, frame: { name: "Rani Home", parts: [] } });
  expect((await readOther()).version).not.toBe(before.version);
  expect(performance.now() - changedAt).toBeLessThan(1000);
});

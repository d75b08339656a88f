import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { fastify } from "fastify";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { seconds } from "./clock.ts";
import { createTestApi } from "./testing/index.ts";
import { openForFile } from "./testing/openForFile.ts";
import { createTestDatabase } from "./testing/testDatabase.ts";
import { startWorker } from "./worker.ts";

const database = openForFile(() => createTestDatabase("none", "embedded"));
const api = openForFile(() => createTestApi({ seed: "none", database }));
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

test("an idle second costs one statement", async () => {
  const stop = startWorker({ ...api, db: database.db }, fastify({ logger: false }).log);
  onTestFinished(stop);
  const rounds = vi.getTimerCount();
  const passSecond = async (): Promise<void> => {
    vi.advanceTimersByTime(seconds(1));
    while (vi.getTimerCount() < rounds) await nextTurn();
  };
  await passSecond();
  const query = vi.spyOn(PGlite.prototype, "query");
  onTestFinished(() => query.mockRestore());
  await passSecond();
  expect(query.mock.calls.map(([statement]) => statement)).toHaveLength(1);
});

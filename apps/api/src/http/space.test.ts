import { tmpdir } from "node:os";
import { fastify } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { NO_SPACE } from "../db/freeSpace.ts";
import { reportFreeSpace } from "../testing/freeSpace.ts";
import { registerSpaceGuard } from "./space.ts";

const MIB = 1024 * 1024;

afterEach(() => void vi.useRealTimers());

const guarded = async (settings: Record<string, string> = {}) => {
  const app = fastify();
  registerSpaceGuard(app, readConfig({ ...settings, DATA_DIR: tmpdir() }));
  app.route({ method: ["GET", "POST"], url: "/", handler: () => ({ done: true }) });
  await app.ready();
  return app;
};

test("a change is refused while less than 64 MiB are free, a read is not, and space is noticed within 5 seconds", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const app = await guarded();
  reportFreeSpace(64 * MIB - 1);
  const refused = await app.inject({ method: "POST", url: "/" });
  expect([refused.statusCode, refused.json<unknown>()]).toMatchObject([503, { message: NO_SPACE }]);
  expect((await app.inject("/")).statusCode).toBe(200);
  reportFreeSpace(64 * MIB);
  vi.advanceTimersByTime(4999);
  expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(503);
  vi.advanceTimersByTime(2);
  expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(200);
});

test("the disk of a shop whose database is elsewhere is not asked", async () => {
  const app = await guarded({ DATABASE_URL: "postgres://database.example/shop" });
  reportFreeSpace(0);
  expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(200);
});

import { calls } from "@pallu/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../app.ts";
import type { AppParts } from "../app.ts";
import type { Db } from "../db/client.ts";
import { createTestApi } from "../testing/index.ts";
import { refusal } from "../testing/shopCaller.ts";
import { openForFile } from "../testing/openForFile.ts";

const api = openForFile(() => createTestApi({ seed: "none" }));

describe("faults of the database", () => {
  /** Builds the API with a database that fails from the first request on. */
  const failingApp = async (fault: Error, log?: AppParts["log"]) => {
    let broken = false;
    const failing: Db = new Proxy(api.db, {
      get: (target, name, receiver) => {
        if (broken) throw fault;
        return Reflect.get(target, name, receiver);
      },
    });
    const app = await buildApp({
      db: { read: failing, write: failing, lists: failing, desk: failing },
      config: api.config,
      clock: api.clock,
      log,
    });
    broken = true;
    return app;
  };

  const answerTo = async (fault: Error) => {
    const app = await failingApp(fault);
    const [subscription, health] = [
      await app.inject({ method: "POST", url: calls.subscribe.path, payload: { email: "a@b.co" } }),
      await app.inject({ url: "/api/health" }),
    ];
    await app.close();
    return { subscription, health };
  };

  test.each([
    "08006",
    "57P01",
    "53300",
    "55P03",
    "57014",
    "40001",
    "40P01",
    "53100",
    "ECONNREFUSED",
    "EHOSTUNREACH",
    "ENETUNREACH",
  ])("%s is 503 with Retry-After", async (code) => {
    const cause = Object.assign(new Error("table users, a@b.co"), { code });
    const { subscription, health } = await answerTo(new Error("Failed query", { cause }));
    expect(subscription.statusCode).toBe(503);
    expect(Number(subscription.headers["retry-after"])).toBeGreaterThan(0);
    expect(subscription.json()).toEqual(refusal);
    expect(subscription.body).not.toContain("users");
    expect(health.statusCode).toBe(503);
  });

  test("anything else is 500 and tells nothing", async () => {
    const { subscription } = await answerTo(new TypeError("select secret from users"));
    expect(subscription.statusCode).toBe(500);
    expect(subscription.json()).toEqual(refusal);
    expect(subscription.body).not.toContain("secret");
  });

  test("what was stored is not logged", async () => {
    const lines: string[] = [];
    const cause = Object.assign(new Error("duplicate key"), { code: "XX000", detail: "a@b.co" });
    const fault = new Error("Failed query: insert params: a@b.co", { cause });
    const app = await failingApp(fault, {
      level: "info",
      stream: { write: (line: string) => void lines.push(line) },
    });
    await app.inject({
      method: "POST",
      url: calls.subscribe.path,
      payload: { email: "a@b.co" },
      headers: { cookie: "sid=secret-cookie", authorization: "Bearer secret-token" },
    });
    await app.close();
    expect(lines.join("")).toContain("duplicate key");
    expect(lines.join("")).not.toMatch(/a@b\.co|secret/);
  });
});

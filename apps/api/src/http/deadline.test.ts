import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { seconds } from "../clock.ts";
import { readConfig } from "../config.ts";
import { registerDeadline } from "./deadline.ts";
import { registerErrors } from "./errors.ts";

const limits = [
  ["a database elsewhere", { DATABASE_URL: "postgres://elsewhere" }, 2.6],
  ["the embedded database", {}, 10],
] as const;

test.each(limits)(
  "%s: a call that hangs is answered in time, also one with a body",
  async (_name, env, limit) => {
    const app = fastify();
    registerErrors(app);
    registerDeadline(app, readConfig(env));
    const hang = async (): Promise<never> => new Promise(() => undefined);
    app.get("/", hang);
    app.post("/", hang);
    await app.ready();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const settled: number[] = [];
      const answers = [
        app.inject({ url: "/" }),
        app.inject({ url: "/", method: "POST", payload: { a: 1 } }),
      ].map(async (asked) => {
        const { statusCode, headers } = await asked;
        settled.push(statusCode);
        return [statusCode, headers["retry-after"]];
      });
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      await vi.advanceTimersByTimeAsync(seconds(limit) - 1);
      expect(settled).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(await Promise.all(answers)).toEqual([
        [503, "2"],
        [503, "2"],
      ]);
    } finally {
      vi.useRealTimers();
      await app.close();
    }
  },
);

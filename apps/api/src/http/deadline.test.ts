import { Readable } from "node:stream";
import { fastify } from "fastify";
import { expect, test, vi } from "vitest";
import { seconds } from "../clock.ts";
import { readConfig } from "../config.ts";
import { registerDeadline } from "./deadline.ts";
import { registerErrors } from "./errors.ts";
import { registerBodies } from "./bodies.ts";

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

const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate);
};

/** A body that starts and then stalls. */
const silent = (start: string) => {
  const body = new Readable({ read: () => undefined });
  body.push(start);
  return body;
};

test("a body that does not arrive is answered 408 after five seconds, and its connection is closed", async () => {
  const app = fastify();
  registerErrors(app);
  registerDeadline(app, readConfig({ DATABASE_URL: "postgres://elsewhere" }));
  registerBodies(app);
  app.post("/", async () => ({ ok: true }));
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let status = 0;
    const asked = app
      .inject({
        url: "/",
        method: "POST",
        headers: { "content-type": "application/json", "content-length": "90" },
        payload: silent("{"),
      })
      .then((answer) => {
        status = answer.statusCode;
        return answer;
      });
    await turns(20);
    await vi.advanceTimersByTimeAsync(seconds(5) - 1);
    expect(status).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    const { statusCode, headers } = await asked;
    expect([statusCode, headers["connection"]]).toEqual([408, "close"]);
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});

test("a response that has begun is sent to its end, also after the limit", async () => {
  const app = fastify();
  registerErrors(app);
  registerDeadline(app, readConfig({ DATABASE_URL: "postgres://elsewhere" }));
  const body = silent("begin ");
  app.get("/", (_request, reply) => reply.send(body));
  await app.ready();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const asked = app.inject({ url: "/" });
    await turns(20);
    await vi.advanceTimersByTimeAsync(seconds(3));
    body.push("end");
    body.push(null);
    const { statusCode, payload } = await asked;
    expect([statusCode, payload]).toEqual([200, "begin end"]);
  } finally {
    vi.useRealTimers();
    await app.close();
  }
});

test("bodies take no more memory together than there is for them; what is over gives its part back", async () => {
  const app = fastify();
  registerErrors(app);
  registerDeadline(app, readConfig({}));
  registerBodies(app, 1000);
  app.post("/", async () => ({ ok: true }));
  await app.ready();
  const headers = { "content-type": "application/json" };
  const post = (payload: string | Readable, more = {}) =>
    app.inject({ url: "/", method: "POST", headers: { ...headers, ...more }, payload });
  const long = JSON.stringify("x".repeat(700));
  const half = silent(long.slice(0, 600));
  const holder = post(half, { "content-length": String(long.length) });
  await turns(20);
  const refused = await post(long);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "2"]);
  half.push(long.slice(600));
  half.push(null);
  expect((await holder).statusCode).toBe(200);
  expect((await post(long)).statusCode).toBe(200);
  await app.close();
});

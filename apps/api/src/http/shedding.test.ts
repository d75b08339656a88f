import { once } from "node:events";
import { get } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints } from "@pallu/contract/schemas";
import type { Endpoint } from "@pallu/contract/schemas";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "../config.ts";
import { registerErrors } from "./errors.ts";
import { registerShedding } from "./shedding.ts";

/** Exceeds the socket buffers between a server and its client. */
const LONG = "saree ".repeat(3_000_000);

type AnyCall = Endpoint["call"] | undefined;

const calls = [
  endpoints.listCategories,
  endpoints.listOrders,
  endpoints.login,
  endpoints.checkout,
] satisfies Endpoint[];
const [catalogue, account, auth, changes] = calls.map(({ call }) => call);

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Creates a shop in which every call blocks until it is released. */
const openShop = async (env: Record<string, string>, answer: unknown = { ok: true }) => {
  const shop = fastify();
  app = shop;
  const config = readConfig({ DATABASE_URL: "postgres://elsewhere", ...env });
  registerErrors(shop);
  let received = 0;
  let sent = 0;
  let closed = 0;
  shop.addHook("onRequest", async ({ raw }) => {
    received++;
    raw.socket.once("close", () => closed++);
  });
  registerShedding(shop, config);
  const started: string[] = [];
  const pending: (() => void)[] = [];
  for (const endpoint of calls) {
    const { method, path: url } = endpoint.call;
    shop.route({
      method,
      url,
      config: { endpoint },
      handler: async (request) => {
        started.push(request.url);
        await new Promise<void>((resolve) => pending.push(resolve));
        return answer;
      },
    });
  }
  shop.get("/api/health", { config: { open: true } }, async () => ({ status: "ok" }));
  await shop.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.server.address() as AddressInfo;
  return {
    shop,
    started,
    received: () => received,
    closed: () => closed,
    releaseAll: () => {
      for (const resolve of pending.splice(0)) resolve();
    },
    /** Sends a request as a separate client that can disconnect. */
    openRequest: (call: AnyCall) => {
      const asked = get({ port, host: "127.0.0.1", path: call?.path, agent: false });
      asked.on("error", () => undefined);
      const answered = once(asked, "response").then(([answer]) => Number(answer.statusCode));
      answered.catch(() => undefined);
      return { answered, disconnect: () => asked.destroy() };
    },
    send: async (call: AnyCall) =>
      shop.inject({
        method: call?.method ?? "GET",
        url: call?.path ?? "",
        // Overload is the crowd of many sources.
        remoteAddress: `10.0.0.${++sent}`,
      }),
  };
};

test("under overload catalogue reads are refused first, then account reads; changes wait and health always answers", async () => {
  const { shop, send, releaseAll } = await openShop({ REQUESTS_AT_ONCE: "1" });
  const order: string[] = [];
  const openRequest = async (call: AnyCall, name: string) => {
    const answer = await send(call);
    order.push(`${name} ${answer.statusCode}`);
    return answer;
  };
  const first = [catalogue, account].map((call) => send(call));
  // Sustained overload: callers of the second half wait only for a moment.
  const others = [openRequest(catalogue, "catalogue"), openRequest(account, "account")];
  const actions = [0, 1, 2, 3, 4, 5].map(() => openRequest(changes, "checkout"));
  const [refused] = await Promise.all(others);
  await Promise.all([openRequest(account, "account"), openRequest(catalogue, "catalogue")]);
  expect((await shop.inject("/api/health")).statusCode).toBe(200);
  // At first both wait equally long; under overload catalogue reads wait less than account reads.
  expect(order.slice(0, 2).toSorted()).toEqual(["account 503", "catalogue 503"]);
  expect(order.slice(2)).toEqual(["catalogue 503", "account 503"]);
  expect(refused?.headers["retry-after"]).toBe("2");
  const sentence = "The shop is very busy at the moment. Please try again in a few seconds.";
  expect(refused?.json()).toEqual({
    success: false,
    error: sentence,
    message: sentence,
    type: "about:blank",
    title: "Service Unavailable",
    status: 503,
    code: "unavailable",
  });
  releaseAll();
  await until(() => {
    releaseAll();
    expect(order.slice(4)).toEqual(actions.map(() => "checkout 200"));
  });
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("log-ins do not stand in the way of the checkout", async () => {
  const { send, started, releaseAll } = await openShop({ REQUESTS_AT_ONCE: "1" });
  const all = Array.from({ length: 20 }, () => send(auth));
  all.push(send(changes));
  await until(() => expect(started).toContain(changes?.path));
  await until(() => {
    releaseAll();
    expect(started).toHaveLength(21);
  });
  releaseAll();
  expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("a request of a client that disconnected is not started, and its place goes to the next", async () => {
  const { openRequest, started, releaseAll, received, closed } = await openShop({
    REQUESTS_AT_ONCE: "1",
  });
  const inside = openRequest(catalogue);
  await until(() => expect(started).toHaveLength(1));
  const waiting = openRequest(catalogue);
  await until(() => expect(received()).toBe(2));
  waiting.disconnect();
  await until(() => expect(closed()).toBe(1));
  const next = openRequest(catalogue);
  await until(() => expect(received()).toBe(3));
  expect(started).toHaveLength(1);
  inside.disconnect();
  await until(() => expect(started).toHaveLength(2));
  releaseAll();
  expect(await next.answered).toBe(200);
  expect(started).toHaveLength(2);
});

test("who does not read their answer keeps nobody from theirs", async () => {
  const { openRequest, started, releaseAll } = await openShop({ REQUESTS_AT_ONCE: "1" }, LONG);
  const slow = openRequest(catalogue);
  await until(() => expect(started).toHaveLength(1));
  const next = openRequest(catalogue);
  releaseAll();
  expect(await slow.answered).toBe(200);
  await until(() => expect(started).toHaveLength(2));
  releaseAll();
  expect(await next.answered).toBe(200);
  slow.disconnect();
  next.disconnect();
});

test("REQUESTS_AT_ONCE=0 bounds nothing", async () => {
  const { send, started, releaseAll } = await openShop({ REQUESTS_AT_ONCE: "0" });
  const all = Array.from({ length: 100 }, () => send(catalogue));
  await until(() => expect(started).toHaveLength(100));
  releaseAll();
  expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("a late event loop alone refuses nothing: a single visitor is served while the machine is busy", async () => {
  const { send, releaseAll, started } = await openShop({ REQUESTS_AT_ONCE: "8" });
  // The event loop stalls repeatedly, as in a process without CPU time.
  const never = new Int32Array(new SharedArrayBuffer(4));
  for (let stall = 0; stall < 3; stall++) {
    Atomics.wait(never, 0, 0, 1500);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const reads = [send(catalogue), send(account)];
  await until(() => expect(started).toHaveLength(2));
  releaseAll();
  expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

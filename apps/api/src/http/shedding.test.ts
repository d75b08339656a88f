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
const [catalogue, account, doors, changes] = calls.map(({ call }) => call);

const until = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

/** Creates a shop in which every call blocks until it is released. */
const openShop = async (env: Record<string, string>, answer: unknown = { ok: true }) => {
  const shop = fastify();
  app = shop;
  const config = readConfig({ DATABASE_URL: "postgres://elsewhere", ...env });
  registerErrors(shop);
  let arrived = 0;
  let left = 0;
  shop.addHook("onRequest", async ({ raw }) => {
    arrived++;
    raw.socket.once("close", () => left++);
  });
  registerShedding(shop, config);
  const begun: string[] = [];
  const goOn: (() => void)[] = [];
  for (const endpoint of calls) {
    const { method, path: url } = endpoint.call;
    shop.route({
      method,
      url,
      config: { endpoint },
      handler: async (request) => {
        begun.push(request.url);
        await new Promise<void>((resolve) => goOn.push(resolve));
        return answer;
      },
    });
  }
  shop.get("/api/health", { config: { open: true } }, async () => ({ status: "ok" }));
  await shop.listen({ port: 0, host: "127.0.0.1" });
  const { port } = shop.server.address() as AddressInfo;
  return {
    shop,
    begun,
    arrived: () => arrived,
    left: () => left,
    letGo: () => {
      for (const resolve of goOn.splice(0)) resolve();
    },
    /** Sends a request as a separate client that can disconnect. */
    ask: (call: AnyCall) => {
      const asked = get({ port, host: "127.0.0.1", path: call?.path, agent: false });
      asked.on("error", () => undefined);
      const answered = once(asked, "response").then(([answer]) => Number(answer.statusCode));
      answered.catch(() => undefined);
      return { answered, goAway: () => asked.destroy() };
    },
    send: async (call: AnyCall) =>
      shop.inject({ method: call?.method ?? "GET", url: call?.path ?? "" }),
  };
};

test("in a crowd reads of the catalogue are refused first, then one's own, actions wait; health always answers", async () => {
  const { shop, send, letGo } = await openShop({ REQUESTS_AT_ONCE: "1" });
  const order: string[] = [];
  const ask = async (call: AnyCall, name: string) => {
    const answer = await send(call);
    order.push(`${name} ${answer.statusCode}`);
    return answer;
  };
  const first = [catalogue, account].map((call) => send(call));
  // Sustained overload: callers of the second half wait only for a moment.
  const others = [ask(catalogue, "catalogue"), ask(account, "account")];
  const actions = [0, 1, 2, 3, 4, 5].map(() => ask(changes, "checkout"));
  const [refused] = await Promise.all(others);
  await Promise.all([ask(account, "account"), ask(catalogue, "catalogue")]);
  expect((await shop.inject("/api/health")).statusCode).toBe(200);
  // At first both wait equally long; under overload catalogue reads wait less than account reads.
  expect(order.slice(0, 2).toSorted()).toEqual(["account 503", "catalogue 503"]);
  expect(order.slice(2)).toEqual(["catalogue 503", "account 503"]);
  expect(refused?.headers["retry-after"]).toBe("2");
  const sentence = "The shop is very busy at the moment. Please try again in a few seconds.";
  expect(refused?.json()).toEqual({ success: false, error: sentence, message: sentence });
  letGo();
  await until(() => {
    letGo();
    expect(order.slice(4)).toEqual(actions.map(() => "checkout 200"));
  });
  expect((await Promise.all(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("log-ins do not stand in the way of the checkout", async () => {
  const { send, begun, letGo } = await openShop({ REQUESTS_AT_ONCE: "1" });
  const all = Array.from({ length: 20 }, () => send(doors));
  all.push(send(changes));
  await until(() => expect(begun).toContain(changes?.path));
  await until(() => {
    letGo();
    expect(begun).toHaveLength(21);
  });
  letGo();
  expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("what a client that went away had asked for is not begun, and its place is another's", async () => {
  const { ask, begun, letGo, arrived, left } = await openShop({ REQUESTS_AT_ONCE: "1" });
  const inside = ask(catalogue);
  await until(() => expect(begun).toHaveLength(1));
  const waiting = ask(catalogue);
  await until(() => expect(arrived()).toBe(2));
  waiting.goAway();
  await until(() => expect(left()).toBe(1));
  const next = ask(catalogue);
  await until(() => expect(arrived()).toBe(3));
  expect(begun).toHaveLength(1);
  inside.goAway();
  await until(() => expect(begun).toHaveLength(2));
  letGo();
  expect(await next.answered).toBe(200);
  expect(begun).toHaveLength(2);
});

test("who does not read their answer keeps nobody from theirs", async () => {
  const { ask, begun, letGo } = await openShop({ REQUESTS_AT_ONCE: "1" }, LONG);
  const slow = ask(catalogue);
  await until(() => expect(begun).toHaveLength(1));
  const next = ask(catalogue);
  letGo();
  expect(await slow.answered).toBe(200);
  await until(() => expect(begun).toHaveLength(2));
  letGo();
  expect(await next.answered).toBe(200);
  slow.goAway();
  next.goAway();
});

test("REQUESTS_AT_ONCE=0 bounds nothing", async () => {
  const { send, begun, letGo } = await openShop({ REQUESTS_AT_ONCE: "0" });
  const all = Array.from({ length: 100 }, () => send(catalogue));
  await until(() => expect(begun).toHaveLength(100));
  letGo();
  expect((await Promise.all(all)).every(({ statusCode }) => statusCode === 200)).toBe(true);
});

test("a late event loop alone refuses nothing: a single visitor is served while the machine is busy", async () => {
  const { send, letGo, begun } = await openShop({ REQUESTS_AT_ONCE: "8" });
  // The event loop stalls repeatedly, as in a process without CPU time.
  for (let stall = 0; stall < 3; stall++) {
    const end = performance.now() + 1500;
    while (performance.now() < end);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const reads = [send(catalogue), send(account)];
  await until(() => expect(begun).toHaveLength(2));
  letGo();
  expect((await Promise.all(reads)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

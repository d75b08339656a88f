import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleResponses } from "@pallu/contract/fixtures";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "./node.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts a server and returns its origin. */
const serve = (listener: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(listener);
    servers.push(server);
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });

const json = { "content-type": "application/json" };
const busy = { success: false, error: "Busy", message: "Busy", code: "unavailable", status: 503 };

/** Responds 503 so many times, then the products. Counts its requests. */
const failing = async (times: number, headers: Record<string, string> = { "retry-after": "0" }) => {
  const seen = { requests: 0 };
  const baseUrl = await serve((_request, response) => {
    if (seen.requests++ < times)
      response.writeHead(503, { ...json, ...headers }).end(JSON.stringify(busy));
    else response.writeHead(200, json).end(JSON.stringify(sampleResponses.listProducts));
  });
  return { seen, baseUrl };
};

describe("retries", () => {
  test("a read is sent again, twice at most", async () => {
    const twice = await failing(2);
    expect(await createClient(twice).listProducts()).toMatchObject({ ok: true });
    expect(twice.seen.requests).toBe(3);
    const thrice = await failing(3);
    expect(await createClient(thrice).listProducts()).toMatchObject({
      ok: false,
      status: 503,
      code: "unavailable",
      retryAfterSeconds: 0,
    });
    expect(thrice.seen.requests).toBe(3);
    const once = await failing(1);
    await createClient({ ...once, retries: 0 }).listProducts();
    expect(once.seen.requests).toBe(1);
  });

  test("a change is sent once", async () => {
    const { seen, baseUrl } = await failing(1);
    expect(await createClient({ baseUrl }).subscribe({ body: { email: "a@b.co" } })).toMatchObject({
      status: 503,
    });
    expect(seen.requests).toBe(1);
  });

  test("a long Retry-After is for the caller, by seconds or by date", async () => {
    const { seen, baseUrl } = await failing(1, { "retry-after": "60" });
    expect(await createClient({ baseUrl }).listProducts()).toMatchObject({ retryAfterSeconds: 60 });
    expect(seen.requests).toBe(1);
    const date = await failing(1, { "retry-after": new Date(Date.now() - 1000).toUTCString() });
    expect(await createClient(date).listProducts()).toMatchObject({ ok: true });
  });

  test("a lost connection is a failure of a read, and an abort ends the wait", async () => {
    let requests = 0;
    const baseUrl = await serve((request, response) => {
      if (requests++ === 0) request.socket.destroy();
      else response.writeHead(503, { ...json, "retry-after": "9" }).end(JSON.stringify(busy));
    });
    const controller = new AbortController();
    const response = createClient({ baseUrl }).listProducts({ signal: controller.signal });
    await expect.poll(() => requests).toBe(2);
    controller.abort(new Error("left"));
    await expect(response).rejects.toThrow("left");
  });
});

test("a response that is not from the shop has the code unknown", async () => {
  const page = await serve((_request, response) => response.writeHead(404).end("<h1>Proxy</h1>"));
  expect(await createClient({ baseUrl: page }).listCategories()).toMatchObject({
    ok: false,
    status: 404,
    code: "unknown",
    problem: { message: "Not Found", status: 404 },
  });
  const empty = await serve((_request, response) => response.writeHead(200).end());
  await expect(createClient({ baseUrl: empty }).listCategories()).rejects.toThrow(SyntaxError);
});

test("cookies are kept, cleared and sent back, with the token on changes only", async () => {
  const sent: [string | undefined, string | string[] | undefined][] = [];
  const baseUrl = await serve((request, response) => {
    sent.push([request.headers.cookie, request.headers["x-xsrf-token"]]);
    const cookies = [
      ["sid=1; Path=/; HttpOnly", "XSRF-TOKEN=a%3Db; Path=/"],
      ["sid=; Max-Age=0", "XSRF-TOKEN=; Expires=Thu, 01 Jan 1970 00:00:00 GMT"],
    ][sent.length - 2];
    if (cookies) response.setHeader("set-cookie", cookies);
    response.writeHead(200, json).end('{"message":"Done"}');
  });
  const shop = createClient({ baseUrl });
  for (let i = 0; i < 2; i++) await shop.logout();
  await shop.listCategories();
  await shop.logout();
  await shop.logout();
  expect(sent).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    ["sid=1; XSRF-TOKEN=a%3Db", undefined],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test("a token that cannot be decoded is not sent", async () => {
  const tokens: (string | string[] | undefined)[] = [];
  const baseUrl = await serve((request, response) => {
    tokens.push(request.headers["x-xsrf-token"]);
    response.writeHead(200, json).end('{"message":"Done"}');
  });
  expect(await createClient({ baseUrl, cookies: "XSRF-TOKEN=%E0%A4%A" }).logout()).toMatchObject({
    ok: true,
  });
  expect(tokens).toEqual([undefined]);
});

test("parameters stand in the path and the query, encoded", async () => {
  const urls: (string | undefined)[] = [];
  const baseUrl = await serve((request, response) => {
    urls.push(request.url);
    response.writeHead(200, json).end("[]");
  });
  const shop = createClient({ baseUrl });
  await shop.listVariantImages({ params: { variantId: "../a?b" } });
  await shop.listProducts({ query: { limit: 2, colour: ["Leaf", "Rani pink"], q: "a&b" } });
  expect(urls).toEqual([
    "/api/product-variant-images/..%2Fa%3Fb",
    "/api/products?limit=2&colour=Leaf&colour=Rani+pink&q=a%26b",
  ]);
});

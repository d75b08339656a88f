import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import type { IncomingMessage, Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "./httpServer.ts";

let server: Server;
const dripping = new Set<NodeJS.Timeout>();
afterEach(() => {
  for (const timer of dripping) clearInterval(timer);
  server.closeAllConnections();
  server.close();
});

const LIMITS = { headers: 300, request: 500, idle: 1500, checkInterval: 50 };

const listen = async (limits: Parameters<typeof createHttpServer>[1] = LIMITS): Promise<number> => {
  server = createHttpServer((request, response) => {
    request.resume().on("end", () => response.end("served"));
  }, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
};

/** Sends a prefix and then one byte at a time. Resolves when the server has closed the connection. */
const drip = async (port: number, start: string): Promise<number> => {
  const socket: Socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.resume();
  await once(socket, "connect");
  const startedAt = performance.now();
  socket.write(start);
  const timer = setInterval(() => socket.write("x"), 20);
  dripping.add(timer);
  await once(socket, "close");
  clearInterval(timer);
  return performance.now() - startedAt;
};

const HEAD = "POST / HTTP/1.1\r\nhost: shop\r\n";

test.each([
  ["a head", `${HEAD}x-slow: `],
  ["a body", `${HEAD}content-length: 100000\r\n\r\n`],
  ["a body in chunks", `${HEAD}transfer-encoding: chunked\r\n\r\n100000\r\n`],
])("60 clients that drip %s are cut off while others are served", async (_name, start) => {
  const port = await listen();
  const drips = Array.from({ length: 60 }, () => drip(port, start));
  for (let request = 0; request < 5; request++) {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", body: "a body" });
    expect(await answer.text()).toBe("served");
  }
  // Well below Node's own timeouts and well above the delays of a busy machine.
  for (const lasted of await Promise.all(drips)) {
    expect(lasted).toBeGreaterThan(200);
    expect(lasted).toBeLessThan(10_000);
  }
});

test("one that connects and says nothing is cut off, too", async () => {
  const port = await listen();
  const socket = connect(port, "127.0.0.1");
  socket.resume();
  await once(socket, "close");
  expect(socket.destroyed).toBe(true);
});

test("a request with two lengths is refused", async () => {
  const port = await listen();
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  socket.on("error", () => undefined);
  socket.write(`${HEAD}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /`);
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain("served");
});

test("a connection that is busy when the server stops to listen ends with its answer", async () => {
  const port = await listen({});
  const agent = new Agent({ keepAlive: true });
  const sent = ask({ port, host: "127.0.0.1", method: "POST", agent });
  sent.flushHeaders();
  await once(server, "request");
  const closed = once(server, "close");
  server.close();
  sent.end("a body");
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  expect(await answer.toArray()).toEqual([Buffer.from("served")]);
  await closed;
  agent.destroy();
});

test.each([
  [100, 200],
  [201, 431],
  [2500, 431],
])("%i headers are answered with %i, and none is dropped", async (count, status) => {
  const port = await listen();
  const socket = connect(port, "127.0.0.1");
  const headers = Array.from({ length: count - 2 }, (_, index) => `x${index % 10}:\r\n`).join("");
  socket.end(`GET / HTTP/1.1\r\nhost: shop\r\n${headers}connection: close\r\n\r\n`);
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test("a second host after 2,000 other headers is not missed", async () => {
  const port = await listen();
  const socket = connect(port, "127.0.0.1");
  const headers = "a:\r\n".repeat(2000);
  socket.end(`GET / HTTP/1.1\r\nhost: shop\r\n${headers}host: other\r\n\r\n`);
  expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1\.1 431 /);
});

test("the limits of the shop close a dripping client within 20 seconds", async () => {
  await listen({});
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 15_000, timeout: 60_000 });
});

test("a client that is refused and never closes its side is cut off", async () => {
  const port = await listen({ headers: 300, request: 500, idle: 60_000, checkInterval: 50 });
  const held = new Promise<Socket>((resolve) => server.once("connection", resolve));
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  socket.on("error", () => undefined);
  socket.write("no request at all\r\n\r\n");
  const served = await held;
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  await once(served, "close");
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain("x-content-type-options: nosniff");
  socket.destroy();
});

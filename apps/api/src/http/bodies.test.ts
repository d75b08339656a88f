import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { fastify } from "fastify";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { registerBodies } from "./bodies.ts";

const BUDGET = 1000;

let app: FastifyInstance;
let port: number;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: true });
  registerBodies(app, BUDGET);
  app.get("/", async () => ({ ok: true }));
  app.post("/", async () => ({ ok: true }));
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterEach(() => app.close());

const post = async (length: number): Promise<number> => {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify("x".repeat(length)),
  });
  return response.status;
};

test("bodies above the budget are refused", async () => {
  expect(await post(BUDGET)).toBe(503);
  expect(await post(700)).toBe(200);
});

test("a body that follows the response of a GET takes nothing of the budget", async () => {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("utf8");
  const [length, end] = [100_000, "GET /end HTTP/1.1\r\nhost: shop\r\n\r\n"];
  socket.write(`GET / HTTP/1.1\r\nhost: shop\r\ncontent-length: ${length}\r\n\r\n`);
  await once(socket, "data");
  // The response to the next request on the connection shows that the server has read the body.
  socket.write("x".repeat(length) + end);
  const [next] = (await once(socket, "data")) as [string];
  expect(next).toMatch(/^HTTP\/1\.1 404 /);
  expect(await post(700)).toBe(200);
  socket.destroy();
});

/**
 * A process for the race tests that runs the API on each database that its parent names, each on a free port. Ends with
 * its parent.
 */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { openApi } from "./openApi.ts";

/** Opens or closes the API on a database with this connection string. */
export interface Request {
  id: number;
  open?: string;
  close?: string;
}

export interface Reply {
  id: number;
  /** Where an API that was opened listens. */
  port?: number;
}

const closes = new Map<string, () => Promise<void>>();

const open = async (databaseUrl: string): Promise<number> => {
  const settings = { ...process.env, RATE_LIMIT_FACTOR: "100000" };
  const { app, close } = await openApi(databaseUrl, settings);
  await app.listen({ port: 0, host: "127.0.0.1" });
  closes.set(databaseUrl, close);
  return (app.server.address() as AddressInfo).port;
};

const answer = async ({ id, ...request }: Request): Promise<Reply> => {
  if (request.open !== undefined) return { id, port: await open(request.open) };
  const url = request.close ?? "";
  await closes.get(url)?.();
  closes.delete(url);
  return { id };
};

process.on("message", (request: Request) => {
  void answer(request).then((reply) => process.send?.(reply));
});
await once(process, "disconnect");
for (const close of closes.values()) await close();

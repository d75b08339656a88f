import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

const seconds = 10;

/** Reads an address of another API host for a page that is being rendered; gives up after ten seconds. */
export const upstreamLoader =
  (host: string) =>
  async (address: string): Promise<unknown> => {
    const response = await fetch(new URL(address, host), {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(seconds * 1000),
    });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.json();
  };

/** Forwards the browser's calls to another API host, so that cookies and the cross-site token need no CORS. */
export const forwardTo =
  (host: string) =>
  async (app: FastifyInstance): Promise<void> => {
    for (const prefix of ["/api", "/uploads"]) {
      await app.register(proxy, {
        upstream: host,
        prefix,
        rewritePrefix: prefix,
        // The specification's client has no time-out (API-03); the other host decides.
        http: { requestOptions: { timeout: 0 } },
      });
    }
  };

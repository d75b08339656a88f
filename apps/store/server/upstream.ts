import proxy from "@fastify/http-proxy";
import { ReadError } from "@pallu/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";

const TIMEOUT_SECONDS = 10;

/**
 * Returns a function that reads a URL path of another API host for a rendering, with a timeout of ten seconds. Rejects
 * with ReadError: `missing` for a 404 or 410 of that host, else `unreachable`.
 */
export const upstreamLoader =
  (host: string) =>
  async (path: string): Promise<unknown> => {
    try {
      const response = await fetch(new URL(path, host), {
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
      });
      if (response.ok) return await response.json();
      const isMissing = response.status === 404 || response.status === 410;
      await response.body?.cancel();
      throw new ReadError(
        path,
        isMissing ? "missing" : "unreachable",
        new Error(`answered ${response.status}`),
      );
    } catch (error) {
      throw error instanceof ReadError ? error : new ReadError(path, "unreachable", error);
    }
  };

const forwardingHeader = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;

/** Sets the client's IP address from the connection and never from the client's own headers. */
const forwardedHeaders = (
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !forwardingHeader.test(name))),
  "x-forwarded-for": request.ip,
  "x-forwarded-proto": request.protocol,
  "x-forwarded-host": request.host,
});

/** Forwards the browser's calls to another API host, so that cookies and the CSRF token need no CORS. */
export const forwardTo =
  (host: string) =>
  async (app: FastifyInstance): Promise<void> => {
    for (const prefix of ["/api", "/uploads"]) {
      await app.register(proxy, {
        upstream: host,
        prefix,
        rewritePrefix: prefix,
        // The specification's client has no timeout (API-03), so the other host decides.
        http: { requestOptions: { timeout: 0 } },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) =>
            forwardedHeaders(request as FastifyRequest, headers),
        },
      });
    }
  };

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Origins besides the shop's own whose pages may use the API (ALLOWED_ORIGINS). */
    allowedOrigins: ReadonlySet<string>;
  }
}

/** How long a browser may remember the answer to a preflight request, in seconds; the most that Chromium does. */
const PREFLIGHT_SECONDS = 7200;

const methods = "GET, HEAD, POST, PUT, DELETE";
const requestHeaders = "content-type, authorization, x-xsrf-token, idempotency-key";
const exposedHeaders = "x-xsrf-token, retry-after, link, x-total-count";

/** Whether a page of an allowed origin asks. */
export const isFromAllowedOrigin = ({ headers, server }: FastifyRequest): boolean =>
  headers.origin !== undefined && server.allowedOrigins.has(headers.origin);

/** Whether that page belongs to another site, where browsers send no cookie with SameSite=Lax. */
export const isFromAllowedSite = (request: FastifyRequest): boolean =>
  isFromAllowedOrigin(request) && request.headers["sec-fetch-site"] === "cross-site";

/** Tells an allowed origin the cross-site token: its scripts cannot read the cookie of another host. */
export const exposeToken = (reply: FastifyReply, token: string): void => {
  if (isFromAllowedOrigin(reply.request)) reply.header("x-xsrf-token", token);
};

/** Lets pages of the allowed origins, and no others, use the API with cookies (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export const registerCors = (app: FastifyInstance, config: Config): void => {
  app.decorate("allowedOrigins", new Set(config.allowedOrigins));
  if (config.allowedOrigins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "accept-encoding, origin");
    // A picture is asked for without an Origin header.
    if (request.url.startsWith("/uploads/"))
      reply.header("cross-origin-resource-policy", "cross-origin");
    const { origin } = request.headers;
    if (origin === undefined || !isFromAllowedOrigin(request)) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-allow-credentials", "true")
      .header("access-control-expose-headers", exposedHeaders);
    if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return;
    return reply
      .code(204)
      .header("access-control-allow-methods", methods)
      .header("access-control-allow-headers", requestHeaders)
      .header("access-control-max-age", String(PREFLIGHT_SECONDS))
      .send();
  });
};

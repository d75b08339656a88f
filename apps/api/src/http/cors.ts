import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isMerchantUrl } from "./httpError.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Origins besides the shop's own whose pages may use the API (ALLOWED_ORIGINS). */
    allowedOrigins: ReadonlySet<string>;
  }
}

/** How long a browser may cache a preflight response, in seconds. Chromium's maximum. */
const PREFLIGHT_SECONDS = 7200;

const methods = "GET, HEAD, POST, PUT, DELETE";
const requestHeaders = "content-type, authorization, x-xsrf-token, idempotency-key";
const exposedHeaders = "x-xsrf-token, retry-after, link, x-total-count";

export const isFromAllowedOrigin = ({ headers, server }: FastifyRequest): boolean =>
  headers.origin !== undefined && server.allowedOrigins.has(headers.origin);

/** Whether that page is cross-site: browsers send no SameSite=Lax cookie from there. */
export const isFromAllowedSite = (request: FastifyRequest): boolean =>
  isFromAllowedOrigin(request) && request.headers["sec-fetch-site"] === "cross-site";

/** Exposes the CSRF token in a header: scripts of another origin cannot read the cookie. */
export const exposeCsrfToken = (reply: FastifyReply, token: string): void => {
  if (isFromAllowedOrigin(reply.request)) reply.header("x-xsrf-token", token);
};

/**
 * Allows credentialed CORS requests from the allowed origins only (https://fetch.spec.whatwg.org/#http-cors-protocol).
 */
export const registerCors = (app: FastifyInstance, config: Config): void => {
  app.decorate("allowedOrigins", new Set(config.allowedOrigins));
  if (config.allowedOrigins.length === 0) return;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("vary", "accept-encoding, origin");
    // Browsers load images without an Origin header.
    if (request.url.startsWith("/uploads/"))
      reply.header("cross-origin-resource-policy", "cross-origin");
    // Keys of the merchant API belong to programs, and the desk to its own pages.
    if (isMerchantUrl(request.url)) return;
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

import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "./cookies.ts";
import { BROWSER_LIFE } from "./session.rules.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const secretOf = (request: FastifyRequest): string | undefined => {
  const secret = readCookie(request, "browser");
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

/** The hash that stands for the browser of a request; undefined when it has no cookie of ours. */
export const browserHashOf = (request: FastifyRequest): string | undefined => {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashSecret(secret);
};

/**
 * The same, with a cookie for a browser that has none. The cookie lets nobody in: mailed codes work only beside it,
 * and attempts of a known browser are counted apart.
 */
export const rememberBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const secret = secretOf(request) ?? newSecret();
  setCookie(reply, "browser", secret, BROWSER_LIFE);
  return hashSecret(secret);
};

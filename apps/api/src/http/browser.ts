import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie, setCookie } from "./cookies.ts";
import { BROWSER_LIFETIME_MS } from "./auth/sessions.rules.ts";
import { hashSecret, newSecret } from "./secrets.ts";

const secretOf = (request: FastifyRequest): string | undefined => {
  const secret = readCookie(request, "browser");
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

export const browserHashOf = (request: FastifyRequest): string | undefined => {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashSecret(secret);
};

/**
 * Returns the hash of the browser cookie and sets the cookie if it is missing. The cookie does not authenticate. Mailed
 * codes work only together with it, and known browsers have attempt counters of their own.
 */
export const rememberBrowser = (request: FastifyRequest, reply: FastifyReply): string => {
  const secret = secretOf(request) ?? newSecret();
  setCookie(reply, "browser", secret, BROWSER_LIFETIME_MS);
  return hashSecret(secret);
};

import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isFromAllowedOrigin } from "./cors.ts";
import { problem } from "./httpError.ts";
import { hashSecret, isEqualSecret } from "./secrets.ts";

const foreign = () =>
  problem(403, "cross_site", "This request came from another site and was refused.");

/** Derives the CSRF token of a session from its cookie, so the token needs no storage and no key. */
export const csrfTokenOf = (cookieSecret: string): string => hashSecret(`xsrf ${cookieSecret}`);

export const hasCsrfToken = (request: FastifyRequest, expected: string): boolean => {
  const given = request.headers["x-xsrf-token"];
  return typeof given === "string" && isEqualSecret(given, expected);
};

export const requireCsrfToken = (request: FastifyRequest, expected: string): void => {
  if (!hasCsrfToken(request, expected))
    throw problem(
      403,
      "cross_site_token",
      "The X-XSRF-TOKEN header is missing or does not match. Please reload the page.",
    );
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The function of @fastify/cookie needs a registered plugin, which a server before another API has not. */
const tokenIn = (cookie: string): string =>
  decoded(/(?:^|;)\s*XSRF-TOKEN\s*=\s*"?([^;"]*)/.exec(cookie)?.[1]?.trim() ?? "");

/**
 * Returns the headers by which a server passes on the session of a browser's request: all cookies, and the token of the
 * session. Null without a token. They prove nothing: call `isCrossSite` first.
 */
export const sessionHeaders = ({
  headers: { cookie = "" },
}: Pick<FastifyRequest, "headers">): Record<string, string> | null => {
  const token = tokenIn(cookie);
  return token ? { cookie, "x-xsrf-token": token } : null;
};

const hostOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;

/**
 * Whether a change comes from a page of another site, by Sec-Fetch-Site or, in older browsers, by Origin. A request with
 * neither header does not come from a browser.
 */
export const isCrossSite = (
  { headers, host }: Pick<FastifyRequest, "headers" | "host">,
  publicUrl: string | undefined,
): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  const originHost = hostOf(headers.origin);
  return originHost === undefined || (originHost !== host && originHost !== hostOf(publicUrl));
};

/**
 * Whether a request comes from a page of the same origin: by Sec-Fetch-Site or, in older browsers, by Origin. With neither
 * header it does not, if they are required.
 */
export const isSameOrigin = (
  { headers, host }: Pick<FastifyRequest, "headers" | "host">,
  url: string | undefined,
  { isRequired }: { isRequired: boolean },
): boolean => {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  if (headers.origin === undefined) return !isRequired;
  const originHost = hostOf(headers.origin);
  return originHost !== undefined && (originHost === host || originHost === hostOf(url));
};

/** Refuses cross-site changes. ALLOWED_ORIGINS are exempt. */
export const registerCrossSiteCheck = (app: FastifyInstance, config: Config): void => {
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD" || request.method === "OPTIONS")
      return;
    if (isFromAllowedOrigin(request)) return;
    const isDesk = request.routeOptions.config.endpoint?.access === "staff";
    const url = isDesk ? (config.deskUrl ?? config.publicUrl) : config.publicUrl;
    if (isCrossSite(request, url)) throw foreign();
  });
};

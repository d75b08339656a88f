import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { STAFF_ABSOLUTE_MS } from "./auth/staff.rules.ts";
import { BROWSER_LIFETIME_MS } from "./auth/sessions.rules.ts";

export type DeskCookie = "desk" | "desk-browser";

const lifetimes: Record<DeskCookie, number> = {
  desk: STAFF_ABSOLUTE_MS,
  "desk-browser": BROWSER_LIFETIME_MS,
};

type DeskConfig = Pick<Config, "deskUrl">;

const isSecure = (request: FastifyRequest, { deskUrl }: DeskConfig): boolean =>
  deskUrl === undefined
    ? request.protocol === "https" || request.server.publicByHttps
    : deskUrl.startsWith("https:");

/** `__Host-` demands the path `/`, which only a host of the desk's own has. On the shop's host the path keeps it apart. */
const fullName = (request: FastifyRequest, config: DeskConfig, name: DeskCookie): string => {
  if (!isSecure(request, config)) return name;
  return config.deskUrl === undefined ? `__Secure-${name}` : `__Host-${name}`;
};

export const readDeskCookie = (
  request: FastifyRequest,
  config: DeskConfig,
  name: DeskCookie,
): string | undefined => request.cookies[fullName(request, config, name)] || undefined;

/** Sets a cookie that only calls of the desk's own pages carry. An empty value clears it. */
export const setDeskCookie = (
  reply: FastifyReply,
  config: DeskConfig,
  name: DeskCookie,
  value: string,
): void => {
  reply.setCookie(fullName(reply.request, config, name), value, {
    path: config.deskUrl === undefined ? "/api/desk" : "/",
    httpOnly: true,
    sameSite: "strict",
    secure: isSecure(reply.request, config),
    maxAge: value === "" ? 0 : Math.floor(lifetimes[name] / 1000),
  });
};

const browserSecretOf = (request: FastifyRequest, config: DeskConfig): string | undefined => {
  const secret = readDeskCookie(request, config, "desk-browser");
  return secret !== undefined && /^[\w-]{43}$/.test(secret) ? secret : undefined;
};

export const deskBrowserHashOf = (
  request: FastifyRequest,
  config: DeskConfig,
): string | undefined => {
  const secret = browserSecretOf(request, config);
  return secret === undefined ? undefined : hashSecret(secret);
};

/** Returns the hash of the browser's cookie and sets the cookie again. It does not authenticate. */
export const rememberDeskBrowser = (reply: FastifyReply, config: DeskConfig): string => {
  const secret = browserSecretOf(reply.request, config) ?? newSecret();
  setDeskCookie(reply, config, "desk-browser", secret);
  return hashSecret(secret);
};

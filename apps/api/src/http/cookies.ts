import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFromAllowedSite } from "./cors.ts";

export type CookieName = "sid" | "rst" | "browser" | "XSRF-TOKEN";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether shoppers reach the shop by https. */
    publicByHttps: boolean;
  }
}

const overHttps = (request: FastifyRequest): boolean =>
  request.protocol === "https" || request.server.publicByHttps;

/** `__Host-` binds a secret to this host; browsers take such names only over https. */
const nameOver = (isHttps: boolean, name: CookieName): string =>
  isHttps && name !== "XSRF-TOKEN" ? `__Host-${name}` : name;

const fullName = (request: FastifyRequest, name: CookieName): string =>
  nameOver(overHttps(request), name);

/** The name of a cookie where shoppers reach the shop. */
export const cookieName = (app: FastifyInstance, name: CookieName): string =>
  nameOver(app.publicByHttps, name);

export const readCookie = (request: FastifyRequest, name: CookieName): string | undefined =>
  request.cookies[fullName(request, name)] || undefined;

/**
 * XSRF-TOKEN is the one that scripts may read. For an allowed origin of another site a cookie is sent along from there,
 * and belongs to that site's pages alone (https://developer.mozilla.org/docs/Web/Privacy/Guides/Partitioned_cookies).
 */
export const setCookie = (
  reply: FastifyReply,
  name: CookieName,
  value: string,
  lifetime: number,
): void => {
  reply.setCookie(fullName(reply.request, name), value, {
    path: "/",
    httpOnly: name !== "XSRF-TOKEN",
    ...(isFromAllowedSite(reply.request)
      ? { sameSite: "none", secure: true, partitioned: true }
      : { sameSite: name === "rst" ? "strict" : "lax", secure: overHttps(reply.request) }),
    maxAge: Math.floor(lifetime / 1000),
  });
};

export const clearCookies = (reply: FastifyReply, names: readonly CookieName[]): void => {
  for (const name of names) setCookie(reply, name, "", 0);
};

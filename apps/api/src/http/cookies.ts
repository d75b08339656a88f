import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFromAllowedSite } from "./cors.ts";

export type CookieName = "sid" | "rst" | "browser" | "XSRF-TOKEN";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the public URL of the shop uses https. */
    publicByHttps: boolean;
  }
}

const overHttps = (request: FastifyRequest): boolean =>
  request.protocol === "https" || request.server.publicByHttps;

/** `__Host-` binds a cookie to this host. Browsers accept such names only over https. */
const nameOver = (isHttps: boolean, name: CookieName): string =>
  isHttps && name !== "XSRF-TOKEN" ? `__Host-${name}` : name;

const fullName = (request: FastifyRequest, name: CookieName): string =>
  nameOver(overHttps(request), name);

/** Returns the name of a cookie for the scheme of the public URL. */
export const cookieName = (app: FastifyInstance, name: CookieName): string =>
  nameOver(app.publicByHttps, name);

export const readCookie = (request: FastifyRequest, name: CookieName): string | undefined =>
  request.cookies[fullName(request, name)] || undefined;

/**
 * Sets a cookie; scripts can read XSRF-TOKEN only. Requests from an allowed origin of another site get a partitioned
 * cookie (https://developer.mozilla.org/docs/Web/Privacy/Guides/Partitioned_cookies).
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

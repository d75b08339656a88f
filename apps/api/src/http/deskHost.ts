import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { notFound } from "./httpError.ts";

/** What the pages of the desk load besides their calls, and what a load balancer asks. */
const shared = /^\/(?:uploads\/|api\/health)/;

/** Returns the test whether a Host header names the host of DESK_URL. Without one it names none. */
export const deskHostTest = (deskUrl: string | undefined) => {
  const deskHost = deskUrl === undefined ? undefined : new URL(deskUrl).host;
  return (host: string | undefined): boolean =>
    deskHost !== undefined && host?.toLowerCase() === deskHost;
};

/** Serves nothing of the shop at the host of DESK_URL, so that no page of the shop has the origin of the desk. */
export const registerDeskHost = (app: FastifyInstance, { deskUrl }: Config): void => {
  const isDeskHost = deskHostTest(deskUrl);
  app.addHook("onRequest", async (request) => {
    if (!isDeskHost(request.host) || request.routeOptions.config.endpoint?.access === "staff")
      return;
    if (!shared.test(request.url)) throw notFound();
  });
};

import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { notFound } from "./httpError.ts";

/** What the pages of the desk load besides their calls, and what a load balancer asks. */
const shared = /^\/(?:uploads\/|api\/health)/;

/** Serves nothing of the shop at the host of DESK_URL, so that no page of the shop has the origin of the desk. */
export const registerDeskHost = (app: FastifyInstance, { deskUrl }: Config): void => {
  if (deskUrl === undefined) return;
  const { host } = new URL(deskUrl);
  app.addHook("onRequest", async (request) => {
    if (request.host !== host || request.routeOptions.config.endpoint?.access === "staff") return;
    if (!shared.test(request.url)) throw notFound();
  });
};

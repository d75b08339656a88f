import type { FastifyInstance } from "fastify";
import { notFound } from "./httpError.ts";

/** Authenticates calls of the desk. Responds 404 until a member of staff exists. */
export const registerStaffSessions = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request) => {
    if (request.routeOptions.config.endpoint?.access === "staff") throw notFound();
  });
};

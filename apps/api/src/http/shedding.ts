import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { problem } from "./problem.ts";

/**
 * Refuses work early when the event loop falls behind, so that what is accepted is still answered. The embedded
 * database runs on the same loop and holds it up by nature, so there the loop says nothing.
 */
export const registerShedding = async (app: FastifyInstance, config: Config): Promise<void> => {
  if (config.databaseUrl === undefined) return;
  await app.register(underPressure, {
    maxEventLoopDelay: 1000,
    retryAfter: 2,
    pressureHandler: () => {
      throw problem(
        503,
        "The shop is very busy at the moment. Please try again in a few seconds.",
        2,
      );
    },
  });
};

import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { isTooFull } from "../db/freeSpace.ts";
import { httpError } from "./httpError.ts";

const LOOK_EVERY = 5000;

/** Refuses changes while the disk is nearly full: the embedded database hangs on a full one. */
export const registerSpaceGuard = (app: FastifyInstance, config: Config): void => {
  if (config.databaseUrl !== undefined) return;
  let lookedAt = -Infinity;
  let full = false;
  const look = async (): Promise<void> => {
    lookedAt = performance.now();
    full = await isTooFull(config);
  };
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (performance.now() - lookedAt > LOOK_EVERY) await look();
    if (full)
      throw httpError(
        503,
        "The shop cannot store anything at the moment. Please try again later.",
        60,
      );
  });
};

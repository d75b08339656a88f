import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { isTooFull, NO_SPACE } from "../db/freeSpace.ts";
import { httpError } from "./httpError.ts";

const CHECK_EVERY_MS = 5000;

/** Refuses changes while the disk is nearly full: the embedded database hangs on a full one. */
export const registerSpaceGuard = (app: FastifyInstance, config: Config): void => {
  let checkedAt = -Infinity;
  let isFull = false;
  const check = async (): Promise<void> => {
    checkedAt = performance.now();
    isFull = await isTooFull(config);
  };
  app.addHook("onRequest", async (request) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    if (performance.now() - checkedAt > CHECK_EVERY_MS) await check();
    if (isFull) throw httpError(503, NO_SPACE, 60);
  });
};

import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { errorBody } from "@pallu/contract/schemas";
import { z } from "zod";
import type { Db } from "../db/client.ts";
import { httpError } from "./httpError.ts";

const CHECK_TIMEOUT_MS = 2000;

declare module "fastify" {
  interface FastifyInstance {
    /** Makes the health check respond 503 from now on, so that load balancers send no more requests. */
    setDraining(): void;
  }
}

const succeedsInTime = async (work: () => Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_TIMEOUT_MS);
  });
  const settled = Promise.resolve()
    .then(work)
    .then(
      () => true,
      () => false,
    );
  const hasSucceeded = await Promise.race([settled, timedOut]);
  clearTimeout(timer);
  return hasSucceeded;
};

/** Responds 200 when the shop can serve, 503 while it drains or has no database. */
export const registerHealth = (app: FastifyInstance, db: Db): void => {
  let isDraining = false;
  app.decorate("setDraining", () => {
    isDraining = true;
  });
  app.get(
    "/api/health",
    {
      config: { open: true },
      logLevel: "warn",
      schema: {
        summary: "Whether the shop can serve",
        tags: ["Operation"],
        operationId: "health",
        response: {
          200: z.object({ status: z.literal("ok") }),
          503: errorBody,
        },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      if (isDraining) throw httpError(503, "The shop is shutting down.", 5);
      if (!(await succeedsInTime(() => db.execute(sql`select 1`))))
        throw httpError(503, "The database does not answer.", 5);
      return { status: "ok" as const };
    },
  );
};

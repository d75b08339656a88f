import { systemClock } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import type { FastifyInstance } from "fastify";
import { negativeControlCheckout } from "../harness/negativeControlCheckout.ts";

/** Adds the negative control. If it does not oversell under this load, the race tests prove nothing. */
export const addNegativeControlCheckout = (app: FastifyInstance, db: Db): void => {
  app.post<{ Params: { userId: string } }>(
    "/negative-control-checkout/:userId",
    { config: { open: true } },
    async (request, reply) =>
      reply
        .code((await negativeControlCheckout(db, systemClock, request.params.userId)) ? 200 : 409)
        .send({}),
  );
};

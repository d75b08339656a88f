import { MAX_GUESSES } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { passwordResets } from "@pallu/api/schema";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

/** A guess counter with a race condition: it reads the count, decides, and writes one more. */
const guess = async (db: Db, id: string): Promise<boolean> => {
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.id, id));
  if (!reset || reset.attempts >= MAX_GUESSES) return false;
  await db
    .update(passwordResets)
    .set({ attempts: reset.attempts + 1 })
    .where(eq(passwordResets.id, id));
  return true;
};

/** Adds the negative control. If its guesses do not race here, the test of the counter proves nothing. */
export const addNegativeControlGuess = (app: FastifyInstance, db: Db): void => {
  app.post<{ Params: { id: string } }>(
    "/negative-control-guess/:id",
    { config: { open: true } },
    async (request, reply) => reply.code((await guess(db, request.params.id)) ? 200 : 409).send({}),
  );
};

import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../src/db/client.ts";
import { MAX_GUESSES } from "../src/modules/users/codes.repo.ts";
import { passwordResets } from "../src/modules/users/users.tables.ts";

/** A guess as it should not be counted: it reads how many there were, decides, and writes one more. */
const guess = async (db: Db, id: string): Promise<boolean> => {
  const [reset] = await db.select().from(passwordResets).where(eq(passwordResets.id, id));
  if (!reset || reset.attempts >= MAX_GUESSES) return false;
  await db
    .update(passwordResets)
    .set({ attempts: reset.attempts + 1 })
    .where(eq(passwordResets.id, id));
  return true;
};

/** The negative control: were the guesses too slow to overtake each other here, counting them would prove nothing. */
export const addNaiveGuess = (app: FastifyInstance, db: Db): void => {
  app.post<{ Params: { id: string } }>(
    "/naive-guess/:id",
    { config: { open: true } },
    async (request, reply) => reply.code((await guess(db, request.params.id)) ? 200 : 409).send({}),
  );
};

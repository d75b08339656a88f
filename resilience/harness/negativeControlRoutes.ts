import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { MAX_GUESSES, newOrderId, systemClock } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
import { passwordResets } from "@pallu/api/schema";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { negativeControlCheckout } from "./negativeControlCheckout.ts";

interface Submission {
  Body: { userId: string };
}

const answer = (reply: FastifyReply, orderId: string | null) =>
  reply.code(orderId === null ? 409 : 200).send({ success: orderId !== null, orderId });

/** Waits for the greeting of an SMTP server, as a shop does that sends mails within the request. */
const greet = (smtpUrl: string): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(smtpUrl);
    const socket = createConnection(Number(port), hostname);
    socket.once("data", () => socket.end());
    socket.once("close", () => resolve());
    socket.once("error", () => resolve());
  });

/** A guess counter with a race condition: it reads the count, decides, and writes one more. */
const guess = async (db: Db, id: string): Promise<boolean> => {
  const isGuessed = eq(passwordResets.id, id);
  const [reset] = await db.select().from(passwordResets).where(isGuessed);
  if (!reset || reset.attempts >= MAX_GUESSES) return false;
  await db
    .update(passwordResets)
    .set({ attempts: reset.attempts + 1 })
    .where(isGuessed);
  return true;
};

const leaked: Buffer[] = [];

/** Adds endpoints that each violate one guarantee. A load that does not show it proves nothing. */
export const addNegativeControlRoutes = (
  app: FastifyInstance,
  db: Db,
  smtpUrl: string | undefined,
): void => {
  const config = { open: true } as const;
  app.post<Submission>("/negative-control/checkout", { config }, async ({ body }, reply) =>
    answer(reply, await negativeControlCheckout(db, systemClock, body.userId)),
  );
  // Responds before it does the work.
  app.post<Submission>("/negative-control/early", { config }, async ({ body }, reply) => {
    void wait(50)
      .then(() => negativeControlCheckout(db, systemClock, body.userId))
      .catch(() => undefined);
    return answer(reply, newOrderId());
  });
  app.post<Submission>("/negative-control/mail", { config }, async ({ body }, reply) => {
    const orderId = await negativeControlCheckout(db, systemClock, body.userId);
    if (smtpUrl !== undefined) await greet(smtpUrl);
    return answer(reply, orderId);
  });
  app.post<{ Params: { id: string } }>(
    "/negative-control/guess/:id",
    { config },
    async ({ params }, reply) => reply.code((await guess(db, params.id)) ? 200 : 409).send({}),
  );
  app.get("/negative-control/leak", { config }, async () => {
    leaked.push(Buffer.alloc(64 * 1024, 1));
    return { leaked: leaked.length };
  });
};

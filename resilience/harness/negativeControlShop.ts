/**
 * Negative control: the API with extra endpoints that each violate one guarantee, which the scenarios must detect. Also
 * disables the guards of the embedded database.
 */
import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readConfig } from "@pallu/api";
import { buildApp, newOrderId, openDatabase, systemClock } from "@pallu/api/internals";
import type { Db } from "@pallu/api/internals";
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

const leaked: Buffer[] = [];

const addNegativeControlRoutes = (
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
  app.get("/negative-control/leak", { config }, async () => {
    leaked.push(Buffer.alloc(64 * 1024, 1));
    return { leaked: leaked.length };
  });
};

const config = readConfig(process.env);
const database = await openDatabase(config);
await database.migrate();
const app = await buildApp({
  db: database.db,
  // A placeholder that is never connected to. It disables the guards of the embedded database.
  config: { ...config, databaseUrl: config.databaseUrl ?? "postgres://nowhere" },
  clock: systemClock,
  log: false,
});
addNegativeControlRoutes(app, database.db.write, config.smtpUrl);
await app.listen({ port: config.port, host: config.host });

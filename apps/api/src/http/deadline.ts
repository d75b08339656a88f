import type { FastifyInstance } from "fastify";
import { seconds } from "../clock.ts";
import type { Config } from "../config.ts";
import { problem } from "./problem.ts";

/** A database that is elsewhere answers soon or not at all; the embedded one holds this process up by nature. */
const ELSEWHERE = seconds(2.6);
const EMBEDDED = seconds(10);

/** How long a request has, in milliseconds. */
export const answerWithin = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? EMBEDDED : ELSEWHERE;

/**
 * Every request is answered in time, with 503 at worst. Fastify's own `handlerTimeout` takes the end of a
 * request's body for the end of its client, and so forgets every request that has one.
 */
export const registerDeadline = (app: FastifyInstance, config: Config): void => {
  const limit = answerWithin(config);
  app.addHook("onRequest", async (_request, reply) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reply.send(problem(503, "The shop is busy. Please try again soon.", 2));
    }, limit);
    reply.raw.once("close", () => clearTimeout(timer));
  });
};

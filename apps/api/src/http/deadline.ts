import type { FastifyInstance, FastifyRequest } from "fastify";
import { seconds } from "../clock.ts";
import type { Config } from "../config.ts";
import { problem } from "./problem.ts";
import type { Problem } from "./problem.ts";

/** A database that is elsewhere answers soon or not at all; the embedded one holds this process up by nature. */
const ELSEWHERE = seconds(2.6);
const EMBEDDED = seconds(10);
/** How long a body may take to arrive once its request was let in, in milliseconds. */
const BODY = seconds(5);

/** How long a request has from its last byte to its answer, in milliseconds. */
export const answerWithin = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? EMBEDDED : ELSEWHERE;

declare module "fastify" {
  interface FastifyRequest {
    /** Aborted when the request was answered for want of time: whatever still works on it stops. */
    deadline: AbortSignal;
  }
}

const busy = problem(503, "The shop is busy. Please try again soon.", 2);
const cutOff = problem(408, "The request did not arrive in time. Please try again.");

/** Whether a request has a body that may still be on its way. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Every request is answered in time, with 503 at worst, or 408 when its body does not arrive. Fastify's own
 * `handlerTimeout` takes the end of a request's body for the end of its client, and so forgets every request that has
 * one.
 */
export const registerDeadline = (app: FastifyInstance, config: Config): void => {
  const limit = answerWithin(config);
  const starts = new WeakMap<FastifyRequest, (limitMs: number, refusal: Problem) => void>();
  app.decorateRequest("deadline");

  app.addHook("onRequest", async (request, reply) => {
    const controller = new AbortController();
    request.deadline = controller.signal;
    let timer: NodeJS.Timeout | undefined;
    const start = (limitMs: number, refusal: Problem): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (reply.sent) return;
        controller.abort();
        if (refusal === cutOff) reply.header("connection", "close");
        reply.send(refusal);
      }, limitMs);
    };
    starts.set(request, start);
    start(limit, busy);
    reply.raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request)) starts.get(request)?.(BODY, cutOff);
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    if (hasBody(request)) starts.get(request)?.(limit, busy);
    done();
  });
};

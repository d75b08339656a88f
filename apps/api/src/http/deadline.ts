import type { FastifyInstance, FastifyRequest } from "fastify";
import { seconds } from "../clock.ts";
import type { Config } from "../config.ts";
import { httpError } from "./httpError.ts";
import type { HttpError } from "./httpError.ts";

/** Timeout with a database server. It is short because a server answers soon or not at all. */
const SERVER_TIMEOUT_MS = seconds(2.6);
const EMBEDDED_TIMEOUT_MS = seconds(10);
/** Time for a body to arrive after its request was admitted. */
const BODY_TIMEOUT_MS = seconds(5);

/** Returns the response timeout in ms, counted from the last byte of the request. */
export const responseTimeoutMs = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? EMBEDDED_TIMEOUT_MS : SERVER_TIMEOUT_MS;

declare module "fastify" {
  interface FastifyRequest {
    /** Aborted when the timeout response was sent, so that work for the request stops. */
    deadline: AbortSignal;
  }
}

const handlerTimeout = httpError(503, "The shop is busy. Please try again soon.", 2);
const bodyTimeout = httpError(408, "The request did not arrive in time. Please try again.");

/** Whether a request has a body that may still be arriving. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Responds in time to every request: 503 when the handler is late, 408 when the body does not arrive. Fastify's
 * `handlerTimeout` treats the end of a request's body as a closed connection. It therefore ignores requests with a
 * body.
 */
export const registerDeadline = (app: FastifyInstance, config: Config): void => {
  const timeoutMs = responseTimeoutMs(config);
  /** Replace the timer of a request by another one. */
  const restartTimers = new WeakMap<
    FastifyRequest,
    (ms: number, timeoutError: HttpError) => void
  >();
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.decorateRequest("deadline");

  app.addHook("onRequest", async (request, reply) => {
    const controller = new AbortController();
    request.deadline = controller.signal;
    const startTimer = (ms: number, timeoutError: HttpError): void => {
      clearTimeout(timers.get(request));
      const timer = setTimeout(() => {
        if (reply.sent) return;
        controller.abort();
        if (timeoutError === bodyTimeout) reply.header("connection", "close");
        reply.send(timeoutError);
      }, ms);
      timers.set(request, timer);
    };
    restartTimers.set(request, startTimer);
    startTimer(timeoutMs, handlerTimeout);
    reply.raw.once("close", () => clearTimeout(timers.get(request)));
  });
  // A response that has begun may take longer, to compress it or for a slow client. Another one would break it.
  app.addHook("onSend", (request, _reply, payload, done) => {
    clearTimeout(timers.get(request));
    done(null, payload);
  });
  // The response timeout pauses while the body arrives, and starts again with its last byte.
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request)) restartTimers.get(request)?.(BODY_TIMEOUT_MS, bodyTimeout);
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    if (hasBody(request)) restartTimers.get(request)?.(timeoutMs, handlerTimeout);
    done();
  });
};

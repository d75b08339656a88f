import type { FastifyInstance, FastifyRequest } from "fastify";
import { seconds } from "../clock.ts";
import type { Config } from "../config.ts";
import { httpError } from "./httpError.ts";
import type { HttpError } from "./httpError.ts";

/** Timeout with a database server, in ms. It is short because a server answers soon or not at all. */
const SERVER_LIMIT_MS = seconds(2.6);
const EMBEDDED_LIMIT_MS = seconds(10);
/** How long a body may take to arrive after its request was admitted, in milliseconds. */
const BODY_LIMIT_MS = seconds(5);

/** Returns the response timeout in ms, counted from the last byte of the request. */
export const responseTimeoutMs = ({ databaseUrl }: Config): number =>
  databaseUrl === undefined ? EMBEDDED_LIMIT_MS : SERVER_LIMIT_MS;

declare module "fastify" {
  interface FastifyRequest {
    /** Aborted when the timeout response was sent, so that work for the request stops. */
    deadline: AbortSignal;
  }
}

const busy = httpError(503, "The shop is busy. Please try again soon.", 2);
const incomplete = httpError(408, "The request did not arrive in time. Please try again.");

/** Whether a request has a body that may still be arriving. */
export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Responds in time to every request: 503 when the handler is late, 408 when the body does not arrive. Fastify's
 * `handlerTimeout` treats the end of a request's body as a closed connection. It therefore ignores requests with a
 * body.
 */
export const registerDeadline = (app: FastifyInstance, config: Config): void => {
  const limit = responseTimeoutMs(config);
  const starts = new WeakMap<FastifyRequest, (limitMs: number, refusal: HttpError) => void>();
  app.decorateRequest("deadline");

  app.addHook("onRequest", async (request, reply) => {
    const controller = new AbortController();
    request.deadline = controller.signal;
    let timer: NodeJS.Timeout | undefined;
    const start = (limitMs: number, refusal: HttpError): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (reply.sent) return;
        controller.abort();
        if (refusal === incomplete) reply.header("connection", "close");
        reply.send(refusal);
      }, limitMs);
    };
    starts.set(request, start);
    start(limit, busy);
    reply.raw.once("close", () => clearTimeout(timer));
  });
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request)) starts.get(request)?.(BODY_LIMIT_MS, incomplete);
    done(null, payload);
  });
  app.addHook("preValidation", (request, _reply, done) => {
    if (hasBody(request)) starts.get(request)?.(limit, busy);
    done();
  });
};

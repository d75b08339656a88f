import type { FastifyInstance } from "fastify";
import { hasBody } from "./deadline.ts";
import { httpError } from "./httpError.ts";
import { BusyError } from "./sharedTurn.ts";

/** Limits the bytes of request bodies that a process buffers at once, queued requests included. */
const MAX_BUFFERED_BYTES = 32 * 1024 * 1024;

const full = new BusyError();

/**
 * Refuses requests whose bodies would exceed the memory budget of the process. A body is counted until the response is
 * sent. What Node reads afterwards is discarded, as is the body of a GET or HEAD.
 */
export const registerBodyBudget = (
  app: FastifyInstance,
  budget: number = MAX_BUFFERED_BYTES,
): void => {
  let bufferedBytes = 0;
  app.addHook("preParsing", (request, reply, payload, done) => {
    if (hasBody(request) && request.method !== "GET" && request.method !== "HEAD") {
      let own = 0;
      const count = (chunk: Buffer): void => {
        own += chunk.length;
        bufferedBytes += chunk.length;
        if (bufferedBytes > budget && !reply.sent)
          void reply.header("connection", "close").send(full);
      };
      payload.on("data", count);
      reply.raw.once("close", () => {
        payload.off("data", count);
        bufferedBytes -= own;
      });
    }
    // The parser attaches its listeners in the same tick, so that it misses no data.
    done(null, payload);
  });
};

/**
 * Accepts JSON, and bytes where a route takes them. Refuses keys that allow prototype pollution. An empty body counts as
 * absent, whatever its type.
 */
export const registerBodies = (app: FastifyInstance, budget?: number): void => {
  registerBodyBudget(app, budget);
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    (request, body, done) => {
      if (body === "") done(null, undefined);
      else void parse(request, body, done);
    },
  );
  app.addContentTypeParser<Buffer>(
    "application/octet-stream",
    { parseAs: "buffer" },
    (request, body, done) => {
      if (request.routeOptions.config.takesBytes) done(null, body);
      else done(httpError(415, "Please send the request as application/json."));
    },
  );
};

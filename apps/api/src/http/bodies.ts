import type { FastifyInstance } from "fastify";
import { hasBody } from "./deadline.ts";
import { problem } from "./problem.ts";

/** How many bytes of bodies a process holds at once, those of requests that wait for their turn included. */
const BUDGET = 32 * 1024 * 1024;

const full = problem(
  503,
  "The shop is very busy at the moment. Please try again in a few seconds.",
  2,
);

/** Refuses requests whose bodies would take more memory than there is for all of them. */
const registerBudget = (app: FastifyInstance, budget: number): void => {
  let held = 0;
  app.addHook("preParsing", (request, reply, payload, done) => {
    if (hasBody(request)) {
      let own = 0;
      payload.on("data", (chunk: Buffer) => {
        own += chunk.length;
        held += chunk.length;
        if (held > budget && !reply.sent) void reply.header("connection", "close").send(full);
      });
      reply.raw.once("close", () => {
        held -= own;
      });
    }
    // The parser listens in the same turn, so that it misses nothing.
    done(null, payload);
  });
};

/** Only JSON comes in; what could poison a prototype is refused. An empty body is no body, whatever its type. */
export const registerBodies = (app: FastifyInstance, budget: number = BUDGET): void => {
  registerBudget(app, budget);
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
};

import type { FastifyInstance } from "fastify";

/** Only JSON comes in; what could poison a prototype is refused. An empty body is no body, whatever its type. */
export const registerBodies = (app: FastifyInstance): void => {
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

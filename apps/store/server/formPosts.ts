import type { FastifyInstance } from "fastify";

/**
 * Answers a form that the browser sends itself because no script runs: nothing of it is read, and the page is shown
 * again, where a `noscript` element says what needs JavaScript.
 */
export const addFormPosts = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post("/*", (request, reply) =>
      reply
        .header("cache-control", "no-store")
        // A path of two slashes would lead to another host.
        .redirect(request.url.replace(/^[/\\]+/, "/"), 303),
    );
  });
};

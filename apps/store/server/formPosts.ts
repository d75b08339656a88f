import type { FastifyInstance } from "fastify";

/**
 * Redirects a form submission without JavaScript back to the page and ignores its content. The page's `noscript`
 * element explains what needs JavaScript.
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
        // A path of two slashes would redirect to another host.
        .redirect(request.url.replace(/^[/\\]+/, "/"), 303),
    );
  });
};

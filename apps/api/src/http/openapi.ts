import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

/** `/api/openapi.json` for programs, `/api/docs` for people; both from the schemas that the server itself uses. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Pallu shop API",
        version: "1.0.0",
        description:
          "Calls made with the session cookie that change something need the X-XSRF-TOKEN header, which equals the XSRF-TOKEN cookie. Calls made with the bearer token do not.",
      },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          cookie: { type: "apiKey", in: "cookie", name: "sid" },
          bearer: { type: "http", scheme: "bearer" },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get(
    "/api/openapi.json",
    { config: { open: true }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .header("cache-control", "no-cache")
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(app.swagger())),
  );
  await app.register(async (docs) => {
    docs.addHook("onRoute", (options) => {
      options.config = { ...options.config, open: true };
    });
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      uiConfig: { docExpansion: "list", deepLinking: true },
      staticCSP:
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    });
  });
};

import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { calls } from "@pallu/contract";
import type { Endpoint } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { cookieName } from "./cookies.ts";

const header = (description: string, more: object = {}): object => ({
  type: "string",
  description,
  ...more,
});

/** Returns the headers that a call reads. They are documented, but no schema validates them. */
const headersOf = ({ call, access }: Endpoint): Record<string, object> => {
  if (call.method === "GET")
    return access === "public"
      ? { "if-none-match": header("The `ETag` of an earlier answer; 304 if it is still the same.") }
      : {};
  if (access === "key") return {};
  return {
    ...(access === "public" && call !== calls.logout
      ? {}
      : {
          "x-xsrf-token": header(
            "The value of the XSRF-TOKEN cookie. Required with the session cookie, not with the bearer token.",
          ),
        }),
    ...(call === calls.checkout
      ? {
          "idempotency-key": header(
            "Names the submission: sent again with the same key, it answers with the same order.",
            { minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
          ),
        }
      : {}),
  };
};

const notModified = { 304: { type: "null", description: "Not modified" } };

const transform: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { endpoint } = route.route.config ?? {};
  if (!endpoint) return { schema, url };
  const headers = headersOf(endpoint);
  return {
    url,
    schema: {
      ...schema,
      ...(Object.keys(headers).length > 0
        ? { headers: { type: "object", properties: headers } }
        : {}),
      ...("if-none-match" in headers
        ? { response: { ...(schema["response"] as object), ...notModified } }
        : {}),
    },
  };
};

/** Serves `/api/openapi.json` and `/api/docs`, both generated from the schemas that validate requests. */
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
          cookie: { type: "apiKey", in: "cookie", name: cookieName(app, "sid") },
          bearer: { type: "http", scheme: "bearer" },
          merchantKey: {
            type: "http",
            scheme: "bearer",
            description: "A key of `pnpm ops key:add` with the scope that the call names.",
          },
        },
      },
    },
    transform,
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

import { STATUS_CODES } from "node:http";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { calls, problemCodes } from "@pallu/contract";
import type { CallName, ProblemStatus } from "@pallu/contract";
import { exampleOf } from "@pallu/contract/examples";
import type { Endpoint, Example } from "@pallu/contract/schemas";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import {
  errorBody,
  isMerchantUrl,
  isProblemStatus,
  merchantErrorBody,
  problem,
} from "./httpError.ts";
import { cookieName } from "./cookies.ts";

interface Media {
  schema?: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Media>;
}

interface Operation {
  operationId?: string;
  security?: object[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, Response>;
}

interface Document {
  paths?: Record<string, Record<string, Operation>>;
}

const header = (description: string, more: object = {}): object => ({
  type: "string",
  description,
  ...more,
});

const isPublicRead = ({ call, access }: Endpoint): boolean =>
  call.method === "GET" && access === "public";

/** Returns the headers that a call reads. They are documented, but no schema validates them. */
const headersOf = (endpoint: Endpoint): Record<string, object> => {
  if (isPublicRead(endpoint))
    return {
      "if-none-match": header("The `ETag` of an earlier answer; 304 if it is still the same."),
    };
  if (endpoint.call === calls.checkout)
    return {
      "idempotency-key": header(
        "Names the submission: sent again with the same key, it answers with the same order.",
        { minLength: 1, maxLength: 255, pattern: "^[!-~]+$" },
      ),
    };
  return {};
};

/** Returns the alternatives of credentials that a call accepts. `{}` stands for none. */
const securityOf = ({ call, access }: Endpoint): Record<string, string[]>[] | undefined => {
  if (access === "key" || (access === "public" && call !== calls.logout)) return undefined;
  const cookie: Record<string, string[]> =
    call.method === "GET" ? { cookie: [] } : { cookie: [], crossSiteToken: [] };
  return [...(access === "public" ? [{}] : []), cookie, { bearer: [] }];
};

const notModified = { 304: { type: "null", description: "Not modified" } };

const transform: typeof jsonSchemaTransform = (route) => {
  const { schema, url } = jsonSchemaTransform(route);
  const { endpoint } = route.route.config ?? {};
  if (!endpoint) return { schema, url };
  const headers = headersOf(endpoint);
  const security = securityOf(endpoint);
  return {
    url,
    schema: {
      ...schema,
      ...(security ? { security } : {}),
      ...(Object.keys(headers).length > 0
        ? { headers: { type: "object", properties: headers } }
        : {}),
      ...(isPublicRead(endpoint)
        ? { response: { ...(schema["response"] as object), ...notModified } }
        : {}),
    },
  };
};

const retryAfter = {
  "Retry-After": {
    description: "Seconds to wait before the next attempt.",
    schema: { type: "integer", minimum: 1 },
  },
};

const etag = {
  ETag: { description: "Names this version, for `If-None-Match`.", schema: { type: "string" } },
};

/** Describes an error: its codes, an example of each, and when to try again. */
const describeError = (response: Response, status: ProblemStatus, isMerchant: boolean): void => {
  const title = STATUS_CODES[status] ?? "Error";
  response.description = isMerchant ? title : `${title}: ${problemCodes[status].join(", ")}`;
  if (status === 429 || status === 503) response.headers = { ...response.headers, ...retryAfter };
  for (const media of Object.values(response.content ?? {})) {
    const bodyOf = isMerchant ? merchantErrorBody : errorBody;
    media.examples = Object.fromEntries(
      problemCodes[status].map((code) => [
        code,
        { value: bodyOf(problem(status, code as never, "A message for the shopper.")) },
      ]),
    );
  }
};

const describeResponse = (response: Response, example: unknown): void => {
  for (const media of Object.values(response.content ?? {})) media.example = example;
};

/** Completes the generated document: examples of all bodies, the codes of errors and the headers of responses. */
const complete = (document: Document, known: ReadonlyMap<string, Endpoint>): void => {
  for (const [path, operations] of Object.entries(document.paths ?? {}))
    for (const operation of Object.values(operations)) {
      const name = operation.operationId ?? "";
      const endpoint = known.get(name);
      const example: Example | undefined =
        endpoint?.example ??
        (name in calls ? exampleOf(name as CallName) : { responses: { 200: { status: "ok" } } });
      for (const media of Object.values(operation.requestBody?.content ?? {}))
        media.example = example.body;
      for (const [key, response] of Object.entries(operation.responses ?? {})) {
        const status = Number(key);
        if (isProblemStatus(status)) describeError(response, status, isMerchantUrl(path));
        else if (status === 304) response.description = "Not modified";
        else {
          response.description = STATUS_CODES[status] ?? "";
          describeResponse(response, example.responses[status]);
        }
        if (endpoint && isPublicRead(endpoint) && status < 400)
          response.headers = { ...response.headers, ...etag };
      }
    }
};

const problemList = Object.entries(problemCodes)
  .map(([status, codes]) => `- ${status}: ${codes.map((code) => `\`${code}\``).join(", ")}`)
  .join("\n");

const description = `Calls made with the session cookie that change something need the X-XSRF-TOKEN header, which equals the XSRF-TOKEN cookie. Calls made with the bearer token do not.

Errors have the members of RFC 9457 (\`type\`, \`title\`, \`status\`) beside \`message\` and \`error\`, which hold the same text for shoppers. Decide by \`code\`:

${problemList}

The merchant API has codes of its own.`;

/** Serves `/api/openapi.json` and `/api/docs`, both generated from the schemas that validate requests. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  const known = new Map<string, Endpoint>();
  app.addHook("onRoute", ({ config, schema }) => {
    const id = schema?.operationId;
    if (config?.endpoint && id !== undefined) known.set(id, config.endpoint);
  });
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Pallu shop API", version: "1.0.0", description },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: {
          cookie: {
            type: "apiKey",
            in: "cookie",
            name: cookieName(app, "sid"),
            description: "The session. `login` sets it.",
          },
          crossSiteToken: {
            type: "apiKey",
            in: "header",
            name: "x-xsrf-token",
            description: "The value of the XSRF-TOKEN cookie, beside the session cookie.",
          },
          bearer: {
            type: "http",
            scheme: "bearer",
            description: "The `token` that `login` returns.",
          },
          merchantKey: {
            type: "http",
            scheme: "bearer",
            description: "A key of `pnpm ops key:add` with the scope that the call names.",
          },
        },
      },
    },
    transform,
    transformObject: (input) => {
      const document = jsonSchemaTransformObject(input);
      complete(document as Document, known);
      return document;
    },
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

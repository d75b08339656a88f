import { createHash } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import type { FastifyError, FastifyInstance, FastifyServerOptions } from "fastify";
import { constants } from "node:zlib";
import type { ShopBuild } from "./build.ts";
import { documentOf } from "./document.ts";
import { originOf } from "./origin.ts";
import { addSearchFiles } from "./search.ts";

export interface StoreOptions {
  build: ShopBuild;
  /** Reads an address of the API as JSON; rejects when it cannot. */
  load: (address: string) => Promise<unknown>;
  /** Where shoppers reach the shop; the host of each request when unset. */
  publicUrl?: string | undefined;
  logger: FastifyServerOptions["logger"];
  serverFactory?: FastifyServerOptions["serverFactory"];
  /** What else the server answers, before the pages. */
  register?: (app: FastifyInstance) => Promise<void>;
}

/** Only what a rendered page says itself may run; everything else comes from the shop. */
const directivesOf = (relaxed: boolean) => ({
  defaultSrc: ["'self'"],
  scriptSrc: relaxed ? ["'self'", "'unsafe-inline'"] : ["'strict-dynamic'"],
  styleSrc: relaxed ? ["'self'", "'unsafe-inline'"] : ["'self'"],
  // React and Radix write style attributes.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "data:"],
  fontSrc: ["'self'"],
  connectSrc: relaxed ? ["'self'", "ws:"] : ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
});

const addHeaders = async (
  app: FastifyInstance,
  { build, publicUrl }: Pick<StoreOptions, "build" | "publicUrl">,
): Promise<void> => {
  await app.register(helmet, {
    enableCSPNonces: !build.relaxed,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directivesOf(build.relaxed === true),
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: publicUrl?.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
};

/** What a browser shows when a page could not be rendered; why stands in the log alone. */
const FAILURE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pallu</title></head><body><h1>Something went wrong on our side</h1><p>Please try again in a moment.</p></body></html>`;

const addRefusals = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).type("text/plain; charset=utf-8").send("Bad request");
    request.log.error({ err: error }, "a page failed");
    return reply
      .code(status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(FAILURE);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type("text/plain; charset=utf-8").send("Not found"),
  );
};

const tagOf = (html: string): string =>
  `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;

/** The pages and assets of the shop as a Fastify application that listens nowhere yet. */
export const buildStore = async ({
  build,
  load,
  publicUrl,
  logger,
  serverFactory,
  register,
}: StoreOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    ...(logger === undefined ? {} : { logger }),
    ...(serverFactory ? { serverFactory } : {}),
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
  });
  await addHeaders(app, { build, publicUrl });
  addRefusals(app);
  await app.register(compress, {
    encodings: ["br", "gzip"],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    threshold: 1024,
  });
  if (build.assetsFolder) {
    await app.register(fastifyStatic, {
      root: build.assetsFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ["index.html*", ".vite/**", "**/*.br", "**/*.gz"],
      setHeaders: (reply, path) => {
        void reply.header(
          "cache-control",
          path.includes("/assets/")
            ? "public, max-age=31536000, immutable"
            : "public, max-age=3600",
        );
      },
    });
  }
  await register?.(app);
  addSearchFiles(app, { publicUrl, listPages: () => build.listPages(load) });

  app.get("/*", async (request, reply) => {
    const rendered = await build.render({
      url: request.url,
      origin: originOf(publicUrl, request),
      load,
      onMissing: (address, error) =>
        request.log.warn({ address, err: error }, "An answer could not be primed"),
    });
    const parts = { ...build, ...rendered };
    // The nonces are new each time and say nothing of the page.
    const etag = tagOf(documentOf({ ...parts, nonces: null }));
    void reply
      .code(rendered.page.status)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "public, no-cache")
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) {
      // Whoever kept the page goes on with the policy that came with it: that one has its nonces.
      void reply.removeHeader("content-security-policy");
      return reply.code(304).send();
    }
    return documentOf({ ...parts, nonces: build.relaxed ? null : reply.cspNonce });
  });
  return app;
};

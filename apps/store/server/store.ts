import { createHash } from "node:crypto";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import Fastify from "fastify";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { constants } from "node:zlib";
import type { ShopBuild } from "./build.ts";
import { documentOf, scriptHash } from "./document.ts";
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

const addPolicy = async (app: FastifyInstance, build: ShopBuild): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", build.relaxed ? "'unsafe-inline'" : scriptHash(build.beforePaint)],
        // Radix writes style attributes, and its scroll lock a style element whose text depends on the scrollbar.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: build.relaxed ? ["'self'", "ws:"] : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: false,
  });
};

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
  await addPolicy(app, build);
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
    const html = documentOf({ ...build, ...rendered });
    const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"`;
    void reply
      .code(rendered.page.status)
      .header("content-type", "text/html; charset=utf-8")
      .header("cache-control", "public, no-cache")
      .header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return html;
  });
  return app;
};

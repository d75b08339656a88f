import { constants } from "node:zlib";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const none = ["'none'"];

/** Answers are data: nothing in them may run, be framed or be guessed to be another type. */
export const registerHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, frameAncestors: none, baseUri: none, formAction: none },
    },
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    hsts: config.publicUrl?.startsWith("https:") ? { maxAge: 31_536_000 } : false,
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    requestEncodings: ["identity"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
};

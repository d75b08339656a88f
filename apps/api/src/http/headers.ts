import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** Responses are data: browsers must not run, frame or sniff them. */
export const registerHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  // Set on every response, 304 and uncompressed ones included (RFC 9110, section 15.4.5).
  const headers = { ...securityHeaders(config.publicUrl), vary: "accept-encoding" };
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(compress, {
    encodings: ["br", "gzip"],
    requestEncodings: ["identity"],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 6 },
  });
};

import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";

const tagOf = (payload: string | Buffer): string =>
  `W/"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;

const hasTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  header.split(",").some((entry) => entry.trim() === tag || entry.trim() === "*");

const isOk = (reply: FastifyReply): boolean => reply.statusCode >= 200 && reply.statusCode < 300;

/** Lets caches store public reads and revalidate them by ETag. All other responses are personal and get `no-store`. */
export const registerCaching = (app: FastifyInstance): void => {
  app.addHook("onSend", async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || !isOk(reply)) return payload;
    if (endpoint.access !== "public" || endpoint.call.method !== "GET") {
      reply.header("cache-control", "private, no-store");
      return payload;
    }
    reply.header("cache-control", "no-cache");
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    const own = reply.getHeader("etag");
    const tag = typeof own === "string" ? own : tagOf(payload);
    reply.header("etag", tag);
    if (!hasTag(request.headers["if-none-match"], tag)) return payload;
    reply.code(304);
    return null;
  });
};

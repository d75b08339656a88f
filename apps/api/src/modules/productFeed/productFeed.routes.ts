import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { openProductFeed } from "./productFeed.service.ts";

/** Serves the products to Google Merchant Center, if the shopkeeper wants it. Otherwise the address is unknown. */
export const registerProductFeed = (app: FastifyInstance, context: Context): void => {
  const { publicUrl, merchantFeed } = context.config;
  if (merchantFeed !== "on" || publicUrl === undefined) return;
  const feed = openProductFeed(context, publicUrl, (err) =>
    app.log.error({ err }, "the product feed could not be written"),
  );
  app.addHook("onClose", feed.close);
  app.get(
    "/api/feed/merchant.xml",
    { config: { open: true }, schema: { hide: true } },
    async (request, reply) => {
      const { tag, open } = await feed.read();
      // The deadline may have answered.
      if (reply.sent) return reply;
      reply
        .header("cache-control", "public, max-age=600")
        .header("etag", tag)
        .type("application/xml; charset=utf-8");
      if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
      // Fastify would set a length of 0.
      if (request.method === "HEAD") return reply.send(Readable.from([]));
      const isCompressed = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(
        String(request.headers["accept-encoding"] ?? ""),
      );
      if (isCompressed) reply.header("content-encoding", "gzip");
      return reply.send(open(isCompressed));
    },
  );
};

import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { securityHeaders } from "@pallu/api";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";

/**
 * The Content-Security-Policy of the desk: only its own files, no inline script, and no script that is made from a text
 * (docs/decisions/0068).
 */
const deskPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews, whose own policy forbids scripts.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Whether a request target is a page or a file of the desk. Its calls are below `/api`. */
export const belongsToDesk = (url = ""): boolean => /^\/desk(?:[/?]|$)/.test(url);

interface DeskOptions {
  /** The folder of the build. */
  folder: string;
  publicUrl: string | undefined;
  /** Proxies whose X-Forwarded-* headers are trusted. */
  trustedProxies: readonly string[];
  /** Whether the desk may be served at a host. Rejects where it cannot be asked. */
  isOpen: (host: string) => Promise<boolean>;
  /** Answers where the desk is not open: with the page of unknown addresses. */
  handleClosed: RequestListener;
}

/** Serves pages and files of the desk: every page is the same document. Null where the desk was not built. */
export const openDesk = async ({
  folder,
  publicUrl,
  trustedProxies,
  isOpen,
  handleClosed,
}: DeskOptions): Promise<FastifyInstance | null> => {
  const document = join(folder, "index.html");
  if (!existsSync(document)) return null;
  const app = Fastify({
    logger: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
  });
  const headers = {
    ...securityHeaders(publicUrl, deskPolicy),
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex",
    vary: "accept-encoding",
  };
  app.addHook("onRequest", async (request, reply) => {
    if (await isOpen(request.host).catch(() => false)) return void reply.headers(headers);
    reply.hijack();
    handleClosed(request.raw, reply.raw);
  });
  await app.register(compress);
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/desk/",
    wildcard: false,
    index: false,
    cacheControl: false,
    globIgnore: ["index.html", ".vite/**"],
    setHeaders: (reply, path) => {
      // The name of the document stays the same in the next build.
      const isPage = path === document;
      void reply.header(
        "cache-control",
        isPage ? "no-store" : "public, max-age=31536000, immutable",
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url.startsWith("/desk/assets/"))
      return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
    return reply.sendFile("index.html");
  });
  await app.ready();
  return app;
};

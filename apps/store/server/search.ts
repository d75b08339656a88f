import "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { PageList } from "../src/routes/listing.ts";
import { originOf } from "./origin.ts";

/** How long a list of pages counts, in milliseconds. */
const freshMs = 10 * 60_000;

/** The most addresses that a sitemap may hold (https://www.sitemaps.org/protocol.html). */
const mostAddresses = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sitemapOf = (paths: string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .slice(0, mostAddresses)
      .map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`),
    "</urlset>",
    "",
  ].join("\n");

const robotsOf = (origin: string | null): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /",
    ...(origin === null ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
    "",
  ].join("\n");

/** Reads the list when the last one is old; while it cannot be read whole, the last whole one counts. */
const keepList = (listPages: () => Promise<PageList>, now: () => number) => {
  let kept: { list: PageList; readAt: number } | null = null;
  let reading: Promise<PageList> | null = null;
  const read = async (): Promise<PageList> => {
    const list = await listPages();
    if (list.isWhole) kept = { list, readAt: now() };
    return kept?.list ?? list;
  };
  return (): Promise<PageList> => {
    if (kept && now() - kept.readAt < freshMs) return Promise.resolve(kept.list);
    reading ??= read().finally(() => (reading = null));
    return reading;
  };
};

export interface SearchOptions {
  publicUrl: string | undefined;
  listPages: () => Promise<PageList>;
  /** Milliseconds since any moment. */
  now?: () => number;
}

/** `sitemap.xml` and `robots.txt`. What must not be listed says so itself; robots may come and read it. */
export const addSearchFiles = (
  app: FastifyInstance,
  { publicUrl, listPages, now = Date.now }: SearchOptions,
): void => {
  const readList = keepList(listPages, now);
  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsOf(originOf(publicUrl, request))),
  );
  app.get(
    "/sitemap.xml",
    { compress: { encodings: ["br", "gzip"], threshold: 1024 } },
    async (request, reply) => {
      const origin = originOf(publicUrl, request);
      if (origin === null)
        return reply.code(400).type("text/plain; charset=utf-8").send("Unknown host");
      const { paths } = await readList();
      return reply
        .type("application/xml; charset=utf-8")
        .header("cache-control", "public, max-age=600")
        .send(sitemapOf(paths, origin));
    },
  );
};

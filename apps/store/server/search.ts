import "@fastify/compress";
import type { FastifyInstance } from "fastify";
import type { PageList } from "../src/routes.server.ts";
import { originOf } from "./origin.ts";

/** Maximum age of a list of pages, in ms. */
const MAX_AGE_MS = 10 * 60_000;

/** Maximum age without a check whether the data have changed, in ms. */
const RECHECK_INTERVAL_MS = 60_000;

/** The maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const sitemapOf = (paths: string[], origin: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths
      .slice(0, MAX_URLS)
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

type SearchSource = Pick<Required<SearchOptions>, "listPages" | "readVersion" | "now">;

/** Caches the list and reads it again when it is stale. While that fails, the last complete list is used. */
const cacheList = ({ listPages, readVersion, now }: SearchSource) => {
  let cached: { list: PageList; version: string; readAt: number; checkedAt: number } | null = null;
  let reading: Promise<PageList> | null = null;
  const read = async (): Promise<PageList> => {
    // A version that was read before the data is never newer than they are.
    const version = await readVersion().catch(() => "");
    const list = await listPages();
    if (list.isWhole) cached = { list, version, readAt: now(), checkedAt: now() };
    return cached?.list ?? list;
  };
  const isCurrent = async (entry: NonNullable<typeof cached>): Promise<boolean> => {
    if (now() - entry.readAt >= MAX_AGE_MS) return false;
    if (now() - entry.checkedAt < RECHECK_INTERVAL_MS) return true;
    entry.checkedAt = now();
    return (await readVersion().catch(() => entry.version)) === entry.version;
  };
  return async (): Promise<PageList> => {
    if (cached && (await isCurrent(cached))) return cached.list;
    reading ??= read().finally(() => (reading = null));
    return reading;
  };
};

export interface SearchOptions {
  publicUrl: string | undefined;
  listPages: () => Promise<PageList>;
  /** Returns a string that changes with the data of the list. Default: a constant. */
  readVersion?: (() => Promise<string>) | undefined;
  /** Returns a time in ms with any origin. */
  now?: () => number;
}

/**
 * Serves `sitemap.xml` and `robots.txt`. Pages that must not be indexed have a robots meta element, so crawlers may
 * fetch them.
 */
export const addSearchFiles = (
  app: FastifyInstance,
  { publicUrl, listPages, readVersion = async () => "", now = Date.now }: SearchOptions,
): void => {
  const readList = cacheList({ listPages, readVersion, now });
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

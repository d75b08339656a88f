import "@fastify/compress";
import type { Id } from "@pallu/contract";
import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import type { PageList } from "../src/servedRoutes.ts";
import { originOf } from "./origin.ts";

/** Maximum age of a list of pages, in ms. */
const MAX_AGE_MS = 10 * 60_000;

/** Maximum age without a check whether the data have changed, in ms. */
const RECHECK_INTERVAL_MS = 60_000;

/** The maximum number of URLs in a sitemap (https://www.sitemaps.org/protocol.html). */
const MAX_URLS = 50_000;

/** Number of ids that are read at once. */
const BATCH = 10_000;

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const indexOf = (parts: number, origin: string): string =>
  [
    `${declaration}<sitemapindex ${namespace}>`,
    ...Array.from(
      { length: parts },
      (_, part) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${part + 1}.xml</loc></sitemap>`,
    ),
    "</sitemapindex>",
    "",
  ].join("\n");

/** Writes a sitemap as its paths arrive. */
const sitemapOf = async function* (
  batches: AsyncIterable<readonly string[]>,
  origin: string,
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace}>\n`;
  for await (const paths of batches)
    yield paths
      .map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>\n`)
      .join("");
  yield "</urlset>\n";
};

const robotsOf = (origin: string | null): string =>
  [
    "User-agent: *",
    "Disallow: /api/",
    "Allow: /",
    ...(origin === null ? [] : ["", `Sitemap: ${origin}/sitemap.xml`]),
    "",
  ].join("\n");

/** The addresses of the shop, divided into sitemaps. */
interface Listing {
  pages: PageList;
  /** For each sitemap the id after which its products begin. The first one also lists all other pages. */
  starts: readonly (Id | null)[];
  /** All ids, if they fit into one sitemap. */
  ids: readonly Id[] | null;
}

type SearchSource = Pick<
  Required<SearchOptions>,
  "listPages" | "listProductIds" | "readVersion" | "now" | "maxUrls"
>;

/** Reads all ids once, and remembers no more of them than one sitemap has. */
const readListing = async ({
  listPages,
  listProductIds,
  maxUrls,
}: SearchSource): Promise<{ listing: Listing; isWhole: boolean }> => {
  const pages = await listPages();
  const starts: (Id | null)[] = [null];
  let ids: Id[] | null = [];
  let room = maxUrls - pages.paths.length;
  let after: Id | null = null;
  try {
    for (;;) {
      const batch: readonly Id[] = await listProductIds(after, BATCH);
      if (batch.length === 0) break;
      for (const id of batch) {
        if (room === 0) {
          starts.push(after);
          ids = null;
          room = maxUrls;
        }
        ids?.push(id);
        after = id;
        room -= 1;
      }
    }
    return { listing: { pages, starts, ids }, isWhole: true };
  } catch {
    return { listing: { pages, starts: [null], ids: [] }, isWhole: false };
  }
};

/** Caches the listing and reads it again when it is stale. While that fails, the last complete one is used. */
const cacheListing = (source: SearchSource) => {
  const { readVersion, now } = source;
  let cached: { listing: Listing; version: string; readAt: number; checkedAt: number } | null =
    null;
  let reading: Promise<Listing> | null = null;
  const read = async (): Promise<Listing> => {
    // A version that was read before the data is never newer than they are.
    const version = await readVersion().catch(() => "");
    const { listing, isWhole } = await readListing(source);
    if (isWhole) cached = { listing, version, readAt: now(), checkedAt: now() };
    return cached?.listing ?? listing;
  };
  const isCurrent = async (entry: NonNullable<typeof cached>): Promise<boolean> => {
    if (now() - entry.readAt >= MAX_AGE_MS) return false;
    if (now() - entry.checkedAt < RECHECK_INTERVAL_MS) return true;
    entry.checkedAt = now();
    return (await readVersion().catch(() => entry.version)) === entry.version;
  };
  return async (): Promise<Listing> => {
    if (cached && (await isCurrent(cached))) return cached.listing;
    reading ??= read().finally(() => (reading = null));
    return reading;
  };
};

export interface SearchOptions {
  publicUrl: string | undefined;
  listPages: () => Promise<PageList>;
  /** Lists ids of products in a fixed order, at most `limit` after an id. An empty list is the end. */
  listProductIds: (after: Id | null, limit: number) => Promise<readonly Id[]>;
  /** Returns a string that changes with the data of the list. Default: a constant. */
  readVersion?: () => Promise<string>;
  /** Returns a time in ms with any origin. */
  now?: () => number;
  /** Maximum number of URLs in a sitemap. Default 50,000. */
  maxUrls?: number;
}

/**
 * Serves `robots.txt` and `sitemap.xml`, which is an index of further sitemaps if there are too many pages for one.
 * Pages that must not be indexed have a robots meta element, so crawlers may fetch them.
 */
export const addSearchFiles = (
  app: FastifyInstance,
  {
    publicUrl,
    listPages,
    listProductIds,
    readVersion = async () => "",
    now = Date.now,
    maxUrls = MAX_URLS,
  }: SearchOptions,
): void => {
  const readCached = cacheListing({ listPages, listProductIds, readVersion, now, maxUrls });

  /** Lists the paths of a sitemap in batches. */
  const pathsOf = async function* (
    { pages, starts, ids }: Listing,
    part: number,
  ): AsyncGenerator<readonly string[]> {
    if (part === 0) yield pages.paths;
    if (ids) return yield ids.map(pages.productPath);
    let room = maxUrls - (part === 0 ? pages.paths.length : 0);
    let after = starts[part] ?? null;
    const last = starts[part + 1] ?? undefined;
    while (room > 0 && (last === undefined || after !== last)) {
      const batch: readonly Id[] = await listProductIds(after, Math.min(BATCH, room));
      if (batch.length === 0) return;
      const end = last === undefined ? -1 : batch.indexOf(last);
      const own = end < 0 ? batch : batch.slice(0, end + 1);
      yield own.map(pages.productPath);
      room -= batch.length;
      after = own.at(-1) ?? after;
    }
  };

  app.get("/robots.txt", (request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robotsOf(originOf(publicUrl, request))),
  );

  const compress = { encodings: ["br", "gzip"], threshold: 1024 } as const;
  const options = { compress: { ...compress, encodings: [...compress.encodings] } };
  app.get("/sitemap.xml", options, async (request, reply) => {
    const origin = originOf(publicUrl, request);
    if (origin === null)
      return reply.code(400).type("text/plain; charset=utf-8").send("Unknown host");
    const listing = await readCached();
    reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=600");
    const { length } = listing.starts;
    return reply.send(
      length > 1 ? indexOf(length, origin) : Readable.from(sitemapOf(pathsOf(listing, 0), origin)),
    );
  });
  app.get<{ Params: { part: string } }>(
    "/sitemap-:part(^[1-9]\\d{0,3}).xml",
    options,
    async (request, reply) => {
      const origin = originOf(publicUrl, request);
      const part = Number(request.params.part) - 1;
      if (origin === null)
        return reply.code(400).type("text/plain; charset=utf-8").send("Unknown host");
      const listing = await readCached();
      if (part >= listing.starts.length)
        return reply.code(404).type("text/plain; charset=utf-8").send("Not found");
      reply.type("application/xml; charset=utf-8").header("cache-control", "public, max-age=600");
      return reply.send(Readable.from(sitemapOf(pathsOf(listing, part), origin)));
    },
  );
};

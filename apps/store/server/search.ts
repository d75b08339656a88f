import "@fastify/compress";
import type { Id } from "@pallu/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import { LRUCache } from "lru-cache";
import { Readable } from "node:stream";
import type { PageList } from "../src/servedRoutes.ts";
import { sendText } from "./messagePage.ts";
import { originOf } from "./requestTarget.ts";

/** Maximum age of a list of pages, in ms. */
const MAX_AGE_MS = 60_000;

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

/** Reads all ids once, and remembers no more of them than one sitemap has. */
const readListing = async (
  { listPages, listProductIds }: SearchOptions,
  maxUrls: number,
): Promise<Listing> => {
  const pages = await listPages();
  const starts: (Id | null)[] = [null];
  let ids: Id[] | null = [];
  let room = maxUrls - pages.paths.length;
  let after: Id | null = null;
  for (;;) {
    const batch: readonly Id[] = await listProductIds(after, BATCH);
    if (batch.length === 0) return { pages, starts, ids };
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
};

export interface SearchOptions {
  publicUrl: string | undefined;
  listPages: () => Promise<PageList>;
  /** Lists ids of products in a fixed order, at most `limit` after an id. An empty list is the end. */
  listProductIds: (after: Id | null, limit: number) => Promise<readonly Id[]>;
  /** Maximum number of URLs in a sitemap. Default 50,000. */
  maxUrls?: number;
  /** Returns a time in ms with any origin. */
  now?: () => number;
}

/**
 * Serves `robots.txt` and `sitemap.xml`, which is an index of further sitemaps if there are too many pages for one.
 * Pages that must not be indexed have a robots meta element, so crawlers may fetch them.
 */
export const addSearchFiles = (app: FastifyInstance, options: SearchOptions): void => {
  const {
    publicUrl,
    listPages,
    listProductIds,
    maxUrls = MAX_URLS,
    now = () => performance.now(),
  } = options;
  const listings = new LRUCache<"all", Listing>({
    max: 1,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: () => readListing(options, maxUrls),
    allowStaleOnFetchRejection: true,
  });
  /** Returns the cached listing. While it cannot be read again the last one, and without one the pages that are known. */
  const readCached = async (): Promise<Listing> =>
    (await listings.fetch("all").catch(() => undefined)) ?? {
      pages: await listPages(),
      starts: [null],
      ids: [],
    };

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

  /** Sends a sitemap by its index. Undefined is the only one, or the index of all. */
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    part?: number,
  ): Promise<FastifyReply> => {
    const origin = originOf(publicUrl, request);
    if (origin === null) return sendText(reply, 400, "Unknown host");
    const listing = await readCached();
    const { length } = listing.starts;
    if (part !== undefined && part >= length) return sendText(reply, 404, "Not found");
    return reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=600")
      .send(
        part === undefined && length > 1
          ? indexOf(length, origin)
          : Readable.from(sitemapOf(pathsOf(listing, part ?? 0), origin)),
      );
  };

  const compressed: RouteShorthandOptions = {
    compress: { encodings: ["br", "gzip"], threshold: 1024 },
  };
  app.get("/sitemap.xml", compressed, (request, reply) => send(request, reply));
  app.get<{ Params: { part: string } }>(
    "/sitemap-:part(^[1-9]\\d{0,3}).xml",
    compressed,
    (request, reply) => send(request, reply, Number(request.params.part) - 1),
  );
};

import { waiterOf, BusyError, openFairQueue, openSharedTurn, ReadError } from "@pallu/api";
import type { SharedTurn } from "@pallu/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { PageLocation } from "../src/entryServer.tsx";
import { createApiResponses } from "./apiResponses.ts";
import type { ApiResponses, ResponseHashes } from "./apiResponses.ts";
import type { ShopBuild } from "./build.ts";
import { freshnessByAge, freshnessByVersion } from "./freshness.ts";
import { createCachedPage, encodingOf } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import { originOf } from "./origin.ts";
import { normalizePath, plainerPaths, splitTarget } from "./requestTarget.ts";
import { createPageCache } from "./pageCache.ts";
import type { Rendering } from "./pageCache.ts";
import { pagePolicy, relaxedPolicy } from "./policy.ts";

const MAX_TARGETS = 5000;
const MAX_TARGET_LENGTH = 200;

/** Maximum memory for rendered pages, in bytes. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Key of the size of the catalogue among the responses of a page. It is no URL path. */
const SIZE = "isLarge";

const waiting = { maxQueue: 512, maxWaitMs: 10_000 };
/** Two at once: one renders in the single worker while the other reads its data. */
const OWN_DATA = { ...waiting, atOnce: 2 };
/** With another API host, renderings mostly wait for its responses. */
const UPSTREAM_DATA = { ...waiting, atOnce: 32 };
/** Cached pages whose responses are compared at once. They never wait for renderings. */
const COMPARISONS = { ...waiting, atOnce: 8 };

export interface PagesOptions {
  build: ShopBuild;
  load: (path: string) => Promise<string>;
  isLarge: () => Promise<boolean>;
  readVersion: (() => Promise<string>) | undefined;
  publicUrl: string | undefined;
  hasShareCards: boolean;
  /** Returns the deadline for all reads of a page. At the deadline the page is sent without what is still missing. */
  readDeadline: (() => AbortSignal) | undefined;
}

/** A form that was posted to a page, which is shown again. */
export interface PostedPage {
  /** Status of the response. */
  status: number;
  /** What the action of the page answered. */
  posted: unknown;
}

/** The input of a rendering: the URL and the host of a request, and its deadline. Cached pages have no other. */
interface PageRequest {
  url: string;
  /** Whether the page has data in its first view. */
  hasData: boolean;
  origin: string | null;
  deadline: AbortSignal | undefined;
  form?: PostedPage;
}

const render = async (
  { build, hasShareCards }: PagesOptions,
  responses: ApiResponses,
  { url, hasData, origin, deadline, form }: PageRequest,
  log: FastifyRequest["log"],
): Promise<Rendering> => {
  let isComplete = true;
  let areAllKnown = true;
  const hashes = new Map<string, string>();
  const load = async (path: string): Promise<string> => {
    const { json, hash } = await responses.read(path, deadline);
    hashes.set(path, hash);
    return json;
  };
  const onMissing = (path: string, error: unknown): void => {
    areAllKnown = false;
    const failure = error instanceof ReadError ? error.failure : "unreachable";
    if (failure === "busy") throw new BusyError(`${path} did not answer in time.`);
    if (failure === "failed") throw error;
    log.warn({ path, err: error }, "A page lacks an answer");
    isComplete = false;
  };
  const size = hasData ? await load(SIZE).catch((error: unknown) => onMissing(SIZE, error)) : null;
  const { status, html, inline } = await build.render({
    url,
    origin,
    hasShareCards,
    isLarge: size === "true",
    posted: form?.posted,
    load,
    onMissing,
  });
  return {
    page: createCachedPage({
      html,
      status: form?.status ?? status,
      policy: build.relaxed ? relaxedPolicy : pagePolicy(inline),
      isTagged: isComplete && !form,
    }),
    isComplete: isComplete && !form && build.relaxed !== true,
    responseHashes: areAllKnown ? hashes : null,
  };
};

interface Target extends PageLocation {
  /** The canonical URL, for a target in another spelling. */
  redirect: string | null;
}

/** Caches the parsed targets, because parsing takes longer than sending a cached page. */
const targetReader = (locatePage: ShopBuild["locatePage"]) => {
  const knownTargets = new LRUCache<string, Target>({ max: MAX_TARGETS });
  return async (url: string): Promise<Target> => {
    const known = knownTargets.get(url);
    if (known) return known;
    const [path, search] = splitTarget(url);
    const location = await locatePage(normalizePath(path), search);
    const target = {
      ...location,
      redirect: location.path === path ? null : location.path + search,
    };
    if (url.length <= MAX_TARGET_LENGTH) knownTargets.set(url, target);
    return target;
  };
};

const send = async (
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const encoding = encodingOf(request.headers["accept-encoding"]);
  const matching = page.status === 200 ? page.matching(request.headers["if-none-match"]) : null;
  const tag = matching ?? page.tag(encoding);
  // A page without an ETag is incomplete and must not be cached.
  reply.header("cache-control", tag === null ? "no-store" : "public, no-cache");
  reply.header("content-security-policy", page.policy);
  if (tag !== null) reply.header("etag", tag);
  if (matching !== null) return reply.code(304).send();
  reply.code(page.status).header("content-type", "text/html; charset=utf-8");
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await page.body(encoding));
};

/** Renders a page with what one visitor posted to it, and sends it. */
export type SendPosted = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: PostedPage & { url: string },
) => Promise<FastifyReply>;

/**
 * Serves the pages from memory and renders them again when their data have changed (docs/decisions/0017). Returns a
 * function for posted pages, which never reach the cache.
 */
export const addPages = (app: FastifyInstance, options: PagesOptions): SendPosted => {
  const { build, publicUrl, readVersion, readDeadline } = options;
  const now = (): number => performance.now();
  const freshness = readVersion ? freshnessByVersion(readVersion, now) : freshnessByAge(now);
  const cache = createPageCache({ freshness, maxBytes: MAX_CACHE_BYTES, now });
  const responses = createApiResponses(
    async (path) => (path === SIZE ? JSON.stringify(await options.isLarge()) : options.load(path)),
    readVersion ? freshness : null,
  );
  const readTarget = targetReader(build.locatePage);
  const comparisons = openFairQueue(COMPARISONS);
  const renderings = openFairQueue(readVersion ? OWN_DATA : UPSTREAM_DATA);
  const isUnchanged = async (
    hashes: ResponseHashes,
    turn: SharedTurn,
    deadline: AbortSignal | undefined,
  ): Promise<boolean> =>
    hashes.size === 0 || turn.run(comparisons, () => responses.areUnchanged(hashes, deadline));

  app.get("/*", async (request, reply) => {
    const target = await readTarget(request.url);
    const { path, search, redirect } = target;
    if (redirect !== null) return reply.redirect(redirect, 308);
    const origin = originOf(publicUrl, request);
    const waiter = waiterOf(request, reply);
    const pageAt = ({ url, hasData }: Target): Promise<CachedPage> =>
      cache.get(`${origin ?? ""} ${url}`, waiter, async (cached, turn) => {
        // Includes the wait in the queues.
        const deadline = readDeadline?.();
        return cached?.responseHashes && (await isUnchanged(cached.responseHashes, turn, deadline))
          ? cached
          : turn.run(renderings, () =>
              render(options, responses, { url, hasData, origin, deadline }, request.log),
            );
      });
    const page = await pageAt(target);
    if (page.status === 404)
      for (const plainer of plainerPaths(path)) {
        const meant = await readTarget(plainer + search);
        if (meant.url === target.url) continue;
        const { status } = await pageAt(meant);
        const [, given] = splitTarget(request.url);
        if (status === 200) return reply.redirect(meant.path + given, 308);
      }
    return send(page, request, reply);
  });

  return async (request, reply, { url, ...form }) => {
    const turn = openSharedTurn();
    turn.join(waiterOf(request, reply));
    const origin = originOf(publicUrl, request);
    const deadline = readDeadline?.();
    const { hasData } = await readTarget(url);
    const { page } = await turn.run(renderings, () =>
      render(options, responses, { url, hasData, origin, deadline, form }, request.log),
    );
    return send(page, request, reply);
  };
};

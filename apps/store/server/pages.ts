import { ReadError } from "@pallu/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PageLocation } from "../src/entry.server.tsx";
import { createAnswers } from "./answers.ts";
import type { Answers } from "./answers.ts";
import type { ShopBuild } from "./build.ts";
import { documentOf } from "./document.ts";
import { freshnessByAge, freshnessByVersion } from "./freshness.ts";
import { createKeptPage, encodingOf } from "./keptPage.ts";
import type { KeptPage } from "./keptPage.ts";
import { originOf } from "./origin.ts";
import { plainPath, splitTarget } from "./pageAddress.ts";
import { createPageCache } from "./pageCache.ts";
import type { Rendering } from "./pageCache.ts";
import { pagePolicy, relaxedPolicy } from "./policy.ts";
import { BusyError, createRenderQueue } from "./renderQueue.ts";

const MAX_TARGETS = 5000;
const MAX_TARGET_LENGTH = 200;

/** Maximum memory for rendered pages, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;

/** Two at once: one renders in the single worker while the other reads its data. */
const OWN_DATA = { concurrency: 2, maxQueue: 64, maxWaitMs: 10_000 };
/** With another API host, renderings mostly wait for its responses. */
const UPSTREAM_DATA = { concurrency: 32, maxQueue: 256, maxWaitMs: 10_000 };

export interface PagesOptions {
  build: ShopBuild;
  load: (address: string) => Promise<unknown>;
  readVersion: (() => Promise<string>) | undefined;
  publicUrl: string | undefined;
}

/** The input of a rendering: only the URL and the host of a request. */
interface PageRequest {
  url: string;
  origin: string | null;
}

const render = async (
  { build }: PagesOptions,
  answers: Answers,
  { url, origin }: PageRequest,
  log: FastifyRequest["log"],
): Promise<Rendering> => {
  let isWhole = true;
  let isKnown = true;
  const hashes = new Map<string, string>();
  const rendered = await build.render({
    url,
    origin,
    load: async (address) => {
      const { value, hash } = await answers.read(address);
      hashes.set(address, hash);
      return value;
    },
    onMissing: (address, error) => {
      isKnown = false;
      const failure = error instanceof ReadError ? error.failure : "unreachable";
      if (failure === "missing") return;
      if (failure === "busy") throw new BusyError(`${address} did not answer in time.`);
      if (failure === "failed") throw error;
      log.warn({ address, err: error }, "A page lacks an answer");
      isWhole = false;
    },
  });
  const { html, inline } = documentOf({ ...build, ...rendered });
  return {
    page: createKeptPage({
      html,
      status: rendered.page.status,
      policy: build.relaxed ? relaxedPolicy : pagePolicy(inline),
      isTagged: isWhole,
    }),
    isWhole: isWhole && build.relaxed !== true,
    answers: isKnown ? hashes : null,
  };
};

interface Target extends PageLocation {
  /** The canonical URL, for a target in another spelling. */
  redirect: string | null;
}

/** Caches the parsed targets, because parsing takes longer than sending a cached page. */
const targetReader = (locatePage: ShopBuild["locatePage"]) => {
  const known = new Map<string, Target>();
  const read = async (url: string): Promise<Target> => {
    const [path, search] = splitTarget(url);
    const location = await locatePage(plainPath(path), search);
    const target = {
      ...location,
      redirect: location.path === path ? null : location.path + search,
    };
    if (known.size >= MAX_TARGETS) known.clear();
    if (url.length <= MAX_TARGET_LENGTH) known.set(url, target);
    return target;
  };
  return (url: string): Target | Promise<Target> => known.get(url) ?? read(url);
};

const send = async (
  page: KeptPage,
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

/** Serves the pages from memory and renders them again when their data have changed (docs/decisions/0017). */
export const addPages = (app: FastifyInstance, options: PagesOptions): void => {
  const { build, publicUrl, readVersion } = options;
  const now = (): number => performance.now();
  const freshness = readVersion ? freshnessByVersion(readVersion, now) : freshnessByAge(now);
  const cache = createPageCache({ freshness, maxBytes: MAX_BYTES, now });
  const answers = createAnswers(options.load, readVersion ? freshness : null);
  const readTarget = targetReader(build.locatePage);
  const enqueue = createRenderQueue(readVersion ? OWN_DATA : UPSTREAM_DATA);

  app.get("/*", async (request, reply) => {
    const known = readTarget(request.url);
    const { path, search, redirect } = known instanceof Promise ? await known : known;
    if (redirect !== null) return reply.redirect(redirect, 308);
    const url = path + search;
    const origin = originOf(publicUrl, request);
    const page = cache.get(`${origin ?? ""} ${url}`, (kept) =>
      enqueue(async () =>
        kept?.answers && (await answers.areUnchanged(kept.answers))
          ? kept
          : render(options, answers, { url, origin }, request.log),
      ),
    );
    return send(page instanceof Promise ? await page : page, request, reply);
  });
};

import { openFairQueue, openSharedTurn, openSharedWork, waiterOf } from "@pallu/api";
import type { SharedTurn } from "@pallu/api";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { partPath } from "../src/platform/shop/parts.ts";
import type { ShopFrame } from "../src/platform/shop/parts.ts";
import type { PartName } from "@pallu/contract/shop";
import type { PageLocation } from "../src/entryServer.tsx";
import type { ShopBuild } from "./build.ts";
import type { PageDocument } from "./document.ts";
import { createCachedPage, encodingOf } from "./cachedPage.ts";
import type { CachedPage } from "./cachedPage.ts";
import { normalizePath, originOf, plainerPaths, splitTarget } from "./requestTarget.ts";
import type { LoadedData, PageDataSource } from "./pageData.ts";
import { pagePolicy, relaxedPolicy } from "./policy.ts";
import type { FindRedirect } from "./redirects.ts";

/** Maximum memory for rendered pages, in bytes. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/** Two at once: one is in the single worker while the document of the other is made. */
const RENDERINGS = { atOnce: 2, maxQueue: 512, maxWaitMs: 10_000 };

/** Previews have one rendering at a time, so that shoppers always have the other one. */
const PREVIEWS = { atOnce: 1, maxQueue: 16, maxWaitMs: 10_000 };

/** Browsers would keep a redirect for ever, also a wrong one. */
const MOVED = "public, max-age=3600";

export interface PagesOptions {
  build: ShopBuild;
  pageData: PageDataSource;
  findRedirect: FindRedirect;
  publicUrl: string | undefined;
}

/** A form that was posted to a page, which is shown again. */
export interface PostedPage {
  /** Status of the response. */
  status: number;
  /** What the action of the page returned. */
  posted: unknown;
}

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

/** A part of the shop as it would be saved. */
export interface UnsavedPart {
  name: PartName;
  value: object;
}

/** Renders the page of a path and query with a part that is not saved. */
export type RenderUnsaved = (
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  part: UnsavedPart,
) => Promise<PageDocument & { origin: string | null }>;

/** Returns the frame of a shop that has a part, too. */
const frameWith = ({ name, value }: UnsavedPart, frame: ShopFrame | null): ShopFrame => {
  const parts = frame?.parts ?? [];
  if (name === "frame") return { ...(value as ShopFrame), parts };
  if (frame === null) throw new Error("A shop without a frame has no parts.");
  return { ...frame, parts: [...new Set([...parts, name])] };
};

/**
 * Serves the pages. A page is a function of its address, its data and the year, and cached by these (docs/decisions/0017).
 * Returns functions for pages of one request, which never reach the cache.
 */
export const addPages = (
  app: FastifyInstance,
  options: PagesOptions,
): { sendPosted: SendPosted; renderUnsaved: RenderUnsaved } => {
  const { build, pageData, findRedirect, publicUrl } = options;
  const pages = new LRUCache<string, CachedPage>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ size }) => size,
  });
  const share = openSharedWork<CachedPage>();
  const renderings = openFairQueue(RENDERINGS);
  const previews = openFairQueue(PREVIEWS);
  let missingKey = "";

  const render = async (
    url: string,
    origin: string | null,
    { json, status, styles, isComplete }: LoadedData,
  ): Promise<CachedPage> => {
    const { html, inline } = await build.render({ url, origin, data: json, styles });
    return createCachedPage({
      html,
      status,
      policy: build.relaxed ? relaxedPolicy : pagePolicy(inline),
      isTagged: isComplete,
    });
  };

  /** Caches a page. Missing pages that have data are one entry, so that invented addresses push out no other page. */
  const keep = (key: string, { hasData }: PageLocation, page: CachedPage): void => {
    if (build.relaxed) return;
    if (page.status === 404 && hasData) {
      pages.delete(missingKey);
      missingKey = key;
    }
    pages.set(key, page);
  };

  app.get("/*", async (request, reply) => {
    const [path, search] = splitTarget(request.url);
    const frame = await pageData.readFrame();
    const target = await build.locatePage(normalizePath(path), search, frame);
    if (target.path !== path) return reply.redirect(target.path + search, 308);
    const waiter = waiterOf(request, reply);
    const data = await pageData.get(target, waiter, request.log);
    if (data.status === 404) {
      const moved = await findRedirect(path + search, waiter);
      if (moved !== null) return reply.header("cache-control", MOVED).redirect(moved, 301);
      for (const plainer of plainerPaths(path)) {
        const meant = await build.locatePage(plainer, target.search, frame);
        if (meant.url === target.url) continue;
        const { status } = await pageData.get(meant, waiter, request.log);
        if (status === 200) return reply.redirect(meant.path + search, 308);
      }
    }
    const origin = originOf(publicUrl, request);
    // The footer shows the year.
    const key = [origin, target.url, data.hash, data.isComplete, new Date().getFullYear()].join(
      " ",
    );
    const page =
      pages.get(key) ??
      (await share(key, waiter, async (turn) => {
        const rendered = await turn.run(renderings, () => render(target.url, origin, data));
        keep(key, target, rendered);
        return rendered;
      }));
    return send(page, request, reply);
  });

  const turnOf = (request: FastifyRequest, reply: FastifyReply): SharedTurn => {
    const turn = openSharedTurn();
    turn.join(waiterOf(request, reply));
    return turn;
  };

  const sendPosted: SendPosted = async (request, reply, { url, status, posted }) => {
    const turn = turnOf(request, reply);
    const target = await build.locatePage(url, "", await pageData.readFrame());
    const data = await pageData.load(turn, target, request.log, { posted });
    const page = await turn.run(renderings, () =>
      render(target.url, originOf(publicUrl, request), { ...data, status, isComplete: false }),
    );
    return send(page, request, reply);
  };

  const renderUnsaved: RenderUnsaved = (request, reply, asked, part) =>
    turnOf(request, reply).run(previews, async () => {
      const frame = frameWith(part, await pageData.readFrame());
      const [path, search] = splitTarget(asked);
      const { url, ...target } = await build.locatePage(normalizePath(path), search, frame);
      const turn = turnOf(request, reply);
      const { json, styles } = await pageData.load(turn, { ...target, url }, request.log, {
        unsaved: { path: partPath(part.name), value: part.value, frame },
      });
      const origin = originOf(publicUrl, request);
      const page = await turn.run(renderings, () =>
        build.render({ url, origin, data: json, styles }),
      );
      return { ...page, origin };
    });

  return { sendPosted, renderUnsaved };
};

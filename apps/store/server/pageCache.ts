import { openSharedWork } from "@pallu/api";
import type { Waiter, SharedTurn } from "@pallu/api";
import { LRUCache } from "lru-cache";
import type { ResponseHashes } from "./apiResponses.ts";
import type { Freshness, Stamp } from "./freshness.ts";
import type { CachedPage } from "./cachedPage.ts";

export interface Rendering {
  page: CachedPage;
  /** Whether the page is complete. An incomplete page is sent once and never cached. */
  isComplete: boolean;
  /** The responses it was rendered from. Empty for a static page, null when some are unknown. */
  responseHashes: ResponseHashes | null;
}

interface Entry {
  page: CachedPage;
  stamp: Stamp | null;
  responseHashes: ResponseHashes | null;
  renderedAt: number;
}

/**
 * Maximum age of a page whose data are unchanged, in ms. It bounds the age of dates, such as the year in the footer.
 */
const MAX_AGE_MS = 60 * 60_000;

/**
 * Renders a page, or returns the cached one when its responses are unchanged. It takes its turns in queues with `turn`,
 * which all requests for the page share.
 */
type Render = (cached: Rendering | null, turn: SharedTurn) => Promise<Rendering>;

interface PageCacheOptions {
  freshness: Freshness;
  /** Maximum memory for pages in all encodings, in bytes. */
  maxBytes: number;
  /** Returns a time in ms with any origin. */
  now: () => number;
}

/** Creates a least recently used cache of rendered pages. */
export const createPageCache = ({ freshness, maxBytes, now }: PageCacheOptions) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.size,
  });
  const share = openSharedWork<CachedPage>();

  const isExpired = ({ renderedAt }: Entry): boolean => now() - renderedAt > MAX_AGE_MS;

  /**
   * Takes the stamp first, so that it is never newer than the data. Without a stamp the page is rendered nevertheless.
   */
  const renderWithStamp = async (
    key: string,
    turn: SharedTurn,
    render: Render,
  ): Promise<CachedPage> => {
    const stamp = await freshness.stamp().catch(() => null);
    const before = entries.peek(key);
    const cached = before && !isExpired(before) ? { ...before, isComplete: true } : null;
    const { page, isComplete, responseHashes } = await render(cached, turn);
    const hasData = responseHashes === null || responseHashes.size > 0;
    const renderedAt = cached?.page === page ? cached.renderedAt : now();
    if (isComplete && (stamp !== null || !hasData))
      entries.set(key, { page, stamp: hasData ? stamp : null, responseHashes, renderedAt });
    return page;
  };
  const renderOnce = (key: string, waiter: Waiter, render: Render): Promise<CachedPage> =>
    share(key, waiter, (turn) => renderWithStamp(key, turn, render));
  /** Returns the cached page, or the result of `render`. Concurrent requests for a page share one rendering. */
  const get = async (key: string, waiter: Waiter, render: Render): Promise<CachedPage> => {
    const entry = entries.get(key);
    if (!entry || isExpired(entry)) return renderOnce(key, waiter, render);
    const { page, stamp } = entry;
    if (stamp === null) return page;
    // While the version cannot be read, the page is rendered again. The rendering reports failed reads.
    const state = await freshness.check(stamp).catch(() => "outdated" as const);
    if (state === "fresh") return page;
    // A concurrent request may have rendered it during the check.
    if (entries.peek(key) !== entry) return get(key, waiter, render);
    if (state === "outdated") return renderOnce(key, waiter, render);
    // The request is answered now. The rendering is for the next one.
    renderOnce(key, { ...waiter, hasLeft: () => false }, render).catch(() => undefined);
    return page;
  };

  return { get };
};

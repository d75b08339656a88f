import type { AnswerHashes } from "./answers.ts";
import type { Freshness, Stamp, Verdict } from "./freshness.ts";
import type { KeptPage } from "./keptPage.ts";

/** A rendered page. */
export interface Rendering {
  page: KeptPage;
  /** Whether the page is complete. An incomplete page is sent once and never cached. */
  isWhole: boolean;
  /** The responses it was rendered from. Empty for a static page, null when some are unknown. */
  answers: AnswerHashes | null;
}

interface Entry {
  page: KeptPage;
  key: string;
  stamp: Stamp | null;
  answers: AnswerHashes | null;
  renderedAt: number;
}

/**
 * Maximum age of a page whose data are unchanged, in ms. It bounds the age of dates, such as the year in the footer.
 */
const MAX_AGE_MS = 60 * 60_000;

/** Renders a page, or returns the cached one when its responses are unchanged. */
type Render = (kept: Rendering | null) => Promise<Rendering>;

export interface PageCacheOptions {
  freshness: Freshness;
  /** Maximum memory for pages in all encodings, in bytes. */
  maxBytes: number;
  /** Returns a time in ms with any origin. */
  now: () => number;
}

export interface PageCache {
  /** Returns the cached page, or the result of `render`. Concurrent requests for a page share one rendering. */
  get(key: string, render: Render): KeptPage | Promise<KeptPage>;
  /** Memory in use, in bytes. */
  bytes(): number;
}

/** Creates a least recently used cache of rendered pages. */
export const createPageCache = ({ freshness, maxBytes, now }: PageCacheOptions): PageCache => {
  const entries = new Map<string, Entry>();
  const renders = new Map<string, Promise<KeptPage>>();
  let bytes = 0;

  const isOld = ({ renderedAt }: Entry): boolean => now() - renderedAt > MAX_AGE_MS;

  const drop = (entry: Entry): void => {
    if (entries.get(entry.key) !== entry) return;
    entries.delete(entry.key);
    bytes -= entry.page.bytes();
  };
  const keep = (entry: Entry): void => {
    const before = entries.get(entry.key);
    if (before) drop(before);
    entries.set(entry.key, entry);
    bytes += entry.page.bytes();
    entry.page.onGrowth((more) => {
      if (entries.get(entry.key) !== entry) return;
      bytes += more;
      evict();
    });
    evict();
  };
  const evict = (): void => {
    for (const entry of entries.values()) {
      if (bytes <= maxBytes) return;
      drop(entry);
    }
  };
  /**
   * Takes the stamp first, so that it is never newer than the data. Without a stamp the page is rendered nevertheless.
   */
  const renderWithStamp = async (key: string, render: Render): Promise<KeptPage> => {
    const stamp = await freshness.stamp().catch(() => null);
    const before = entries.get(key);
    const kept = before && !isOld(before) ? { ...before, isWhole: true } : null;
    const { page, isWhole, answers } = await render(kept);
    const hasData = answers === null || answers.size > 0;
    const renderedAt = kept?.page === page ? kept.renderedAt : now();
    if (isWhole && (stamp !== null || !hasData))
      keep({ page, key, stamp: hasData ? stamp : null, answers, renderedAt });
    return page;
  };
  const renderOnce = (key: string, render: Render): Promise<KeptPage> => {
    const running = renders.get(key);
    if (running) return running;
    const work = renderWithStamp(key, render).finally(() => renders.delete(key));
    renders.set(key, work);
    return work;
  };
  const get: PageCache["get"] = (key, render) => {
    const entry = entries.get(key);
    if (!entry) return renderOnce(key, render);
    entries.delete(key);
    entries.set(key, entry);
    const { page, stamp } = entry;
    if (isOld(entry)) return renderOnce(key, render);
    if (stamp === null) return page;
    const serve = (verdict: Verdict): KeptPage | Promise<KeptPage> => {
      if (verdict === "fresh") return page;
      // A concurrent request may have rendered it during the check.
      if (entries.get(key) !== entry) return get(key, render);
      const next = renderOnce(key, render);
      if (verdict === "outdated") return next;
      next.catch(() => undefined);
      return page;
    };
    const verdict = freshness.judge(stamp);
    if (typeof verdict === "string") return serve(verdict);
    // While the version cannot be read, the page is rendered again. The rendering reports failed reads.
    return verdict.catch(() => "outdated" as const).then(serve);
  };

  return {
    get,
    bytes: () => bytes,
  };
};

import type { AnswerHashes } from "./answers.ts";
import type { Freshness, Stamp, Verdict } from "./freshness.ts";
import type { KeptPage } from "./keptPage.ts";

/** A page as it was rendered. */
export interface Rendering {
  page: KeptPage;
  /** Whether it holds everything it should; a page that does not is sent once and kept nowhere. */
  isWhole: boolean;
  /** What it was rendered from; a page that reads nothing never changes. Null when some of it is not known. */
  answers: AnswerHashes | null;
}

interface Entry {
  page: KeptPage;
  key: string;
  stamp: Stamp | null;
  answers: AnswerHashes | null;
  renderedAt: number;
}

/** What a page takes from the clock, the year at its foot say, is at most this old, in ms. */
const MAX_AGE_MS = 60 * 60_000;

/** Renders a page, or returns the kept one when its answers are still the same. */
type Render = (kept: Rendering | null) => Promise<Rendering>;

export interface PageCacheOptions {
  freshness: Freshness;
  /** Memory for pages in all their encodings, in bytes. */
  maxBytes: number;
  /** Milliseconds since any moment. */
  now: () => number;
}

export interface PageCache {
  /** Returns the kept page, or the one that `render` makes; those who ask for the same one share it. */
  get(key: string, render: Render): KeptPage | Promise<KeptPage>;
  /** Memory in use, in bytes. */
  bytes(): number;
}

/** Keeps rendered pages in memory, those that were asked for last. */
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
  /** The stamp is taken first, so that it is never newer than the data. Without one the page is rendered all the same. */
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
      // Another one may have rendered it while the verdict was awaited.
      if (entries.get(key) !== entry) return get(key, render);
      const next = renderOnce(key, render);
      if (verdict === "outdated") return next;
      next.catch(() => undefined);
      return page;
    };
    const verdict = freshness.judge(stamp);
    if (typeof verdict === "string") return serve(verdict);
    // While the version cannot be read, the page is rendered anew: what cannot be read then is told by that.
    return verdict.catch(() => "outdated" as const).then(serve);
  };

  return {
    get,
    bytes: () => bytes,
  };
};

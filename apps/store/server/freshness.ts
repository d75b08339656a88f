/** How long a read counts as current, in ms. */
export const FRESH_MS = 500;
/** Maximum age of a page that is served while it is rendered again, in ms. */
export const MAX_STALE_MS = 1000;

/** The version of the data that a page was rendered from, or the time when they were read. */
export interface Stamp {
  version: string;
  readAt: number;
}

/** Whether a page may be served, and whether it must be rendered again. */
export type CacheState = "fresh" | "stale" | "outdated";

export interface Freshness {
  /** Returns the stamp of a page whose data are read from now on. */
  stamp(): Promise<Stamp>;
  /** Returns the state of a page by its stamp. */
  check(stamp: Stamp): Promise<CacheState>;
}

const stateByStaleness = (ageMs: number): CacheState =>
  ageMs < MAX_STALE_MS ? "stale" : "outdated";

/** Decides by age alone, because another API host reports no version. */
export const freshnessByAge = (now: () => number): Freshness => ({
  stamp: async () => ({ version: "", readAt: now() }),
  check: async ({ readAt }) => {
    const age = now() - readAt;
    return age < FRESH_MS ? "fresh" : stateByStaleness(age);
  },
});

/**
 * Decides by a version of the data, which is read on demand and at most every `FRESH_MS`. Serves a page of the previous
 * version for `MAX_STALE_MS` after that version was last seen.
 */
export const freshnessByVersion = (
  readVersion: () => Promise<string>,
  now: () => number,
): Freshness => {
  let current: { version: string; seenAt: number } | null = null;
  let previous: { version: string; seenAt: number } | null = null;
  let reading: Promise<string> | null = null;

  const read = async (): Promise<string> => {
    const seenAt = now();
    const version = await readVersion();
    if (current && current.version !== version) previous = current;
    current = { version, seenAt };
    return version;
  };
  const newest = async (): Promise<string> => {
    if (current && now() - current.seenAt < FRESH_MS) return current.version;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const compare = (version: string, newestVersion: string): CacheState => {
    if (version === newestVersion) return "fresh";
    return stateByStaleness(previous?.version === version ? now() - previous.seenAt : Infinity);
  };
  return {
    // A version that was read before the data is never newer than they are.
    stamp: async () => ({ version: await newest(), readAt: now() }),
    check: async ({ version }) => {
      const result = newest();
      if (current?.version === version && now() - current.seenAt < MAX_STALE_MS) {
        result.catch(() => undefined);
        return "fresh";
      }
      return compare(version, await result);
    },
  };
};

/** How long what was read counts as current, in ms. */
export const FRESH_MS = 500;
/** How old a page may be that is served while it is rendered again, in ms. */
export const MAX_STALE_MS = 1000;

/** What a page was rendered from: a version of the data, or the moment at which they were read. */
export interface Stamp {
  version: string;
  readAt: number;
}

/** Whether a page may be served, and whether it has to be rendered again. */
export type Verdict = "fresh" | "stale" | "outdated";

export interface Freshness {
  /** Returns the stamp of a page whose data are read from now on. */
  stamp(): Promise<Stamp>;
  /** Judges a page by its stamp; at once where nothing has to be read for it. */
  judge(stamp: Stamp): Verdict | Promise<Verdict>;
}

const verdictOf = (ageMs: number): Verdict => (ageMs < MAX_STALE_MS ? "stale" : "outdated");

/** Goes by age alone: another host does not say when its data change. */
export const freshnessByAge = (now: () => number): Freshness => ({
  stamp: async () => ({ version: "", readAt: now() }),
  judge: ({ readAt }) => {
    const age = now() - readAt;
    return age < FRESH_MS ? "fresh" : verdictOf(age);
  },
});

/**
 * Goes by a version of the data, which is read when it is needed and at most every `FRESH_MS`. A page of the version
 * before is served for a moment after that version was last seen.
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
  const newest = (): string | Promise<string> => {
    if (current && now() - current.seenAt < FRESH_MS) return current.version;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
  const compare = (version: string, newestVersion: string): Verdict => {
    if (version === newestVersion) return "fresh";
    return verdictOf(previous?.version === version ? now() - previous.seenAt : Infinity);
  };
  return {
    // A version that was read a moment ago is older than the data, never newer.
    stamp: async () => ({ version: await newest(), readAt: now() }),
    judge: ({ version }) => {
      const result = newest();
      if (typeof result === "string") return compare(version, result);
      if (current?.version === version && now() - current.seenAt < MAX_STALE_MS) {
        result.catch(() => undefined);
        return "fresh";
      }
      return result.then((newestVersion) => compare(version, newestVersion));
    },
  };
};

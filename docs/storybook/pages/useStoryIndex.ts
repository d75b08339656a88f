import { useEffect, useState } from "react";

export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: "story" | "docs";
}

/** Loads the entries of this Storybook's index. `undefined` while they load. */
export const useStoryIndex = (): readonly IndexEntry[] | undefined => {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch("./index.json", { signal: abort.signal });
      const index = (await answer.json()) as { entries: Record<string, IndexEntry> };
      setEntries(Object.values(index.entries));
    };
    load().catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  return entries;
};

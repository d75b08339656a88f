import { useEffect, useState } from "react";
import { storyIndex, type IndexEntry } from "./status.ts";

/** Loads the entries of this Storybook's index. `undefined` while they load. */
export const useStoryIndex = (): readonly IndexEntry[] | undefined => {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  useEffect(() => {
    const abort = new AbortController();
    const load = async (): Promise<void> => {
      const answer = await fetch("./index.json", { signal: abort.signal });
      setEntries(storyIndex(await answer.json()));
    };
    load().catch((error: unknown) => {
      if (!abort.signal.aborted) throw error;
    });
    return () => abort.abort();
  }, []);
  return entries;
};

import { LRUCache } from "lru-cache";

/** Memory for kept lists, in bytes by `ROW_BYTES`. */
const MAX_BYTES = 16 * 1024 * 1024;
/** About the memory of a row of a list. */
const ROW_BYTES = 2048;

interface KeptList {
  version: string;
  list: unknown;
  bytes: number;
}

interface KeptLists {
  /**
   * Returns the kept list, or the result of `read`. Requests at the same time share one. `rowsOf` returns the number of
   * its rows. An error is not kept.
   */
  get: <List>(
    key: string,
    read: () => Promise<List>,
    rowsOf: (list: List) => number,
  ) => Promise<List>;
}

/**
 * Keeps lists of the catalogue until the version of the data changes, the least recently used ones first to go. A list
 * is as current as one that is read: the version is asked for with every request, before the list.
 */
export const createKeptLists = (readVersion: () => Promise<string>): KeptLists => {
  const kept = new LRUCache<string, KeptList>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const reading = new Map<string, Promise<unknown>>();

  return {
    get: async <List>(
      key: string,
      read: () => Promise<List>,
      rowsOf: (list: List) => number,
    ): Promise<List> => {
      const version = await readVersion();
      const found = kept.get(key);
      if (found?.version === version) return found.list as List;
      const id = `${version} ${key}`;
      const shared = reading.get(id) as Promise<List> | undefined;
      if (shared) return shared;
      const own = read();
      reading.set(id, own);
      try {
        const list = await own;
        kept.set(key, { version, list, bytes: key.length + ROW_BYTES * (rowsOf(list) + 1) });
        return list;
      } finally {
        reading.delete(id);
      }
    },
  };
};

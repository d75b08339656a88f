import { LRUCache } from "lru-cache";
import type { FairQueue } from "../../http/fairQueue.ts";
import { openSharedWork } from "../../http/sharedTurn.ts";
import type { Waiter } from "../../http/sharedTurn.ts";

/** Memory for kept lists, in bytes by `ROW_BYTES`. */
const MAX_BYTES = 16 * 1024 * 1024;
/** About the memory of a row of a list. */
const ROW_BYTES = 2048;

interface KeptList {
  version: string;
  list: unknown;
  bytes: number;
}

/** How a list is read that is not kept. */
interface ListReading<List> {
  read: () => Promise<List>;
  /** Returns the number of its rows. */
  rowsOf: (list: List) => number;
  /** Where the read takes its turn. Default: it is read at once. */
  queue?: FairQueue;
}

/**
 * Caches lists of the catalogue until the version of the data changes, the most recently used ones. A list is as current
 * as one that is read from the database: each request reads the version first. A kept list is returned before any queue.
 */
export const createKeptLists = (readVersion: () => Promise<string>) => {
  const kept = new LRUCache<string, KeptList>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const share = openSharedWork<unknown>();

  return {
    /**
     * Returns the kept list, or the result of `read`. Requests at the same time share one. An error is not kept. Rejects
     * with BusyError if the read gets no turn.
     */
    get: async <List>(
      key: string,
      waiter: Waiter,
      { read, rowsOf, queue }: ListReading<List>,
    ): Promise<List> => {
      const version = await readVersion();
      const found = kept.get(key);
      if (found?.version === version) return found.list as List;
      return share(`${version} ${key}`, waiter, async (turn) => {
        const list = await (queue ? turn.run(queue, read) : read());
        kept.set(key, { version, list, bytes: key.length + ROW_BYTES * (rowsOf(list) + 1) });
        return list;
      }) as Promise<List>;
    },
  };
};

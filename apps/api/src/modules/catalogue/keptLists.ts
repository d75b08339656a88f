import { LRUCache } from "lru-cache";
import type { FairQueue } from "../../http/fairQueue.ts";
import { openSharedTurn } from "../../http/sharedTurn.ts";
import type { Waiter, SharedTurn } from "../../http/sharedTurn.ts";

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

interface KeptLists {
  /**
   * Returns the kept list, or the result of `read`. Requests at the same time share one. An error is not kept. Rejects
   * with BusyError if the read gets no turn.
   */
  get: <List>(key: string, waiter: Waiter, reading: ListReading<List>) => Promise<List>;
}

/**
 * Caches lists of the catalogue until the version of the data changes, the most recently used ones. A list is as current
 * as one that is read from the database: each request reads the version first. A kept list is returned before any queue.
 */
export const createKeptLists = (readVersion: () => Promise<string>): KeptLists => {
  const kept = new LRUCache<string, KeptList>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  const running = new Map<string, { list: Promise<unknown>; turn: SharedTurn }>();

  return {
    get: async <List>(
      key: string,
      waiter: Waiter,
      { read, rowsOf, queue }: ListReading<List>,
    ): Promise<List> => {
      const version = await readVersion();
      const found = kept.get(key);
      if (found?.version === version) return found.list as List;
      const id = `${version} ${key}`;
      const shared = running.get(id);
      if (shared) {
        shared.turn.join(waiter);
        return shared.list as Promise<List>;
      }
      const turn = openSharedTurn();
      turn.join(waiter);
      const own = queue ? turn.run(queue, read) : read();
      running.set(id, { list: own, turn });
      try {
        const list = await own;
        kept.set(key, { version, list, bytes: key.length + ROW_BYTES * (rowsOf(list) + 1) });
        return list;
      } finally {
        running.delete(id);
      }
    },
  };
};

import { BusyError, openFairQueue, openSharedTurn, ReadError } from "@pallu/api";
import type { CatalogueReader, Waiter } from "@pallu/api";
import { LRUCache } from "lru-cache";

/** How long it is known whether there are any redirects, in ms. */
const FRESH_MS = 500;

/** A queue of its own: pages that exist wait for nobody who asks for invented addresses. */
const LOOKUPS = { atOnce: 2, maxQueue: 512, maxWaitMs: 10_000 };

/** Returns where the address of a missing page leads, with its query. Null if nowhere. Rejects with BusyError. */
export type FindRedirect = (url: string, waiter: Waiter) => Promise<string | null>;

/**
 * Finds redirects for missing pages, each by one read of a primary key at the turn of its visitor. A shop without
 * redirects answers without a turn, and so does one whose database was never reached.
 */
export const openRedirects = (
  redirects: CatalogueReader["redirects"] | undefined,
  now: () => number = () => performance.now(),
): FindRedirect => {
  const queue = openFairQueue(LOOKUPS);
  const isUsed = new LRUCache<"any", boolean>({
    max: 1,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: () => redirects?.isUsed(),
    allowStaleOnFetchRejection: true,
  });
  return async (url, waiter) => {
    if (!redirects || !(await isUsed.fetch("any").catch(() => false))) return null;
    const turn = openSharedTurn();
    turn.join(waiter);
    return turn.run(queue, () =>
      redirects.find(url).catch((error: unknown) => {
        // Nobody knows yet whether it is missing: a crawler would forget it.
        if (error instanceof ReadError && error.failure !== "failed")
          throw new BusyError("A redirect could not be read.");
        throw error;
      }),
    );
  };
};

/** Too much is asked for at once; the client should ask again later. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface RenderQueueOptions {
  /** How many run at once. */
  concurrency: number;
  /** How many may wait. */
  maxQueue: number;
  /** How long one may wait, in ms. */
  maxWaitMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** Returns a function that runs work in a bounded queue, first in, first out. Rejects with BusyError beyond. */
export const createRenderQueue = ({ concurrency, maxQueue, maxWaitMs }: RenderQueueOptions) => {
  const waiting = new Set<Waiting>();
  let running = 0;

  const admission = (): Promise<void> => {
    if (running < concurrency) {
      running++;
      return Promise.resolve();
    }
    if (waiting.size >= maxQueue) return Promise.reject(new BusyError("The queue is full."));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        start: () => {
          clearTimeout(entry.timer);
          waiting.delete(entry);
          resolve();
        },
        timer: setTimeout(() => {
          waiting.delete(entry);
          reject(new BusyError("The wait was too long."));
        }, maxWaitMs),
      };
      waiting.add(entry);
    });
  };

  const release = (): void => {
    const [next] = waiting;
    // The place passes to the next one, so `running` stays.
    if (next) next.start();
    else running--;
  };

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await admission();
    try {
      return await work();
    } finally {
      release();
    }
  };
};

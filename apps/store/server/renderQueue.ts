/** Thrown when the queue is full or the wait too long. The client should retry later. */
export class BusyError extends Error {
  override readonly name = "BusyError";
}

export interface RenderQueueOptions {
  /** Maximum concurrent tasks. */
  concurrency: number;
  /** Maximum number of waiting tasks. */
  maxQueue: number;
  /** Maximum wait, in ms. */
  maxWaitMs: number;
}

interface Waiting {
  start: () => void;
  timer: NodeJS.Timeout;
}

/** Returns a function that runs work in a bounded FIFO queue. Rejects with BusyError beyond the limits. */
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
    // The next task takes over the slot, so `running` does not change.
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

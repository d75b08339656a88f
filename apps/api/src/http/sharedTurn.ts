import type { FastifyReply, FastifyRequest } from "fastify";
import type { Caller, FairQueue } from "./fairQueue.ts";
import { HttpError } from "./httpError.ts";
import { queueSourceOf } from "./sources.ts";

const RETRY_SECONDS = 2;

/** Thrown when a queue is full or the wait too long. The client should retry later. */
export class BusyError extends HttpError {
  constructor(message = "The shop is very busy at the moment. Please try again in a few seconds.") {
    super(503, message, { retryAfterSeconds: RETRY_SECONDS });
  }
}

/** A request that waits for work. */
export interface Waiter {
  /** The network that its turns are counted for. */
  source: string;
  /** Whether it was answered, or its client disconnected. */
  hasLeft(): boolean;
}

export const waiterOf = ({ ip, raw: { socket } }: FastifyRequest, reply: FastifyReply): Waiter => ({
  source: queueSourceOf(ip),
  hasLeft: () => reply.sent || reply.raw.destroyed || socket.readableEnded,
});

/** Returns the result of work, or null if the waiter left the queue before its turn. */
export const unlessLeft = async <T>(waiter: Waiter, work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof BusyError && waiter.hasLeft()) return null;
    throw error;
  }
};

/** Work that several requests wait for. It has its turn with the first of their sources. */
export interface SharedTurn {
  /** Adds a request that waits for the work, also while it is queued. */
  join(waiter: Waiter): void;
  /**
   * Runs work at the first turn of a source that waits for it. Rejects with BusyError if none gets one. May be called
   * again, for another queue, when it has ended.
   */
  run<T>(queue: FairQueue, work: () => Promise<T>): Promise<T>;
}

export const openSharedTurn = (): SharedTurn => {
  const waiters: Waiter[] = [];
  const sources = (): Set<string> => new Set(waiters.map(({ source }) => source));
  let join: (source: string) => void = () => undefined;

  /** Waits with a place for each source. Resolves with the function that releases the turn. */
  const wait = (queue: FairQueue): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const initial = sources();
      let places = initial.size;
      let isOver = false;
      const end = (): void => {
        isOver = true;
        join = () => undefined;
      };
      const callerOf = (source: string): Caller => ({
        source,
        admit: (release) => {
          end();
          resolve(release);
        },
        reject: () => {
          places--;
          if (isOver || places > 0) return;
          end();
          reject(new BusyError());
        },
        hasLeft: () => isOver || waiters.every((waiter) => waiter.hasLeft()),
      });
      join = (source) => {
        places++;
        queue.enqueue(callerOf(source));
      };
      for (const source of initial) queue.enqueue(callerOf(source));
    });
  return {
    join: (waiter) => {
      const isNew = !sources().has(waiter.source);
      waiters.push(waiter);
      if (isNew) join(waiter.source);
    },
    run: async (queue, work) => {
      const release = await wait(queue);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
};

/**
 * Returns a function that runs work for a key. Requests for the same key meanwhile share the work, its turn and its
 * result.
 */
export const openSharedWork = <T>() => {
  const running = new Map<string, { result: Promise<T>; turn: SharedTurn }>();
  return (key: string, waiter: Waiter, work: (turn: SharedTurn) => Promise<T>): Promise<T> => {
    const found = running.get(key);
    const turn = found?.turn ?? openSharedTurn();
    turn.join(waiter);
    if (found) return found.result;
    const result = work(turn).finally(() => running.delete(key));
    running.set(key, { result, turn });
    return result;
  };
};

/** A caller that waits in the queue. */
export interface Caller {
  /** Called when the caller is admitted. Release its slot exactly once afterwards. */
  admit(): void;
  /** Called when the caller is rejected. */
  reject(): void;
  /** Whether the caller has disconnected. */
  hasDisconnected(): boolean;
}

export interface QueueLimits {
  /** Maximum number of callers served at once. */
  atOnce: number;
  /** Maximum length of the queue. */
  maxQueue: number;
  /** Maximum wait in ms; also the time in which a burst may drain. */
  maxWaitMs: number;
  /** Maximum wait under sustained overload, in ms. */
  overloadMaxWaitMs: number;
}

export interface ConcurrencyQueue {
  enqueue(caller: Caller): void;
  release(): void;
}

const CHECK_EVERY_MS = 25;
/** The event loop reports a disconnect one iteration after it reads the request. */
const ITERATIONS = 2;
const OVERLOAD_AFTER_MS = 50;
/**
 * The event loop accepts one new connection per iteration (libuv since 1.45). Under overload the next caller is
 * admitted only when no new one arrived lately, or after this many checks. New callers are then rejected before they
 * time out.
 */
const MAX_CHECKS = 50;
/** How long after a rejection the overload is assumed to last, in ms. */
const OVERLOAD_LASTS_MS = 1000;

const afterIterations = (iterations: number, work: () => void): void => {
  setImmediate(iterations > 1 ? () => afterIterations(iterations - 1, work) : work);
};

/**
 * Bounded FIFO with CoDel: bursts drain, sustained overload is rejected early. Without early rejection every caller
 * would wait for the maximum and then be late (RFC 8289).
 */
export const openConcurrencyQueue = ({
  atOnce,
  maxQueue,
  maxWaitMs,
  overloadMaxWaitMs,
}: QueueLimits): ConcurrencyQueue => {
  const waiting: { caller: Caller; since: number }[] = [];
  let active = 0;
  let arrivals = 0;
  let queuedSince = 0;
  let overloadUntil = 0;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;

  /**
   * Whether this is sustained overload: callers have queued for longer than `time`, or a caller was rejected shortly
   * before.
   */
  const isOverloadedFor = (time: number, now: number): boolean =>
    now - queuedSince > time || now < overloadUntil;
  const reject = (caller: Caller, now: number): void => {
    overloadUntil = now + OVERLOAD_LASTS_MS;
    caller.reject();
  };
  const rejectLate = (): void => {
    const now = performance.now();
    const longest = isOverloadedFor(maxWaitMs, now) ? overloadMaxWaitMs : maxWaitMs;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const hasDisconnected = first.caller.hasDisconnected();
      if (!hasDisconnected && now - first.since <= longest) return;
      waiting.shift();
      if (!hasDisconnected) reject(first.caller, now);
    }
    clearInterval(timer);
    timer = undefined;
  };
  const admitNext = (most: number): void => {
    for (let left = Math.min(most, atOnce - active); left > 0 && waiting.length > 0;) {
      const next = waiting.shift()?.caller;
      if (!next || next.hasDisconnected()) continue;
      left--;
      active++;
      next.admit();
    }
  };
  const schedule = (checks = MAX_CHECKS): void => {
    if (isScheduled || waiting.length === 0 || active >= atOnce) return;
    isScheduled = true;
    const arrivalsBefore = arrivals;
    afterIterations(ITERATIONS, () => {
      isScheduled = false;
      const isOverloaded = isOverloadedFor(OVERLOAD_AFTER_MS, performance.now());
      if (isOverloaded && arrivals !== arrivalsBefore && checks > 1) {
        schedule(checks - 1);
        return;
      }
      admitNext(isOverloaded ? 1 : atOnce);
      rejectLate();
      schedule();
    });
  };
  return {
    enqueue: (caller) => {
      arrivals++;
      const since = performance.now();
      if (waiting.length >= maxQueue) {
        reject(caller, since);
        return;
      }
      if (waiting.length === 0) queuedSince = since;
      waiting.push({ caller, since });
      timer ??= setInterval(rejectLate, CHECK_EVERY_MS).unref();
      schedule();
    },
    release: () => {
      active--;
      schedule();
    },
  };
};

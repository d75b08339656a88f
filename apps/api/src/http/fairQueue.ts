import { subscribe } from "node:diagnostics_channel";

/** Connections that this process has accepted. */
let accepted = 0;
subscribe("net.server.socket", () => void accepted++);

export interface Caller {
  /** The network that the caller's turns are counted for. */
  source: string;
  /** Called at the caller's turn. It must call `release` when its work has ended; further calls have no effect. */
  admit(release: () => void): void;
  /** Called when the caller gets no turn: the queue is full, the wait was too long, or the caller has left. */
  reject(): void;
  /** Whether nobody waits for the caller any more. */
  hasLeft(): boolean;
}

export interface QueueLimits {
  /** Maximum number of callers served at once, half of them of one source. */
  atOnce: number;
  /** Maximum length of the queue, a quarter of it of one source. */
  maxQueue: number;
  /** Maximum wait in ms; also the time in which a burst may drain. */
  maxWaitMs: number;
  /** Maximum wait under sustained overload by many sources, in ms. Default: `maxWaitMs`. */
  overloadMaxWaitMs?: number;
}

export interface FairQueue {
  enqueue(caller: Caller): void;
}

interface Line {
  source: string;
  waiting: { caller: Caller; since: number }[];
  active: number;
  /** Since when the source waits for its turn while it may have one. */
  readySince: number;
}

const CHECK_EVERY_MS = 25;
/** The event loop reports a disconnect one iteration after it reads the request. */
const ITERATIONS = 2;
const OVERLOAD_AFTER_MS = 50;
/**
 * The event loop accepts one new connection per iteration (libuv since 1.45), so that work between two of them delays
 * everybody who waits to be accepted. The next caller is admitted only when none was accepted lately, or after this many
 * checks.
 */
const MAX_CHECKS = 50;
/** How long after a rejection the overload is assumed to last, in ms. */
const OVERLOAD_LASTS_MS = 1000;

const afterIterations = (iterations: number, work: () => void): void => {
  setImmediate(iterations > 1 ? () => afterIterations(iterations - 1, work) : work);
};

/**
 * Bounded queue that gives each source a turn in rotation, so that one source cannot delay the others (docs/decisions/
 * 0036). Callers of the same source are served in their order.
 *
 * If even the rotation is slow, because many sources wait, callers are rejected early (CoDel, RFC 8289): otherwise every
 * caller would wait for the maximum and then be late. Bursts drain before that. `p-limit` serves in the order of arrival.
 */
export const openFairQueue = ({
  atOnce,
  maxQueue,
  maxWaitMs,
  overloadMaxWaitMs = maxWaitMs,
}: QueueLimits): FairQueue => {
  const atOncePerSource = Math.ceil(atOnce / 2);
  const maxQueuePerSource = Math.ceil(maxQueue / 4);
  /** Sources with a caller that waits or is served. */
  const lines = new Map<string, Line>();
  /** Those with a waiting caller, in the order of their turns. */
  const rotation = new Set<Line>();
  let length = 0;
  let active = 0;
  /** When a source last got its turn in time, or none waited for one. */
  let promptAt = 0;
  let overloadUntil = 0;
  let isScheduled = false;
  let timer: NodeJS.Timeout | undefined;

  const lineOf = (source: string): Line => {
    const line = lines.get(source) ?? { source, waiting: [], active: 0, readySince: 0 };
    lines.set(source, line);
    return line;
  };
  const isReady = (line: Line): boolean => line.active < atOncePerSource;
  /** Removes callers from the head of a line, or the newest one from its end. */
  const take = (line: Line, end: "oldest" | "newest"): Line["waiting"][number] | undefined => {
    const entry = end === "oldest" ? line.waiting.shift() : line.waiting.pop();
    if (entry) length--;
    if (line.waiting.length === 0) {
      rotation.delete(line);
      if (line.active === 0) lines.delete(line.source);
    }
    return entry;
  };
  const nextLine = (): Line | undefined => {
    for (const line of rotation) if (isReady(line)) return line;
    return undefined;
  };
  /** Whether the rotation has been slow for longer than `time`, or a caller was rejected for it shortly before. */
  const isOverloadedFor = (time: number, now: number): boolean => {
    if (!nextLine()) promptAt = now;
    return now - promptAt > time || now < overloadUntil;
  };
  const rejectLate = (): void => {
    const now = performance.now();
    const longest = isOverloadedFor(maxWaitMs, now) ? overloadMaxWaitMs : maxWaitMs;
    for (const line of rotation) {
      for (let first = line.waiting[0]; first; first = line.waiting[0]) {
        const hasLeft = first.caller.hasLeft();
        if (!hasLeft && now - first.since <= longest) break;
        if (!hasLeft && isReady(line) && now - line.readySince > overloadMaxWaitMs)
          overloadUntil = now + OVERLOAD_LASTS_MS;
        take(line, "oldest");
        first.caller.reject();
      }
    }
    if (length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  const serve = (line: Line, caller: Caller, now: number): void => {
    lines.set(line.source, line);
    if (now - line.readySince <= overloadMaxWaitMs) promptAt = now;
    // The next turn of this source comes after those of the others.
    if (rotation.delete(line)) rotation.add(line);
    line.readySince = now;
    line.active++;
    active++;
    let isReleased = false;
    caller.admit(() => {
      if (isReleased) return;
      isReleased = true;
      active--;
      if (!isReady(line)) line.readySince = performance.now();
      line.active--;
      if (line.active === 0 && line.waiting.length === 0) lines.delete(line.source);
      schedule();
    });
  };
  const admitNext = (most: number): void => {
    const now = performance.now();
    for (let left = Math.min(most, atOnce - active); left > 0;) {
      const line = nextLine();
      const caller = line && take(line, "oldest")?.caller;
      if (!line || !caller) return;
      if (caller.hasLeft()) {
        caller.reject();
        continue;
      }
      left--;
      serve(line, caller, now);
    }
  };
  const schedule = (checks = MAX_CHECKS): void => {
    if (isScheduled || active >= atOnce || !nextLine()) return;
    isScheduled = true;
    const acceptedBefore = accepted;
    afterIterations(ITERATIONS, () => {
      isScheduled = false;
      if (accepted !== acceptedBefore && checks > 1) {
        schedule(checks - 1);
        return;
      }
      admitNext(isOverloadedFor(OVERLOAD_AFTER_MS, performance.now()) ? 1 : atOnce);
      rejectLate();
      schedule();
    });
  };
  /** Makes a place in a full queue, of the source that has the most. Returns false if that is the source itself. */
  const makePlace = (source: string): boolean => {
    let fullest: Line | undefined;
    for (const line of rotation)
      if (!fullest || line.waiting.length > fullest.waiting.length) fullest = line;
    if (!fullest || fullest.waiting.length <= (lines.get(source)?.waiting.length ?? 0) + 1)
      return false;
    take(fullest, "newest")?.caller.reject();
    return true;
  };
  return {
    enqueue: (caller) => {
      const now = performance.now();
      const { source } = caller;
      const isFullForSource = (lines.get(source)?.waiting.length ?? 0) >= maxQueuePerSource;
      const isFull = length >= maxQueue && !isFullForSource && !makePlace(source);
      if (isFull) overloadUntil = now + OVERLOAD_LASTS_MS;
      if (isFull || isFullForSource) {
        caller.reject();
        return;
      }
      if (!nextLine()) promptAt = now;
      const line = lineOf(source);
      if (line.waiting.length === 0) {
        line.readySince = now;
        rotation.add(line);
      }
      line.waiting.push({ caller, since: now });
      length++;
      timer ??= setInterval(rejectLate, CHECK_EVERY_MS).unref();
      schedule();
    },
  };
};

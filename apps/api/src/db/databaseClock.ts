import type { Clock } from "../clock.ts";
import { minutes, seconds } from "../clock.ts";

/** A reading that took longer is too imprecise to use. */
const MAX_READING_MS = seconds(1);

export interface DatabaseClock extends Clock {
  stop: () => Promise<void>;
}

/**
 * A clock that follows the database's, so that expiry is consistent although the clocks of processes differ.
 * Synchronizes at once and then every minute. Ignores failed readings. Between two readings this machine's monotonic clock
 * counts, so that its wall clock may be set.
 */
export const openDatabaseClock = async (
  read: () => Promise<Date>,
  everyMs: number = minutes(1),
): Promise<DatabaseClock> => {
  let originMs = 0;
  const align = async (longestMs: number): Promise<void> => {
    const began = performance.now();
    const theirs = await read();
    const tookMs = performance.now() - began;
    if (tookMs <= longestMs) originMs = theirs.getTime() + tookMs / 2 - performance.now();
  };
  await align(Infinity);
  const timer = setInterval(() => void align(MAX_READING_MS).catch(() => undefined), everyMs);
  timer.unref();
  return {
    now: () => new Date(originMs + performance.now()),
    stop: async () => clearInterval(timer),
  };
};

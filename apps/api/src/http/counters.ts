import { LRUCache } from "lru-cache";

export interface Count {
  current: number;
  /** Time until the window ends. */
  remainingMs: number;
}

/** Counts by key in fixed windows. */
export interface Counters {
  /** Adds one. Opens a window unless one is open. */
  increment(key: string, windowMs: number): Promise<Count>;
  /** Subtracts one while the window is open. */
  decrement(key: string, windowMs: number): Promise<void>;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Counts in the memory of this process. Keeps at most `capacity` keys and evicts those with the oldest windows. */
export const memoryCounters = (capacity: number): Counters => {
  // Read by `peek`: a key that counts on is no younger.
  const windows = new LRUCache<string, Window>({ max: capacity });
  const openWindow = (key: string, now: number): Window | undefined => {
    const window = windows.peek(key);
    return window && window.endsAt > now ? window : undefined;
  };
  const startWindow = (key: string, endsAt: number): Window => {
    const window = { count: 0, endsAt };
    windows.set(key, window);
    return window;
  };
  return {
    increment: async (key, windowMs) => {
      const now = performance.now();
      const window = openWindow(key, now) ?? startWindow(key, now + windowMs);
      window.count++;
      return { current: window.count, remainingMs: Math.ceil(window.endsAt - now) };
    },
    decrement: async (key) => {
      const window = openWindow(key, performance.now());
      if (window && window.count > 0) window.count--;
    },
  };
};

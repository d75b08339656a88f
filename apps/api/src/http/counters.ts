/** The count of a key in the current window, and the time until that window ends (ms). */
export interface Count {
  current: number;
  ttl: number;
}

/** Counts by key in fixed windows. The first count opens a window. */
export interface Counters {
  add(key: string, windowMs: number): Promise<Count>;
  /** Subtracts one count while its window is open. */
  takeBack(key: string, windowMs: number): Promise<void>;
}

interface Window {
  count: number;
  endsAt: number;
}

/** Counts in the memory of this process. Keeps at most `capacity` keys and evicts those with the oldest windows. */
export const memoryCounters = (capacity: number): Counters => {
  const windows = new Map<string, Window>();
  const openWindow = (key: string, now: number): Window | undefined => {
    const window = windows.get(key);
    return window && window.endsAt > now ? window : undefined;
  };
  const startWindow = (key: string, endsAt: number): Window => {
    const window = { count: 0, endsAt };
    windows.delete(key);
    const [oldest] = windows.keys();
    if (windows.size >= capacity && oldest !== undefined) windows.delete(oldest);
    windows.set(key, window);
    return window;
  };
  return {
    add: async (key, windowMs) => {
      const now = performance.now();
      const window = openWindow(key, now) ?? startWindow(key, now + windowMs);
      window.count++;
      return { current: window.count, ttl: Math.ceil(window.endsAt - now) };
    },
    takeBack: async (key) => {
      const window = openWindow(key, performance.now());
      if (window && window.count > 0) window.count--;
    },
  };
};

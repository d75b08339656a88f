/**
 * Local storage that never throws. If it is blocked or full, values are kept in memory until the page is left.
 * Notifies listeners in this tab and, through the `storage` event, in all other tabs.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const notifyListeners = (): void => {
  for (const listener of listeners) listener();
};

export const readItem = (key: string): string | null => {
  if (typeof window === "undefined") return null;
  const inMemory = memory.get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

const forget = (key: string): void => {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage has nothing to remove.
  }
};

export const writeItem = (key: string, value: string): void => {
  memory.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // The old stored value must not take precedence.
    forget(key);
    memory.set(key, value);
  }
  notifyListeners();
};

export const removeItem = (key: string): void => {
  forget(key);
  notifyListeners();
};

/**
 * Calls back after any change in any tab. Returns a function that unsubscribes.
 * Also calls back on `pageshow`: pages in the back/forward cache miss changes of other tabs.
 */
export const subscribeStorage = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    // A change in another tab is newer than the value in memory.
    if (key === null) memory.clear();
    else memory.delete(key);
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", listener);
  };
};

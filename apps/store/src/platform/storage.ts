/**
 * Local storage that never throws: when the browser blocks or fills it, values live as long as the page does. A value
 * in memory is newer than the stored one.
 * Changes are told to every listener of this tab and, through the `storage` event, of all other tabs.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

export const readItem = (key: string): string | null => {
  if (typeof window === "undefined") return null;
  const refused = memory.get(key);
  if (refused !== undefined) return refused;
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
    // Blocked storage holds nothing to remove.
  }
};

export const writeItem = (key: string, value: string): void => {
  memory.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // What is stored from before must not outrank it.
    forget(key);
    memory.set(key, value);
  }
  announce();
};

export const removeItem = (key: string): void => {
  forget(key);
  announce();
};

/**
 * Calls back after any change in this tab or another one; returns how to stop. A page that comes back from the
 * back/forward cache has missed the changes of other tabs.
 */
export const subscribeStorage = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    // What another tab has stored or removed is newer than what stands in memory.
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

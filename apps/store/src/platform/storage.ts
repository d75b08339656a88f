/**
 * Local storage that never throws: when the browser blocks or fills it, values live as long as the page does.
 * Changes are told to every listener of this tab and, through the `storage` event, of all other tabs.
 */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

export const readItem = (key: string): string | null => {
  if (typeof window === "undefined") return null;
  try {
    return window.localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeItem = (key: string, value: string): void => {
  memory.delete(key);
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // What is stored from before must not outrank it.
    removeItem(key);
    memory.set(key, value);
  }
  announce();
};

export const removeItem = (key: string): void => {
  memory.delete(key);
  try {
    window.localStorage.removeItem(key);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  announce();
};

/**
 * Calls back after any change in this tab or another one; returns how to stop. A page that comes back from the
 * back/forward cache has missed the changes of other tabs.
 */
export const subscribeStorage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  window.addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
    window.removeEventListener("pageshow", listener);
  };
};

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

/** Calls back after any change in this tab or another one; returns how to stop. */
export const subscribeStorage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

import { useSyncExternalStore } from "react";

/** Preferences of this browser. Theme and direction have the names that the shop's pages use. */
export interface Preferences {
  theme: "system" | "light" | "dark";
  dir: "ltr" | "rtl";
  /** Whether single keys, such as `j` and `k`, do something (WCAG 2.1.4). */
  keys: "on" | "off";
}

type Name = keyof Preferences;

const defaults: Preferences = { theme: "system", dir: "ltr", keys: "on" };
const storageKeys: Record<Name, string> = { theme: "theme", dir: "dir", keys: "desk-keys" };
const listeners = new Set<() => void>();

const readStored = (name: Name): string => {
  try {
    return localStorage.getItem(storageKeys[name]) ?? defaults[name];
  } catch {
    return defaults[name];
  }
};

/** Applies theme and direction to the document. */
export const applyPreferences = (): void => {
  const root = document.documentElement;
  root.dataset["theme"] = readStored("theme");
  root.dir = readStored("dir") === "rtl" ? "rtl" : "ltr";
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/** Returns a preference and a function that stores another value. */
export const usePreference = <N extends Name>(
  name: N,
): [Preferences[N], (next: Preferences[N]) => void] => {
  const value = useSyncExternalStore(subscribe, () => readStored(name)) as Preferences[N];
  return [
    value,
    (next) => {
      localStorage.setItem(storageKeys[name], next);
      applyPreferences();
      for (const listener of listeners) listener();
    },
  ];
};

import { useSyncExternalStore } from "react";
import { readItem, subscribeStorage } from "./storage.ts";

/** The stored text under a key; null on the server and during hydration, so that both render the same page. */
export const useStoredValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribeStorage,
    () => readItem(key),
    () => null,
  );

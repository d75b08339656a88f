import { useSyncExternalStore } from "react";
import { readItem, subscribeStorage } from "./storage.ts";

/** Returns a stored value. Null on the server and during hydration, so that both render the same. */
export const useStoredValue = (key: string): string | null =>
  useSyncExternalStore(
    subscribeStorage,
    () => readItem(key),
    () => null,
  );

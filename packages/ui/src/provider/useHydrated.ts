import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** Returns false on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from "react";

const never = (): (() => void) => () => undefined;

/** False on the server and during hydration, when nobody is known yet; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { createContext, startTransition, use, useEffect, useState } from "react";
import type { RefObject } from "react";

/** Event on the document, dispatched when the page is hydrated. */
export const hydrated = "pallu:hydrated";

/** Whether the shop is hydrated. Nothing renders again when it becomes so, other than with `useHydrated`. */
export const Hydrated = createContext<Readonly<RefObject<boolean>>>({ current: false });

/**
 * Returns false on the server and during hydration, then true, in a transition: what appears after hydration does not delay
 * its end. Returns true at once in a component that is mounted later.
 */
export const useAfterHydration = (): boolean => {
  const isHydrated = use(Hydrated);
  const [isAfter, setAfter] = useState(() => isHydrated.current);
  useEffect(() => startTransition(() => setAfter(true)), []);
  return isAfter;
};

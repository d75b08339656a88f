import { startTransition, use, useEffect, useState } from "react";
import { Hydrated } from "./hydrated.ts";

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

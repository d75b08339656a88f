import { useEffectEvent, useLayoutEffect } from "react";

/**
 * Calls `read` once, when the component is mounted. Read what somebody typed or chose before hydration: React calls no handler
 * for it, and the next rendering of a controlled field would undo it.
 */
export const useTypedBefore = (read: () => void): void => {
  const onMount = useEffectEvent(read);
  useLayoutEffect(() => onMount(), []);
};

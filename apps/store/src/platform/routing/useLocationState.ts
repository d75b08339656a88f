import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/** State of one location, such as the open overlay. Back and any other navigation reset it to null. */
export const useLocationState = <Value>(): [Value | null, (value: Value | null) => void] => {
  const { key } = useLocation();
  const [held, setHeld] = useState<{ key: string; value: Value | null }>({ key, value: null });
  // Forgotten at once: the location may come back under the same key.
  if (held.key !== key) setHeld({ key, value: null });
  const set = useCallback((value: Value | null): void => setHeld({ key, value }), [key]);
  return [held.key === key ? held.value : null, set];
};

import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

interface Held<Value> {
  value: Value;
  /** Key of the location that the browser showed, or was about to show, when the value was set. */
  at: string;
  /** Key of the page that was shown then: a navigation may have been pending. */
  from: string;
}

/** Key of the browser's location. The page of a pending navigation is not shown yet. Undefined for the first location. */
const browserKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

/** State of one location, such as the open overlay. Back and any other navigation that follows reset it to null. */
export const useLocationState = <Value>(): [Value | null, (value: Value | null) => void] => {
  const { key } = useLocation();
  const [held, setHeld] = useState<Held<Value> | null>(null);
  const isHere = held !== null && (held.at === key || held.from === key);
  // Forgotten at once: the location may come back under the same key.
  if (held && !isHere) setHeld(null);
  if (held && held.at === key && held.from !== key) setHeld({ ...held, from: key });
  const set = useCallback(
    (value: Value | null): void =>
      setHeld(value === null ? null : { value, at: browserKey() ?? key, from: key }),
    [key],
  );
  return [isHere ? held.value : null, set];
};

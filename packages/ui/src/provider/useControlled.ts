import { useState } from "react";
import { warnOnce } from "./warnOnce.ts";

/** Returns a value and its setter: the application's if `value` is set, otherwise the component's own. */
export const useControlled = <Value>(
  component: string,
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] => {
  const [own, setOwn] = useState(defaultValue);
  if (process.env.NODE_ENV !== "production" && value !== undefined && !onChange)
    warnOnce(
      component,
      "it is controlled but has no handler, so it never changes. Add the handler, or use the `default…` prop.",
    );
  const change = (next: Value): void => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};

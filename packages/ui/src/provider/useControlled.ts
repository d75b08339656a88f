import { useState } from "react";
import { warnOnce } from "./warnOnce.ts";

/**
 * Returns a value and its setter: the application's if `value` is set, otherwise the component's own.
 * @param names the props for the value and its handler, for a warning
 */
export const useControlled = <Value>(
  component: string,
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
  [prop, handler] = ["value", "onChange"],
): [value: Value, change: (value: Value) => void] => {
  const [own, setOwn] = useState(defaultValue);
  if (process.env.NODE_ENV !== "production" && value !== undefined && !onChange)
    warnOnce(
      component,
      `it is controlled by \`${prop}\` but has no handler, so it never changes. Add \`${handler}\`, or use \`default${prop.slice(0, 1).toUpperCase()}${prop.slice(1)}\`.`,
    );
  const change = (next: Value): void => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};

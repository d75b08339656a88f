import { useState } from "react";
import { warnOnce } from "./warnOnce.ts";

/**
 * Returns a value and its setter: the application's if `value` is set, otherwise the component's own.
 * @param prop the prop for the value, for a warning. The handler is `onChange` for `value`, else for example `onOpenChange`
 */
export const useControlled = <Value>(
  component: string,
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
  prop = "value",
): [value: Value, change: (value: Value) => void] => {
  const [own, setOwn] = useState(defaultValue);
  if (process.env.NODE_ENV !== "production" && value !== undefined && !onChange) {
    const name = prop.slice(0, 1).toUpperCase() + prop.slice(1);
    warnOnce(
      component,
      `it is controlled by \`${prop}\` but has no handler, so it never changes. Add \`on${prop === "value" ? "" : name}Change\`, or use \`default${name}\`.`,
    );
  }
  const change = (next: Value): void => {
    setOwn(() => next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
};

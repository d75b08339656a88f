import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { useControlled } from "./useControlled.ts";

/**
 * Returns the value of a control, its setter and a ref for an element of it: `useControlled`, and when the form around that
 * element is reset, as it is after an action of React 19, an uncontrolled value is its default again.
 */
export const useFieldValue = <Value, Instance extends HTMLElement = HTMLDivElement>(
  component: string,
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void, element: RefObject<Instance | null>] => {
  const [current, change] = useControlled(component, value, defaultValue, onChange);
  const element = useRef<Instance>(null);
  const onReset = useEffectEvent(({ target }: Event): void => {
    if (value === undefined && (target as Node).contains(element.current)) change(defaultValue);
  });
  useEffect(() => {
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, []);
  return [current, change, element];
};

import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/**
 * Sets an uncontrolled value to its default when the form around an element is reset, as it is after an action of
 * React 19. Returns the ref of the element.
 */
export const useFormReset = <Value, Instance extends HTMLElement = HTMLDivElement>(
  value: Value | undefined,
  defaultValue: Value,
  change: (value: Value) => void,
): RefObject<Instance | null> => {
  const element = useRef<Instance>(null);
  const onReset = useEffectEvent(({ target }: Event): void => {
    if (value === undefined && (target as Node).contains(element.current)) change(defaultValue);
  });
  useEffect(() => {
    document.addEventListener("reset", onReset);
    return () => document.removeEventListener("reset", onReset);
  }, []);
  return element;
};

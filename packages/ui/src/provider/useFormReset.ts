import { useEffect, useEffectEvent, type RefObject } from "react";

/** Calls a function when the form around an element is reset, as it is after an action of React 19. */
export const useFormReset = (element: RefObject<Element | null>, onReset: () => void): void => {
  const reset = useEffectEvent(onReset);
  useEffect(() => {
    const onEvent = ({ target }: Event): void => {
      if (target instanceof Element && target.contains(element.current)) reset();
    };
    document.addEventListener("reset", onEvent);
    return () => document.removeEventListener("reset", onEvent);
  }, [element]);
};

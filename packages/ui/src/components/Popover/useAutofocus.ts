import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Props of the element that `useAutofocus` marks. React writes the attribute on the server only. */
export const autofocus = { autoFocus: true } as const;

/** Marks the element that the browser focuses when the popover around it opens. */
export const useAutofocus = (element: RefObject<HTMLElement | null>, isMarked = true): void => {
  useLayoutEffect(() => {
    if (isMarked) element.current?.setAttribute("autofocus", "");
  }, [element, isMarked]);
};

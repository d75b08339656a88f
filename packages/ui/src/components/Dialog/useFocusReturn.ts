import { useRef } from "react";
import { openerOf } from "../Popover/usePopover.ts";

export interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the focus to the element that opened a dialog without a Radix trigger. Initially focuses `[data-autofocus]`
 * without scrolling, or the first control. The application's handlers are called first and may prevent both.
 */
export const useFocusReturn = (handlers: Partial<FocusReturn>): FocusReturn => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
      handlers.onOpenAutoFocus?.(event);
      if (event.defaultPrevented) return;
      const first =
        event.target instanceof HTMLElement
          ? event.target.querySelector<HTMLElement>("[data-autofocus]")
          : null;
      if (!first) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      handlers.onCloseAutoFocus?.(event);
      if (event.defaultPrevented) return;
      // Safari does not focus a clicked button. Radix then returns the focus to the trigger.
      if (opener.current === document.body) return;
      event.preventDefault();
      opener.current?.focus();
      // A dialog closes the popover that it is opened in.
      const popover = opener.current?.closest("[popover]");
      if (popover && document.activeElement !== opener.current) openerOf(popover)?.focus();
    },
  };
};

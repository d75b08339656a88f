import { useRef } from "react";

export interface FocusReturn {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Gives the focus back to what opened a dialog that has no Radix trigger of its own. It begins at what is marked with
 * `data-autofocus`, without a scroll of what is still on its way in, else at the first control.
 */
export const useFocusReturn = (): FocusReturn => {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      opener.current =
        document.activeElement instanceof HTMLElement ? document.activeElement : null;
      const first =
        event.target instanceof HTMLElement
          ? event.target.querySelector<HTMLElement>("[data-autofocus]")
          : null;
      if (!first) return;
      event.preventDefault();
      first.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
};

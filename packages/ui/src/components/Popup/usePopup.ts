import { useEffect, useEffectEvent } from "react";
import type { RefObject } from "react";

/** Whether a popover is open. False where the browser has none. */
export const isPopupOpen = (element: Element | null): boolean =>
  element !== null && "popover" in element && element.matches(":popover-open");

/**
 * Makes everything around an element inert, except scripts and live regions, whose notices are still announced. Returns a
 * function that ends it.
 */
const makeRestInert = (element: HTMLElement): (() => void) => {
  const changed: HTMLElement[] = [];
  for (let at: HTMLElement = element; at.parentElement; at = at.parentElement) {
    if (at === document.body) break;
    for (const sibling of at.parentElement.children)
      if (
        sibling !== at &&
        sibling instanceof HTMLElement &&
        !sibling.inert &&
        !sibling.matches("script, style, [aria-live]")
      ) {
        sibling.inert = true;
        changed.push(sibling);
      }
  }
  return () => {
    for (const other of changed) other.inert = false;
  };
};

/** Returns the button that opens a popover. */
const openerOf = ({ id }: HTMLElement): HTMLElement | null =>
  document.querySelector<HTMLElement>(
    `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction="hide"])`,
  );

/**
 * Adds to a modal popover what the browser does not do itself: while it is open the rest of the page is inert, and when
 * it closes the opener has the focus again where a click does not focus buttons (Safari). Calls `onOpenChange` with the
 * new state, also if it was opened before hydration.
 */
export const usePopup = (
  popup: RefObject<HTMLElement | null>,
  onOpenChange: (open: boolean) => void,
): void => {
  const report = useEffectEvent(onOpenChange);
  useEffect(() => {
    const element = popup.current;
    if (!element) return undefined;
    let endInert: (() => void) | undefined;
    const release = (): void => {
      endInert?.();
      endInert = undefined;
    };
    const opened = (): void => {
      report(true);
      // After the frame that shows the popover: the browser styles all inert elements again.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (isPopupOpen(element)) endInert ??= makeRestInert(element);
        }),
      );
    };
    const closed = (): void => {
      report(false);
      if (document.activeElement === document.body)
        openerOf(element)?.focus({ preventScroll: true });
    };
    // Opened before hydration. In a task of its own: what was typed before hydration is reported first.
    const opening = setTimeout(() => {
      if (isPopupOpen(element)) opened();
    });
    const listening = new AbortController();
    const { signal } = listening;
    // Before the browser returns the focus, which an inert element would not get.
    element.addEventListener(
      "beforetoggle",
      ({ newState }) => {
        if (newState === "closed") release();
      },
      { signal },
    );
    element.addEventListener(
      "toggle",
      ({ newState }) => (newState === "open" ? opened() : closed()),
      { signal },
    );
    return () => {
      clearTimeout(opening);
      listening.abort();
      release();
    };
  }, [popup]);
};

/** Hides a popover when the button that opens it disappears, because the window has become wide. */
export const useHideWithOpener = (popup: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    const opener = isOpen && popup.current ? openerOf(popup.current) : null;
    if (!opener) return undefined;
    const watch = new ResizeObserver(() => {
      if (opener.offsetWidth === 0) popup.current?.hidePopover();
    });
    watch.observe(opener);
    return () => watch.disconnect();
  }, [popup, isOpen]);
};

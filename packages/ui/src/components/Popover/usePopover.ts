import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Ref } from "react";
import { useMergedRefs } from "../../provider/useMergedRefs.ts";

/** Whether a popover is open. False where the browser has none. */
export const isPopoverOpen = (element: Element): boolean =>
  "popover" in element && element.matches(":popover-open");

/** Returns the button that opens a popover, if it is shown. */
export const openerOf = ({ id }: Element): HTMLElement | undefined =>
  [
    ...document.querySelectorAll<HTMLElement>(
      `[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction="hide"])`,
    ),
  ].find(({ offsetWidth }) => offsetWidth > 0);

/** Makes everything around an element inert, except scripts and live regions, whose notices are still announced. */
const makeRestInert = (element: HTMLElement): HTMLElement[] => {
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
  return changed;
};

/** Keeps the rest of the page inert. Returns a function that ends it. */
const keepRestInert = (popover: HTMLElement): (() => void) => {
  let inert: HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout>;
  // After the frame that shows the popover: the browser styles all inert elements again.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      inert = makeRestInert(popover);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const element of inert) element.inert = false;
  };
};

/** Hides a popover when the focus or a press is elsewhere, and by Escape. Returns a function that ends it. */
const hideOnLeaving = (popover: HTMLElement): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const opener = openerOf(popover);
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (popover.contains(target) || opener?.contains(target) === true);
  const onAway = ({ target }: Event): void => {
    if (!isInside(target)) popover.hidePopover();
  };
  // The browser does so too, but Safari on a phone not before version 18.3.
  document.addEventListener("pointerdown", onAway, { signal });
  document.addEventListener("focusin", onAway, { signal });
  const onKey = (event: KeyboardEvent): void => {
    const { activeElement, body } = document;
    if (event.key !== "Escape" || !(isInside(activeElement) || activeElement === body)) return;
    // A dialog around the popover stays open: Radix listens on the document.
    event.preventDefault();
    popover.hidePopover();
  };
  window.addEventListener("keydown", onKey, { capture: true, signal });
  return () => listening.abort();
};

/** Hides a popover when its opener disappears, because the window has another width. Returns a function that ends it. */
const hideWithOpener = (popover: HTMLElement): (() => void) => {
  const opener = openerOf(popover);
  if (!opener) return () => undefined;
  const watch = new ResizeObserver(() => {
    if (opener.offsetWidth === 0) popover.hidePopover();
  });
  watch.observe(opener);
  return () => watch.disconnect();
};

interface PopoverOptions {
  /** Whether the rest of the page is inert while it is open. Otherwise it closes when the focus leaves it. */
  modal: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Another ref to the popover. */
  ref?: Ref<HTMLDivElement>;
}

interface PopoverState {
  isOpen: boolean;
  ref: Ref<HTMLDivElement> | undefined;
}

/**
 * Adds to a popover, which the browser opens and closes, what scripts can: see `Popover.mdx`. Returns whether it is open,
 * also if it was opened before hydration, and the ref of the element.
 */
export const usePopover = ({ modal, onOpenChange, ref }: PopoverOptions): PopoverState => {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const report = useEffectEvent((open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  });
  useEffect(() => {
    const popover = element.current;
    if (!popover) return undefined;
    const ends: (() => void)[] = [];
    const release = (): void => {
      for (const end of ends.splice(0)) end();
    };
    const opened = (): void => {
      release();
      ends.push(hideWithOpener(popover), (modal ? keepRestInert : hideOnLeaving)(popover));
      report(true);
    };
    // Opened before hydration. In a task of its own: what was typed before hydration is reported first.
    const opening = setTimeout(() => {
      if (isPopoverOpen(popover)) opened();
    });
    // Before the browser returns the focus, which an inert element would not get.
    const onBeforeToggle = ({ newState }: ToggleEvent): void => {
      if (newState === "closed") release();
    };
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === "open") {
        opened();
        return;
      }
      release();
      report(false);
      // Where a click does not focus buttons (Safari), the browser has nothing to return the focus to.
      if (document.activeElement === document.body)
        openerOf(popover)?.focus({ preventScroll: true });
    };
    popover.addEventListener("beforetoggle", onBeforeToggle);
    popover.addEventListener("toggle", onToggle);
    return () => {
      clearTimeout(opening);
      popover.removeEventListener("beforetoggle", onBeforeToggle);
      popover.removeEventListener("toggle", onToggle);
      release();
    };
  }, [modal]);
  return { isOpen, ref: useMergedRefs(element, ref) };
};

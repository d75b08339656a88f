import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Key of the browser's location. Undefined for the first one. */
const browserKey = (): string | undefined => (window.history.state as { key?: string } | null)?.key;

const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>("[popover]"))
    // Older browsers have no popovers.
    popover.hidePopover?.();
};

/** State of a location that another one becomes without leaving it, such as a list under other filters. */
export const staysOpen = { staysOpen: true } as const;

const isStaying = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "staysOpen" in state;

/**
 * Hides open popovers when another location is shown, also by Back, but not if its state is `staysOpen`. A popover stays that was opened when the browser was
 * already there and its page was still loading.
 */
export const useHideOnNavigation = (): void => {
  const { key, state } = useLocation();
  const shown = useRef(key);
  /** Location of the browser when a popover was opened. */
  const openedAt = useRef<string | undefined>(undefined);

  useEffect(() => {
    const onToggle = ({ newState }: ToggleEvent): void => {
      if (newState === "open") openedAt.current = browserKey();
    };
    // The event does not bubble.
    document.addEventListener("beforetoggle", onToggle, true);
    // Back while a page is loading shows no other location.
    window.addEventListener("popstate", hidePopovers);
    return () => {
      document.removeEventListener("beforetoggle", onToggle, true);
      window.removeEventListener("popstate", hidePopovers);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (openedAt.current === key || isStaying(state)) return;
    hidePopovers();
  }, [key, state]);
};

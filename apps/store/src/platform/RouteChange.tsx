import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { plainPath } from "./plainPath.ts";

const headingOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");

/** Focuses the heading; one that replaces it while it has the focus is focused, too. Returns how to stop. */
const keepHeadingFocused = (): (() => void) => {
  let heading: HTMLElement | null = null;
  const focus = (): void => {
    heading = headingOf();
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  focus();
  const observer = new MutationObserver(() => {
    if (heading?.isConnected === false && document.activeElement === document.body) focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/**
 * Every change of the path scrolls to the top and moves the focus to the page's heading, so that keyboards and screen
 * readers start there too (GLB-09, GLB-10). A change of the query alone does none of it.
 */
export const RouteChange = (): null => {
  const pathname = plainPath(useLocation().pathname);
  const shown = useRef(pathname);
  /** What the person has focused since the address changed, while the page was on its way. */
  const chosen = useRef<EventTarget | null>(null);
  /** The address of the shown page: the browser's changes first, the page follows. */
  const address = useRef("");

  useEffect(() => {
    window.history.scrollRestoration = "manual";
    let pressedAt = window.location.pathname;
    const listening = new AbortController();
    for (const name of ["keydown", "pointerdown", "focusin"])
      window.addEventListener(
        name,
        ({ type, target }) => {
          if (type !== "focusin") pressedAt = window.location.pathname;
          else if (pressedAt !== address.current) chosen.current = target;
        },
        { capture: true, signal: listening.signal },
      );
    return () => listening.abort();
  }, []);

  useEffect(() => {
    address.current = window.location.pathname;
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    const isChosen = chosen.current !== null && chosen.current === document.activeElement;
    chosen.current = null;
    if (!isChosen) return keepHeadingFocused();
  }, [pathname]);

  return null;
};

import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { plainPath } from "../routing/links.rules.ts";

const headingOf = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");

/**
 * Focuses the heading, or the page while it has none, and the heading that comes later or replaces it. Ends when the user
 * focuses something else or presses anywhere, which takes the focus from the heading. Returns a function that ends it
 * earlier.
 */
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
    const { activeElement, body } = document;
    if (headingOf() !== heading && (activeElement === body || activeElement === heading)) focus();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const listening = new AbortController();
  const end = (): void => {
    observer.disconnect();
    listening.abort();
  };
  const listener = { capture: true, signal: listening.signal };
  window.addEventListener("mousedown", end, listener);
  window.addEventListener("focusin", ({ target }) => target !== heading && end(), listener);
  return end;
};

/**
 * Scrolls to the top and focuses the page's heading when the path changes (GLB-09, GLB-10). A change of the query does
 * neither.
 */
export const RouteChange = (): null => {
  const pathname = plainPath(useLocation().pathname);
  const shown = useRef(pathname);
  /** Element that the user focused between the URL change and the render of the page. */
  const chosen = useRef<EventTarget | null>(null);
  /** Path of the rendered page. The browser's URL changes before the page renders. */
  const address = useRef("");

  useEffect(() => {
    let pressedAt = window.location.pathname;
    const listening = new AbortController();
    // Back within the shop scrolls to the top; a reload and a return from another site keep the position.
    const restore = (mode: ScrollRestoration) => (): void => {
      window.history.scrollRestoration = mode;
    };
    restore("manual")();
    window.addEventListener("pageshow", restore("manual"), { signal: listening.signal });
    window.addEventListener("pagehide", restore("auto"), { signal: listening.signal });
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

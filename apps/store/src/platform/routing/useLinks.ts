import { savesData } from "@pallu/ui";
import { createContext, use, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hasModifier, shopPathOf } from "./links.rules.ts";

/** Loads the page of a path before somebody opens it. */
export const Prefetch = createContext<(path: string) => void>(() => undefined);

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a[href]") : null;

const prefetchEvents = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Handles clicks on all links of the shop and prefetches on hover, focus and touch, unless less data is asked for.
 * Uses one listener for the document, because server-only islands contain plain anchors. The pressed link is busy until
 * its page is shown.
 */
export const useLinks = (): void => {
  const navigate = useNavigate();
  const prefetch = use(Prefetch);
  const { key } = useLocation();
  const pressed = useRef<HTMLAnchorElement>(null);

  useEffect(() => () => pressed.current?.removeAttribute("aria-busy"), [key]);

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const href = link.getAttribute("href") ?? "";
      // Placeholders lead nowhere (FTR-05 to FTR-08).
      if (href === "#") event.preventDefault();
      const path = shopPathOf(href);
      if (path === null || link.hasAttribute("download") || !/^(?:_self)?$/.test(link.target))
        return;
      event.preventDefault();
      pressed.current?.removeAttribute("aria-busy");
      pressed.current = link;
      link.setAttribute("aria-busy", "true");
      void navigate(path, {
        // A link to the current URL replaces the history entry, as in browsers.
        replace: new URL(path, window.location.href).href === window.location.href,
      });
    };
    const onHint = (event: Event): void => {
      const href = linkOf(event)?.getAttribute("href");
      if (href?.startsWith("/") && !savesData()) prefetch(href);
    };
    document.addEventListener("click", onClick);
    for (const hint of prefetchEvents) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener("click", onClick);
      for (const hint of prefetchEvents) document.removeEventListener(hint, onHint);
    };
  }, [navigate, prefetch]);
};

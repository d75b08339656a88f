import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { classifyClick } from "./links.logic.ts";

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest("a[href]") : null;

const prefetchEvents = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Takes every click on a link of the shop, wherever it stands, and loads ahead what a pointer or the focus comes
 * near. One listener for the whole document: links are plain anchors, also in parts that are never hydrated.
 */
export const useLinks = (prefetch: (path: string) => void): void => {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const link = linkOf(event);
      if (!link) return;
      const target = classifyClick({
        href: link.getAttribute("href") ?? "",
        target: link.target,
        download: link.hasAttribute("download"),
        button: event.button,
        taken:
          event.defaultPrevented ||
          event.metaKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.altKey,
      });
      if (target.kind === "browser") return;
      event.preventDefault();
      // The page that is already shown gets no further entry in the history, as with a link of the browser's own.
      if (target.kind === "shop")
        void navigate(target.path, {
          replace: new URL(target.path, window.location.href).href === window.location.href,
        });
    };
    const onHint = (event: Event): void => {
      const href = linkOf(event)?.getAttribute("href");
      if (href?.startsWith("/")) prefetch(href);
    };
    document.addEventListener("click", onClick);
    for (const hint of prefetchEvents) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener("click", onClick);
      for (const hint of prefetchEvents) document.removeEventListener(hint, onHint);
    };
  }, [navigate, prefetch]);
};

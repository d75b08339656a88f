import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { shopTitle } from "./shopTitle.ts";

/**
 * Every change of the path scrolls to the top, names the page and moves the focus to its heading, so that
 * keyboards and screen readers start there too (GLB-09, GLB-10). A change of the query alone does none of it
 * (decision 13). `title` is null where the page names itself.
 */
export const RouteChange = ({ title }: { title: string | null }): null => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (title !== null) document.title = shopTitle(title);
    window.scrollTo({ top: 0, behavior: "instant" });
    const heading =
      document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, title]);

  return null;
};

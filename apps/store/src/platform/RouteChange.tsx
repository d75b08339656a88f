import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { useLocation } from "react-router-dom";

/**
 * Every change of the path scrolls to the top and moves the focus to the page's heading, so that keyboards and
 * screen readers start there too (GLB-09, GLB-10). A change of the query alone does neither (decision 13).
 */
export const RouteChange = (): ReactElement => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = "manual";
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return <></>;
};

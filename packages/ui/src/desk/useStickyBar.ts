import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { stickyBarHeight } from "../tokens/buyBar.ts";

/**
 * Returns the ref of a bar that sticks to the lower edge of a page of the desk: notices and focused fields stay above it, whatever
 * its height. `isShown` says whether it is there.
 */
export const useStickyBar = <Bar extends HTMLElement>(isShown: boolean): RefObject<Bar | null> => {
  const bar = useRef<Bar>(null);
  useEffect(() => {
    const element = bar.current;
    // Without layout, as in jsdom, nothing covers anything.
    if (!isShown || !element || typeof ResizeObserver === "undefined") return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(stickyBarHeight, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(stickyBarHeight);
    };
  }, [isShown]);
  return bar;
};

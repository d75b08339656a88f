import { useEffect, useState } from "react";
import type { RefObject } from "react";

/** Whether the page has scrolled beyond a one-pixel sentinel. */
export const useStuck = (sentinel: RefObject<HTMLElement | null>): boolean => {
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    const element = sentinel.current;
    if (element === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        // The last one: a busy page gets several changes at once.
        const entry = entries.at(-1);
        if (entry === undefined) return;
        setStuck(entry.intersectionRatio < 1 && entry.boundingClientRect.top < 0);
      },
      { threshold: 1 },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [sentinel]);
  return stuck;
};

import { useEffect, useImperativeHandle, useRef, type ReactElement } from "react";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./ScrollProgress.css.ts";

export type ScrollProgressProps = RootProps<"div">;

/** A decorative bar at the top of the page that shows the scroll progress. */
export const ScrollProgress = ({ ref, ...rest }: ScrollProgressProps): ReactElement => {
  const line = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => line.current as never, []);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      frame = 0;
      const root = document.documentElement;
      const distance = root.scrollHeight - root.clientHeight;
      const share = distance > 0 ? Math.min(1, window.scrollY / distance) : 0;
      if (line.current) line.current.style.inlineSize = `${share * 100}%`;
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    draw();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, []);
  return <div {...rest} ref={line} aria-hidden="true" className={styles.progress} />;
};

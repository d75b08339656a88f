import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { classNames } from "../style/classNames.ts";
import * as styles from "./TokenDocs.css.ts";

interface ScrollerProps {
  label: string;
  children: ReactNode;
}

/** A horizontal scroller that is focusable while its content overflows. */
export const Scroller = ({ label, children }: ScrollerProps): ReactElement => {
  const frame = useRef<HTMLDivElement>(null);
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = (): void => setWider(element.scrollWidth > element.clientWidth);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      role="region"
      aria-label={label}
      {...(isWider && { tabIndex: 0 })}
      className={classNames(styles.tokenDocs, styles.scroller)}
    >
      {children}
    </div>
  );
};

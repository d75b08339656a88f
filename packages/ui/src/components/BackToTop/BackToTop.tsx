import { useEffect, useState, type ReactElement } from "react";
import { ArrowUpIcon } from "../../icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { matchesMedia } from "../../provider/mediaQuery.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./BackToTop.css.ts";

export interface BackToTopProps extends RootProps<"div"> {
  /** Accessible name of the button. */
  label: string;
  /** Scroll distance in px after which the button appears. @default 300 */
  thresholdPx?: number;
}

/** A button that appears after scrolling and returns to the top of the page. */
export const BackToTop = ({ label, thresholdPx = 300, ...rest }: BackToTopProps): ReactElement => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(window.scrollY > thresholdPx);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [thresholdPx]);

  const onPress = (): void => {
    const isStill = matchesMedia("(prefers-reduced-motion: reduce)");
    window.scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" });
  };
  return (
    <div {...rest} data-state={isShown ? "shown" : "hidden"} className={styles.place}>
      <IconButton variant="onImage" label={label} icon={<ArrowUpIcon />} onClick={onPress} />
    </div>
  );
};

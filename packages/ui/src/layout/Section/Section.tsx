import type { ReactElement, ReactNode } from "react";
import { inlineVars } from "../../style/inlineVars.ts";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Section.css.ts";

export interface SectionProps {
  /** The ground; only one saturated section belongs above the fold. */
  tone?: "canvas" | "sunken" | "hero" | "pallu" | undefined;
  /** Less white space, for bands between full sections. */
  tight?: boolean | undefined;
  /** The id of the heading that names the region. Without it the section is no landmark. */
  labelledBy?: string | undefined;
  /** What a link leads to. */
  id?: string | undefined;
  /**
   * For a section below the first view: about how many pixels high its content is on a phone, and from 768 px. The
   * browser leaves it out until the reader comes near, and keeps this much room for it.
   */
  estimatedHeight?: readonly [narrow: number, wide: number] | undefined;
  /** A heading first, then what belongs to it. */
  children: ReactNode;
}

/** A horizontal band of the page with the section rhythm above and below. */
export const Section = ({
  tone = "canvas",
  tight = false,
  labelledBy,
  id,
  estimatedHeight,
  children,
}: SectionProps): ReactElement => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-tone={tone}
    className={classNames(
      styles.section,
      tight && styles.tight,
      estimatedHeight && styles.offscreen,
      styles.tone[tone],
    )}
    style={
      estimatedHeight &&
      inlineVars({
        [styles.narrowHeight]: `${estimatedHeight[0]}px`,
        [styles.wideHeight]: `${estimatedHeight[1]}px`,
      })
    }
  >
    {children}
  </section>
);

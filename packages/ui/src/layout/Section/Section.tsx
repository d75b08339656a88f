import type { ReactElement, ReactNode } from "react";
import { inlineVars } from "../../style/inlineVars.ts";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Section.css.ts";

export interface SectionProps {
  /** Background. Use one saturated section above the fold. @default "canvas" */
  tone?: "canvas" | "sunken" | "hero" | "pallu" | undefined;
  /** Uses less block padding. @default false */
  tight?: boolean | undefined;
  /** Id of the heading that names the region. Without it the section is no landmark. */
  labelledBy?: string | undefined;
  /** Id for links. */
  id?: string | undefined;
  /**
   * Estimated content height in px below and from 768 px, for sections below the fold. The browser skips rendering
   * until the section nears the viewport.
   */
  estimatedHeight?: readonly [narrow: number, wide: number] | undefined;
  /** Content, starting with a heading. */
  children: ReactNode;
}

/** A full-width section with vertical padding. */
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
    // A script in the head may have rendered what was skipped before hydration: an inline style of its own.
    suppressHydrationWarning
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

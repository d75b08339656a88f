import type { ReactElement, ReactNode } from "react";
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
  /** A heading first, then what belongs to it. */
  children: ReactNode;
}

/** A horizontal band of the page with the section rhythm above and below. */
export const Section = ({
  tone = "canvas",
  tight = false,
  labelledBy,
  id,
  children,
}: SectionProps): ReactElement => (
  <section
    id={id}
    aria-labelledby={labelledBy}
    data-tone={tone}
    className={classNames(styles.section, tight && styles.tight, styles.tone[tone])}
  >
    {children}
  </section>
);

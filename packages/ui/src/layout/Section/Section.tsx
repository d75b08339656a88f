import type { ReactElement, ReactNode } from "react";
import { inlineVars } from "../../style/inlineVars.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Section.css.ts";

export interface SectionProps extends RootProps<"section"> {
  /** Background. Use one saturated section above the fold. @default "canvas" */
  surface?: "canvas" | "sunken" | "hero" | "brand";
  /** Block padding. @default "medium" */
  size?: "small" | "medium";
  /** Shares one gap with the section before it, which has the same background. @default false */
  continues?: boolean;
  /** Reaches down to the `SiteFooter`, so that no strip of the page's background is between them. @default false */
  endsPage?: boolean;
  /** Id of the heading that names the region. Without it the section is no landmark. */
  labelledBy?: string;
  /**
   * Estimated content height in px below and from 768 px, for sections below the fold. The browser skips rendering
   * for a second, or until the section nears the viewport.
   */
  estimatedHeight?: readonly [narrow: number, wide: number];
  /** Content, starting with a heading. */
  children: ReactNode;
}

/** A full-width section with vertical padding. */
export const Section = ({
  surface = "canvas",
  size = "medium",
  continues,
  endsPage,
  labelledBy,
  estimatedHeight,
  children,
  ...rest
}: SectionProps): ReactElement => (
  <section
    {...rest}
    {...(labelledBy && { "aria-labelledby": labelledBy })}
    data-surface={surface}
    className={classNames(
      variantOf(styles.size, size),
      continues && styles.continued,
      endsPage && styles.ending,
      estimatedHeight && styles.offscreen,
      variantOf(styles.surface, surface),
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

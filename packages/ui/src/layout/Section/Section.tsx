import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as styles from "./Section.css.ts";

export interface SectionProps extends RootProps<"section"> {
  /** Background. Use one saturated section above the fold. @default "canvas" */
  surface?: "canvas" | "sunken" | "hero" | "pallu" | undefined;
  /** Block padding. @default "medium" */
  size?: "small" | "medium" | undefined;
  /** Shares one gap with the section before it, which has the same background. @default false */
  continues?: boolean | undefined;
  /** Id of the heading that names the region. Without it the section is no landmark. */
  labelledBy?: string | undefined;
  /** Content, starting with a heading. */
  children: ReactNode;
}

/** A full-width section with vertical padding. */
export const Section = ({
  surface = "canvas",
  size,
  continues,
  labelledBy,
  children,
  ...rest
}: SectionProps): ReactElement => {
  if (process.env.NODE_ENV !== "production")
    checkVariants("Section", {
      surface: [surface, styles.surface],
      size: [size, ["small", "medium"]],
    });
  return (
    <section
      {...rest}
      {...(labelledBy && { "aria-labelledby": labelledBy })}
      data-surface={surface}
      className={classNames(
        styles.section,
        size === "small" && styles.small,
        continues && styles.continued,
        styles.surface[surface],
      )}
    >
      {children}
    </section>
  );
};

import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps {
  /** Step of the space scale between the children, along and across. */
  gap?: Gap | undefined;
  /** Across the line. */
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  /** Along the line. */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /** Whether children may flow onto the next line. */
  wrap?: boolean | undefined;
  /** The element, where the line is a list or a landmark. */
  as?: BoxElement | undefined;
  /** Wraps where it does not fit. */
  children: ReactNode;
}

/** Children side by side along the line of reading. */
export const Inline = ({
  gap = "s12",
  align = "center",
  justify = "start",
  wrap = true,
  as: Element = "div",
  children,
}: InlineProps): ReactElement => (
  <Element
    role={listRole(Element)}
    className={classNames(
      styles.inline,
      !wrap && styles.unwrapped,
      gaps[gap],
      styles.align[align],
      styles.justify[justify],
    )}
  >
    {children}
  </Element>
);

import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import * as styles from "./Inline.css.ts";

export interface InlineProps {
  /** Gap between the items. @default "s12" */
  gap?: Gap | undefined;
  /** Alignment on the cross axis. @default "center" */
  align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  /** Alignment on the main axis. @default "start" */
  justify?: "start" | "center" | "end" | "between" | undefined;
  /** Whether items may wrap. @default true */
  wrap?: boolean | undefined;
  /** The element. @default "div" */
  as?: BoxElement | undefined;
  /** Items to lay out. */
  children: ReactNode;
}

/** Lays out items in a row. */
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

import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  /** Gap between the items. @default "s16" */
  gap?: Gap | undefined;
  /** Alignment on the cross axis. @default "stretch" */
  align?: "start" | "center" | "end" | "stretch" | undefined;
  /** The element. Lists get `role="list"`. @default "div" */
  as?: BoxElement | undefined;
  /** Id for links. */
  id?: string | undefined;
  /** Items to stack. */
  children: ReactNode;
}

/** Stacks items with equal gaps. */
export const Stack = ({
  gap = "s16",
  align = "stretch",
  as: Element = "div",
  id,
  children,
}: StackProps): ReactElement => (
  <Element
    id={id}
    role={listRole(Element)}
    className={classNames(styles.stack, gaps[gap], styles.align[align])}
  >
    {children}
  </Element>
);

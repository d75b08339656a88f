import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import * as styles from "./Stack.css.ts";

export interface StackProps {
  /** Step of the space scale between the children. */
  gap?: Gap | undefined;
  /** How children sit across the line. */
  align?: "start" | "center" | "end" | "stretch" | undefined;
  /** The element to render; lists keep their semantics. */
  as?: BoxElement | undefined;
  /** What a link leads to. */
  id?: string | undefined;
  /** One below the other. */
  children: ReactNode;
}

/** Children one under the other with equal white space. */
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

import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** The element. @default "span" */
  as?: "span" | "div" | "h1" | "h2" | "h3" | "p" | undefined;
  /** Id for `aria-labelledby`. */
  id?: string | undefined;
  /** Text for assistive technology. */
  children: ReactNode;
}

/** Hides text visually but not from assistive technology. */
export const VisuallyHidden = ({
  as: Element = "span",
  id,
  children,
}: VisuallyHiddenProps): ReactElement => (
  <Element id={id} className={visuallyHidden}>
    {children}
  </Element>
);

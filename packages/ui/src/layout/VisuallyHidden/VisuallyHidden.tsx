import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  as?: "span" | "div" | "h1" | "h2" | "h3" | "p" | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Text for assistive technology only. */
export const VisuallyHidden = ({
  as: Element = "span",
  id,
  children,
}: VisuallyHiddenProps): ReactElement => (
  <Element id={id} className={visuallyHidden}>
    {children}
  </Element>
);

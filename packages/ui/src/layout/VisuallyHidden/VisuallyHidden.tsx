import type { ReactElement, ReactNode } from "react";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  /** The element, where the words are a heading. */
  as?: "span" | "div" | "h1" | "h2" | "h3" | "p" | undefined;
  /** What `aria-labelledby` leads to. */
  id?: string | undefined;
  /** Words for assistive technology only. */
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

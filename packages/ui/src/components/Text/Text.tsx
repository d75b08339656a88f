import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Text.css.ts";

export const textSizes = ["bodyLarge", "body", "small", "caption", "label"] as const;
export const textTones = ["default", "muted", "subtle", "danger", "success", "inherit"] as const;

export interface TextProps {
  /** The element, where a paragraph would say the wrong thing. */
  as?: "p" | "span" | "div" | "strong" | "small" | "dt" | "dd" | "figcaption" | "time" | undefined;
  /** Step of the type scale. */
  size?: "bodyLarge" | "body" | "small" | "caption" | "label" | undefined;
  /** `inherit` on coloured grounds. */
  tone?: "default" | "muted" | "subtle" | "danger" | "success" | "inherit" | undefined;
  /** The weight of a name or an amount. */
  strong?: boolean | undefined;
  /** Cuts the text after so many lines. */
  clamp?: 1 | 2 | 3 | undefined;
  /** Keeps lines within a reading measure. */
  maxWidth?: "measure" | undefined;
  /** What `aria-describedby` or a link leads to. */
  id?: string | undefined;
  /** The words. */
  children: ReactNode;
}

/** Running text. */
export const Text = ({
  as: Element = "p",
  size = "body",
  tone = "default",
  strong = false,
  clamp,
  maxWidth,
  id,
  children,
}: TextProps): ReactElement => (
  <Element
    id={id}
    className={classNames(
      styles.size[size],
      styles.tone[tone],
      strong && styles.strong,
      maxWidth && styles.measure,
      clamp && styles.clamp[clamp],
    )}
  >
    {children}
  </Element>
);

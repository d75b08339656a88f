import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import * as styles from "./Text.css.ts";

export const textSizes = ["bodyLarge", "body", "small", "caption", "label"] as const;
export const textTones = ["default", "muted", "subtle", "danger", "success", "inherit"] as const;

export interface TextProps {
  /** The element. @default "p" */
  as?: "p" | "span" | "div" | "strong" | "small" | "dt" | "dd" | "figcaption" | "time" | undefined;
  /** Step of the type scale. @default "body" */
  size?: "bodyLarge" | "body" | "small" | "caption" | "label" | undefined;
  /** Text colour. Use `inherit` on coloured backgrounds. @default "default" */
  tone?: "default" | "muted" | "subtle" | "danger" | "success" | "inherit" | undefined;
  /** Uses the strong weight. @default false */
  strong?: boolean | undefined;
  /** Truncates the text after this number of lines. */
  clamp?: 1 | 2 | 3 | undefined;
  /** `measure` limits the line length to 66 characters. */
  maxWidth?: "measure" | undefined;
  /** Id for links and `aria-describedby`. */
  id?: string | undefined;
  /** The text. */
  children: ReactNode;
}

/** A paragraph or another text element. */
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

import type { ElementType, ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Text.css.ts";

export const textSizes = ["bodyLarge", "body", "small", "caption", "label"] as const;
export const textTones = ["default", "muted", "subtle", "danger", "success", "inherit"] as const;

type TextElement = "p" | "span" | "div" | "strong" | "small" | "dt" | "dd" | "figcaption" | "time";

interface TextOwnProps<Tag> {
  /** The element. @default "p" */
  as?: Tag;
  /** Step of the type scale. @default "body" */
  size?: (typeof textSizes)[number];
  /** Text colour. Use `inherit` on coloured backgrounds. @default "default" */
  tone?: (typeof textTones)[number];
  /** Uses the strong weight. @default false */
  strong?: boolean;
  /** Truncates the text after this number of lines. */
  clamp?: 1 | 2 | 3;
  /** `measure` limits the line length to 66 characters. */
  maxWidth?: "measure";
}

/** Props of the element in `as` are accepted too. */
export type TextProps<Tag extends TextElement = "p"> = TextOwnProps<Tag> & RootProps<Tag>;

/** A paragraph or another text element. */
export const Text = <Tag extends TextElement = "p">({
  as,
  size = "body",
  tone = "default",
  strong = false,
  clamp,
  maxWidth,
  ...rest
}: TextProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "p";
  return (
    <Element
      {...(rest as object)}
      className={classNames(
        variantOf(styles.size, size),
        variantOf(styles.tone, tone),
        strong && styles.strong,
        maxWidth && styles.measure,
        clamp && styles.clamp[clamp],
      )}
    />
  );
};

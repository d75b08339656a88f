import type { ElementType, ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { checkVariants } from "../../provider/checkVariants.ts";
import * as styles from "./Inline.css.ts";

interface InlineOwnProps<Tag> {
  /** Gap between the items. @default "s12" */
  gap?: Gap;
  /** Alignment on the cross axis. @default "center" */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Alignment on the main axis. @default "start" */
  justify?: "start" | "center" | "end" | "between";
  /** Whether items may wrap. @default true */
  wrap?: boolean;
  /** The element. @default "div" */
  as?: Tag;
}

/** Props of the element in `as` are accepted too. */
export type InlineProps<Tag extends BoxElement = "div"> = InlineOwnProps<Tag> & RootProps<Tag>;

/** Lays out items in a row. */
export const Inline = <Tag extends BoxElement = "div">({
  gap = "s12",
  align = "center",
  justify = "start",
  wrap = true,
  as,
  ...rest
}: InlineProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "div";
  if (process.env.NODE_ENV !== "production")
    checkVariants("Inline", {
      gap: [gap, gaps],
      align: [align, styles.align],
      justify: [justify, styles.justify],
    });
  return (
    <Element
      {...(rest as object)}
      role={listRole(as)}
      className={classNames(
        styles.inline,
        !wrap && styles.unwrapped,
        gaps[gap],
        styles.align[align],
        styles.justify[justify],
      )}
    />
  );
};

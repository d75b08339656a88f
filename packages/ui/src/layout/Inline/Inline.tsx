import type { ElementType, ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Inline.css.ts";

interface InlineOwnProps<Tag> {
  /** Gap between the items. @default "s12" */
  gap?: Gap;
  /** Alignment on the cross axis. @default "center" */
  align?: "start" | "center" | "end" | "baseline" | "stretch";
  /** Alignment on the main axis. @default "start" */
  justify?: "start" | "center" | "end" | "between";
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
  as,
  ...rest
}: InlineProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "div";
  return (
    <Element
      role={listRole(as)}
      {...(rest as object)}
      className={classNames(
        styles.inline,
        variantOf(gaps, gap),
        variantOf(styles.align, align),
        variantOf(styles.justify, justify),
      )}
    />
  );
};

import type { ElementType, ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Stack.css.ts";

interface StackOwnProps<Tag> {
  /** Gap between the items. @default "s16" */
  gap?: Gap;
  /** Alignment on the cross axis. @default "stretch" */
  align?: "start" | "center" | "end" | "stretch";
  /** The element. Lists get `role="list"`. @default "div" */
  as?: Tag;
}

/** Props of the element in `as` are accepted too. */
export type StackProps<Tag extends BoxElement = "div"> = StackOwnProps<Tag> & RootProps<Tag>;

/** Stacks items with equal gaps. */
export const Stack = <Tag extends BoxElement = "div">({
  gap = "s16",
  align = "stretch",
  as,
  ...rest
}: StackProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "div";
  return (
    <Element
      role={listRole(as)}
      {...(rest as object)}
      className={classNames(styles.stack, variantOf(gaps, gap), variantOf(styles.align, align))}
    />
  );
};

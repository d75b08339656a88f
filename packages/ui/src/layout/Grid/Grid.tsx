import type { ElementType, ReactElement } from "react";
import { classNames } from "../../style/classNames.ts";
import type { Breakpoint } from "../../tokens/breakpoints.ts";
import { gaps } from "../gaps.css.ts";
import { listRole, type BoxElement, type Gap } from "../layoutProps.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./Grid.css.ts";

export type GridColumns = Partial<Record<Breakpoint | "base", styles.ColumnCount>>;

interface GridOwnProps<Tag> {
  /** Number of columns per breakpoint, for example `{ base: 2, md: 3, xl: 4 }`. */
  columns: GridColumns;
  /** Gap between columns and rows. Defaults to the page gutter and 32 px. */
  gap?: Gap;
  /** The element. @default "div" */
  as?: Tag;
}

/** Props of the element in `as` are accepted too. */
export type GridProps<Tag extends BoxElement = "div"> = GridOwnProps<Tag> & RootProps<Tag>;

const columnClasses = ({ base = 1, ...rest }: GridColumns): (string | undefined)[] => [
  styles.base[base],
  ...(Object.entries(rest) as [Breakpoint, styles.ColumnCount][]).map(
    ([breakpoint, count]) => variantOf(styles.at, breakpoint)?.[count],
  ),
];

/** A grid of equal columns. */
export const Grid = <Tag extends BoxElement = "div">({
  columns,
  gap,
  as,
  ...rest
}: GridProps<Tag>): ReactElement => {
  const Element: ElementType = as ?? "div";
  return (
    <Element
      role={listRole(as)}
      {...(rest as object)}
      className={classNames(styles.grid, gap && variantOf(gaps, gap), ...columnClasses(columns))}
    />
  );
};

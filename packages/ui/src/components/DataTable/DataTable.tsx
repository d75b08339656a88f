import type { ReactElement, ReactNode } from "react";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import * as styles from "./DataTable.css.ts";

export interface DataColumn<Key extends string = string> {
  key: Key;
  label: string;
  /** Use `end` for amounts, so that their digits line up. @default "start" */
  align?: "start" | "end" | undefined;
  /** Whether the cells of this column are row headers. */
  isRowHeader?: boolean | undefined;
}

export interface DataRow<Key extends string = string> {
  id: string | number;
  cells: Readonly<Record<Key, ReactNode>>;
}

export interface DataTableProps<Key extends string = string> extends RootProps<"table"> {
  /** Caption of the table. */
  caption: string;
  /** Hides the caption visually. @default false */
  hideCaption?: boolean | undefined;
  /** The columns. Their labels precede the cells in narrow viewports. */
  columns: readonly DataColumn<Key>[];
  /** The rows, in display order. The table does not sort. */
  rows: readonly DataRow<Key>[];
}

/** A native table. Below 640 px every row becomes a stack of labelled lines. */
export const DataTable = <Key extends string>({
  caption,
  hideCaption = false,
  columns,
  rows,
  ...rest
}: DataTableProps<Key>): ReactElement => (
  <table {...rest} className={styles.table}>
    <caption className={classNames(styles.caption, hideCaption && styles.captionHidden)}>
      {caption}
    </caption>
    <thead className={styles.head}>
      <tr>
        {columns.map(({ key, label, align = "start" }) => (
          <th
            key={key}
            scope="col"
            className={classNames(styles.columnHeader, styles.align[align])}
          >
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={styles.body}>
      {rows.map(({ id, cells }) => (
        <tr key={id} className={styles.row}>
          {columns.map(({ key, label, align = "start", isRowHeader = false }) => {
            const Cell = isRowHeader ? "th" : "td";
            return (
              <Cell
                key={key}
                data-label={label}
                scope={isRowHeader ? "row" : undefined}
                className={classNames(
                  styles.cell,
                  isRowHeader && styles.rowHeader,
                  styles.align[align],
                )}
              >
                <bdi>{cells[key]}</bdi>
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

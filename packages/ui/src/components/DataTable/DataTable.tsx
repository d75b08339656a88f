import type { ReactElement, ReactNode } from "react";
import { warnOnce } from "../../provider/warnOnce.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./DataTable.css.ts";

export interface TableProps extends RootProps<"table"> {
  /** Caption of the table. */
  caption: string;
  /** Hides the caption visually. @default false */
  hideCaption?: boolean;
}

/** A native table of a `TableHead` and a `TableBody`. Below 640 px every row becomes a stack of labelled lines. */
export const Table = ({
  caption,
  hideCaption = false,
  children,
  ...rest
}: TableProps): ReactElement => (
  <table {...rest} className={styles.table}>
    <caption className={classNames(styles.caption, hideCaption && styles.captionHidden)}>
      {caption}
    </caption>
    {children}
  </table>
);

interface TableColumn {
  label: ReactNode;
  align?: "start" | "end";
}

export interface TableHeadProps extends RootProps<"thead"> {
  /** The column headings, as texts or with an alignment. */
  columns: readonly (string | TableColumn)[];
}

/** The column headings of a `Table`. */
export const TableHead = ({ columns, ...rest }: TableHeadProps): ReactElement => (
  <thead {...rest} className={styles.head}>
    <tr>
      {columns.map((column, index) => {
        const { label, align = "start" }: TableColumn =
          typeof column === "string" ? { label: column } : column;
        return (
          <th
            // Columns are not reordered.
            key={`column-${index}`}
            scope="col"
            className={classNames(styles.columnHeader, variantOf(styles.align, align))}
          >
            {label}
          </th>
        );
      })}
    </tr>
  </thead>
);

/** The rows of a `Table`. */
export const TableBody = (props: RootProps<"tbody">): ReactElement => (
  <tbody {...props} className={styles.body} />
);

/** A row of `TableCell` elements. */
export const TableRow = (props: RootProps<"tr">): ReactElement => (
  <tr {...props} className={styles.row} />
);

export interface TableCellProps extends RootProps<"td", "align"> {
  /** Heading of the column, which precedes the cell in narrow viewports. */
  label: string;
  /** Use `end` for amounts, so that their digits line up. @default "start" */
  align?: "start" | "end";
  /** Whether the cell names its row. @default false */
  isRowHeader?: boolean;
}

/** A cell of a `TableRow`. */
export const TableCell = ({
  label,
  align = "start",
  isRowHeader = false,
  children,
  ...rest
}: TableCellProps): ReactElement => {
  const Cell = isRowHeader ? "th" : "td";
  return (
    <Cell
      {...rest}
      data-label={label}
      scope={isRowHeader ? "row" : undefined}
      className={classNames(
        styles.cell,
        isRowHeader && styles.rowHeader,
        variantOf(styles.align, align),
      )}
    >
      <bdi>{children}</bdi>
    </Cell>
  );
};

export interface DataColumn<Key extends string = string> {
  key: Key;
  label: string;
  /** Use `end` for amounts, so that their digits line up. @default "start" */
  align?: "start" | "end";
  /** Whether the cells of this column are row headers. */
  isRowHeader?: boolean;
}

export interface DataRow<Key extends string = string> {
  id: string | number;
  cells: Readonly<Record<Key, ReactNode>>;
}

export interface DataTableProps<Key extends string = string> extends TableProps {
  /** The columns. Their labels precede the cells in narrow viewports. */
  columns: readonly DataColumn<Key>[];
  /** The rows, in display order. The table does not sort. */
  rows: readonly DataRow<Key>[];
}

/** A table from data. Use `Table`, `TableHead`, `TableBody`, `TableRow` and `TableCell` to compose one. */
export const DataTable = <Key extends string>({
  columns,
  rows,
  ...rest
}: DataTableProps<Key>): ReactElement => {
  if (process.env.NODE_ENV !== "production" && new Set(rows.map(({ id }) => id)).size < rows.length)
    warnOnce("DataTable", "the ids of `rows` must differ.");
  return (
    <Table {...rest}>
      <TableHead columns={columns} />
      <TableBody>
        {rows.map(({ id, cells }) => (
          <TableRow key={id}>
            {columns.map(({ key, label, align, isRowHeader }) => (
              <TableCell key={key} label={label} align={align} isRowHeader={isRowHeader}>
                {cells[key]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

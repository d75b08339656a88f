import { useRef, useState } from "react";
import type { ChangeEvent, ReactElement, ReactNode } from "react";
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from "../../icons.ts";
import { Anchor } from "../../provider/Anchor.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import { variantOf } from "../../provider/variantOf.ts";
import { warnOnce } from "../../provider/warnOnce.ts";
import { classNames } from "../../style/classNames.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { rangeOf, selectAll, toggleRows } from "./selection.ts";
import * as styles from "./SelectableTable.css.ts";

export interface SelectableColumn<Key extends string = string> {
  key: Key;
  /** Heading. Precedes the values in narrow viewports. */
  label: string;
  /** Use `end` for amounts, so that their digits line up. @default "start" */
  align?: "start" | "end";
  /** Whether the cells name their rows. One column has it, usually the one with the row's link. */
  isRowHeader?: boolean;
  /** Makes the heading a link that sorts the list. */
  sort?: ColumnSort;
  /** Below 640 px: half the width, all of it, or not shown. Row headers have all of it. @default "half" */
  narrow?: "half" | "full" | "hidden";
  /** Leaves out the label before the value in narrow viewports, for example of a status. @default false */
  hideLabel?: boolean;
}

export interface ColumnSort {
  /** URL of the list sorted by this column, or the other way round if it is already. */
  href: string;
  /** How the rows are sorted by this column now. Omit it if they are sorted by another one. */
  direction?: "ascending" | "descending";
}

export interface SelectableRow<Key extends string = string> {
  /** Unique. `selected` contains it, and `data-row-id` of the row is it. */
  id: string;
  /** Name of the row, for example "Order 1042". Its checkbox is called "Select Order 1042". */
  label: string;
  /** Content of the cells by column. Texts are isolated; wrap names within elements in `bdi`. The row's link is the first link in them. */
  cells: Readonly<Record<Key, ReactNode>>;
}

export interface SelectableTableProps<Key extends string = string> extends RootProps<
  "div",
  "children" | "onSelect"
> {
  /** Caption of the table: what the rows are. */
  caption: string;
  /** Hides the caption visually, for example if a heading repeats it. @default false */
  hideCaption?: boolean;
  /** The columns. */
  columns: readonly SelectableColumn<Key>[];
  /** The rows, in display order. */
  rows: readonly SelectableRow<Key>[];
  /** Ids of the selected rows. It may contain ids of rows on other pages. With `onSelect` rows have a checkbox. */
  selected?: ReadonlySet<string>;
  /** Called with the ids that are selected after a change. */
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Number of rows that can be selected. What exceeds it is not selected, and the limit is announced. @default 100 */
  maxSelected?: number;
  /** Whether other rows are being loaded. The old ones stay. @default false */
  busy?: boolean;
  /** Shown instead of rows and headings if there are none, for example an `EmptyState`. */
  empty?: ReactNode;
  /** Content below the rows, for example a count and a button "Show more". */
  footer?: ReactNode;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["selectableTable"]>;
}

export const selectableTableLabels: Messages["selectableTable"] = {
  select: "Select",
  all: "Select all rows shown",
  row: (name) => `Select ${name}`,
  limit: (count) => `No more than ${count} rows can be selected`,
  sortBy: "Sort by",
};

const marks = { ascending: ArrowUpIcon, descending: ArrowDownIcon } as const;

/** The heading of a column: a text, or a link that sorts by it. */
const Heading = ({ column }: { column: SelectableColumn }): ReactElement => {
  const { label, align = "start", sort } = column;
  const Mark = sort?.direction ? variantOf(marks, sort.direction) : SortIcon;
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      data-sorted={sort?.direction}
      className={classNames(
        styles.columnHeader,
        variantOf(styles.align, align),
        !sort && styles.plainHeader,
      )}
    >
      {sort ? (
        <Anchor href={sort.href} className={styles.sortLink}>
          <span>{label}</span>
          <span className={styles.sortMark}>
            <Mark size={16} />
          </span>
        </Anchor>
      ) : (
        label
      )}
    </th>
  );
};

interface RowProps {
  row: SelectableRow;
  columns: readonly SelectableColumn[];
  /** The cell with the checkbox, if rows can be selected. */
  checkbox: ReactNode;
  isSelected: boolean;
}

const Row = ({ row, columns, checkbox, isSelected }: RowProps): ReactElement => (
  <tr
    data-row-id={row.id}
    data-selected={isSelected || undefined}
    // The keys of the desk move the focus between rows.
    tabIndex={-1}
    className={classNames(styles.row, styles.card, checkbox !== undefined && styles.selectableCard)}
  >
    {checkbox}
    {columns.map(({ key, label, align = "start", isRowHeader, narrow = "half", hideLabel }) => {
      const Cell = isRowHeader ? "th" : "td";
      const content = row.cells[key];
      const isEmpty =
        content === "" || content === null || content === undefined || content === false;
      return (
        <Cell
          key={key}
          scope={isRowHeader ? "row" : undefined}
          data-label={isRowHeader || hideLabel || isEmpty ? undefined : label}
          className={classNames(
            styles.cell,
            variantOf(styles.align, align),
            variantOf(styles.narrow, isRowHeader ? "full" : narrow),
            isRowHeader && styles.rowHeader,
          )}
        >
          {typeof content === "string" ? <bdi>{content}</bdi> : content}
        </Cell>
      );
    })}
  </tr>
);

/**
 * A native table whose rows can be selected and whose headings sort by links. Below 640 px every row becomes a card. It holds
 * no state: which rows, in which order and which are selected is the application's.
 */
export const SelectableTable = <Key extends string>({
  caption,
  hideCaption = false,
  columns,
  rows,
  selected,
  onSelect,
  maxSelected = 100,
  busy = false,
  empty,
  footer,
  labels,
  ...rest
}: SelectableTableProps<Key>): ReactElement => {
  const texts = useLabels("selectableTable", selectableTableLabels, labels);
  const [isRefused, setIsRefused] = useState(false);
  /** The row whose checkbox was pressed last, from which Shift extends the selection. */
  const anchor = useRef<string>(undefined);
  if (process.env.NODE_ENV !== "production" && new Set(rows.map(({ id }) => id)).size < rows.length)
    warnOnce("SelectableTable", "the ids of `rows` must differ.");
  const ids = rows.map(({ id }) => id);
  const isSelectable = selected !== undefined && onSelect !== undefined;
  const countOfShown = ids.filter((id) => selected?.has(id)).length;
  const select = (next: ReadonlySet<string>): void => {
    const exceeds = next.size > maxSelected && next.size > (selected?.size ?? 0);
    setIsRefused(exceeds);
    if (!exceeds) onSelect?.(next);
  };
  const onToggleAll = (): void => select(selectAll(selected ?? new Set(), ids));
  const onToggle = (id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const isShift = "shiftKey" in nativeEvent && nativeEvent.shiftKey === true;
    const changed =
      isShift && anchor.current !== undefined ? rangeOf(ids, anchor.current, id) : [id];
    anchor.current = id;
    select(toggleRows(selected ?? new Set(), changed, target.checked));
  };
  const hasSort = columns.some(({ sort }) => sort);
  const columnCount = columns.length + (isSelectable ? 1 : 0);
  return (
    <div {...rest} className={styles.root}>
      {busy && <span className={styles.loading} />}
      <table aria-busy={busy || undefined} className={styles.table}>
        <caption className={classNames(styles.caption, hideCaption && styles.captionHidden)}>
          {caption}
        </caption>
        {rows.length > 0 && (
          <thead className={classNames(styles.head, !hasSort && !isSelectable && styles.plainHead)}>
            <tr className={styles.headRow}>
              {isSelectable && (
                <th
                  scope="col"
                  className={classNames(styles.columnHeader, styles.checkCell, styles.checkAllCell)}
                >
                  <label className={classNames(styles.check, styles.checkAll)}>
                    <input
                      type="checkbox"
                      aria-label={texts.all}
                      checked={countOfShown === rows.length}
                      ref={(box) => {
                        if (box) box.indeterminate = countOfShown > 0 && countOfShown < rows.length;
                      }}
                      onChange={onToggleAll}
                      className={styles.box}
                    />
                    <span aria-hidden="true" className={styles.allText}>
                      {texts.all}
                    </span>
                  </label>
                </th>
              )}
              {columns.map((column) => (
                <Heading key={column.key} column={column} />
              ))}
            </tr>
          </thead>
        )}
        <tbody className={styles.body}>
          {rows.map((row) => {
            const isSelected = selected?.has(row.id) === true;
            return (
              <Row
                key={row.id}
                row={row}
                columns={columns}
                isSelected={isSelected}
                checkbox={
                  isSelectable ? (
                    <td className={classNames(styles.cell, styles.checkCell)}>
                      <label className={styles.check}>
                        <input
                          type="checkbox"
                          data-row-select=""
                          aria-label={texts.row(row.label)}
                          checked={isSelected}
                          onChange={(event) => onToggle(row.id, event)}
                          className={styles.box}
                        />
                      </label>
                    </td>
                  ) : undefined
                }
              />
            );
          })}
          {rows.length === 0 && empty !== undefined && (
            <tr className={styles.emptyRow}>
              <td colSpan={columnCount} className={styles.whole}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {footer !== undefined && (
          <tfoot className={styles.body}>
            <tr className={styles.emptyRow}>
              <td colSpan={columnCount} className={styles.whole}>
                {footer}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      <p role="status" className={styles.status}>
        {isRefused ? texts.limit(maxSelected) : ""}
      </p>
    </div>
  );
};

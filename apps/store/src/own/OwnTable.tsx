import { DataTable } from "@pallu/ui";
import type { ReactElement } from "react";

interface OwnTableProps {
  caption: string;
  hideCaption?: boolean;
  columns: readonly string[];
  /** The cells of each row, in the order of the columns. The first is its header. */
  rows: readonly (readonly string[])[];
}

/** Shows a table that a shopkeeper has written. */
export const OwnTable = ({ columns, rows, ...rest }: OwnTableProps): ReactElement => (
  <DataTable
    {...rest}
    columns={columns.map((label, index) => ({
      key: String(index),
      label,
      isRowHeader: index === 0,
    }))}
    rows={rows.map((cells, place) => ({
      id: String(place),
      cells: Object.fromEntries(cells.map((cell, index) => [String(index), cell])),
    }))}
  />
);

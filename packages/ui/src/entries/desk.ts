/** Components of a tool for shopkeepers: tables to work with, fields, files and the frame around them. */
export { BulkBar, type BulkBarProps } from "../desk/BulkBar/BulkBar.tsx";
export { SaveBar, saveStates, type SaveBarProps } from "../desk/SaveBar/SaveBar.tsx";
export {
  SelectableTable,
  type ColumnSort,
  type SelectableColumn,
  type SelectableRow,
  type SelectableTableProps,
} from "../desk/SelectableTable/SelectableTable.tsx";

/** Components of a tool for shopkeepers: tables to work with, fields, files and the frame around them. */
export { BulkBar, type BulkBarProps } from "../desk/BulkBar/BulkBar.tsx";
export { DateField, type DateFieldProps } from "../desk/DateField/DateField.tsx";
export {
  DateRange,
  type DatePreset,
  type DateRangeProps,
  type Days,
} from "../desk/DateField/DateRange.tsx";
export { Menu, type MenuItem, type MenuProps } from "../desk/Menu/Menu.tsx";
export { MoneyField, type MoneyFieldProps } from "../desk/NumberField/MoneyField.tsx";
export { NumberField, type NumberFieldProps } from "../desk/NumberField/NumberField.tsx";
export { StockField, type StockFieldProps } from "../desk/NumberField/StockField.tsx";
export { SaveBar, saveStates, type SaveBarProps } from "../desk/SaveBar/SaveBar.tsx";
export {
  SelectableTable,
  type ColumnSort,
  type SelectableColumn,
  type SelectableRow,
  type SelectableTableProps,
} from "../desk/SelectableTable/SelectableTable.tsx";

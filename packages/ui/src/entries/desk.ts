/** Components of a tool for shopkeepers: tables to work with, fields, files and the frame around them. */
export * from "../icons/desk.ts";
export { AppFrame, type AppFrameProps } from "../desk/AppFrame/AppFrame.tsx";
export { BottomBar, type BottomBarProps } from "../desk/AppFrame/BottomBar.tsx";
export type { FrameItem } from "../desk/AppFrame/FrameLink.tsx";
export { SideNav, type SideNavProps } from "../desk/AppFrame/SideNav.tsx";
export { BulkBar, type BulkBarProps } from "../desk/BulkBar/BulkBar.tsx";
export { CopyField, type CopyFieldProps } from "../desk/CopyField/CopyField.tsx";
export { DateField, type DateFieldProps } from "../desk/DateField/DateField.tsx";
export { DiffTable, type DiffRow, type DiffTableProps } from "../desk/DiffTable/DiffTable.tsx";
export { FieldRow, type FieldRowProps } from "../desk/FieldRow/FieldRow.tsx";
export { FileDrop, type FileDropProps } from "../desk/FileDrop/FileDrop.tsx";
export type { FileDropItem } from "../desk/FileDrop/FileList.tsx";
export { KeyHint, type KeyHintProps } from "../desk/KeyHint/KeyHint.tsx";
export { Menu, type MenuItem, type MenuProps } from "../desk/Menu/Menu.tsx";
export { MoneyField, type MoneyFieldProps } from "../desk/NumberField/MoneyField.tsx";
export { NumberField, type NumberFieldProps } from "../desk/NumberField/NumberField.tsx";
export { StockField, type StockFieldProps } from "../desk/NumberField/StockField.tsx";
export {
  PictureList,
  type PictureItem,
  type PictureListProps,
} from "../desk/PictureList/PictureList.tsx";
export {
  PrintPage,
  PrintSheet,
  printSizes,
  type PrintPageProps,
  type PrintSheetProps,
} from "../desk/PrintSheet/PrintSheet.tsx";
export { Progress, type ProgressProps } from "../desk/Progress/Progress.tsx";
export { QrCode, type QrCodeProps } from "../desk/QrCode/QrCode.tsx";
export { SaveBar, saveStates, type SaveBarProps } from "../desk/SaveBar/SaveBar.tsx";
export {
  SelectableTable,
  type ColumnSort,
  type SelectableColumn,
  type SelectableRow,
  type SelectableTableProps,
} from "../desk/SelectableTable/SelectableTable.tsx";
export { Timeline, type TimelineItem, type TimelineProps } from "../desk/Timeline/Timeline.tsx";
export { useStickyBar } from "../desk/useStickyBar.ts";

export { Dialog, dialogSizes, type DialogProps } from "../components/Dialog/Dialog.tsx";
export {
  ResultDialog,
  resultTones,
  type ResultDialogProps,
} from "../components/ResultDialog/ResultDialog.tsx";
export { Sheet, sheetSides, type SheetProps } from "../components/Sheet/Sheet.tsx";

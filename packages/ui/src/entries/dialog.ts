export {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  dialogSizes,
  DialogTrigger,
  type DialogContentProps,
  type DialogHeaderProps,
  type DialogProps,
  type DialogRootProps,
  type DialogStateProps,
  type DialogTriggerProps,
} from "../components/Dialog/Dialog.tsx";
export {
  ResultDialog,
  resultTones,
  type ResultDialogProps,
} from "../components/ResultDialog/ResultDialog.tsx";

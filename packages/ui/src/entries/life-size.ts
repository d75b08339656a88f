export { LifeSizeDialog, type LifeSizeDialogProps } from "../patterns/LifeSize/LifeSizeDialog.tsx";
export { isPxPerCm } from "../patterns/LifeSize/scale.ts";

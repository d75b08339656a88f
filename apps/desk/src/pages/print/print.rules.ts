import type { Output } from "../../platform/callTypes.ts";

export type Sheets = Output<"GET /api/desk/orders/sheets">;
export type SheetOrder = Sheets["orders"][number];

/** What is printed. */
export const sheetKinds = [
  { value: "slips", label: "Packing slips" },
  { value: "labels", label: "Address labels" },
  { value: "picklist", label: "Pick list" },
] as const;

/** The sizes of paper, as CSS names them. */
export const sheetSizes = [
  { value: "A4", label: "A4", css: "A4", margin: "14mm" },
  { value: "A5", label: "A5", css: "A5", margin: "10mm" },
  { value: "label", label: "Label 100 × 150 mm", css: "100mm 150mm", margin: "6mm" },
] as const;

export type SheetSize = (typeof sheetSizes)[number];

const [largest] = sheetSizes;

export const sizeOf = (value: string): SheetSize =>
  sheetSizes.find((size) => size.value === value) ?? largest;

/** Returns the rule that tells a printer the size of the paper. */
export const pageRule = ({ css, margin }: SheetSize): string =>
  `@page { size: ${css}; margin: ${margin}; }`;

/** Returns the words of a line beside its product: colour, option and SKU. */
export const detailOf = ({
  colourName,
  optionName,
  optionValue,
  sku,
}: Pick<
  SheetOrder["lines"][number],
  "colourName" | "optionName" | "optionValue" | "sku"
>): string =>
  [
    colourName,
    optionValue === undefined ? "" : `${optionName ?? "Option"} ${optionValue}`,
    sku === undefined ? "" : `SKU ${sku}`,
  ]
    .filter(Boolean)
    .join(" · ");

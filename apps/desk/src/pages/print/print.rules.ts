import type { Output } from "../../platform/callTypes.ts";
import { formatMoney } from "../../platform/format.ts";

export type Sheets = Output<"GET /api/desk/orders/sheets">;
export type SheetOrder = Sheets["orders"][number];

/** What is printed. */
export const sheetKinds = [
  { value: "slips", label: "Packing slips" },
  { value: "labels", label: "Address labels" },
  { value: "picklist", label: "Pick list" },
  { value: "picklist-slips", label: "Pick list and slips" },
] as const;

/** The sizes of paper, and what the component calls them. */
export const sheetSizes = [
  { value: "A4", label: "A4", paper: "A4" },
  { value: "A5", label: "A5", paper: "A5" },
  { value: "label", label: "Label 100 × 150 mm", paper: "100x150" },
] as const;

/** Returns the size that something is usually printed in. */
export const usualSizeOf = (as: string): (typeof sheetSizes)[number]["value"] =>
  as === "labels" ? "label" : "A4";

/** Returns what the carrier collects for an order that is not paid. Undefined if it collects nothing. */
export const collectText = ({
  state,
  payment,
  total,
}: Pick<SheetOrder, "state" | "payment" | "total">): string | undefined =>
  (payment === "pending" || payment === "failed") && state !== "cancelled" && state !== "returned"
    ? `Unpaid: collect ${formatMoney(total)}`
    : undefined;

/** Returns the paper of a size in the URL. Default: A4. */
export const paperOf = (size: string): (typeof sheetSizes)[number]["paper"] =>
  sheetSizes.find(({ value }) => value === size)?.paper ?? "A4";

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

import { colourWord, formatShopDay, shopTimestamp, variantWords } from "@pallu/contract";
import type { OrderRowResponse } from "@pallu/contract";
import type { InvoiceProps } from "@pallu/ui";
import type { ReactNode } from "react";
import { invoiceAmount, invoiceSign } from "./orders.rules.ts";

const invoiceDate = (createdAt: string | null | undefined): InvoiceProps["date"] => {
  const at = new Date(createdAt ?? Number.NaN);
  if (Number.isNaN(at.getTime())) return undefined;
  return {
    label: "Date",
    value: formatShopDay(at),
    dateTime: shopTimestamp(at),
  };
};

/** Returns the lines of the address. `Invoice` needs lines that differ. */
const addressOfRow = (row: OrderRowResponse): string[] => {
  const town = [row.townCity, row.zipCode].filter(Boolean).join(" ");
  const lines = [row.addressLine1, row.addressLine2, town, row.phoneNo];
  return [...new Set(lines.filter((line): line is string => Boolean(line)))];
};

/**
 * Returns the props of an invoice of a shop by its label.
 * Amounts are shown as the rows have them, in the order's currency, neither converted nor computed. The discount line
 * needs a coupon code (INV-03 to INV-11).
 */
export const invoiceOf = (
  first: OrderRowResponse,
  rows: readonly OrderRowResponse[],
  shop: string,
  pictureOfRow?: (row: OrderRowResponse) => ReactNode,
): InvoiceProps => {
  const sign = invoiceSign(first.currency);
  const money = (value: number | string | null | undefined): string => invoiceAmount(value, sign);
  const coupon = first.couponCodeName?.trim();
  return {
    title: "Invoice",
    shop,
    number: { label: "Order ID", value: String(first.orderId) },
    date: invoiceDate(first.createdAt),
    customer: { label: "Billed to", name: first.fullName ?? "", lines: addressOfRow(first) },
    columns: { product: "Product", quantity: "Quantity", unitPrice: "Unit Price", total: "Total" },
    lines: rows.map((row, position) => ({
      id: `${position}-${row.id ?? ""}`,
      name: row.productname || "–",
      variant:
        variantWords({
          productColorName: colourWord(row.productColor ?? ""),
          productOptionValue: row.productOptionValue,
        }) || undefined,
      picture: pictureOfRow?.(row),
      quantity: Number(row.quantity) || 0,
      unitPrice: money(row.product_price),
      total: money(row.total_price),
    })),
    amounts: [
      { label: "Sub Total", amount: money(first.totalAmount) },
      ...(coupon
        ? [{ label: `Coupon Discount (${coupon})`, amount: `−${money(first.discount_price)}` }]
        : []),
    ],
    total: { label: "Grand Total", amount: money(first.grandTotalAmount) },
  };
};

import { formatMinor } from "@pallu/contract";
import type { Order, OrderLine } from "./orders.tables.ts";

type Amounts = Pick<
  Order,
  "currency" | "subTotalMinor" | "discountMinor" | "totalMinor" | "couponCode"
>;

/** Returns the amounts of an invoice as formatted text, in the order's currency (docs/decisions/0004). */
export const figuresOf = (
  order: Amounts,
  lines: readonly Pick<OrderLine, "quantity" | "unitMinor" | "lineMinor">[],
) => {
  const shown = (minor: number): string => formatMinor(minor, order.currency);
  return {
    lines: lines.map(({ quantity, unitMinor, lineMinor }) => ({
      quantity: String(quantity),
      unitPrice: shown(unitMinor),
      amount: shown(lineMinor),
    })),
    totals: [
      { label: "Sub total", amount: shown(order.subTotalMinor) },
      ...(order.couponCode
        ? [{ label: `Discount (${order.couponCode})`, amount: `−${shown(order.discountMinor)}` }]
        : []),
      { label: "Total", amount: shown(order.totalMinor) },
    ],
  };
};

import type { OrderResponse, OrderRowResponse } from "@pallu/contract";

export type OrderLine = ReturnType<typeof joinOrders>[number];

/** Returns a string as it is and '' for any other value. */
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/**
 * Returns one line for each order, in the order of the history rows.
 * Statuses are joined by orderId and default to 'pending' and 'unpaid' (ORD-03, ORD-06 to ORD-08).
 */
export const joinOrders = (rows: OrderRowResponse[], orders: OrderResponse[]) => {
  const byId = new Map(orders.map((order) => [String(order.orderId), order]));
  const seen = new Set<string>();
  return rows.flatMap((row) => {
    const id = String(row.orderId);
    // Without an id there is no invoice to link to.
    if (seen.has(id) || !["string", "number"].includes(typeof row.orderId)) return [];
    seen.add(id);
    const order = byId.get(id);
    return [
      {
        orderId: row.orderId,
        customer: textOf(row.fullName),
        deliveryStatus: textOf(order?.deliveryStatus) || "pending",
        paymentStatus: textOf(order?.paymentStatus) || "unpaid",
      },
    ];
  });
};

/** Returns the currency sign of an invoice: '$' for USD in any case, else '₹' (INV-04, INV-05). */
export const invoiceSign = (currency: string | null | undefined): "$" | "₹" =>
  currency?.toUpperCase() === "USD" ? "$" : "₹";

/** Formats an amount of an invoice row, 0 if missing. Neither converts nor computes (INV-06, INV-11). */
export const invoiceAmount = (
  value: number | string | null | undefined,
  sign: "$" | "₹",
): string => {
  const number = Number(value ?? 0);
  const amount = Number.isFinite(number) ? number : 0;
  const digits = amount.toLocaleString(sign === "$" ? "en-US" : "en-IN", {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${sign}${digits}`;
};

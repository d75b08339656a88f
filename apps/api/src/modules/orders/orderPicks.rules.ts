import type { OrderLine } from "./orders.tables.ts";

type NamedLine = Pick<
  OrderLine,
  "variantId" | "productName" | "colourName" | "optionName" | "optionValue" | "sku" | "image"
>;

/** The pieces of a variant in several orders. */
export interface PickRow extends NamedLine {
  pieces: number;
  orders: { id: string; quantity: number }[];
}

/** Sums the lines of orders by variant, in the order of their names. The first line of a variant names it. */
export const picksOf = (
  lines: readonly (NamedLine & { orderId: string; quantity: number })[],
): PickRow[] => {
  const rows = new Map<string, PickRow>();
  for (const { orderId, quantity, ...named } of lines) {
    const row = rows.get(named.variantId) ?? { ...named, pieces: 0, orders: [] };
    const order = row.orders.find(({ id }) => id === orderId);
    if (order) order.quantity += quantity;
    else row.orders.push({ id: orderId, quantity });
    row.pieces += quantity;
    rows.set(named.variantId, row);
  }
  const nameOf = ({ productName, colourName, optionValue }: NamedLine): string =>
    [productName, colourName, optionValue].join(" ");
  return [...rows.values()].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), "en"));
};

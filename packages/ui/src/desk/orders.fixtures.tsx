import type { SelectableColumn, SelectableRow } from "./SelectableTable/SelectableTable.tsx";
import { Link } from "../components/Link/Link.tsx";
import { StatusPill } from "../patterns/OrdersTable/OrdersTable.tsx";

export type OrderColumn = "order" | "customer" | "state" | "placed" | "total";

export const orderColumns: readonly SelectableColumn<OrderColumn>[] = [
  { key: "order", label: "Order", isRowHeader: true, sort: { href: "?sort=number" } },
  { key: "customer", label: "Customer", hideLabel: true },
  { key: "state", label: "State", hideLabel: true },
  {
    key: "placed",
    label: "Placed",
    hideLabel: true,
    sort: { href: "?sort=placed&order=asc", direction: "descending" },
  },
  { key: "total", label: "Total", align: "end", hideLabel: true, sort: { href: "?sort=total" } },
];

const order = (
  number: string,
  customer: string,
  state: "success" | "warning" | "neutral",
  placed: string,
  total: string,
): SelectableRow<OrderColumn> => ({
  id: number,
  label: `Order ${number}`,
  cells: {
    order: (
      <Link href={`/orders/${number}`} variant="quiet">
        {number}
      </Link>
    ),
    customer,
    state: (
      <StatusPill tone={state}>
        {state === "success" ? "Sent" : state === "warning" ? "To pack" : "To confirm"}
      </StatusPill>
    ),
    placed,
    total,
  },
});

export const orderRows: readonly SelectableRow<OrderColumn>[] = [
  order("PL-1062", "Asha Raman", "neutral", "Today, 9:12", "₹12,480"),
  order("PL-1061", "Meena Krishnan", "warning", "Today, 8:47", "₹2,450"),
  order("PL-1060", "Farida Begum", "warning", "Yesterday, 21:05", "₹18,900"),
  order("PL-1059", "Latha Subramaniam", "success", "Yesterday, 17:30", "₹940"),
];

import type { ReactElement } from "react";
import { Link } from "../../components/Link/Link.tsx";
import * as css from "./OrdersTable.css.ts";

export interface StatusPillProps {
  /** Status from the server, for example "pending", "Completed" or "Cancel". */
  status: string;
}

/** Returns the tone of a status, or `neutral` for unknown ones. */
const toneOf = (status: string): keyof typeof css.tone => {
  const word = status.toLowerCase();
  if (word === "pending" || word === "unpaid") return "waiting";
  if (word === "completed" || word === "delivered" || word === "paid") return "done";
  if (word === "cancel" || word === "cancelled" || word === "failed") return "stopped";
  return "neutral";
};

/** Status of an order as text with a coloured shape. */
export function StatusPill({ status }: StatusPillProps): ReactElement {
  return (
    <span className={css.pill}>
      <span aria-hidden className={`${css.shape} ${css.tone[toneOf(status)]}`} />
      {status}
    </span>
  );
}

export interface OrderRow {
  id: string;
  /** Formatted order id. */
  number: string;
  customer: string;
  status: string;
  href: string;
}

export interface OrdersTableProps {
  /** Caption of the table. */
  label: string;
  /** Column headings. */
  headings?: { number: string; customer: string; status: string; action: string };
  /** Text of the link that opens the invoice in a new tab (ORD-05). @default "View" */
  actionLabel?: string;
  /** The rows, in display order. The table does not sort. */
  rows: readonly OrderRow[];
}

const words = {
  number: "Order ID",
  customer: "Customer Name",
  status: "Delivery Status",
  action: "Action",
};

/** A customer's orders: a table from 640 px, labelled cards below. */
export function OrdersTable({
  label,
  headings = words,
  actionLabel = "View",
  rows,
}: OrdersTableProps): ReactElement {
  return (
    <table aria-label={label} className={css.table}>
      <thead className={css.head}>
        <tr>
          {[headings.number, headings.customer, headings.status, headings.action].map((heading) => (
            <th key={heading} scope="col" className={css.th}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {rows.map((row) => (
          <tr key={row.id} className={css.row}>
            <th scope="row" data-label={headings.number} className={css.cell}>
              <bdi>{row.number}</bdi>
            </th>
            <td data-label={headings.customer} className={css.cell}>
              {row.customer}
            </td>
            <td data-label={headings.status} className={css.cell}>
              <StatusPill status={row.status} />
            </td>
            <td data-label={headings.action} className={css.cell}>
              <Link
                href={row.href}
                external
                variant="standalone"
                newTabHint={`order ${row.number}, opens in a new tab`}
              >
                {actionLabel}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

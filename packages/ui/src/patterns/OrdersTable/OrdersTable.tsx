import type { ReactElement } from "react";
import { Link } from "../../components/Link/Link.tsx";
import type { Messages } from "../../provider/messages.ts";
import { useLabels } from "../../provider/useLabels.ts";
import type { RootProps } from "../../style/rootProps.ts";
import { variantOf } from "../../provider/variantOf.ts";
import * as styles from "./OrdersTable.css.ts";

export const statusTones = ["neutral", "success", "warning", "danger"] as const;

export interface StatusPillProps extends RootProps<"span"> {
  /** Sets colour and shape. The text carries the meaning. @default "neutral" */
  tone?: (typeof statusTones)[number];
}

/** A status as text with a coloured shape. */
export const StatusPill = ({
  tone = "neutral",
  children,
  ...rest
}: StatusPillProps): ReactElement => (
  <span {...rest} className={styles.pill}>
    <span aria-hidden className={`${styles.shape} ${variantOf(styles.tone, tone)}`} />
    {children}
  </span>
);

export interface OrderRow {
  id: string;
  /** Formatted order id. */
  number: string;
  customer: string;
  status: string;
  /** Tone of the status. @default "neutral" */
  statusTone?: StatusPillProps["tone"];
  href: string;
}

export interface OrdersTableProps extends RootProps<"table"> {
  /** Accessible name of the table. */
  label: string;
  /** Replaces the texts of the provider. */
  labels?: Partial<Messages["ordersTable"]>;
  /** The rows, in display order. The table does not sort. */
  rows: readonly OrderRow[];
}

export const ordersTableLabels: Messages["ordersTable"] = {
  number: "Order ID",
  customer: "Customer Name",
  status: "Delivery Status",
  action: "Action",
  view: "View",
  newTab: (number) => `order ${number}, opens in a new tab`,
};

/** A customer's orders: a table from 640 px, labelled cards below. */
export const OrdersTable = ({ label, labels, rows, ...rest }: OrdersTableProps): ReactElement => {
  const words = useLabels("ordersTable", ordersTableLabels, labels);
  return (
    <table {...rest} aria-label={label} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {[words.number, words.customer, words.status, words.action].map((heading) => (
            <th key={heading} scope="col" className={styles.th}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={row.id} className={styles.row}>
            <th scope="row" data-label={words.number} className={styles.cell}>
              <bdi>{row.number}</bdi>
            </th>
            <td data-label={words.customer} className={styles.cell}>
              {row.customer}
            </td>
            <td data-label={words.status} className={styles.cell}>
              <StatusPill tone={row.statusTone}>{row.status}</StatusPill>
            </td>
            <td data-label={words.action} className={styles.cell}>
              <Link
                href={row.href}
                external
                variant="standalone"
                labels={{ newTab: words.newTab(row.number) }}
              >
                {words.view}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

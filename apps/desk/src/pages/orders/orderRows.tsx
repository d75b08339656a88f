import { Link, StatusPill } from "@pallu/ui";
import type { SelectableColumn, SelectableRow } from "@pallu/ui/desk";
import { counted, formatDateTime, formatMoney } from "../../platform/format.ts";
import type { OrderRow } from "./orders.data.ts";
import { paymentWords, stateWords, toneOf } from "./orders.rules.ts";
import * as styles from "./OrdersPage.css.ts";

type Column = "order" | "customer" | "goods" | "state" | "total";

export const orderColumns: readonly SelectableColumn<Column>[] = [
  { key: "order", label: "Order", isRowHeader: true },
  { key: "customer", label: "Customer", hideLabel: true },
  { key: "goods", label: "Pieces", hideLabel: true },
  { key: "state", label: "State", hideLabel: true },
  { key: "total", label: "Total", align: "end", hideLabel: true },
];

const goodsOf = ({ pieces, lines, firstProduct }: OrderRow): string =>
  lines > 1
    ? `${counted(pieces, "piece")}: ${firstProduct} and ${lines - 1} more`
    : `${counted(pieces, "piece")}: ${firstProduct}`;

/** The server answers that much of what a shopper wrote. */
const MAX_COMMENT = 80;

const marksOf = ({ hasComment, comment, notes }: OrderRow): string => {
  const words = comment.trim().replaceAll(/\s+/g, " ");
  const wrote = words === "" ? "Shopper wrote" : `Shopper wrote: ${words}`;
  const isCut = comment.length >= MAX_COMMENT;
  return [hasComment ? wrote + (isCut ? "…" : "") : "", notes > 0 ? counted(notes, "note") : ""]
    .filter(Boolean)
    .join(" · ");
};

/** Returns an order of the list as a row of the table. `onLeave` runs when its link is followed. */
export const orderRow = (
  order: OrderRow,
  href: string,
  onLeave: () => void,
): SelectableRow<Column> => ({
  id: order.id,
  label: `order ${order.id}`,
  cells: {
    order: (
      <span className={styles.numberCell}>
        <Link href={href} variant="quiet" onClick={onLeave}>
          {order.id}
        </Link>
        <span className={styles.muted}>
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </span>
      </span>
    ),
    customer: (
      <span className={styles.stacked}>
        <bdi>{order.fullName === "" ? "Name erased" : order.fullName}</bdi>
        <bdi className={styles.muted}>{order.townCity}</bdi>
      </span>
    ),
    goods: (
      <span className={styles.stacked}>
        <bdi>{goodsOf(order)}</bdi>
        {marksOf(order) !== "" && (
          <span className={styles.muted}>
            <bdi>{marksOf(order)}</bdi>
          </span>
        )}
      </span>
    ),
    state: (
      <span className={styles.pills}>
        <StatusPill tone={toneOf(order.state)}>{stateWords[order.state]}</StatusPill>
        <StatusPill tone={toneOf(order.payment)}>{paymentWords[order.payment]}</StatusPill>
      </span>
    ),
    total: <span className={styles.number}>{formatMoney(order.total)}</span>,
  },
});

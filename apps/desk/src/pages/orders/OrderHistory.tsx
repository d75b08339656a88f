import { Heading } from "@pallu/ui";
import { Timeline } from "@pallu/ui/desk";
import type { ReactElement } from "react";
import { formatDateTime } from "../../platform/format.ts";
import type { OrderDetails } from "./orders.data.ts";
import { wordsOfState } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

const undone = new Set(["cancelled", "returned"]);

type Change = OrderDetails["history"][number];

const textOf = ({ before, after, restocked }: Change): string => {
  const pieces = restocked ? "pieces back in stock" : "pieces not back in stock";
  return `${wordsOfState(before)} → ${wordsOfState(after)}${undone.has(after) ? `, ${pieces}` : ""}`;
};

/** Who changed the order, when and why, newest first. */
export const OrderHistory = ({ order }: { order: OrderDetails }): ReactElement => (
  <section className={styles.card} aria-labelledby="history">
    <Heading level={2} size="h4" id="history">
      History
    </Heading>
    <Timeline
      label={`History of order ${order.id}`}
      items={[
        ...[
          ...order.history.map((change) => ({
            ...change,
            text: textOf(change),
            detail: change.reason !== "" && <bdi>{change.reason}</bdi>,
          })),
          ...order.addressChanges.map((change) => ({
            ...change,
            text: "Address changed",
            detail: change.after !== "" && (
              <>
                <bdi>{change.before}</bdi> → <bdi>{change.after}</bdi>
              </>
            ),
          })),
        ]
          .map(({ text, changedAt, changedBy, detail }, index) => ({
            id: String(index),
            time: formatDateTime(changedAt),
            dateTime: changedAt,
            who: changedBy,
            text,
            ...(detail && { detail }),
          }))
          .toReversed()
          .toSorted((one, other) => other.dateTime.localeCompare(one.dateTime)),
        {
          id: "placed",
          time: formatDateTime(order.createdAt),
          dateTime: order.createdAt,
          who: "Shopper",
          text: "Placed",
        },
      ]}
    />
  </section>
);

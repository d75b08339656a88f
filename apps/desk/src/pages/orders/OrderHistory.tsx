import { Heading, Text } from "@pallu/ui";
import type { ReactElement } from "react";
import { formatDateTime } from "../../platform/format.ts";
import type { OrderDetails } from "./orders.data.ts";
import { wordsOfState } from "./orders.rules.ts";
import * as styles from "./OrderPage.css.ts";

const undone = new Set(["cancelled", "returned"]);

/** Who changed the order, when and why, newest first. */
export const OrderHistory = ({ order }: { order: OrderDetails }): ReactElement => (
  <section className={styles.card} aria-labelledby="history">
    <Heading level={2} size="h4" id="history">
      History
    </Heading>
    <ol role="list" className={styles.list} reversed>
      {order.history.toReversed().map((change, index) => (
        <li key={index}>
          <span>{`${wordsOfState(change.before)} → ${wordsOfState(change.after)}`}</span>
          {undone.has(change.after) && (
            <span className={styles.muted}>
              {change.restocked ? " · pieces back in stock" : " · pieces not back in stock"}
            </span>
          )}
          <Text as="div" tone="muted" size="small">
            <bdi>{change.changedBy}</bdi>,{" "}
            <time dateTime={change.changedAt}>{formatDateTime(change.changedAt)}</time>
          </Text>
          {change.reason !== "" && (
            <Text as="div" size="small">
              <bdi>{change.reason}</bdi>
            </Text>
          )}
        </li>
      ))}
      <li>
        <span>Placed</span>
        <Text as="div" tone="muted" size="small">
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </Text>
      </li>
    </ol>
  </section>
);

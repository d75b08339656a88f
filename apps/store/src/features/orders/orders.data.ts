import { callPath, calls, readList } from "@pallu/contract";
import type { Id, OrderResponse, OrderRowResponse } from "@pallu/contract";
import { useMemo } from "react";
import { usePersonalData } from "../../platform/data/personalData.ts";
import { joinOrders } from "./orders.rules.ts";

const hasOrder = ({ orderId }: { orderId?: Id }): boolean =>
  orderId !== undefined && orderId !== null;

/**
 * Reads the order history of a user, joined with the statuses of the orders.
 * A failed history is an error. Without the second call the statuses are their defaults (ORD-05 to ORD-09).
 */
export const useOrderHistory = (userId: Id | undefined) => {
  const known = userId !== undefined;
  const history = usePersonalData(
    "order history",
    userId,
    known ? callPath(calls.listOrderHistory, { userId }) : null,
  );
  const orders = usePersonalData(
    "orders",
    userId,
    known ? callPath(calls.listOrders, { userId }) : null,
  );
  const lines = useMemo(
    () =>
      joinOrders(
        readList<OrderRowResponse>(history.data).filter(hasOrder),
        readList<OrderResponse>(orders.data).filter(hasOrder),
      ),
    [history.data, orders.data],
  );
  return {
    // Waits for the statuses: otherwise the defaults would show first.
    state: history.state === "ready" && orders.state === "loading" ? "loading" : history.state,
    lines,
    reload: () => Promise.all([history.reload(), orders.reload()]),
  };
};

/** Reads the rows of an order for its invoice (API-46). */
export const useOrderRows = (userId: Id | undefined, orderId: Id | undefined) => {
  const { state, data, error, reload } = usePersonalData(
    "invoice",
    userId,
    orderId === undefined ? null : callPath(calls.listOrderRows, { orderId }),
  );
  const rows = useMemo(() => readList<OrderRowResponse>(data), [data]);
  return { state, rows, error, reload };
};

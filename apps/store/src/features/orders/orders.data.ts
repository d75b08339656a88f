import { addressOf, calls, readList } from "@pallu/contract";
import type { Id, OrderAnswer, OrderRowAnswer } from "@pallu/contract";
import { useMemo } from "react";
import useSWR from "swr";
import { personalState } from "../../platform/personalState.ts";
import type { PersonalState } from "../../platform/personalState.ts";
import { joinOrders } from "./orders.logic.ts";
import type { OrderLine } from "./orders.logic.ts";

const logged = (what: string) => ({
  onError: (error: unknown) => console.error(`Error fetching ${what}`, error),
});

const hasOrder = ({ orderId }: { orderId?: Id }): boolean =>
  orderId !== undefined && orderId !== null;

export interface OrderHistory {
  state: PersonalState;
  lines: OrderLine[];
  /** Resolves when both answers, good or bad, are there. */
  reload: () => Promise<unknown>;
}

/**
 * The history of a user, joined with the orders' statuses. A failed history is an error, never an empty one;
 * without the second call the statuses are their defaults (ORD-05 to ORD-09).
 */
export const useOrderHistory = (userId: Id | undefined): OrderHistory => {
  const known = userId !== undefined;
  const history = useSWR<unknown, unknown>(
    known ? addressOf(calls.listOrderHistory, { userId }) : null,
    logged("order history"),
  );
  const orders = useSWR<unknown, unknown>(
    known ? addressOf(calls.listOrders, { userId }) : null,
    logged("orders"),
  );
  const lines = useMemo(
    () =>
      joinOrders(
        readList<OrderRowAnswer>(history.data).filter(hasOrder),
        readList<OrderAnswer>(orders.data).filter(hasOrder),
      ),
    [history.data, orders.data],
  );
  const settled = orders.data !== undefined || orders.error !== undefined;
  return {
    state: personalState(userId, settled ? history.data : undefined, history.error),
    lines,
    reload: () => Promise.all([history.mutate(), orders.mutate()]),
  };
};

export interface OrderRows {
  state: "loading" | "error" | "ready";
  rows: OrderRowAnswer[];
  error: unknown;
  reload: () => Promise<unknown>;
}

/** The rows of one order, for its invoice (API-46). */
export const useOrderRows = (orderId: Id | undefined): OrderRows => {
  const { data, error, mutate } = useSWR<unknown, unknown>(
    orderId === undefined ? null : addressOf(calls.listOrderRows, { orderId }),
    logged("invoice"),
  );
  const rows = useMemo(() => readList<OrderRowAnswer>(data), [data]);
  return {
    state: data !== undefined ? "ready" : error !== undefined ? "error" : "loading",
    rows,
    error,
    reload: () => mutate(),
  };
};

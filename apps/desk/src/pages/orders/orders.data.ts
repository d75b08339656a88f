import { useSyncExternalStore } from "react";
import { useListAddress } from "../../platform/address.ts";
import type { Input, Output } from "../../platform/callTypes.ts";
import { draftPrefix } from "../../platform/draftStorage.ts";
import { useRead } from "../../platform/useRead.ts";
import type { Reading } from "../../platform/useRead.ts";

type ListQuery = NonNullable<Input<"GET /api/desk/orders">["query"]>;

export type OrderList = Output<"GET /api/desk/orders">;
export type OrderRow = OrderList["orders"][number];
export type OrderDetails = Output<"GET /api/desk/orders/:orderId">;
export type OrderNote = OrderDetails["notes"][number];
export type OrderStep = OrderDetails["steps"][number];
export type OrderAction = Input<"POST /api/desk/orders/changes">["body"]["action"];
export type DeliveryAddress = Input<"POST /api/desk/orders/:orderId/address">["body"]["address"];
export type ChangeAnswer = Output<"POST /api/desk/orders/changes">;
export type OrderState = OrderRow["state"];
export type PaymentState = OrderRow["payment"];

const listDefaults = {
  view: "toDo",
  find: "",
  state: [] as readonly string[],
  payment: [] as readonly string[],
  from: "",
  to: "",
  orders: "",
  commented: "",
  after: "",
  before: "",
} as const;

/** The state of the list of orders, which the pages of single orders carry along. */
export const useOrdersAddress = () => useListAddress(listDefaults);

export type OrdersAddress = ReturnType<typeof useOrdersAddress>;

const narrowingOf = ({
  find,
  state,
  payment,
  from,
  to,
  orders,
  commented,
}: OrdersAddress["values"]) => ({
  find: find.trim(),
  state: [...state],
  payment: [...payment],
  from,
  to,
  orders,
  commented,
});

/** What a list of orders is filtered by, as it is sent. */
export const filterOf = (values: OrdersAddress["values"]) =>
  ({ view: values.view, ...narrowingOf(values) }) as ListQuery;

/** No search and no filters, except the view. */
export const unnarrowed = {
  find: "",
  state: [],
  payment: [],
  from: "",
  to: "",
  orders: "",
  commented: "",
} as const;

/** Returns the link to the list of some orders alone. */
export const hrefOfOrders = (ids: readonly string[]): string =>
  `/orders?view=all&orders=${ids.join(",")}`;

/** Whether something beside the view is filtered. */
export const isNarrowed = (values: OrdersAddress["values"]): boolean =>
  Object.values(narrowingOf(values)).some(({ length }) => length > 0);

export const useOrders = (values: OrdersAddress["values"]): Reading<OrderList> => {
  const { after, before } = values;
  const query: ListQuery = {
    ...filterOf(values),
    counts: "true",
    ...(after !== "" && { after }),
    ...(before !== "" && { before }),
  };
  return useRead("GET /api/desk/orders", { query });
};

export const useOrder = (orderId: string, values: OrdersAddress["values"]): Reading<OrderDetails> =>
  useRead("GET /api/desk/orders/:orderId", { params: { orderId }, query: filterOf(values) });

type Selection = ReadonlyMap<string, OrderRow>;

let selection: Selection = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Selects orders, instead of those that were selected. */
export const selectOrders = (next: Selection): void => {
  selection = next;
  for (const listener of listeners) listener();
};

/** The selected orders, also those of other pages of the list. They stay while other pages of the desk are open. */
export const useSelection = (): Selection => useSyncExternalStore(subscribe, () => selection);

const trackingKey = (orderId: string): string => `${draftPrefix}tracking:${orderId}`;

/** Tracking as it was typed, by order. This tab has it until the order is shipped, also after a reload. */
export const typedTracking = {
  read: (orderId: string): string => sessionStorage.getItem(trackingKey(orderId)) ?? "",
  keep: (orderId: string, text: string): void => {
    if (text === "") sessionStorage.removeItem(trackingKey(orderId));
    else sessionStorage.setItem(trackingKey(orderId), text);
  },
  forget: (orderIds: readonly string[]): void => {
    for (const id of orderIds) sessionStorage.removeItem(trackingKey(id));
  },
};

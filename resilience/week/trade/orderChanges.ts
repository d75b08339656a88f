import type { OrderAction, SeenOrder, Staff, StaffChange } from "../staff.ts";

type OrderChange = Extract<StaffChange, { orders: readonly SeenOrder[] }>;

/** Changes several orders. Omits those that a refusal names and repeats it. Returns the ids of the changed orders. */
export const changeAll = async (
  staff: Staff,
  action: OrderAction,
  orders: readonly SeenOrder[],
  options: Omit<OrderChange, "action" | "orders"> = {},
): Promise<readonly string[]> => {
  let left = orders;
  for (let attempt = 0; attempt < 3 && left.length > 0; attempt++) {
    const { outcome, refusedOrders } = await staff.change({ action, orders: left, ...options });
    if (outcome === "done") return left.map(({ id }) => id);
    if (refusedOrders.size === 0) return [];
    left = left.filter(({ id }) => !refusedOrders.has(id));
  }
  return [];
};

let parcels = 0;

export const nextTracking = (): string => `EE ${String(++parcels).padStart(9, "0")} IN`;

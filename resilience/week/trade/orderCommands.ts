import { refusedOrders } from "../operator.ts";
import type { Operator } from "../operator.ts";

const ids = (list: unknown): string[] =>
  (list as { orders: { id: string }[] }).orders.map(({ id }) => id);

export const listOrders = async (operator: Operator, ...filter: string[]): Promise<string[]> =>
  ids(await operator.read("order:list", ...filter));

const orderTarget = (id: string): string => `order ${id}`;

/** Runs a command on several orders. Omits those that a refusal names and repeats it. Returns the changed orders. */
export const changeAll = async (
  operator: Operator,
  action: string,
  orderIds: readonly string[],
  options: readonly string[] = [],
  details: Record<string, string | number | boolean> = {},
): Promise<readonly string[]> => {
  let left = orderIds;
  for (let attempt = 0; attempt < 3 && left.length > 0; attempt++) {
    const targets = left.map(orderTarget);
    const { outcome, output } = await operator.act({ action, targets, options, details });
    if (outcome === "done") return left;
    const refused = refusedOrders(output);
    if (refused.size === 0) return [];
    left = left.filter((id) => !refused.has(id));
  }
  return [];
};

let parcels = 0;

export const nextTracking = (): string => `EE ${String(++parcels).padStart(9, "0")} IN`;

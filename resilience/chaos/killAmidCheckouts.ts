import { setTimeout as wait } from "node:timers/promises";
import type { Shopper } from "../harness/fixtures.ts";
import { inParallel } from "../harness/load.ts";
import type { Order, Outcome } from "../harness/load.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";

/** Waits for orders for 5 s at most. */
const MAX_CHECKS = 1000;

interface OrderLoad {
  shoppers: readonly Shopper[];
  order: Order;
  /** Checkouts at the same time. */
  width: number;
}

/** Starts the checkouts. Each shopper tries at most once. */
export const startOrders = ({ shoppers, order, width }: OrderLoad) => {
  let acknowledged = 0;
  const stop = new AbortController();
  const orderAndCount = async (shopper: Shopper): Promise<Outcome> => {
    const outcome = await order(shopper);
    if (outcome.status === 200) acknowledged++;
    return outcome;
  };
  return {
    outcomes: inParallel(shoppers, width, orderAndCount, stop.signal),
    stop: () => stop.abort(),
    /** Waits until some orders are acknowledged. Not a time: a fast machine would have no orders left. */
    untilAcknowledged: async (count: number): Promise<void> => {
      for (let check = 0; check < MAX_CHECKS && acknowledged < count; check++) await wait(5);
    },
  };
};

interface KillOptions extends OrderLoad {
  victim: ShopProcess;
  /** Acknowledged orders before the kill. */
  ordersBefore: number;
  /** Whether no other process serves the shoppers, so that those who have not tried yet give up. */
  isOnlyProcess?: boolean;
}

/** Kills a process (-9) amid checkouts. */
export const killAmidCheckouts = async ({
  victim,
  ordersBefore,
  isOnlyProcess = false,
  ...options
}: KillOptions): Promise<{ outcomes: Outcome[]; killedAt: number; isKilled: boolean }> => {
  const load = startOrders(options);
  await load.untilAcknowledged(ordersBefore);
  const killedAt = performance.now();
  if (isOnlyProcess) load.stop();
  victim.kill("SIGKILL");
  const { signal } = await victim.ended;
  return { outcomes: await load.outcomes, killedAt, isKilled: signal === "SIGKILL" };
};

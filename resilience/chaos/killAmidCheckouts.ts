import { setTimeout as wait } from "node:timers/promises";
import type { Shopper } from "../harness/fixtures.ts";
import { inParallel } from "../harness/load.ts";
import type { Order, Outcome } from "../harness/load.ts";
import type { ShopProcess } from "../harness/shopProcess.ts";

/** Kills after some orders, or after 5 s at the latest. */
const MAX_CHECKS = 1000;

interface KillOptions {
  victim: ShopProcess;
  shoppers: readonly Shopper[];
  order: Order;
  /** Checkouts at the same time. */
  width: number;
  /** Acknowledged orders before the kill. Not a time: a fast machine would have no orders left. */
  ordersBefore: number;
}

/** Kills a process (-9) amid checkouts. All shoppers try once. */
export const killAmidCheckouts = async ({
  victim,
  shoppers,
  order,
  width,
  ordersBefore,
}: KillOptions): Promise<{ outcomes: Outcome[]; killedAt: number; isKilled: boolean }> => {
  let acknowledged = 0;
  const load = inParallel(shoppers, width, async (shopper) => {
    const outcome = await order(shopper);
    if (outcome.status === 200) acknowledged++;
    return outcome;
  });
  for (let check = 0; check < MAX_CHECKS && acknowledged < ordersBefore; check++) await wait(5);
  const killedAt = performance.now();
  victim.kill("SIGKILL");
  const { signal } = await victim.ended;
  return { outcomes: await load, killedAt, isKilled: signal === "SIGKILL" };
};

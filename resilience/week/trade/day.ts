import { setTimeout as wait } from "node:timers/promises";
import { kill } from "../faults/kill.ts";
import { cancelConcurrently, cancelSome } from "./cancellations.ts";
import type { WeekContext } from "./context.ts";
import { erpLoop } from "./erpLoop.ts";
import { faultLoop } from "./kills.ts";
import { scheduledChanges } from "./scheduledChanges.ts";
import type { ChangedCatalogue } from "./scheduledChanges.ts";
import { shopperLoops } from "./shopperLoops.ts";
import { ashaRound, raviRound, returnSome } from "./staffRounds.ts";
import { warehouseLoop } from "./warehouseLoop.ts";

const ROUND_PAUSE_MS = 500;

/** Splits a number evenly over the days. */
const shareOf = (total: number, day: number, days: number): number =>
  Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);

/** Runs all actors of a day at the same time. Ends when shoppers and staff have done their share. */
export const runDay = async (
  context: WeekContext,
  day: number,
  catalogue: ChangedCatalogue,
): Promise<void> => {
  const { plan, counts } = context;
  const { days } = plan;
  const share = (total: number): number => shareOf(total, day, days);
  const dueToday = scheduledChanges(context, catalogue).filter(
    ({ at }) => Math.floor(at * days) === day,
  );
  const isLast = day === days - 1;
  let isOver = false;
  const hasEnded = (): boolean => isOver;
  let isShopping = true;
  const shop = (): Promise<void> =>
    shopperLoops(context, Math.floor((plan.orders * (day + 1)) / days)).finally(() => {
      isShopping = false;
    });
  /** At the desk a round takes a second, at the terminal as long as most of the day. */
  const whileShopping = async (round: () => Promise<void>): Promise<void> => {
    do {
      await round();
      await wait(ROUND_PAUSE_MS);
    } while (isShopping);
  };
  const ashaDay = async (): Promise<void> => {
    for (const { run } of dueToday) await run();
    await whileShopping(() => ashaRound(context));
    await cancelSome(context, share(plan.cancellations - plan.concurrentCancellations));
  };
  const raviDay = async (): Promise<void> => {
    const returnsSoFar = Math.floor((plan.returns * (day + 1)) / days);
    await whileShopping(() => raviRound(context, returnsSoFar - counts.returned));
    for (let each = 0; each < share(plan.concurrentCancellations); each++)
      await cancelConcurrently(context);
    for (let extra = 0; isLast && extra < 5 && counts.returned < plan.returns; extra++)
      await returnSome(context, plan.returns - counts.returned);
  };
  // `takeStock` does the last kill.
  const times = context.fault === kill ? share(plan.kills - 1) : (context.fault.timesADay ?? 1);
  const actors = Promise.all([shop(), ashaDay(), raviDay()]).finally(() => {
    isOver = true;
  });
  await Promise.all([
    actors,
    warehouseLoop(context, hasEnded),
    erpLoop(context, hasEnded),
    faultLoop(context, times, hasEnded),
  ]);
  context.print(
    `  day ${day + 1}: ${counts.orders} orders, ${counts.cancelled} cancelled, ${counts.returned} returned, ${context.journal.kills.length} kills`,
  );
};

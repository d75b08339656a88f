import { kill } from "../faults/kill.ts";
import { cancelConcurrently, cancelSome } from "./cancellations.ts";
import type { WeekContext } from "./context.ts";
import { erpLoop } from "./erpLoop.ts";
import { faultLoop } from "./kills.ts";
import { merchantLoop } from "./merchantLoop.ts";
import { ashaRound, raviRound, returnSome } from "./operatorRounds.ts";
import { scheduledChanges } from "./scheduledChanges.ts";
import type { ChangedCatalogue } from "./scheduledChanges.ts";
import { shopperLoops } from "./shopperLoops.ts";

/** Splits a number evenly over the days. */
const shareOf = (total: number, day: number, days: number): number =>
  Math.floor((total * (day + 1)) / days) - Math.floor((total * day) / days);

/** Runs all actors of a day at the same time. Ends when shoppers and operators have done their share. */
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
  const ashaDay = async (): Promise<void> => {
    for (const { run } of dueToday) await run();
    await ashaRound(context);
    await cancelSome(context, share(plan.cancellations - plan.concurrentCancellations));
  };
  const raviDay = async (): Promise<void> => {
    await raviRound(context, Math.floor((plan.returns * (day + 1)) / days) - counts.returned);
    for (let each = 0; each < share(plan.concurrentCancellations); each++)
      await cancelConcurrently(context);
    for (let extra = 0; isLast && extra < 5 && counts.returned < plan.returns; extra++)
      await returnSome(context, plan.returns - counts.returned);
  };
  // `takeStock` does the last kill.
  const times = context.fault === kill ? share(plan.kills - 1) : (context.fault.timesADay ?? 1);
  const actors = Promise.all([
    shopperLoops(context, Math.floor((plan.orders * (day + 1)) / days)),
    ashaDay(),
    raviDay(),
  ]).finally(() => {
    isOver = true;
  });
  await Promise.all([
    actors,
    merchantLoop(context, hasEnded),
    erpLoop(context, hasEnded),
    faultLoop(context, times, hasEnded),
  ]);
  context.print(
    `  day ${day + 1}: ${counts.orders} orders, ${counts.cancelled} cancelled, ${counts.returned} returned, ${context.journal.kills.length} kills`,
  );
};

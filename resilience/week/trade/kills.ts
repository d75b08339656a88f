import { setTimeout as wait } from "node:timers/promises";
import type { WeekContext } from "./context.ts";

/** Kills the next shop process and waits until its successor can serve. */
export const killOne = async ({ journal, supervisors }: WeekContext): Promise<void> => {
  const supervisor = supervisors[journal.kills.length % supervisors.length];
  if (!supervisor) return;
  journal.kills.push(Date.now());
  await supervisor.kill();
  await supervisor.ready();
};

/** Causes the fault of the week after random amounts of work, so many times. */
export const faultLoop = async (
  context: WeekContext,
  times: number,
  isOver: () => boolean,
): Promise<void> => {
  const { journal, fault, print } = context;
  const random = context.random.fork();
  const progress = (): number => journal.attempts.length + journal.submissions.length;
  for (let time = 0; time < times; time++) {
    const target = progress() + random.between(3, 30);
    while (progress() < target && !isOver()) await wait(20);
    await wait(random.between(0, 900));
    const period = { from: Date.now(), to: Number.POSITIVE_INFINITY };
    journal.faults.push(period);
    const evidence = await fault.inject(context).catch((error: unknown) => {
      journal.failures.push(`the fault: ${String(error)}`);
      return "";
    });
    period.to = Date.now();
    if (evidence !== "") print(`  fault: ${evidence}`);
  }
};

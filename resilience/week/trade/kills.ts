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

/** Kills processes after random amounts of work, until `kills` are done. */
export const killLoop = async (
  context: WeekContext,
  kills: number,
  isOver: () => boolean,
): Promise<void> => {
  const random = context.random.fork();
  const progress = (): number =>
    context.journal.attempts.length + context.journal.submissions.length;
  for (let kill = 0; kill < kills; kill++) {
    const target = progress() + random.between(3, 30);
    while (progress() < target && !isOver()) await wait(20);
    await wait(random.between(0, 900));
    await killOne(context);
  }
};

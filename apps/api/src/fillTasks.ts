import type { FastifyBaseLogger } from "fastify";

/** Starts tasks until `limit` run at once. A failure is logged, and ends one task. */
export const fillTasks = (
  tasks: Set<Promise<void>>,
  limit: number,
  work: () => Promise<void>,
  log: Pick<FastifyBaseLogger, "warn">,
): void => {
  while (tasks.size < limit) {
    const task = work()
      .catch((error: unknown) => log.warn({ err: error }, "the worker will try again"))
      .finally(() => tasks.delete(task));
    tasks.add(task);
  }
};

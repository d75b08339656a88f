import { expect, test } from "vitest";
import { BusyError, createRenderQueue } from "./renderQueue.ts";

/** Creates a task that ends on request. */
const deferred = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
};

test("so many run at once, the others wait in their order", async () => {
  const enqueue = createRenderQueue({ concurrency: 2, maxQueue: 64, maxWaitMs: 10_000 });
  const started: number[] = [];
  const pages = [0, 1, 2, 3].map(() => deferred());
  const all = pages.map(({ work }, index) =>
    enqueue(async () => {
      started.push(index);
      await work();
    }),
  );
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1]);
  pages[1]?.end();
  await all[1];
  await new Promise(setImmediate);
  expect(started).toEqual([0, 1, 2]);
  for (const { end } of pages) end();
  await Promise.all(all);
  expect(started).toEqual([0, 1, 2, 3]);
});

test("one more than may wait is refused, and one that waited too long", async () => {
  const enqueue = createRenderQueue({ concurrency: 1, maxQueue: 1, maxWaitMs: 1 });
  const first = deferred();
  const running = enqueue(first.work);
  const waiting = enqueue(async () => "late");
  await expect(enqueue(async () => "too many")).rejects.toThrow(BusyError);
  await expect(waiting).rejects.toThrow("The wait was too long.");
  first.end();
  await running;
  await expect(enqueue(async () => "next")).resolves.toBe("next");
});

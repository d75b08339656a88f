import { expect, test } from "vitest";
import { createRenderQueue } from "./renderQueue.ts";

const limits = { concurrency: 1, maxQueue: 64, maxWaitMs: 10_000 };

test("between two pieces of work the event loop has a turn for other requests", async () => {
  const enqueue = createRenderQueue(limits);
  const order: string[] = [];
  const all = [1, 2, 3].map((page) => enqueue(async () => void order.push(`page ${page}`)));
  let turns = 0;
  const answer = (): void => {
    order.push("request");
    if (++turns < 3) setImmediate(answer);
  };
  setImmediate(answer);
  await Promise.all(all);
  expect(order.indexOf("request")).toBeLessThan(order.indexOf("page 2"));
  expect(order.lastIndexOf("page 3")).toBeGreaterThan(order.indexOf("page 2") + 1);
});

test("urgent calls go first, for a while", async () => {
  let isUrgent = true;
  const enqueue = createRenderQueue({ ...limits, hasUrgentCalls: () => isUrgent });
  const order: string[] = [];
  const first = enqueue(async () => void order.push("page"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  order.push("call");
  isUrgent = false;
  await first;
  expect(order).toEqual(["call", "page"]);
  isUrgent = true;
  await enqueue(async () => void order.push("late page"));
  expect(order).toEqual(["call", "page", "late page"]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openConcurrencyQueue } from "./concurrencyQueue.ts";
import type { ConcurrencyQueue } from "./concurrencyQueue.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setImmediate", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rules = { atOnce: 2, maxQueue: 100, maxWaitMs: 1000, overloadMaxWaitMs: 50 };

/** Creates callers that record their outcome. */
const recordCallers = (queue: ConcurrencyQueue) => {
  const served: number[] = [];
  const rejected: number[] = [];
  const disconnected = new Set<number>();
  return {
    served,
    rejected,
    disconnected,
    enqueue: (...callers: number[]) => {
      for (const caller of callers)
        queue.enqueue({
          admit: () => void served.push(caller),
          reject: () => void rejected.push(caller),
          hasDisconnected: () => disconnected.has(caller),
        });
    },
  };
};

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("serves a few at once and the others in the order of arrival", async () => {
  const queue = openConcurrencyQueue(rules);
  const { enqueue, served, rejected } = recordCallers(queue);
  enqueue(1, 2, 3, 4);
  await advance(10);
  expect(served).toEqual([1, 2]);
  queue.release();
  await advance(10);
  expect(served).toEqual([1, 2, 3]);
  queue.release();
  await advance(10);
  expect(served).toEqual([1, 2, 3, 4]);
  expect(rejected).toEqual([]);
});

test("serves a burst completely", async () => {
  const queue = openConcurrencyQueue(rules);
  const { enqueue, served, rejected } = recordCallers(queue);
  enqueue(...numbers(0, 90));
  for (let turn = 0; turn < 90; turn++) {
    await advance(10);
    queue.release();
  }
  expect(served).toEqual(numbers(0, 90));
  expect(rejected).toEqual([]);
});

test("rejects most callers early under sustained overload and serves the others soon", async () => {
  const queue = openConcurrencyQueue(rules);
  const { enqueue, served, rejected } = recordCallers(queue);
  // One arrival every 10 ms, of which every fourth can be served.
  for (let caller = 0; caller < 400; caller++) {
    enqueue(caller);
    await advance(10);
    if (caller % 4 === 3) queue.release();
  }
  expect(served.length).toBeGreaterThan(95);
  expect(Math.max(...served)).toBeGreaterThan(380);
  // Every caller of the last second that is not served was rejected.
  const settled = new Set([...served, ...rejected]);
  expect(numbers(300, 90).filter((caller) => !settled.has(caller))).toEqual([]);
});

test("serves a burst completely again after an overload", async () => {
  const queue = openConcurrencyQueue(rules);
  const { enqueue, served, rejected } = recordCallers(queue);
  enqueue(...numbers(0, 10));
  await advance(1200);
  expect(rejected).toEqual(numbers(2, 8));
  queue.release();
  queue.release();
  await advance(1200);
  enqueue(...numbers(20, 10));
  for (let turn = 0; turn < 10; turn++) {
    await advance(80);
    queue.release();
  }
  expect(served).toEqual([0, 1, ...numbers(20, 10)]);
  expect(rejected).toEqual(numbers(2, 8));
});

test("skips callers that disconnected, also while they are admitted", async () => {
  const queue = openConcurrencyQueue({ ...rules, atOnce: 1 });
  const { enqueue, served, rejected, disconnected } = recordCallers(queue);
  enqueue(1, 2);
  disconnected.add(1);
  await advance(10);
  expect(served).toEqual([2]);
  enqueue(3, 4);
  disconnected.add(3);
  await advance(10);
  queue.release();
  await advance(10);
  expect(served).toEqual([2, 4]);
  expect(rejected).toEqual([]);
});

test("rejects at once when the queue is full", async () => {
  const queue = openConcurrencyQueue({ ...rules, maxQueue: 3 });
  const { enqueue, rejected } = recordCallers(queue);
  enqueue(1, 2);
  await advance(10);
  enqueue(3, 4, 5, 6);
  expect(rejected).toEqual([6]);
});

test("admits everybody when there is no maximum wait", async () => {
  const queue = openConcurrencyQueue({
    ...rules,
    maxWaitMs: Infinity,
    overloadMaxWaitMs: Infinity,
  });
  const { enqueue, served, rejected } = recordCallers(queue);
  enqueue(...numbers(0, 60));
  for (let turn = 0; turn < 60; turn++) {
    await advance(200);
    queue.release();
  }
  expect(served).toEqual(numbers(0, 60));
  expect(rejected).toEqual([]);
});

import { channel } from "node:diagnostics_channel";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openFairQueue } from "./fairQueue.ts";
import type { FairQueue } from "./fairQueue.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setImmediate", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rules = { atOnce: 2, maxQueue: 100, maxWaitMs: 1000, overloadMaxWaitMs: 50 };

/** Creates callers that record their outcome, each of a source of its own unless told. */
const recordCallers = (queue: FairQueue) => {
  const served: (number | string)[] = [];
  const rejected: (number | string)[] = [];
  const left = new Set<number | string>();
  const releases = new Map<number | string, () => void>();
  const enqueueFrom = (source: string, ...callers: (number | string)[]): void => {
    for (const caller of callers)
      queue.enqueue({
        source,
        admit: (release) => {
          served.push(caller);
          releases.set(caller, release);
        },
        reject: () => void rejected.push(caller),
        hasLeft: () => left.has(caller),
      });
  };
  return {
    served,
    rejected,
    left,
    enqueueFrom,
    enqueue: (...callers: number[]) => {
      for (const caller of callers) enqueueFrom(`source ${caller}`, caller);
    },
    /** Ends the work of a caller. Default: of the one that was admitted first. */
    release: (caller = releases.keys().next().value) => {
      if (caller === undefined) throw new Error("Nobody is served.");
      releases.get(caller)?.();
      releases.delete(caller);
    },
  };
};

const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("serves a few at once and the others in the order of arrival", async () => {
  const queue = openFairQueue(rules);
  const { enqueue, served, rejected, release } = recordCallers(queue);
  enqueue(1, 2, 3, 4);
  await advance(10);
  expect(served).toEqual([1, 2]);
  release();
  await advance(10);
  expect(served).toEqual([1, 2, 3]);
  release();
  await advance(10);
  expect(served).toEqual([1, 2, 3, 4]);
  expect(rejected).toEqual([]);
});

test("serves a burst completely", async () => {
  const queue = openFairQueue(rules);
  const { enqueue, served, rejected, release } = recordCallers(queue);
  enqueue(...numbers(0, 90));
  for (let turn = 0; turn < 90; turn++) {
    await advance(10);
    release();
  }
  expect(served).toEqual(numbers(0, 90));
  expect(rejected).toEqual([]);
});

test("rejects most callers early under sustained overload and serves the others soon", async () => {
  const queue = openFairQueue(rules);
  const { enqueue, served, rejected, release } = recordCallers(queue);
  // One arrival every 10 ms, of which every fourth can be served.
  for (let caller = 0; caller < 400; caller++) {
    enqueue(caller);
    await advance(10);
    if (caller % 4 === 3) release();
  }
  expect(served.length).toBeGreaterThan(95);
  expect(Math.max(...served.map(Number))).toBeGreaterThan(380);
  // Every caller of the last second that is not served was rejected.
  const settled = new Set([...served, ...rejected]);
  expect(numbers(300, 90).filter((caller) => !settled.has(caller))).toEqual([]);
});

test("serves a burst completely again after an overload", async () => {
  const queue = openFairQueue(rules);
  const { enqueue, served, rejected, release } = recordCallers(queue);
  enqueue(...numbers(0, 10));
  await advance(1200);
  expect(rejected).toEqual(numbers(2, 8));
  release();
  release();
  await advance(1200);
  enqueue(...numbers(20, 10));
  for (let turn = 0; turn < 10; turn++) {
    await advance(80);
    release();
  }
  expect(served).toEqual([0, 1, ...numbers(20, 10)]);
  expect(rejected).toEqual(numbers(2, 8));
});

test("admits nobody while connections are accepted, for a moment", async () => {
  const queue = openFairQueue(rules);
  const { enqueue, served } = recordCallers(queue);
  const accept = channel("net.server.socket");
  enqueue(1);
  for (let iteration = 0; iteration < 20; iteration++) {
    accept.publish({});
    vi.advanceTimersToNextTimer();
  }
  expect(served).toEqual([]);
  await advance(10);
  expect(served).toEqual([1]);
  // A flood of connections keeps nobody waiting for long.
  enqueue(2);
  for (let iteration = 0; iteration < 200; iteration++) {
    accept.publish({});
    vi.advanceTimersToNextTimer();
  }
  expect(served).toEqual([1, 2]);
});

test("skips callers that have left, also while they are admitted", async () => {
  const queue = openFairQueue({ ...rules, atOnce: 1 });
  const { enqueue, served, rejected, left, release } = recordCallers(queue);
  enqueue(1, 2);
  left.add(1);
  await advance(10);
  expect(served).toEqual([2]);
  enqueue(3, 4);
  left.add(3);
  await advance(10);
  release();
  await advance(10);
  expect(served).toEqual([2, 4]);
  expect(rejected).toEqual([1, 3]);
});

test("rejects at once when the queue is full", async () => {
  const queue = openFairQueue({ ...rules, maxQueue: 3 });
  const { enqueue, rejected } = recordCallers(queue);
  enqueue(1, 2);
  await advance(10);
  enqueue(3, 4, 5, 6);
  expect(rejected).toEqual([6]);
});

test("admits everybody when there is no maximum wait", async () => {
  const queue = openFairQueue({
    ...rules,
    maxWaitMs: Infinity,
    overloadMaxWaitMs: Infinity,
  });
  const { enqueue, served, rejected, release } = recordCallers(queue);
  enqueue(...numbers(0, 60));
  for (let turn = 0; turn < 60; turn++) {
    await advance(200);
    release();
  }
  expect(served).toEqual(numbers(0, 60));
  expect(rejected).toEqual([]);
});

describe("sources", () => {
  const names = (source: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${source}${index}`);

  test("have their turns in rotation, each in its own order", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 1 });
    const { enqueueFrom, served, release } = recordCallers(queue);
    enqueueFrom("a", ...names("a", 4));
    enqueueFrom("b", ...names("b", 2));
    enqueueFrom("c", "c0");
    await advance(10);
    for (let turn = 0; turn < 6; turn++) {
      release();
      await advance(10);
    }
    expect(served).toEqual(["a0", "b0", "c0", "a1", "b1", "a2", "a3"]);
  });

  test("one that comes back waits for one turn of each other, however many callers they have", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 1 });
    const { enqueueFrom, served, release } = recordCallers(queue);
    enqueueFrom("a", ...names("a", 20));
    await advance(10);
    for (let visit = 0; visit < 5; visit++) {
      enqueueFrom("b", `b${visit}`);
      for (let turn = 0; turn < 2; turn++) {
        release();
        await advance(10);
      }
      expect(served.slice(-2)).toEqual([`a${visit + 1}`, `b${visit}`]);
    }
  });

  test("are served half of all at once, and get the next turn when one of their own has ended", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 4 });
    const { enqueueFrom, served, release } = recordCallers(queue);
    enqueueFrom("a", ...names("a", 4));
    await advance(10);
    expect(served).toEqual(["a0", "a1"]);
    enqueueFrom("b", "b0");
    await advance(10);
    expect(served).toEqual(["a0", "a1", "b0"]);
    release("b0");
    await advance(10);
    expect(served).toEqual(["a0", "a1", "b0"]);
    release("a1");
    await advance(10);
    expect(served).toEqual(["a0", "a1", "b0", "a2"]);
  });

  test("have a quarter of the places, and the others keep theirs", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 2, maxQueue: 8 });
    const { enqueueFrom, served, rejected } = recordCallers(queue);
    enqueueFrom("a", ...names("a", 1));
    await advance(10);
    enqueueFrom("a", ...names("b", 4));
    expect(rejected).toEqual(["b2", "b3"]);
    enqueueFrom("c", "c0");
    await advance(10);
    expect(served).toEqual(["a0", "c0"]);
  });

  test("with most callers lose their newest one when the queue is full", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 1, maxQueue: 8 });
    const { enqueueFrom, rejected, served } = recordCallers(queue);
    enqueueFrom("first", "first");
    await advance(10);
    for (const source of ["a", "b", "c", "d"]) enqueueFrom(source, ...names(source, 2));
    enqueueFrom("e", "e0");
    enqueueFrom("f", "f0");
    expect(rejected).toEqual(["a1", "b1"]);
    enqueueFrom("c", "c2");
    expect(rejected).toEqual(["a1", "b1", "c2"]);
    expect(served).toEqual(["first"]);
  });

  test("one that floods is not refused early, and nobody else is", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 4, maxQueue: 1000 });
    const { enqueueFrom, served, rejected, release } = recordCallers(queue);
    // Sixty callers, of which each comes back when it was served, for three times the maximum wait.
    enqueueFrom("a", ...names("a", 60));
    let next = 60;
    for (let time = 0; time < 3000; time += 10) {
      await advance(10);
      for (const caller of served.splice(0)) {
        release(caller);
        enqueueFrom("a", `a${next++}`);
      }
      if (time % 200 === 0) {
        enqueueFrom("b", `b${time}`);
        await advance(10);
        expect(served).toContain(`b${time}`);
        release(`b${time}`);
        served.splice(served.indexOf(`b${time}`), 1);
      }
    }
    expect(next).toBeGreaterThan(500);
    expect(rejected).toEqual([]);
  });

  test("are not late while they use their share: nobody is refused early", async () => {
    const queue = openFairQueue({ ...rules, atOnce: 4 });
    const { enqueueFrom, served, rejected, release } = recordCallers(queue);
    /** How long a request of each source takes in ms, and its callers. Each comes back when it was served. */
    const sources = { a: [190, 5], b: [390, 6], c: [100, 4] } as const;
    const isSource = (name: string): name is keyof typeof sources => name in sources;
    for (const [source, [, callers]] of Object.entries(sources))
      enqueueFrom(source, ...names(source, callers));
    const ends = new Map<string, number>();
    for (let time = 0; time < 3000; time += 10) {
      await advance(10);
      for (const caller of served.splice(0).map(String)) {
        const source = caller.charAt(0);
        if (isSource(source)) ends.set(caller, time + sources[source][0]);
      }
      for (const [caller, end] of ends) {
        if (end > time) continue;
        ends.delete(caller);
        release(caller);
        enqueueFrom(caller.charAt(0), caller);
      }
    }
    expect(rejected).toEqual([]);
  });
});

test("a turn is released once, however often its end is told", async () => {
  const queue = openFairQueue({ ...rules, atOnce: 1 });
  const { served, enqueue } = recordCallers(queue);
  let release = (): void => undefined;
  queue.enqueue({
    source: "a",
    admit: (end) => (release = end),
    reject: () => undefined,
    hasLeft: () => false,
  });
  enqueue(1, 2);
  await advance(10);
  release();
  release();
  await advance(10);
  expect(served).toEqual([1]);
});

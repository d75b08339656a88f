import { expect, test, vi } from "vitest";
import { openFairQueue } from "./fairQueue.ts";
import type { Caller, FairQueue } from "./fairQueue.ts";
import { BusyError, openSharedTurn, unlessLeft } from "./sharedTurn.ts";
import type { Waiter } from "./sharedTurn.ts";

const from = (source: string, hasLeft = () => false): Waiter => ({ source, hasLeft });

/** A queue whose turns a test gives. */
const openManualQueue = () => {
  const waiting: Caller[] = [];
  const released: string[] = [];
  const queue: FairQueue = { enqueue: (caller) => void waiting.push(caller) };
  return {
    queue,
    waiting,
    released,
    admit: (index: number) =>
      waiting[index]?.admit(() => void released.push(waiting[index]?.source ?? "")),
  };
};

const deferred = <T>() => {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { promise, resolve, reject };
};

test("work runs at the first turn of a source, and the other places are given up", async () => {
  const { queue, waiting, released, admit } = openManualQueue();
  const turn = openSharedTurn();
  turn.join(from("a"));
  const work = deferred<string>();
  const run = vi.fn(() => work.promise);
  const result = turn.run(queue, run);
  turn.join(from("a"));
  turn.join(from("b"));
  expect(waiting.map(({ source }) => source)).toEqual(["a", "b"]);
  expect(run).not.toHaveBeenCalled();
  admit(1);
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  expect(waiting[0]?.hasLeft()).toBe(true);
  waiting[0]?.reject();
  turn.join(from("c"));
  expect(waiting).toHaveLength(2);
  expect(released).toEqual([]);
  work.resolve("list");
  expect(await result).toBe("list");
  expect(released).toEqual(["b"]);
});

test("work that fails releases its turn", async () => {
  const { queue, released, admit } = openManualQueue();
  const turn = openSharedTurn();
  turn.join(from("a"));
  const result = turn.run(queue, () => Promise.reject(new Error("away")));
  admit(0);
  await expect(result).rejects.toThrow("away");
  expect(released).toEqual(["a"]);
});

test("it is busy when no source has a place left", async () => {
  const { queue, waiting } = openManualQueue();
  const turn = openSharedTurn();
  turn.join(from("a"));
  turn.join(from("b"));
  const result = turn.run(queue, async () => "list");
  waiting[0]?.reject();
  turn.join(from("c"));
  waiting[1]?.reject();
  expect(waiting[2]?.hasLeft()).toBe(false);
  waiting[2]?.reject();
  await expect(result).rejects.toThrow(BusyError);
});

test("a place is given up only when all who asked have left", async () => {
  const { queue, waiting } = openManualQueue();
  const gone = new Set<string>();
  const turn = openSharedTurn();
  turn.join(from("a", () => gone.has("first")));
  turn.join(from("a", () => gone.has("second")));
  const result = turn.run(queue, async () => "list");
  expect(waiting).toHaveLength(1);
  gone.add("first");
  expect(waiting[0]?.hasLeft()).toBe(false);
  gone.add("second");
  expect(waiting[0]?.hasLeft()).toBe(true);
  waiting[0]?.reject();
  await expect(result).rejects.toThrow(BusyError);
});

test("it runs in one queue after the other", async () => {
  const [first, second] = [openManualQueue(), openManualQueue()];
  const turn = openSharedTurn();
  turn.join(from("a"));
  const checked = turn.run(first.queue, async () => "checked");
  first.admit(0);
  expect(await checked).toBe("checked");
  turn.join(from("b"));
  const drawn = turn.run(second.queue, async () => "drawn");
  expect(second.waiting.map(({ source }) => source)).toEqual(["a", "b"]);
  second.admit(1);
  expect(await drawn).toBe("drawn");
});

test("who asks for what a flooding source asked for does not wait behind its other work", async () => {
  const queue = openFairQueue({ atOnce: 2, maxQueue: 100, maxWaitMs: 60_000 });
  const gates = Array.from({ length: 10 }, () => deferred<number>());
  const turns = gates.map(() => openSharedTurn());
  const started: number[] = [];
  const works = turns.map((turn, index) => {
    turn.join(from("a"));
    return turn.run(queue, () => {
      started.push(index);
      return gates[index]?.promise ?? Promise.resolve(0);
    });
  });
  await vi.waitFor(() => expect(started).toEqual([0]));
  turns[9]?.join(from("b"));
  await vi.waitFor(() => expect(started).toEqual([0, 9]));
  for (const [index, { resolve }] of gates.entries()) resolve(index);
  expect(await Promise.all(works)).toEqual([...gates.keys()]);
  expect(started).toEqual([0, 9, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a refusal that nobody waits for is no error", async () => {
  const busy = Promise.reject(new BusyError("full"));
  expect(
    await unlessLeft(
      from("a", () => true),
      busy,
    ),
  ).toBeNull();
  await expect(unlessLeft(from("a"), busy)).rejects.toThrow(BusyError);
  const failed = Promise.reject(new Error("away"));
  await expect(
    unlessLeft(
      from("a", () => true),
      failed,
    ),
  ).rejects.toThrow("away");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openLane } from "./lane.ts";
import type { Lane } from "./lane.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setImmediate", "setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const rules = { atOnce: 2, room: 100, patience: 1000, crowdedPatience: 50 };

/** Creates callers that record their outcome. */
const openHouse = (lane: Lane) => {
  const served: number[] = [];
  const turnedAway: number[] = [];
  const gone = new Set<number>();
  return {
    served,
    turnedAway,
    gone,
    arrive: (...callers: number[]) => {
      for (const caller of callers)
        lane.arrive({
          enter: () => void served.push(caller),
          turnAway: () => void turnedAway.push(caller),
          isGone: () => gone.has(caller),
        });
    },
  };
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const numbers = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);

test("few are served at once, the others in the order in which they came", async () => {
  const lane = openLane(rules);
  const { arrive, served, turnedAway } = openHouse(lane);
  arrive(1, 2, 3, 4);
  await pass(10);
  expect(served).toEqual([1, 2]);
  lane.leave();
  await pass(10);
  expect(served).toEqual([1, 2, 3]);
  lane.leave();
  await pass(10);
  expect(served).toEqual([1, 2, 3, 4]);
  expect(turnedAway).toEqual([]);
});

test("a crowd that comes all at once is served to the last", async () => {
  const lane = openLane(rules);
  const { arrive, served, turnedAway } = openHouse(lane);
  arrive(...numbers(0, 90));
  for (let turn = 0; turn < 90; turn++) {
    await pass(10);
    lane.leave();
  }
  expect(served).toEqual(numbers(0, 90));
  expect(turnedAway).toEqual([]);
});

test("in a crowd that does not end most are turned away soon, and the others are served soon", async () => {
  const lane = openLane(rules);
  const { arrive, served, turnedAway } = openHouse(lane);
  // One arrival every 10 ms, of which every fourth can be served.
  for (let caller = 0; caller < 400; caller++) {
    arrive(caller);
    await pass(10);
    if (caller % 4 === 3) lane.leave();
  }
  expect(served.length).toBeGreaterThan(95);
  expect(Math.max(...served)).toBeGreaterThan(380);
  // Every caller of the last second that is not served was rejected.
  const settled = new Set([...served, ...turnedAway]);
  expect(numbers(300, 90).filter((caller) => !settled.has(caller))).toEqual([]);
});

test("afterwards, a passing crowd is waited for again", async () => {
  const lane = openLane(rules);
  const { arrive, served, turnedAway } = openHouse(lane);
  arrive(...numbers(0, 10));
  await pass(1200);
  expect(turnedAway).toEqual(numbers(2, 8));
  lane.leave();
  lane.leave();
  await pass(1200);
  arrive(...numbers(20, 10));
  for (let turn = 0; turn < 10; turn++) {
    await pass(80);
    lane.leave();
  }
  expect(served).toEqual([0, 1, ...numbers(20, 10)]);
  expect(turnedAway).toEqual(numbers(2, 8));
});

test("nothing is done for those who went away, also in the moment in which they came", async () => {
  const lane = openLane({ ...rules, atOnce: 1 });
  const { arrive, served, turnedAway, gone } = openHouse(lane);
  arrive(1, 2);
  gone.add(1);
  await pass(10);
  expect(served).toEqual([2]);
  arrive(3, 4);
  gone.add(3);
  await pass(10);
  lane.leave();
  await pass(10);
  expect(served).toEqual([2, 4]);
  expect(turnedAway).toEqual([]);
});

test("who finds the room full is turned away at once", async () => {
  const lane = openLane({ ...rules, room: 3 });
  const { arrive, turnedAway } = openHouse(lane);
  arrive(1, 2);
  await pass(10);
  arrive(3, 4, 5, 6);
  expect(turnedAway).toEqual([6]);
});

test("without end of patience everybody has a turn, however long the crowd lasts", async () => {
  const lane = openLane({ ...rules, patience: Infinity, crowdedPatience: Infinity });
  const { arrive, served, turnedAway } = openHouse(lane);
  arrive(...numbers(0, 60));
  for (let turn = 0; turn < 60; turn++) {
    await pass(200);
    lane.leave();
  }
  expect(served).toEqual(numbers(0, 60));
  expect(turnedAway).toEqual([]);
});

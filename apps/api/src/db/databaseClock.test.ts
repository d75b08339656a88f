import { afterEach, expect, test, vi } from "vitest";
import { openDatabaseClock } from "./databaseClock.ts";

afterEach(() => vi.useRealTimers());

const HERE = Date.parse("2026-11-21T12:00:00Z");
const FIVE_MINUTES = 5 * 60_000;

test("the time is the database's, also after one of the two clocks was set", async () => {
  vi.useFakeTimers({ now: HERE });
  let theirs = HERE + FIVE_MINUTES;
  const clock = await openDatabaseClock(async () => new Date(theirs), 1000);
  expect(clock.now().getTime()).toBe(HERE + FIVE_MINUTES);

  theirs = HERE - FIVE_MINUTES;
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.now().getTime()).toBe(HERE - FIVE_MINUTES);

  vi.setSystemTime(HERE + 10 * FIVE_MINUTES);
  expect(clock.now().getTime()).toBe(HERE - FIVE_MINUTES);
  await vi.advanceTimersByTimeAsync(1000);
  expect(clock.now().getTime()).toBe(HERE - FIVE_MINUTES);
  await clock.stop();
});

test("a database that is away or slow leaves the time as it was", async () => {
  vi.useFakeTimers({ now: HERE });
  const answers = [
    async () => new Date(HERE + FIVE_MINUTES),
    () => Promise.reject(new Error("away")),
    () =>
      new Promise<Date>((resolve) =>
        setTimeout(() => resolve(new Date(HERE - FIVE_MINUTES)), 2500),
      ),
  ];
  const clock = await openDatabaseClock(
    () => answers.shift()?.() ?? Promise.reject(new Error("away")),
    1000,
  );
  await vi.advanceTimersByTimeAsync(8000);
  expect(answers).toEqual([]);
  expect(clock.now().getTime()).toBe(HERE + 8000 + FIVE_MINUTES);
  await clock.stop();
});

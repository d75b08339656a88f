import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadWhenIdle } from "./loadWhenIdle.ts";

const setSaveData = (saveData: boolean): void =>
  void Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  setSaveData(false);
});

afterEach(() => {
  vi.useRealTimers();
  setSaveData(true);
});

test("loads one after another in idle time, also after a failure", async () => {
  const loaded: string[] = [];
  let fail = (): void => undefined;
  loadWhenIdle([
    () => {
      loaded.push("menu");
      return new Promise((_resolve, reject) => (fail = reject));
    },
    async () => loaded.push("search"),
  ]);
  expect(loaded).toEqual([]);
  await vi.runAllTimersAsync();
  expect(loaded).toEqual(["menu"]);
  fail();
  await vi.runAllTimersAsync();
  expect(loaded).toEqual(["menu", "search"]);
});

test("does not load what was removed before its turn", async () => {
  const load = vi.fn(() => Promise.resolve());
  loadWhenIdle([load])();
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});

test("loads nothing for visitors who ask for less data", async () => {
  setSaveData(true);
  const load = vi.fn(() => Promise.resolve());
  loadWhenIdle([load]);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
});

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

test("loads three at a time in idle time, the next one also after a failure", async () => {
  const loaded: string[] = [];
  const fails: (() => void)[] = [];
  const late = (name: string) => () => {
    loaded.push(name);
    return new Promise((_resolve, reject) => fails.push(reject));
  };
  loadWhenIdle([late("menu"), late("search"), late("filters"), late("cart")]);
  expect(loaded).toEqual([]);
  await vi.runAllTimersAsync();
  expect(loaded).toEqual(["menu", "search", "filters"]);
  fails.pop()?.();
  await vi.runAllTimersAsync();
  expect(loaded).toEqual(["menu", "search", "filters", "cart"]);
  for (const fail of fails) fail();
  await vi.runAllTimersAsync();
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

test("loads content also for visitors who ask for less data", async () => {
  setSaveData(true);
  const load = vi.fn(() => Promise.resolve());
  loadWhenIdle([load], true);
  await vi.runAllTimersAsync();
  expect(load).toHaveBeenCalledTimes(1);
});

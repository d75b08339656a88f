import { fireEvent } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadAtFirstTouch } from "./loadAtFirstTouch.ts";

const setSaveData = (saveData: boolean): void =>
  void Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });

beforeEach(() => setSaveData(false));
afterEach(() => setSaveData(true));

test.each([
  ["pointer", fireEvent.pointerOver],
  ["finger", fireEvent.touchStart],
  ["key", fireEvent.keyDown],
  ["a password manager", fireEvent.input],
])("loads all at the first touch by %s, and once", (_by, touch) => {
  const loads = [
    vi.fn(() => Promise.reject(new Error("The line broke"))),
    vi.fn(() => Promise.resolve()),
  ];
  loadAtFirstTouch(loads);
  expect(loads[0]).not.toHaveBeenCalled();
  touch(document.body);
  fireEvent.keyDown(document.body);
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
});

test("loads nothing after it was stopped", () => {
  const load = vi.fn(() => Promise.resolve());
  loadAtFirstTouch([load])();
  fireEvent.keyDown(document.body);
  expect(load).not.toHaveBeenCalled();
});

test("loads nothing for visitors who ask for less data", () => {
  setSaveData(true);
  const load = vi.fn(() => Promise.resolve());
  loadAtFirstTouch([load]);
  fireEvent.keyDown(document.body);
  expect(load).not.toHaveBeenCalled();
});

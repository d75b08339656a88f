import { afterEach, beforeEach, expect, vi, type MockInstance } from "vitest";
import { findMissingIds } from "./missingIds.ts";

/* Fails a story that logs an error or a warning. */
let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
});

afterEach(() => {
  const calls = spies.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(" ")));
  for (const spy of spies) spy.mockRestore();
  expect(calls, "console errors and warnings").toEqual([]);
});

/* Fails a story in which an attribute names an element that is not there. */
afterEach(() => expect(findMissingIds(), "ids that no element has").toEqual([]));

import { format } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

/*
 * Fails a test on a console error or warning. A test that expects one replaces the method (`vi.spyOn(console,
 * "error").mockImplementation(…)`) and asserts what was logged.
 */

const written: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  written.length = 0;
  for (const method of ["error", "warn"] as const)
    console[method] = (...args: unknown[]) => void written.push(`${method}: ${format(...args)}`);
});

afterEach(() => {
  Object.assign(console, original);
  expect(written, "console errors and warnings").toEqual([]);
});

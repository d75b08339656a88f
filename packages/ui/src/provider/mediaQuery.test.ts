import { afterEach, expect, test, vi } from "vitest";
import { matchesMedia, onMediaChange } from "./mediaQuery.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  [
    "that throws",
    () => {
      throw new Error("Refused.");
    },
    false,
  ],
  ["without events", () => ({ matches: true }), true],
])("a media query %s ends nothing", (_what, matchMedia, expected) => {
  vi.stubGlobal("matchMedia", matchMedia);
  expect(matchesMedia("(min-width: 1px)")).toBe(expected);
  const end = onMediaChange("(min-width: 1px)", () => undefined);
  expect(end).not.toThrow();
});

test("calls back until it is ended", () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => list);
  const listener = vi.fn<() => void>();
  const end = onMediaChange("(min-width: 1px)", listener);
  list.dispatchEvent(new Event("change"));
  end();
  list.dispatchEvent(new Event("change"));
  expect(listener).toHaveBeenCalledTimes(1);
});

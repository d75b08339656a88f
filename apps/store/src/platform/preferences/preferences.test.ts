import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { beforePaint } from "./preferences.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.location.hash = "";
  document.documentElement.removeAttribute("style");
});

test.each([
  { type: "navigate", fragment: "", skips: "" },
  { type: "reload", fragment: "", skips: "visible" },
  { type: "back_forward", fragment: "", skips: "visible" },
  { type: "navigate", fragment: "#why", skips: "visible" },
])(
  "a page opened by $type with the fragment '$fragment' skips elements only if it starts at the top",
  ({ type, fragment, skips }) => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { type } as PerformanceNavigationTiming,
    ]);
    window.location.hash = fragment;
    runInThisContext(beforePaint);
    expect(document.documentElement.style.getPropertyValue("--skip-offscreen")).toBe(skips);
  },
);

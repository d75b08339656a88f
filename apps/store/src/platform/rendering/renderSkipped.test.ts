import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { PRESS_MS, renderSkipped } from "./renderSkipped.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute("style");
});

/** Reports an element as skipped, as the browser does. */
const skip = (): HTMLElement => {
  const element = document.body.appendChild(document.createElement("section"));
  const event = Object.assign(new Event("contentvisibilityautostatechange"), { skipped: true });
  element.dispatchEvent(event);
  return element;
};

test("skipped parts are rendered one by one after the load event, and not while a press is answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task, 20));
  runInThisContext(renderSkipped);
  const [one, two] = [skip(), skip()];
  const shown = (): number =>
    [one, two].filter(({ style }) => style.contentVisibility === "visible").length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(0);
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(20);
  expect(shown()).toBe(1);
  window.dispatchEvent(new Event("pointerdown"));
  await vi.advanceTimersByTimeAsync(PRESS_MS - 1);
  window.dispatchEvent(new Event("pointerup"));
  await vi.advanceTimersByTimeAsync(PRESS_MS - 1);
  expect(shown()).toBe(1);
  await vi.advanceTimersByTimeAsync(21);
  expect(shown()).toBe(2);
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
    document.documentElement.removeAttribute("style");
    runInThisContext(renderSkipped);
    expect(document.documentElement.style.getPropertyValue("--skip-offscreen")).toBe(skips);
  },
);

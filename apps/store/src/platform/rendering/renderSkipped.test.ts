import { runInThisContext } from "node:vm";
import { afterEach, expect, test, vi } from "vitest";
import { hydrated } from "./hydrated.ts";
import { PRESS_MS, renderSkipped } from "./renderSkipped.ts";

let removeListeners: (() => void)[] = [];

/** Runs the script, whose listeners are removed after the test. */
const runScript = (): void => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        add(type, listener, options as AddEventListenerOptions);
        removeListeners.push(() =>
          target.removeEventListener(type, listener, options as AddEventListenerOptions),
        );
      },
    );
  }
  runInThisContext(renderSkipped);
};

afterEach(() => {
  for (const remove of removeListeners) remove();
  removeListeners = [];
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

test("skipped parts are rendered one by one after hydration, and not while a press is answered", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task, 20));
  runScript();
  const [one, two] = [skip(), skip()];
  const shown = (): number =>
    [one, two].filter(({ style }) => style.contentVisibility === "visible").length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(0);
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toBe(0);
  document.dispatchEvent(new Event(hydrated));
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

test("skipped parts are rendered some seconds after the load event if the scripts do not come", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => setTimeout(task, 20));
  runScript();
  const element = skip();
  window.dispatchEvent(new Event("load"));
  await vi.advanceTimersByTimeAsync(2999);
  expect(element.style.contentVisibility).toBe("");
  await vi.advanceTimersByTimeAsync(21);
  expect(element.style.contentVisibility).toBe("visible");
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
    runScript();
    expect(document.documentElement.style.getPropertyValue("--skip-offscreen")).toBe(skips);
  },
);

import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Hydrated } from "./hydrated.ts";
import { PRESS_MS } from "./press.ts";
import { useRenderLater } from "./useRenderLater.ts";

const Counter = ({ parts }: { parts?: number }): ReactElement => <i>{useRenderLater(parts)}</i>;

/** Two components with three parts in all. */
const page = (isWhole = true): ReactElement => (
  <div>
    {isWhole && <Counter parts={2} />}
    <Counter />
  </div>
);

const hydrate = () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  return render(page(), { container, hydrate: true });
};

/** One frame and the timeout after it. */
const frame = async (): Promise<void> => {
  await act(async () => {
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(1);
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame", "performance"] });
  delete window.pressedAt;
});
afterEach(() => {
  vi.useRealTimers();
});

test("parts that follow hydration are rendered one per frame, over all components", async () => {
  const { container } = hydrate();
  const seen = [container.textContent];
  for (let count = 0; count < 4; count++) {
    await frame();
    seen.push(container.textContent);
  }
  expect(seen).toEqual(["00", "10", "11", "21", "21"]);
});

test("a press delays the next part", async () => {
  const { container } = hydrate();
  await frame();
  window.pressedAt = performance.now();
  await act(() => vi.advanceTimersByTimeAsync(PRESS_MS - 1));
  expect(container.textContent).toBe("10");
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(container.textContent).toBe("11");
});

test("a component that is removed gives up its turn", async () => {
  const { container, rerender } = hydrate();
  rerender(page(false));
  await frame();
  expect(container.textContent).toBe("1");
});

test("a component that is mounted after hydration renders all parts at once", () => {
  const shown = render(<Hydrated value={{ current: true }}>{page()}</Hydrated>);
  expect(shown.container.textContent).toBe("21");
});

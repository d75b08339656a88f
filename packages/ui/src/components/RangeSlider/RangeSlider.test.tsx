import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { hydrateRail } from "./LiveRail.tsx";
import { RangeSlider } from "./RangeSlider.tsx";
import type { RangeValue } from "./RangeSlider.tsx";
import { railHtml } from "./rail.ts";

const Prices = ({ disabled = false }: { disabled?: boolean }): ReactElement => {
  const [value, setValue] = useState<RangeValue>([1000, 6000]);
  return (
    <form>
      <RangeSlider
        legend="Price range"
        labels={['Lowest "price"', "Highest price"]}
        min={0}
        max={10_000}
        value={value}
        format={(amount) => `₹${amount}`}
        disabled={disabled}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue([2000, 3000])}>
        Other prices
      </button>
    </form>
  );
};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const thumbs = (): HTMLElement[] => screen.getAllByRole("slider", { hidden: true });

test.each(["ltr", "rtl"] as const)("hydration keeps the elements of the rail, %s", async (dir) => {
  const { container } = render(
    <UiProvider dir={dir}>
      <Prices />
    </UiProvider>,
  );
  const spans = (): Element[] => [...container.querySelectorAll("[data-rail] span")];
  const before = spans();
  const [low, high] = thumbs();
  expect(low).toHaveAttribute("aria-label", 'Lowest "price"');
  fireEvent.click(screen.getByRole("button"));
  expect(thumbs().map((thumb) => thumb.getAttribute("aria-valuenow"))).toEqual(["2000", "3000"]);
  expect(low).toHaveAttribute("aria-valuemax", "3000");
  high?.focus();
  if (high) fireEvent.keyDown(high, { key: "PageUp" });
  await waitFor(() => expect(high).toHaveAttribute("aria-valuenow", "3100"), { timeout: 10_000 });
  expect(high).toHaveAttribute("aria-valuetext", "₹3100");
  expect(high).toHaveFocus();
  expect(spans()).toEqual(before);
  expect(spans().every((span, at) => span === before[at])).toBe(true);
  if (low) fireEvent.keyDown(low, { key: "Home" });
  expect(low).toHaveAttribute("aria-valuenow", "0");
  fireEvent.click(screen.getByRole("button"));
  expect(low).toHaveAttribute("aria-valuenow", "2000");
});

test("an update before the rail has hydrated keeps its elements and the focus", async () => {
  const state = {
    min: 0,
    max: 100,
    step: 10,
    value: [0, 100] as const,
    disabled: false,
    labels: ["Lowest price", "Highest price"] as const,
    format: String,
    direction: "ltr" as const,
    first: { current: { keys: [], press: null } },
    onChange: () => undefined,
    onCommit: undefined,
  };
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = railHtml(state, "ltr");
  const [low] = thumbs();
  low?.focus();
  const rail = hydrateRail(host, state);
  rail.update({ ...state, value: [10, 100] });
  await waitFor(() => expect(thumbs()[0]).toHaveAttribute("aria-valuenow", "10"));
  expect(thumbs()[0]).toBe(low);
  expect(low).toHaveFocus();
  rail.update({ ...state, value: [20, 100] });
  await waitFor(() => expect(low).toHaveAttribute("aria-valuenow", "20"));
  rail.unmount();
  host.remove();
});

test("a disabled rail ignores keys", () => {
  render(
    <UiProvider>
      <Prices disabled />
    </UiProvider>,
  );
  const [low] = thumbs();
  expect(low).not.toHaveAttribute("tabindex");
  if (low) fireEvent.keyDown(low, { key: "End" });
  expect(low).toHaveAttribute("aria-valuenow", "1000");
});

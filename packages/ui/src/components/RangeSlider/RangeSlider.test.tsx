import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { RangeSlider } from "./RangeSlider.tsx";
import type { RangeValue } from "./RangeSlider.tsx";

const Prices = ({ disabled = false }: { disabled?: boolean }): ReactElement => {
  const [value, setValue] = useState<RangeValue>([1000, 6000]);
  return (
    <form>
      <RangeSlider
        legend="Price range"
        boundLabels={['Lowest "price"', "Highest price"]}
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

test.each(["ltr", "rtl"] as const)(
  "thumbs have their value and place in the server's HTML, which hydration keeps, %s",
  async (dir) => {
    const host = document.body.appendChild(document.createElement("div"));
    const prices = (
      <UiProvider dir={dir}>
        <Prices />
      </UiProvider>
    );
    host.innerHTML = renderToString(prices);
    const [low, high] = thumbs();
    expect(low).toHaveAttribute("aria-label", 'Lowest "price"');
    expect(low).toHaveAttribute("aria-valuenow", "1000");
    expect(high).toHaveAttribute("aria-valuetext", "₹6000");
    for (const thumb of [low, high]) {
      expect(thumb).toHaveAttribute("aria-valuemin", "0");
      expect(thumb).toHaveAttribute("aria-valuemax", "10000");
    }
    const root = await act(async () => hydrateRoot(host, prices));
    expect(thumbs()).toEqual([low, high]);
    if (high) {
      fireEvent.focus(high);
      fireEvent.keyDown(high, { key: "PageUp" });
    }
    expect(high).toHaveAttribute("aria-valuenow", "6100");
    if (low) fireEvent.keyDown(low, { key: "End" });
    expect(low).toHaveAttribute("aria-valuenow", "6100");
    fireEvent.click(screen.getByRole("button"));
    expect(thumbs().map((thumb) => thumb.getAttribute("aria-valuenow"))).toEqual(["2000", "3000"]);
    act(() => root.unmount());
    host.remove();
  },
);

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

test.each([
  ["1,200", 10, 1200],
  ["00,001,200", 10, 1200],
  ["1 200", 10, 1200],
  ["١٢٠٠", 10, 1200],
  ["१२००", 10, 1200],
  ["3.5", 0.5, 3.5],
])("a field understands %s with steps of %d", (text, step, number) => {
  const onCommit = vi.fn();
  render(
    <UiProvider>
      <RangeSlider
        legend="Price range"
        boundLabels={["Lowest price", "Highest price"]}
        min={0}
        max={5000}
        step={step}
        format={String}
        onCommit={onCommit}
      />
    </UiProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Lowest price" });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith([number, 5000]);
});

test("with an open end a larger value can be typed. It stays while the lower thumb moves, and goes when its own does", () => {
  const onCommit = vi.fn();
  render(
    <UiProvider>
      <RangeSlider
        legend="Price range"
        boundLabels={["Lowest price", "Highest price"]}
        min={0}
        max={5000}
        openEnd
        format={String}
        onCommit={onCommit}
      />
    </UiProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Highest price" });
  fireEvent.change(field, { target: { value: "15,000" } });
  fireEvent.blur(field);
  expect(onCommit).toHaveBeenLastCalledWith([0, 15_000]);
  expect(field).toHaveValue("15000");
  const [low, high] = thumbs();
  expect(high).toHaveAttribute("aria-valuenow", "5000");
  expect(high).toHaveAttribute("aria-valuetext", "15000");
  const press = (thumb: HTMLElement | undefined, key: string): void => {
    if (!thumb) throw new Error("A thumb is missing.");
    fireEvent.focus(thumb);
    fireEvent.keyDown(thumb, { key });
  };
  press(low, "PageUp");
  expect(onCommit).toHaveBeenLastCalledWith([100, 15_000]);
  press(high, "PageDown");
  expect(onCommit).toHaveBeenLastCalledWith([100, 4900]);
});

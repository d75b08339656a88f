import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { OtpField, QuantityStepper, UiProvider } from "../index.ts";
import { RangeSlider } from "../entries/range-slider.ts";
import { asciiDigits } from "./asciiDigits.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["९८७६५४३२१०", "9876543210"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["௦௧௨௩௪௫௬௭௮௯", "0123456789"],
  ["০১২৩৪৫৬৭৮৯", "0123456789"],
  ["０１２３４５６７８９", "0123456789"],
  ["a5½²五", "a5½²五"],
])("the digits of %s are %s", (typed, digits) => {
  expect(asciiDigits(typed)).toBe(digits);
});

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

test("fields for a quantity, a code and a range read the digits of every script", () => {
  vi.stubGlobal("ResizeObserver", NoObserver);
  const onQuantity = vi.fn<(value: number) => void>();
  const onCode = vi.fn<(code: string) => void>();
  const onRange = vi.fn<(range: readonly [number, number]) => void>();
  render(
    <>
      <QuantityStepper label="Quantity" defaultValue={1} onChange={onQuantity} />
      <OtpField label="Code" onChange={onCode} />
      <RangeSlider
        legend="Price"
        min={0}
        max={9000}
        boundLabels={["Lowest price", "Highest price"]}
        format={String}
        onCommit={onRange}
      />
    </>,
    { wrapper: UiProvider },
  );
  const type = (field: HTMLElement, value: string): void => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  type(screen.getByRole("spinbutton", { name: "Quantity" }), "５");
  expect(onQuantity).toHaveBeenLastCalledWith(5);
  type(screen.getByRole("textbox", { name: "Code" }), "\u200e৯６6 ०62\u00ad");
  expect(onCode).toHaveBeenLastCalledWith("966062");
  type(screen.getByRole("textbox", { name: "Highest price" }), "５,০00");
  expect(onRange).toHaveBeenLastCalledWith([0, 5000]);
});

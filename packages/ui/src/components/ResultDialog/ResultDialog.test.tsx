import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { ResultDialog } from "./ResultDialog.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (): HTMLElement => {
  render(
    <ResultDialog
      defaultOpen
      tone="success"
      title="T"
      body="B"
      closeText="OK"
      closeAfterMs={3000}
    />,
    { wrapper: UiProvider },
  );
  return screen.getByRole("dialog");
};
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test("[NWS-03] closes under a pointer that rests where it opened", () => {
  fireEvent.pointerEnter(open());
  pass(3100);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a pointer that moves over it holds it until it leaves", () => {
  const dialog = open();
  fireEvent.pointerMove(dialog);
  pass(5000);
  expect(screen.queryByRole("dialog")).not.toBeNull();
  fireEvent.pointerLeave(dialog);
  pass(3100);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("closes in its time when it is opened again after a click under the pointer", () => {
  const props = { tone: "success", title: "T", body: "B", closeText: "OK" } as const;
  const at = (isOpen: boolean): ReactElement => (
    <ResultDialog {...props} open={isOpen} onOpenChange={onOpenChange} closeAfterMs={3000} />
  );
  const onOpenChange = vi.fn();
  const { rerender } = render(at(true), { wrapper: UiProvider });
  fireEvent.pointerMove(screen.getByRole("dialog"));
  fireEvent.click(screen.getByRole("button", { name: "OK" }));
  rerender(at(false));
  onOpenChange.mockClear();
  rerender(at(true));
  pass(3100);
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

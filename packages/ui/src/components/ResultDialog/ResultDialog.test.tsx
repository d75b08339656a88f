import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResultDialog } from "./ResultDialog.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = () => {
  render(
    <ResultDialog
      defaultOpen
      tone="success"
      title="T"
      body="B"
      actionLabel="OK"
      closeAfterMs={3000}
    />,
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

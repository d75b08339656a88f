import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "../../testing/pages.fixtures.tsx";
import ComingSoonPage from "./ComingSoonPage.tsx";

// A time zone that differs from the machine's and from UTC.
beforeEach(() => void vi.stubEnv("TZ", "Asia/Kolkata"));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const openAt = (now: Date) => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now });
  return openPage(ComingSoonPage, "/coming-soon", { user: null });
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () =>
  [...screen.getByRole("timer", { name: "Time until 13 September 2025" }).children].map(
    ({ textContent }) => textContent,
  );

test("[INFO-29] [INFO-30] [INFO-31] three days before, at local midnight", () => {
  const { calls } = openAt(new Date(2025, 8, 10));
  expect(shown()).toEqual(["03 Days", "00 Hours", "00 Minutes", "00 Seconds"]);
  expect(calls()).toEqual([]);
});

test("[INFO-32] it is calculated again every second", async () => {
  openAt(new Date(2025, 8, 12, 23, 58, 30));
  expect(shown()).toEqual(["00 Days", "00 Hours", "01 Minutes", "30 Seconds"]);
  await pass(999);
  expect(shown()[3]).toBe("30 Seconds");
  await pass(1);
  expect(shown()[3]).toBe("29 Seconds");
  await pass(30_000);
  expect(shown()).toEqual(["00 Days", "00 Hours", "00 Minutes", "59 Seconds"]);
});

test("[INFO-30] after the date there are zeros", async () => {
  const zeros = ["00 Days", "00 Hours", "00 Minutes", "00 Seconds"];
  openAt(new Date(2025, 8, 12, 23, 59, 59));
  await pass(1000);
  expect(shown()).toEqual(zeros);
  await pass(60_000);
  expect(shown()).toEqual(zeros);
});

test.each(["abc", ""])("[INFO-33] [INFO-34] [INFO-35] [NWS-15] Subscribe ignores '%s'", (typed) => {
  const { calls } = openAt(new Date(2026, 0, 1));
  const box = screen.getByLabelText<HTMLInputElement>("Email");
  const button = screen.getByRole("button", { name: "Subscribe" });
  fireEvent.change(box, { target: { value: typed } });
  const before = document.body.textContent;
  fireEvent.click(button);
  fireEvent.keyDown(box, { key: "Enter" });
  expect(box.form).toBeNull();
  expect(box.value).toBe(typed);
  expect(document.body.textContent).toBe(before);
  expect(calls()).toEqual([]);
  const described = document.getElementById(button.getAttribute("aria-describedby") ?? "");
  expect(described?.textContent).toMatch(/not open yet/);
});

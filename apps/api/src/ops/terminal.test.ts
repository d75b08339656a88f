import { afterEach, expect, test, vi } from "vitest";
import { rateOf, terminalOn } from "./terminal.ts";

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [100, 1000, 500, ""],
  [0, 1000, 5000, ""],
  [1000, 1000, 5000, ""],
  [100, 1000, 2000, "50/s, 18 s left"],
  [10_000, 1_000_000, 10_000, "1000/s, 17 min left"],
])("%i of %i after %i ms: %j", (done, total, elapsedMs, text) => {
  expect(rateOf(done, total, elapsedMs)).toBe(text);
});

test("a text that a shopper wrote cannot command the operator's terminal", () => {
  let written = "";
  const stream = { isTTY: true, write: (text: string) => (written += text) };
  terminalOn(stream as unknown as NodeJS.WriteStream).print(
    "two\nlines\tand \u001B]52;c;cm0gLXJm\u0007\u009B2J\r",
  );
  expect(written).toBe("two\nlines\tand \uFFFD]52;c;cm0gLXJm\uFFFD\uFFFD2J\uFFFD\n");
});

test("a log gets a line every ten seconds, and none for a short step", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  let written = "";
  const stream = { isTTY: false, write: (text: string) => (written += text) };
  const { progress } = terminalOn(stream as unknown as NodeJS.WriteStream);
  for (let done = 1; done <= 42; done++) progress(done, 42, "variants compared");
  expect(written).toBe("");
  for (let done = 0; done <= 250; done++) {
    progress(done, 250, "pictures read");
    vi.advanceTimersByTime(100);
  }
  expect(written).toBe(
    "40 %, 100 of 250 pictures read, 10/s, 15 s left\n80 %, 200 of 250 pictures read, 10/s, 5 s left\n",
  );
});

import { expect, test } from "vitest";
import { rateOf, terminalOn } from "./terminal.ts";

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

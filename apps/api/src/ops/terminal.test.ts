import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { askOn, rateOf, terminalOn } from "./terminal.ts";

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

const printed = (text: string): string => {
  let written = "";
  const stream = { isTTY: true, write: (part: string) => (written += part) };
  terminalOn(stream as unknown as NodeJS.WriteStream).print(text);
  return written;
};

test("a text that a shopper wrote cannot command the operator's terminal", () => {
  expect(printed("one\tline \u001B]52;c;cm0gLXJm\u0007\u009B2J\r")).toBe(
    "one\tline \uFFFD]52;c;cm0gLXJm\uFFFD\uFFFD2J\uFFFD\n",
  );
});

test("a line break in a text that a shopper wrote begins no line of the shop", () => {
  expect(printed("Note: hurry\nState: paid\r\nTotal: 0\u2028Phone 1")).toBe(
    "Note: hurry\n> State: paid\n> Total: 0\uFFFDPhone 1\n",
  );
});

test.each(["\u202E", "\u202A", "\u2066", "\u2069", "\u200F", "\u061C"])(
  "%j in a name reorders nothing on the terminal",
  (control) => {
    expect(printed(`Asha${control}oaR`)).toBe("Asha\uFFFDoaR\n");
  },
);

test("joiners of Indian scripts stay", () => {
  expect(printed("க்\u200Dஷ ന്\u200C")).toBe("க்\u200Dஷ ന്\u200C\n");
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

test("a question is asked, and its answer comes without what surrounds it", async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const answer = askOn(input as never, output as never)("The name of the shop");
  input.write("  Kovai Looms \n");
  expect(await answer).toBe("Kovai Looms");
  expect(String(output.read())).toContain("The name of the shop: ");
});

import { createInterface } from "node:readline/promises";
import { MARK } from "../modules/mail/quotedText.rules.ts";
import type { Terminal } from "./command.ts";

const WIDTH = 24;

const barOf = (share: number): string =>
  `${"█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░")} ${String(Math.floor(share * 100)).padStart(3)} %`;

/** The time without a rate: the first moments say little. */
const RATE_AFTER_MS = 1000;

/** The time between two lines where no bar can be redrawn. Shorter steps print none. */
const LINE_AFTER_MS = 10_000;

const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Returns the rate of a step and the time left: "1234/s, 20 s left". Empty in its first second. */
export const rateOf = (done: number, total: number, elapsedMs: number): string => {
  if (elapsedMs < RATE_AFTER_MS || done === 0 || done >= total) return "";
  const rate = done / (elapsedMs / 1000);
  return `${Math.round(rate)}/s, ${durationOf((total - done) / rate)} left`;
};

/** Control characters, which a terminal would obey, and those that reorder the text around them (CVE-2021-42574). */
const unsafe = /(?!\t)[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns one line of the shop. Only typed text has line breaks, so the lines after one get the mark of typed text.
 */
const printable = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replaceAll(unsafe, "\uFFFD"))
    .join(`\n${MARK}`);

/** Asks a question and returns the answer, trimmed. */
export const askOn =
  (input: NodeJS.ReadStream, output: NodeJS.WriteStream) =>
  async (question: string): Promise<string> => {
    const lines = createInterface({ input, output });
    try {
      return (await lines.question(`${question}: `)).trim();
    } finally {
      lines.close();
    }
  };

/** Redraws one progress bar on a terminal. Prints a line every ten seconds elsewhere, such as in a log. */
export const terminalOn = (stream: NodeJS.WriteStream): Terminal => {
  let lastShown = "";
  let step = { what: "", startedAt: 0, drawnAt: 0 };
  return {
    print: (line) => void stream.write(`${printable(line)}\n`),
    progress: (done, total, what) => {
      const now = performance.now();
      if (step.what !== what) step = { what, startedAt: now, drawnAt: stream.isTTY ? 0 : now };
      const share = total === 0 ? 1 : done / total;
      const percent = Math.floor(share * 100);
      const shown = `${what}${percent}`;
      // The time left changes also while the bar does not.
      const isDue = now - step.drawnAt >= (stream.isTTY ? RATE_AFTER_MS : LINE_AFTER_MS);
      if (!isDue && (!stream.isTTY || lastShown === shown)) return;
      lastShown = shown;
      step.drawnAt = now;
      const rate = rateOf(done, total, now - step.startedAt);
      const count = `${done} of ${total} ${what}${rate === "" ? "" : `, ${rate}`}`;
      if (stream.isTTY)
        stream.write(`\r${barOf(share)}  ${count}\u001B[K${share >= 1 ? "\n" : ""}`);
      else stream.write(`${percent} %, ${count}\n`);
    },
  };
};

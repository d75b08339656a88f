import type { Terminal } from "./command.ts";

const WIDTH = 24;

const barOf = (share: number): string =>
  `${"█".repeat(Math.round(share * WIDTH)).padEnd(WIDTH, "░")} ${String(Math.floor(share * 100)).padStart(3)} %`;

/** Redraws one progress bar on a terminal. Prints a line per 10 % elsewhere. */
export const terminalOn = (stream: NodeJS.WriteStream): Terminal => {
  let lastShown = "";
  return {
    print: (line) => void stream.write(`${line}\n`),
    progress: (done, total, what) => {
      const share = total === 0 ? 1 : done / total;
      const step = stream.isTTY ? barOf(share) : `${Math.floor(share * 10)}`;
      if (lastShown === `${what}${step}`) return;
      lastShown = `${what}${step}`;
      const count = `${done} of ${total} ${what}`;
      if (!stream.isTTY) stream.write(`${Math.floor(share * 100)} %, ${count}\n`);
      else stream.write(`\r${barOf(share)}  ${count}\u001B[K${share >= 1 ? "\n" : ""}`);
    },
  };
};

/** How checks end: with a count, or with one line that says what the machine lacks. */

/** Returns the line that `pnpm verify` adds up. */
export const countLine = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;

/** Prints a count and sets the exit code: 1 when something failed, and when nothing was checked. */
export const endWithCount = (count) => {
  console.info(countLine(count));
  process.exitCode = count.failed > 0 || count.passed === 0 ? 1 : 0;
};

/** Counts statements that hold, and prints a line for each that has one. `end` prints the count and sets the exit code. */
export const openCount = () => {
  const count = { passed: 0, failed: 0 };
  return {
    judge: (isGood, line) => {
      count[isGood ? "passed" : "failed"] += 1;
      if (line !== undefined) console.info(`${isGood ? "ok    " : "FAILED"} ${line}`);
    },
    end: (skipped = 0) => endWithCount({ ...count, skipped }),
  };
};

/** Prints why a check cannot run, without a stack, and ends the process with 1. */
export const stopWith = (message) => {
  console.error(message);
  process.exit(1);
};

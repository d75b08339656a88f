/**
 * A reporter for Vitest: prints a line for each failure and, as the last line, the count. An error outside a test counts
 * as a failure, and so does a run without tests. With TEST_COUNTS, a file, it appends the result to that file instead.
 */
import { appendFileSync } from "node:fs";
import { countLine } from "./outcome.mjs";

/** Returns a failure's message on one line, without Playwright's log of calls. */
const messageOf = ({ message = "" } = {}) =>
  message
    .split("\nCall log", 1)[0]
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" · ")
    .slice(0, 400);

/**
 * Returns the result of a run.
 * @param {readonly import("vitest/node").TestModule[]} modules
 * @param {readonly { message?: string }[]} errors outside of tests
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }}
 */
export const resultOf = (modules, errors = []) => {
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const count = (state) => tests.filter((test) => test.result().state === state).length;
  const failures = [
    ...modules.flatMap((module) => [
      ...[module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map((error) => `✗ ${module.relativeModuleId}: ${messageOf(error)}`),
      ),
      ...[...module.children.allTests("failed")].map(
        (test) =>
          `✗ ${module.relativeModuleId} > ${test.fullName}: ${messageOf(test.result().errors?.[0])}`,
      ),
    ]),
    ...errors.map((error) => `✗ outside a test: ${messageOf(error)}`),
  ];
  if (tests.length === 0 && failures.length === 0) failures.push("✗ No test was run.");
  return { passed: count("passed"), failed: failures.length, skipped: count("skipped"), failures };
};

export default class Count {
  onTestRunEnd(modules, errors) {
    const result = resultOf(modules, errors);
    const { TEST_COUNTS: file } = process.env;
    if (file) appendFileSync(file, `${JSON.stringify(result)}\n`);
    else for (const line of [...result.failures, countLine(result)]) console.info(line);
  }
}

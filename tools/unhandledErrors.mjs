/**
 * A reporter for Vitest: prints a line for each error outside a test, which ends a run with an error although no test
 * failed. The report in JSON does not have them.
 */
export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    for (const { name, message = "" } of errors)
      console.info(`✗ outside a test: ${name}: ${message.split("\n", 1)[0]}`);
  }
}

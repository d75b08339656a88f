import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./sources.mjs";

const empty = mkdtempSync(path.join(tmpdir(), "pallu-empty-"));
afterAll(() => rmSync(empty, { recursive: true }));

/** Runs Node. Returns the exit code and what was printed. */
const run = (args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, CHROMIUM_PATH: process.execPath, ...env },
  });
  return { status, stdout, stderr };
};

const inModule = (code) => ["--input-type=module", "--eval", code];

describe("a count", () => {
  it.each([
    [{ passed: 3, failed: 0 }, 0, "3 passed, 0 failed\n"],
    [{ passed: 3, failed: 1, skipped: 2 }, 1, "3 passed, 1 failed, 2 skipped\n"],
    [{ passed: 0, failed: 0, skipped: 2 }, 1, "0 passed, 0 failed, 2 skipped\n"],
  ])("of %j ends with %i", (count, status, stdout) => {
    const code = `import { endWithCount } from "./tools/outcome.mjs"; endWithCount(${JSON.stringify(count)});`;
    expect(run(inModule(code))).toEqual({ status, stdout, stderr: "" });
  });
});

describe("what a machine lacks is one line and a failure:", () => {
  const missing = { CHROMIUM_PATH: path.join(empty, "chromium") };
  const nowhere = { CHROMIUM_PATH: "", PATH: empty, HOME: empty };
  const findNone = `import { requireBrowser } from "./tools/browser.mjs"; requireBrowser(["no-browser"]);`;

  const postgres = `import { requirePostgres } from "./tools/services.mjs"; requirePostgres();`;

  it.each([
    [
      "no PostgreSQL for a benchmark",
      inModule(postgres),
      { TEST_POSTGRES_BIN: empty },
      /^PostgreSQL's server programs \(initdb, postgres\) were not found: install/,
    ],
    [
      "no browser",
      inModule(findNone),
      nowhere,
      /^No Chromium was found: install one of no-browser/,
    ],
    ["a browser that is gone", ["tools/lighthouse.mjs"], missing, /which does not exist/],
    [
      "a browser that is gone",
      ["tools/test.mjs", "--project=e2e"],
      missing,
      /which does not exist/,
    ],
  ])("%s (%j)", (_, args, env, line) => {
    const { status, stdout, stderr } = run(args, env);
    expect({ status, stdout, lines: stderr.trimEnd().split("\n") }).toEqual({
      status: 1,
      stdout: "",
      lines: [expect.stringMatching(line)],
    });
  });
});

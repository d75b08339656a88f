import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { root } from "./sources.mjs";
import { countOf } from "./verify.mjs";

it("a step counts its tests, or itself", () => {
  const counted = "1 passed, 2 failed\nmore\n30 passed, 4 failed, 5 skipped\n";
  expect(countOf({ isSound: false, output: counted })).toEqual({
    passed: 30,
    failed: 4,
    skipped: 5,
  });
  expect(countOf({ isSound: true, output: "3 passed, 0 failed" })).toMatchObject({ passed: 3 });
  expect(countOf({ isSound: true, output: "fine" })).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(countOf({ isSound: false, output: "" })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it("a step that ends with an error, or that counted no passed test, has failed", () => {
  expect(countOf({ isSound: false, output: "3 passed, 0 failed" })).toMatchObject({ failed: 1 });
  expect(countOf({ isSound: true, output: "0 passed, 0 failed" })).toMatchObject({ failed: 1 });
});

it("a run of tests counts each failure, also one of a hook, of a file and outside a test, and names it", () => {
  const cache = path.join(root, "node_modules/.cache");
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, "count-"));
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write("vitest.config.js", "export default {};");
  write("a.test.js", 'it("adds", () => {});\nit.skip("waits", () => {});');
  write("b.test.js", 'describe("b", () => { it("fails", () => { throw Error("1\\n\\n2"); }); });');
  write("c.test.js", 'beforeAll(() => { throw Error("hook"); });\nit("never runs", () => {});');
  write("d.test.js", "no module");
  write("e.test.js", 'Promise.reject(Error("late"));\nit("is there", () => {});');
  const run = (files, env = {}) => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        path.join(root, "node_modules/vitest/vitest.mjs"),
        "run",
        "--globals",
        `--root=${folder}`,
        `--reporter=${path.join(root, "tools/vitest.count.mjs")}`,
        ...files,
      ],
      { encoding: "utf8", env: { ...process.env, TEST_COUNTS: "", ...env } },
    );
    return { status, lines: stdout.trim().split("\n") };
  };
  try {
    const { status, lines } = run([]);
    expect(status).toBe(1);
    expect(lines.toSorted()).toEqual(
      [
        "✗ b.test.js > b > fails: 1 · 2",
        "✗ c.test.js: hook",
        "✗ d.test.js: Unexpected identifier 'module'",
        "✗ outside a test: late",
        "2 passed, 4 failed, 2 skipped",
      ].toSorted(),
    );
    expect(lines.at(-1)).toBe("2 passed, 4 failed, 2 skipped");
    const file = path.join(folder, "counts");
    run(["a.test.js"], { TEST_COUNTS: file });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
      passed: 1,
      failed: 0,
      skipped: 1,
      failures: [],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

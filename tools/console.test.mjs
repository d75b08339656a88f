import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { root } from "./sources.mjs";

const folder = mkdtempSync(path.join(root, "node_modules/.console-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const statusOf = (body) => {
  writeFileSync(
    path.join(folder, "a.test.mjs"),
    `import { expect, it, vi } from "vitest"; it("a", () => { ${body}; expect(1).toBe(1); });`,
  );
  const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
  const setup = path.join(root, "tools/vitest.console.ts");
  const config = path.join(folder, "vitest.config.mjs");
  writeFileSync(config, `export default { test: { setupFiles: [${JSON.stringify(setup)}] } };`);
  return spawnSync(process.execPath, [vitest, "run", "--root", folder, "--config", config]).status;
};

it("a console error or warning fails its test, one that the test asked for does not", () => {
  expect(statusOf('console.info("a")')).toBe(0);
  expect(statusOf('console.error("a")')).toBe(1);
  expect(statusOf('console.warn("a")')).toBe(1);
  expect(
    statusOf('vi.spyOn(console, "error").mockImplementation(() => {}); console.error("a")'),
  ).toBe(0);
}, 60_000);

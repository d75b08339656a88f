/**
 * `pnpm visual [COMMIT]`: compares the sheets of states with those of a commit, by default of main, and fails if one differs.
 * Records them from a copy of the commit into `.visual`, which Git ignores. Vitest prints the paths of the pictures that differ.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { requireBrowser } from "./browser.mjs";
import { root } from "./sources.mjs";

const [base = "main"] = process.argv.slice(2);
const pictures = path.join(root, ".visual");
const env = { ...process.env, CHROMIUM_PATH: requireBrowser(), VITE_VISUAL: "1" };

const take = (folder, ...options) =>
  spawnSync("npx", ["vitest", "run", "--project=stories:*", ...options], {
    cwd: folder,
    env,
    stdio: "inherit",
  }).status;

const copy = mkdtempSync(path.join(tmpdir(), "pallu-visual-"));
try {
  const archive = path.join(copy, "files.tar");
  execFileSync("git", ["archive", "--output", archive, base], { cwd: root });
  execFileSync("tar", ["-xf", archive, "-C", copy]);
  const install = ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"];
  execFileSync("npx", install, { cwd: copy, stdio: "inherit" });
  take(copy, "--update");
  rmSync(pictures, { recursive: true, force: true });
  cpSync(path.join(copy, ".visual"), pictures, { recursive: true });
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exitCode = take(root) ?? 1;

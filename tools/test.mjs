/**
 * `pnpm test`: runs every test without an outside service, the end-to-end tests last, when processor and memory are free.
 * The last line is the count. Arguments are for Vitest, in a single run: `--project=store apps/store/src/features/cart`.
 * The project `engines` runs in Firefox and WebKitGTK, and only if it is named.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { chooseEngines } from "./engines.mjs";
import { countLine, stopWith } from "./outcome.mjs";
import { root } from "./sources.mjs";
import { largeYoungGeneration } from "./v8.mjs";

// pnpm passes it on.
const args = process.argv.slice(2).filter((arg) => arg !== "--");
const projects = args.filter((arg) => arg.startsWith("--project="));
const wants = (name) => args.some((arg) => arg.replace("--project=", "").startsWith(name));

const folder = mkdtempSync(path.join(tmpdir(), "pallu-tests-"));
const counts = path.join(folder, "counts");
const env = { ...process.env, NODE_ENV: "test", TEST_COUNTS: counts };
delete env.ENGINES;

const node = (...rest) =>
  spawnSync(process.execPath, rest, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
const vitest = (rest) =>
  node(...largeYoungGeneration, path.join(root, "node_modules/vitest/vitest.mjs"), "run", ...rest);

if (wants("engines")) {
  const { found, problems } = chooseEngines(process.env.ENGINES);
  if (problems.length > 0) stopWith(problems.join("\n"));
  env.ENGINES = found.join(",");
}
const runs = args.length > 0 ? [args] : [["--project=!e2e*"], ["--project=e2e*"]];
const needsBrowser =
  projects.length === 0 || ["!", "stories", "e2e", "engines"].some((name) => wants(name));
const browser = needsBrowser ? findBrowser() : undefined;
if (browser) env.CHROMIUM_PATH = browser;
else {
  delete env.CHROMIUM_PATH;
  if (needsBrowser)
    console.info(
      "No Chromium was found, so two suites are left out: stories (every component in a browser) and e2e (journeys).\n" +
        "To run them, install Chromium or Chrome, or name one in CHROMIUM_PATH.",
    );
  if (args.length === 0) runs.pop();
}

let isSound = true;
for (const run of runs) {
  const isJourney = run.some((arg) => /^(?:--project=)?(?:\.\/)?(?:e2e|engines)/.test(arg));
  // Storybook takes seconds to load.
  if (isJourney) env.WITHOUT_STORIES = "1";
  const isReady = !isJourney || node("tools/start.mjs", "--build-only").status === 0;
  isSound = isReady && vitest(run).status === 0 && isSound;
}

const lines = existsSync(counts) ? readFileSync(counts, "utf8").trim().split("\n") : [];
rmSync(folder, { recursive: true });
const results = lines.map((line) => JSON.parse(line));
const sum = (name) => results.reduce((total, result) => total + result[name], 0);
const count = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
// A run that ended without a result is a failure, and so are suites that CI leaves out.
const isComplete = isSound && !(process.env.CI && needsBrowser && !browser);
if (!isComplete && count.failed === 0) count.failed = 1;
for (const line of [...results.flatMap(({ failures }) => failures), countLine(count)])
  console.info(line);
process.exitCode = count.failed > 0 ? 1 : 0;

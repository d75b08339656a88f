/**
 * `pnpm verify`: runs all checks of CI in the same order. `--quick` runs those that fit into a minute. `--keep-going`
 * continues after a failure. CI ends with the same count as `pnpm test`, failed checks included.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = (name) => [path.join(root, "node_modules/.bin", name)];
const tool = (name) => [process.execPath, path.join(root, "tools", name)];

const typescript = (file) => [process.execPath, "--import", "tsx", path.join(root, file)];

/** `tests` marks the steps whose last line counts tests. */
const steps = [
  { name: "format", quick: true, run: [...bin("oxfmt"), "--check", "."] },
  { name: "lint", quick: true, run: [...bin("oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "boundaries", quick: true, run: tool("boundaries.mjs") },
  { name: "style", quick: true, run: tool("style.mjs") },
  { name: "requirements", quick: true, run: [...tool("requirements.mjs"), "--strict"] },
  { name: "story coverage", quick: true, run: tool("storyCoverage.mjs") },
  { name: "types", quick: true, run: [...bin("tsc"), "-b"] },
  {
    name: "unit tests",
    quick: true,
    full: false,
    tests: true,
    run: [...tool("test.mjs"), "--project=contract", "--project=ui", "--project=tools"],
  },
  { name: "tests", tests: true, run: tool("test.mjs") },
  { name: "races", tests: true, run: [...tool("test.mjs"), "--postgres"] },
  { name: "fuzz", tests: true, run: typescript("resilience/fuzz/main.ts") },
  { name: "chaos", tests: true, run: [...typescript("resilience/chaos/main.ts"), "--short"] },
  { name: "build", run: [...tool("start.mjs"), "--build-only"] },
  { name: "size", run: tool("size.mjs") },
  {
    name: "storybook",
    run: [
      ...bin("storybook"),
      "build",
      "--stats-json",
      "--quiet",
      "--output-dir",
      "storybook-static",
    ],
  },
  { name: "supply chain", run: tool("supplyChain.mjs") },
  { name: "unused", run: [...bin("knip"), "--no-progress"] },
];

/** Runs a command and passes its output through. Resolves to its success and its output. */
const execute = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
      env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: "1" },
    });
    let said = "";
    child.stdout.on("data", (chunk) => {
      said = (said + chunk).slice(-4096);
      process.stdout.write(chunk);
    });
    child.stderr.on("data", (chunk) => process.stderr.write(chunk));
    child.on("error", (error) => {
      console.error(error.message);
      resolve({ ok: false, said });
    });
    child.on("close", (code) => resolve({ ok: code === 0, said }));
  });

const readCount = (said) => {
  const found = [...said.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  return found ? found.slice(1).map((text) => Number(text ?? 0)) : [0, 0, 0];
};

const args = new Set(process.argv.slice(2));
const quick = args.has("--quick");
const chosen = steps.filter((step) => (quick ? step.quick : step.full !== false));
const results = [];
let [passed, failed, skipped] = [0, 0, 0];

for (const step of chosen) {
  console.info(`\n── ${step.name}`);
  const startedAt = Date.now();
  const { ok, said } = await execute(step.run);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  const [p, f, s] = step.tests ? readCount(said) : [0, 0, 0];
  passed += p;
  skipped += s;
  failed += ok ? f : Math.max(f, 1);
  console.info(`── ${step.name}: ${ok ? "ok" : "FAILED"} in ${seconds} s`);
  results.push(`${ok ? "ok    " : "FAILED"} ${seconds.padStart(7)} s  ${step.name}`);
  if (!ok && !args.has("--keep-going")) break;
}

const left = chosen.length - results.length;
console.info(`\n${results.join("\n")}`);
if (left > 0) console.info(`${left} steps were not run (--keep-going runs them all).`);
console.info(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * `pnpm verify`: runs all checks of CI but the pictures of a pull request, also after a failure. `--quick` runs those that
 * fit into a minute. Ends with the failed tests, the failed steps and a count, in which each step without tests is one.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { countLine } from "./outcome.mjs";
import { hasPostgres } from "./services.mjs";
import { root } from "./sources.mjs";

/** Checks that need nothing but the sources. Each further checker of types checks shared types again. */
const quick = {
  types: "tsc -b --checkers 1",
  lint: "oxlint --type-aware --deny-warnings",
  format: "oxfmt --check .",
  boundaries: "node tools/boundaries.mjs",
  style: "node tools/style.mjs",
  "story coverage": "node tools/storyCoverage.mjs",
  requirements: "node tools/requirements.mjs --strict",
};

/** Steps that run three at a time, as tests with services often wait. The build, which the steps after them need, is first. */
const beside = {
  build: "node tools/start.mjs --build-only",
  ...(hasPostgres() && { services: "vitest run --root resilience" }),
  package: "node tools/package.mjs --only vite",
  storybook: "storybook build --stats-json --quiet --output-dir storybook-static",
  ...quick,
  "supply chain": "node tools/supplyChain.mjs",
  unused: "knip --no-progress",
  // Another seed each day. It is too short for the optimizing compiler, which the embedded database would keep busy.
  fuzz: `node --liftoff-only --import tsx resilience/fuzz/main.ts --requests 500 --seed ${new Date().toISOString().slice(0, 10).replaceAll("-", "")}`,
};

/** Steps that run alone, after the others. The tests are started by the command that the README names. */
const alone = {
  size: "node tools/size.mjs",
  "storybook pages": "node tools/storybook.mjs",
  tests: "npx -y pnpm@12 test",
};

/** Runs a command. Resolves with its output, which is shown at once unless the step runs beside another. */
const execute = (command, isBeside) =>
  new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env.PATH}` },
    });
    let output = "";
    for (const stream of ["stdout", "stderr"])
      child[stream].on("data", (chunk) => {
        output += chunk;
        if (!isBeside) process[stream].write(chunk);
      });
    child.on("close", (code) => resolve({ isSound: code === 0, output }));
  });

/**
 * Returns the count of a step: the last one of tests in its output, or one for itself. A step that counted no passed test
 * has failed.
 */
export const countOf = ({ isSound, output }) => {
  const [, ...numbers] =
    [...output.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1) ?? [];
  if (numbers.length === 0) return { passed: isSound ? 1 : 0, failed: isSound ? 0 : 1, skipped: 0 };
  const [passed, failed, skipped] = numbers.map((text) => Number(text ?? 0));
  return { passed, failed: isSound && passed > 0 ? failed : Math.max(failed, 1), skipped };
};

const main = async () => {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const runStep = async ([name, command], isBeside) => {
    if (!isBeside) console.info(`\n── ${name}`);
    const result = await execute(command, isBeside);
    const count = countOf(result);
    for (const key of Object.keys(total)) total[key] += count[key];
    failures.push(...result.output.split("\n").filter((line) => line.startsWith("✗ ")));
    if (count.failed > 0) failures.push(`✗ step: ${name}`);
    if (isBeside) console.info(`\n── ${name}\n${result.output.trimEnd()}`);
    console.info(`── ${name}: ${count.failed > 0 ? "FAILED" : "ok"}`);
  };
  const isQuick = process.argv.includes("--quick");
  const unitTests = "vitest run --project=contract --project=ui --project=tools";
  const queue = Object.entries(isQuick ? { ...quick, "unit tests": unitTests } : beside);
  const work = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, true);
  };
  await Promise.all([work(), work(), work()]);
  if (!isQuick) for (const step of Object.entries(alone)) await runStep(step, false);
  if (!isQuick && !hasPostgres())
    console.info("Left out: services, because PostgreSQL's programs were not found.");
  for (const line of new Set(failures)) console.info(line);
  console.info(countLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

/**
 * `pnpm test`: runs every test without an outside service, the end-to-end tests last, and prints a count. `--postgres`
 * instead runs those with real services: the races on PostgreSQL, the shared rate limits on Redis. `--postgres=18` (or
 * 14) runs those on PostgreSQL on that version, which it installs for the run. `--engine=embedded` (or postgres) chooses
 * the database of tests that run on either (docs/decisions/0041). `--project=engines` runs those in Firefox and WebKitGTK.
 * Passes other arguments to Vitest.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { chooseEngines } from "./engines.mjs";
import { countLine } from "./outcome.mjs";
import { installPostgres } from "./postgresPrograms.mjs";
import { hasPostgres, hasRedis } from "./services.mjs";
import { largeYoungGeneration } from "./v8.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");

/** Returns the counts of a Vitest JSON report. A file that failed to load counts as one failure. */
export const countTests = (report) => {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** Returns a failure's message on one line, without the stack and Playwright's log of calls. */
const messageOf = (text = "") =>
  text
    .split(/\n(?:\s+at |Call log)/, 1)[0]
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(" · ")
    .slice(0, 400);

/** Returns a line for each failed test, and for each that passed on retry (docs/decisions/0016). */
export const tellFailures = (report, folder = root) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(folder, name);
    if (status === "failed" && assertionResults.length === 0)
      return [`✗ ${file}: ${messageOf(message)}`];
    return assertionResults
      .filter(({ failureMessages }) => failureMessages?.length > 0)
      .map(({ status: end, fullName, failureMessages }) => {
        const told = `${file} > ${fullName}: ${messageOf(failureMessages[0])}`;
        return end === "failed" ? `✗ ${told}` : `± passed at the second go: ${told}`;
      });
  });

const told = [];

const run = (args, { cwd = root, env = {} } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), "pallu-tests-"));
  const file = path.join(folder, "report.json");
  const reporters = [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    `--reporter=${path.join(root, "tools/unhandledErrors.mjs")}`,
  ];
  const { status } = spawnSync(
    process.execPath,
    [...largeYoungGeneration, vitest, "run", ...reporters, ...args],
    {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env, NODE_ENV: "test" },
    },
  );
  let count = { passed: 0, failed: 0, skipped: 0 };
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    count = countTests(report);
    told.push(...tellFailures(report));
  } catch {
    console.error("The tests ended without a report.");
  }
  rmSync(folder, { recursive: true, force: true });
  // An error outside a test, or an empty run, is a failure too.
  const ok = status === 0 && count.failed === 0 && count.passed > 0;
  if (!ok && count.failed === 0) count.failed = 1;
  return count;
};

const end = (count) => {
  for (const line of told) console.info(line);
  console.info(countLine(count));
  process.exitCode = count.failed > 0 ? 1 : 0;
};

const buildShop = () =>
  spawnSync(process.execPath, [path.join(root, "tools/start.mjs"), "--build-only"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  }).status === 0;

const redisFiles = ["services/redis.test.ts"];

const serviceFiles = () =>
  readdirSync(path.join(root, "resilience/services"))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `services/${name}`);

const postgresFiles = () => serviceFiles().filter((file) => !redisFiles.includes(file));

/** Tests on real services, by the programs that they need. */
export const suites = [
  {
    found: hasPostgres,
    files: postgresFiles,
    missing:
      "The tests on PostgreSQL were left out: no server programs (initdb, postgres) were found. " +
      "Install PostgreSQL 14 to 18, or name a server in TEST_POSTGRES_URL or its programs in TEST_POSTGRES_BIN.",
  },
  {
    found: hasRedis,
    files: () => redisFiles,
    missing:
      "The tests on Redis were left out: no redis-server was found. Install Redis 6 or newer.",
  },
];

/** The count of a run that tested nothing. */
const nothing = { passed: 0, failed: 1, skipped: 0 };

/** Runs the named files of tests on real services, or all of some suites. */
const runSuites = (chosen, args) => {
  const named = args.some((arg) => !arg.startsWith("-"));
  const files = named ? [] : chosen.flatMap((suite) => suite.files());
  return run([...files, ...args], { cwd: path.join(root, "resilience") });
};

const runServices = (args) => {
  const able = suites.filter(({ found }) => found());
  for (const suite of suites) if (!able.includes(suite)) console.info(suite.missing);
  end(able.length === 0 ? nothing : runSuites(able, args));
};

/** Runs the suites on PostgreSQL on a version that is installed for the run. */
const runOnVersion = (version, args) => {
  const { programs, remove } = installPostgres(version);
  process.env.TEST_POSTGRES_BIN = programs;
  delete process.env.TEST_POSTGRES_URL;
  try {
    end(
      runSuites(
        suites.filter(({ found }) => found === hasPostgres),
        args,
      ),
    );
  } finally {
    remove();
  }
};

const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Runs the end-to-end tests after all other suites, when CPU and memory are free. */
const runJourneys = (args) =>
  buildShop() ? run(["--project=e2e*", ...args], { env: { WITHOUT_STORIES: "1" } }) : nothing;

/** Runs the tests in other engines, all of them or the wanted ones. A missing engine counts as one failure. */
const runEngines = (wanted, args) => {
  const { found, problems } = chooseEngines(wanted);
  for (const problem of problems) told.push(`✗ ${problem}`);
  const missing = { passed: 0, failed: problems.length, skipped: 0 };
  if (found.length === 0) return missing;
  if (!buildShop()) return { ...missing, failed: missing.failed + 1 };
  const env = { ENGINES: found.join(","), WITHOUT_STORIES: "1" };
  return add(missing, run(["--project=engines", ...args], { env }));
};

/**
 * Splits the arguments into the requested projects and the rest.
 * @param {string[]} args
 */
export const splitProjects = (args) => {
  const projects = [];
  const rest = [];
  for (let index = 0; index < args.length; index++) {
    const arg = args[index];
    if (arg === "--project") projects.push(args[++index]);
    else if (arg.startsWith("--project=")) projects.push(arg.slice("--project=".length));
    else rest.push(arg);
  }
  return { projects, rest };
};

/**
 * Whether the requested projects include one of a suite. `!e2e` stands for all others.
 * @param {readonly string[]} projects
 * @param {string} suite
 */
export const wants = (projects, suite) => {
  const named = projects.filter((project) => !project.startsWith("!"));
  return named.length > 0
    ? named.some((project) => project.startsWith(suite))
    : !projects.includes(`!${suite}`);
};

const runAll = (args) => {
  const { projects, rest } = splitProjects(args);
  const needsBrowser = wants(projects, "stories") || wants(projects, "e2e");
  const browser = needsBrowser ? findBrowser() : undefined;
  if (!browser && needsBrowser)
    console.info(
      "No Chromium was found, so two suites are left out: stories (every component in a browser) and e2e (journeys).\n" +
        "To run them, install Chromium or Chrome, or name one in CHROMIUM_PATH.",
    );
  if (browser) process.env.CHROMIUM_PATH = browser;
  else delete process.env.CHROMIUM_PATH;
  const { ENGINES: wantedEngines } = process.env;
  // With it Vitest's configuration has the project.
  delete process.env.ENGINES;
  const others = projects.filter((project) => !/^!|^e2e|^engines$/.test(project));
  const isAll = projects.every((project) => project.startsWith("!"));
  const filters = isAll ? ["--project=!e2e*"] : others.map((project) => `--project=${project}`);
  let count = { passed: 0, failed: 0, skipped: 0 };
  if (filters.length > 0) count = add(count, run([...filters, ...rest]));
  if (browser && wants(projects, "e2e")) count = add(count, runJourneys(rest));
  if (needsBrowser && !browser && process.env.CI) {
    told.push("✗ No Chromium was found: CI needs the suites in a browser.");
    count.failed += 1;
  }
  // Only on request, as by the nightly run.
  if (projects.includes("engines")) count = add(count, runEngines(wantedEngines, rest));
  end(count.passed + count.failed > 0 ? count : { ...count, failed: 1 });
};

/** Returns the value of an option `--name=value` and the other arguments. */
const takeOption = (args, name) => {
  const option = args.find((arg) => arg.startsWith(`--${name}=`));
  return { value: option?.slice(name.length + 3), rest: args.filter((arg) => arg !== option) };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const all = process.argv.slice(2).filter((arg) => arg !== "--");
  const { value: engine, rest: others } = takeOption(all, "engine");
  if (engine) process.env.TEST_ENGINE = engine;
  const { value: version, rest: args } = takeOption(others, "postgres");
  if (version) runOnVersion(version, args);
  else if (args.includes("--postgres")) runServices(args.filter((arg) => arg !== "--postgres"));
  else runAll(args);
}

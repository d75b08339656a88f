/**
 * `pnpm test`: runs every test without an outside service, the end-to-end tests last, and prints a count. `--postgres`
 * instead runs those with real services: the races on PostgreSQL, the shared rate limits on Redis. `--postgres=18` (or
 * 14) runs those on PostgreSQL on that version, which it installs for the run. `--engine=embedded` (or postgres) chooses
 * the database of tests that run on either (docs/decisions/0041). `--project=engines` runs those in Firefox and WebKitGTK.
 * Files of tests limit the run to them, and `--changed <commit>` to those that the changes since a commit touch
 * (docs/decisions/0039). `--pages=/cart,/faq` limits the end-to-end tests that visit every page to these. Passes other
 * arguments to Vitest.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { findBrowser } from "./browser.mjs";
import { chooseEngines } from "./engines.mjs";
import { nightlyTests } from "./nightlyTests.mjs";
import { countLine } from "./outcome.mjs";
import { installPostgres } from "./postgresPrograms.mjs";
import { projectOf, selectSince } from "./selection.mjs";
import { hasPostgres, hasRedis } from "./services.mjs";
import { root } from "./sources.mjs";
import { largeYoungGeneration } from "./v8.mjs";

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

/** Returns a line for each failed test. */
export const tellFailures = (report, folder = root) =>
  report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(folder, name);
    if (status === "failed" && assertionResults.length === 0)
      return [`✗ ${file}: ${messageOf(message)}`];
    return assertionResults
      .filter((result) => result.status === "failed")
      .map(
        ({ fullName, failureMessages: [first] = [] }) =>
          `✗ ${file} > ${fullName}: ${messageOf(first)}`,
      );
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

/** Returns the files of suites that the arguments name, by default all but the nightly ones. */
export const filesOfSuites = (chosen, args) => {
  const able = chosen.flatMap((suite) => suite.files());
  const named = args
    .filter((arg) => !arg.startsWith("-"))
    .map((arg) => arg.replace(/^(?:\.\/)?resilience\//, ""));
  if (named.length === 0)
    return able.filter((file) => !nightlyTests.includes(`resilience/${file}`));
  const known = serviceFiles();
  return named.filter((file) => able.includes(file) || !known.includes(file));
};

/** Runs the named files of tests on real services, or all of some suites. */
const runSuites = (chosen, args) => {
  const files = filesOfSuites(chosen, args);
  const options = args.filter((arg) => arg.startsWith("-"));
  return files.length === 0
    ? nothing
    : run([...files, ...options], { cwd: path.join(root, "resilience") });
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

const ownOptions = {
  project: { type: "string" },
  changed: { type: "string" },
  engine: { type: "string" },
  pages: { type: "string" },
  postgres: { type: "boolean" },
};

/**
 * Reads our own options. The rest is for Vitest. `version` is an empty string for `--postgres` without one.
 * @param {readonly string[]} given
 * @returns {{ projects: string[], base?: string, engine?: string, pages?: string, version?: string, rest: string[] }}
 */
export const readArguments = (given) => {
  // pnpm passes it on, and to parseArgs it ends the options.
  const args = given.filter((arg) => arg !== "--");
  const { tokens } = parseArgs({
    args,
    options: ownOptions,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const own = tokens.filter(({ kind, name }) => kind === "option" && name in ownOptions);
  const taken = own.flatMap(({ index, inlineValue }) =>
    inlineValue === false ? [index, index + 1] : [index],
  );
  const valuesOf = (option) =>
    own.filter(({ name }) => name === option).map(({ value }) => value ?? "");
  const [base, engine, pages, version] = ["changed", "engine", "pages", "postgres"].map(
    (name) => valuesOf(name)[0],
  );
  const rest = args.filter((_arg, index) => !taken.includes(index));
  return { projects: valuesOf("project"), base, engine, pages, version, rest };
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

/**
 * Splits the arguments into files of tests, by the run that they belong to, and the rest.
 * @param {readonly string[]} args
 */
export const splitFiles = (args) => {
  const pathOf = (arg) => path.relative(root, path.resolve(root, arg)).replaceAll(path.sep, "/");
  const files = args.filter((arg) => !arg.startsWith("-") && projectOf(pathOf(arg))).map(pathOf);
  const isOf =
    (...projects) =>
    (file) =>
      projects.includes(projectOf(file));
  return {
    journeys: files.filter(isOf("e2e")),
    services: files.filter(isOf("services")),
    stories: files.filter(isOf("stories")),
    others: files.filter((file) => !isOf("e2e", "services", "stories")(file)),
    rest: args.filter((arg) => !files.includes(pathOf(arg))),
  };
};

/** In CI a missing browser is a failure, as the suites that need it were not run. */
const failWithoutBrowser = (count) => {
  if (!process.env.CI) return;
  told.push("✗ No Chromium was found: CI needs the suites in a browser.");
  count.failed += 1;
};

/** Runs files of tests: those without a page of the shop first. */
const runFiles = ({ journeys, services, stories, others, rest }) => {
  const isOn = findBrowserFor(stories.length + journeys.length > 0);
  if (services.length > 0)
    console.info(`Left out, as they need services (pnpm test:postgres): ${services.join(", ")}`);
  const first = [...others, ...(isOn ? stories : [])];
  let count = { passed: 0, failed: 0, skipped: 0 };
  const env = stories.length > 0 && isOn ? {} : { WITHOUT_STORIES: "1" };
  if (first.length > 0) count = add(count, run(["--project=!e2e*", ...rest, ...first], { env }));
  if (isOn && journeys.length > 0) count = add(count, runJourneys([...rest, ...journeys]));
  if (!isOn && stories.length + journeys.length > 0) failWithoutBrowser(count);
  end(count.passed + count.failed > 0 ? count : { ...count, failed: 1 });
};

/** Finds a browser if one is needed, and says what is left out without it. Returns whether there is one. */
const findBrowserFor = (isNeeded) => {
  const browser = isNeeded ? findBrowser() : undefined;
  if (!browser && isNeeded)
    console.info(
      "No Chromium was found, so two suites are left out: stories (every component in a browser) and e2e (journeys).\n" +
        "To run them, install Chromium or Chrome, or name one in CHROMIUM_PATH.",
    );
  if (browser) process.env.CHROMIUM_PATH = browser;
  else delete process.env.CHROMIUM_PATH;
  return browser !== undefined;
};

const runAll = (projects, rest) => {
  const { ENGINES: wantedEngines } = process.env;
  // With it Vitest's configuration has the project.
  delete process.env.ENGINES;
  const files = splitFiles(rest);
  if (projects.length === 0 && files.rest.length < rest.length) {
    runFiles(files);
    return;
  }
  const needsBrowser = wants(projects, "stories") || wants(projects, "e2e");
  const hasBrowser = findBrowserFor(needsBrowser);
  const others = projects.filter((project) => !/^!|^e2e|^engines$/.test(project));
  const isAll = projects.every((project) => project.startsWith("!"));
  const filters = isAll ? ["--project=!e2e*"] : others.map((project) => `--project=${project}`);
  let count = { passed: 0, failed: 0, skipped: 0 };
  if (filters.length > 0) count = add(count, run([...filters, ...rest]));
  if (hasBrowser && wants(projects, "e2e")) count = add(count, runJourneys(rest));
  if (needsBrowser && !hasBrowser) failWithoutBrowser(count);
  // Only on request, as by the nightly run.
  if (projects.includes("engines")) count = add(count, runEngines(wantedEngines, rest));
  end(count.passed + count.failed > 0 ? count : { ...count, failed: 1 });
};

/** Returns the arguments with the files that the changes since a commit touch; undefined if there are none. */
const argumentsSince = (base, rest, isOfRun) => {
  const { everything, tests, lines, pages } = selectSince(base);
  console.info(lines.join("\n"));
  if (everything) return rest;
  if (pages) process.env.PAGES = pages.join(",");
  const files = [...tests.keys()].filter((test) => isOfRun(projectOf(test)));
  return files.length > 0 ? [...rest, ...files] : undefined;
};

const main = () => {
  const { projects, base, engine, pages, version, rest } = readArguments(process.argv.slice(2));
  if (engine) process.env.TEST_ENGINE = engine;
  if (pages) process.env.PAGES = pages;
  const hasServices = version !== undefined;
  const args =
    base === undefined
      ? rest
      : argumentsSince(base, rest, (project) => (project === "services") === hasServices);
  if (!args) {
    console.error("Nothing was tested: these changes touch no test of this run.");
    console.info(countLine({ passed: 0, failed: 0, skipped: 0 }));
    process.exitCode = 1;
    return;
  }
  if (version) runOnVersion(version, args);
  else if (hasServices) runServices(args);
  else runAll(projects, args);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

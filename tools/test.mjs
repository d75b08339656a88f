/**
 * `pnpm test`: runs every test without an outside service, the end-to-end tests last, and prints a count. `--postgres`
 * instead runs those with real services: the races on PostgreSQL, the shared rate limits on Redis. `--postgres=18` (or
 * 14) runs those on PostgreSQL on that version, which it installs for the run. Passes other arguments to Vitest.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
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

export const suites = [
  { found: () => true, file: "services/checkDatabase.test.ts", missing: "" },
  {
    found: hasPostgres,
    file: "services/race.test.ts",
    missing:
      "The races on PostgreSQL were left out: no server programs (initdb, postgres) were found.\n" +
      "Install PostgreSQL 14 to 18, or name a server in TEST_POSTGRES_URL or its programs in TEST_POSTGRES_BIN.",
  },
  {
    found: hasPostgres,
    file: "services/guesses.test.ts",
    missing:
      "The guesses at codes and passwords, which need PostgreSQL too, were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/emailAddresses.test.ts",
    missing: "The proof of addresses by two processes was left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/accountRaces.test.ts",
    missing: "The races of registrations and erasures were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/catalogueReader.test.ts",
    missing: "The pages' reads and their version on PostgreSQL were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/cataloguePlans.test.ts",
    missing: "The plans of the catalogue's queries were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/importBesideTrade.test.ts",
    missing: "The checkouts beside an import of the catalogue were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/killedImport.test.ts",
    missing: "The import that is killed while it writes was left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/priceInTwoShops.test.ts",
    missing: "The price that two shops show within a second was left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/catalogueVersion.test.ts",
    missing: "The version of the catalogue beside concurrent changes was left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/migrations.test.ts",
    missing: "The migrations beside running processes were left out with them.",
  },
  {
    found: hasPostgres,
    file: "services/restore.test.ts",
    missing: "The restore drill of PostgreSQL was left out with them.",
  },
  {
    found: hasRedis,
    file: "services/redis.test.ts",
    missing:
      "The rate limits on Redis were left out: no redis-server was found.\n" +
      "Install Redis 6 or newer.",
  },
];

const runServices = (args) => {
  const able = suites.filter(({ found }) => found());
  for (const suite of suites) if (!able.includes(suite)) console.info(suite.missing);
  const files = able.map(({ file }) => file);
  const options = [...files, ...args];
  const none = { passed: 0, failed: 0, skipped: 0 };
  end(able.length === 0 ? none : run(options, { cwd: path.join(root, "resilience") }));
};

/** Runs the suites on PostgreSQL on a version that is installed for the run. */
const runOnVersion = (version, args) => {
  const { programs, remove } = installPostgres(version);
  process.env.TEST_POSTGRES_BIN = programs;
  delete process.env.TEST_POSTGRES_URL;
  try {
    const files = suites.filter(({ found }) => found === hasPostgres).map(({ file }) => file);
    const named = args.some((arg) => !arg.startsWith("-"));
    end(run([...(named ? [] : files), ...args], { cwd: path.join(root, "resilience") }));
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
  buildShop()
    ? run(["--project=e2e*", ...args], { env: { WITHOUT_STORIES: "1" } })
    : { passed: 0, failed: 1, skipped: 0 };

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
  const others = projects.filter((project) => !/^!|^e2e/.test(project));
  const isAll = projects.every((project) => project.startsWith("!"));
  const filters = isAll ? ["--project=!e2e*"] : others.map((project) => `--project=${project}`);
  let count = { passed: 0, failed: 0, skipped: 0 };
  if (filters.length > 0) count = add(count, run([...filters, ...rest]));
  if (browser && wants(projects, "e2e")) count = add(count, runJourneys(rest));
  if (needsBrowser && !browser && process.env.CI) {
    told.push("✗ No Chromium was found: CI needs the suites in a browser.");
    count.failed += 1;
  }
  end(count.passed + count.failed > 0 ? count : { ...count, failed: 1 });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const args = process.argv.slice(2).filter((arg) => arg !== "--");
  const version = args.find((arg) => arg.startsWith("--postgres="));
  if (version)
    runOnVersion(
      version.slice("--postgres=".length),
      args.filter((arg) => arg !== version),
    );
  else if (args.includes("--postgres")) runServices(args.filter((arg) => arg !== "--postgres"));
  else runAll(args);
}

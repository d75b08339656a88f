/**
 * `pnpm verify`: runs all checks of CI. `--quick` runs those that fit into a minute. `--all` adds what the nightly run
 * does (docs/decisions/0016). `--keep-going` continues after a failure. `--ci` is `--keep-going` and repeats the failed
 * tests at the end. `--base <commit>`, or CI_BASE for `--ci`, limits the run to what the changes since a commit touch
 * (docs/decisions/0039). Ends with a table of the steps, their seconds and budgets, and the same count as `pnpm test`, in
 * which each check is one test. The nightly run also ends with the figures of the goals of docs/security.md. A step that
 * counts tests and counted none is a failure, and so is a goal without a figure. A step that hangs is ended, which is one too.
 */
import { spawn } from "node:child_process";
import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { stopWith } from "./outcome.mjs";
import { postgresPackages } from "./postgresPrograms.mjs";
import { projectOf, selectSince } from "./selection.mjs";
import { hasPostgres, hasRedis } from "./services.mjs";
import { root } from "./sources.mjs";

const bin = (name) => [path.join(root, "node_modules/.bin", name)];
const tool = (name) => [process.execPath, path.join(root, "tools", name)];

const typescript = (file) => [process.execPath, "--import", "tsx", path.join(root, file)];

/** Another seed each day, the same one for all runs of that day. It is printed, and `--seed` repeats it. */
const seedOfToday = () => new Date().toISOString().slice(0, 10).replaceAll("-", "");
const randomSeed = () => String(Math.floor(Math.random() * 1_000_000));

/** Projects that need no browser. */
const inNode = ["contract", "tools", "ui", "store", "store-server", "api"].map(
  (name) => `--project=${name}`,
);

const fuzz = typescript("resilience/fuzz/main.ts");

const isNightly = { in: ["night"], tests: true };

/** A check that is quick enough for every run. */
const quick = (name, budget, run) => ({
  name,
  in: ["quick", "ci", "night"],
  beside: true,
  budget,
  run,
});

/**
 * Steps in order. `beside` marks those that run three at a time, as tests with services often wait; the others run alone.
 * `tests` marks those whose last line counts tests. `budget` is in seconds on two cores; to exceed it is no failure. `in` names
 * the runs that a step belongs to, by default CI and the night. A step is left out if `found` returns false. `goals` are those
 * of docs/security.md that it measures, in lines such as `G1, G2: 30 of 30 …`.
 */
export const steps = [
  // Before "services", one of whose files starts the built shop, so that only one process builds it.
  { name: "build", beside: true, budget: 30, run: [...tool("start.mjs"), "--build-only"] },
  // Then the longest first, so that no core waits for one at the end.
  ...[
    { in: ["ci"], budget: 140 },
    { in: ["night"], budget: 1200, goals: ["G1", "G3", "G9", "G17"] },
  ].map((step) => ({
    name: "services",
    found: () => hasPostgres() || hasRedis(),
    beside: true,
    tests: true,
    run: [...tool("test.mjs"), "--postgres"],
    ...step,
  })),
  // It often waits for the registry, so it starts early.
  {
    name: "package",
    in: ["ci"],
    beside: true,
    budget: 40,
    run: [...tool("package.mjs"), "--only", "vite"],
  },
  {
    name: "storybook",
    beside: true,
    budget: 60,
    run: [
      ...bin("storybook"),
      ..."build --stats-json --quiet --output-dir storybook-static".split(" "),
    ],
  },
  // Each further checker checks shared types again: one needs half the processor time of four.
  quick("types", 60, [...bin("tsc"), "-b", "--checkers", "1"]),
  quick("format", 5, [...bin("oxfmt"), "--check", "."]),
  quick("lint", 30, [...bin("oxlint"), "--type-aware", "--deny-warnings"]),
  ...["boundaries", "style", "storyCoverage"].map((name) => quick(name, 5, tool(`${name}.mjs`))),
  quick("requirements", 5, [...tool("requirements.mjs"), "--strict"]),
  {
    name: "unit tests",
    in: ["quick"],
    tests: true,
    budget: 40,
    run: [...tool("test.mjs"), "--project=contract", "--project=ui", "--project=tools"],
  },
  { name: "supply chain", in: ["ci"], beside: true, budget: 10, run: tool("supplyChain.mjs") },
  {
    name: "supply chain",
    in: ["night"],
    beside: true,
    budget: 60,
    run: [...tool("supplyChain.mjs"), "--registry"],
    goals: ["G19"],
  },
  { name: "unused", beside: true, budget: 30, run: [...bin("knip"), "--no-progress"] },
  {
    name: "fuzz",
    in: ["ci"],
    beside: true,
    tests: true,
    budget: 40,
    // Too short for the optimizing compiler, which the embedded database would keep busy.
    run: [
      fuzz[0],
      "--liftoff-only",
      ...fuzz.slice(1),
      "--requests",
      "500",
      "--seed",
      seedOfToday(),
    ],
  },
  { name: "package", in: ["night"], beside: true, budget: 240, run: tool("package.mjs") },
  { name: "size", budget: 10, run: tool("size.mjs") },
  { name: "storybook pages", in: ["ci"], budget: 40, run: [...tool("storybook.mjs"), "--links"] },
  { name: "storybook pages", in: ["night"], budget: 600, run: tool("storybook.mjs") },
  {
    name: "pictures",
    in: ["ci"],
    budget: 40,
    run: [...tool("visual.mjs"), "--count", "--storybook", "storybook-static"],
  },
  // What a merge changed is already approved, so that only pictures that cannot be taken fail here.
  {
    name: "pictures",
    in: ["night"],
    budget: 900,
    run: [...tool("visual.mjs"), "--base", "HEAD~1", "--approved"],
  },
  {
    name: "storybook pictures",
    in: ["night"],
    budget: 240,
    run: [...tool("storyPictures.mjs"), "storybook-static"],
  },
  // The README's command: all suites, the journeys last.
  {
    name: "tests",
    tests: true,
    budget: 560,
    run: ["npx", "-y", "pnpm@12", "test"],
    goals: ["G7", "G8", "G10", "G11", "G16", "G17", "G18"],
  },
  // Downloaded on demand, as Lighthouse is: it has more dependencies than the pipeline has lines.
  {
    name: "pipeline of GitLab",
    in: ["night"],
    budget: 30,
    run: ["npx", "-y", "gitlab-ci-local@4.61.1", "--list", "--state-dir", ".cache/gitlab"],
  },
  ...[
    { name: "engines", budget: 300, run: [...tool("test.mjs"), "--project=engines"] },
    {
      name: "fuzz",
      budget: 1200,
      run: [...fuzz, "--requests", "50000", "--seed", randomSeed()],
      goals: ["G6"],
    },
    {
      name: "chaos",
      budget: 4500,
      run: typescript("resilience/chaos/main.ts"),
      goals: ["G2", "G4", "G5", "G9", "G12", "G14", "G15"],
    },
    { name: "week", budget: 1800, run: typescript("resilience/week/main.ts") },
    {
      // Claims of the processes that were killed expire in real time, after five minutes.
      name: "week, two processes on PostgreSQL",
      budget: 600,
      run: [...typescript("resilience/week/main.ts"), "--short", "--postgres"],
    },
    {
      name: "week, negative control",
      budget: 300,
      run: [...typescript("resilience/week/main.ts"), "--short", "--control"],
    },
    { name: "bench: API", budget: 300, run: typescript("resilience/bench/main.ts") },
    { name: "bench: pages", budget: 600, run: typescript("resilience/bench/pages.ts") },
    {
      name: "bench: API beside pages",
      budget: 240,
      run: typescript("resilience/bench/apiBesidePages.ts"),
    },
    {
      name: "bench: sizes of the catalogue",
      budget: 1200,
      run: [
        ...typescript("resilience/bench/catalogueSizes.ts"),
        ..."--sizes 100,1000,10000,100000 --pages /,/allproducts --loads 3".split(" "),
      ],
    },
    {
      name: "bench: hostile clients",
      budget: 600,
      run: typescript("resilience/bench/hostile.ts"),
      goals: ["G13"],
    },
    {
      name: "bench: first view and first touch",
      budget: 1800,
      run: [...bin("tsx"), "--tsconfig", "e2e/tsconfig.json", "e2e/bench/main.ts"],
    },
    { name: "Lighthouse", budget: 600, run: tool("lighthouse.mjs") },
    { name: "sizes of libraries", budget: 180, run: tool("sizeLibraries.mjs") },
    {
      name: "embedded database",
      budget: 300,
      run: [...tool("test.mjs"), "--engine=embedded", "--project=store-server", "--project=api"],
    },
    ...Object.keys(postgresPackages).map((version) => ({
      name: `PostgreSQL ${version}`,
      budget: 1200,
      run: [...tool("test.mjs"), `--postgres=${version}`],
    })),
    ...[22, 24].map((version) => ({
      name: `Node ${version}`,
      budget: 300,
      run: ["npx", "-y", "-p", `node@${version}`, "node", ...tool("test.mjs").slice(1), ...inNode],
    })),
  ].map((step) => ({ ...isNightly, ...step })),
];

const MIN_FREE_GB = 2;

/** Returns why the disk of a folder cannot take the builds and the test data, or undefined. */
export const diskFault = (folder, { bavail, bsize } = statfsSync(folder)) => {
  const free = (bavail * bsize) / 1e9;
  return free < MIN_FREE_GB
    ? `The disk of ${folder} has ${free.toFixed(1)} GB free. The checks need ${MIN_FREE_GB} GB.`
    : undefined;
};

/** Seconds after which a step hangs: five times its budget, and ten minutes at least. */
const timeLimitOf = ({ budget }) => Math.max(5 * budget, 600);

/** Runs a command. Passes its output through, or resolves with it when the step runs beside another. */
export const execute = ({ run: [command, ...args], beside }, { isNight = false, timeLimit }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeLimit * 1000,
      killSignal: "SIGKILL",
      shell: process.platform === "win32",
      env: {
        ...process.env,
        STORYBOOK_DISABLE_TELEMETRY: "1",
        ...(isNight && {
          NIGHTLY: "1",
          DELAYED_SEEDS: "20",
          DELAYED_FROM: randomSeed(),
          TIMING_SAMPLES: "500",
          // Lines of goals begin with their names, not with a colour.
          NO_COLOR: "1",
        }),
      },
    });
    let said = "";
    const hear = (target) => (chunk) => {
      said += chunk;
      if (!beside) target.write(chunk);
    };
    child.stdout.on("data", hear(process.stdout));
    child.stderr.on("data", hear(process.stderr));
    child.on("error", (error) => {
      console.error(error.message);
      resolve({ ok: false, said });
    });
    child.on("exit", (code, signal) => {
      if (!signal) return;
      // Processes that it started may still hold its output open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      hear(process.stderr)(`${path.basename(command)} ${args.join(" ")} was ended by ${signal}.\n`);
      resolve({ ok: false, said });
    });
    child.on("close", (code) => resolve({ ok: code === 0, said }));
  });

/**
 * Returns the last count of tests in an output.
 * @param {string} said
 */
export const readCount = (said) => {
  const found = [...said.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
  return found ? found.slice(1).map((text) => Number(text ?? 0)) : [0, 0, 0];
};

/**
 * Returns the table of the steps that were run.
 * @param {readonly { name: string, ok: boolean, seconds: number, budget: number }[]} results
 */
export const tableOf = (results) =>
  results.map(
    ({ name, ok, seconds, budget }) =>
      `${ok ? "ok    " : "FAILED"} ${seconds.toFixed(1).padStart(7)} s of ${String(budget).padStart(4)} s  ${name}${
        seconds > budget ? "  (over its budget)" : ""
      }`,
  );

const NO_FIGURE = "NO FIGURE";

/**
 * Returns the figures of the goals that a step measures, by its output. A goal without one has the step's count of tests.
 * @param {{ said: string, ok: boolean, goals?: readonly string[] }} result
 */
export const goalsOf = ({ said, ok, goals = [] }) => {
  const lines = [...said.matchAll(/^(G\d+(?:, G\d+)*): (.*)$/gm)];
  const count = [...said.matchAll(/^\d+ passed, \d+ failed.*$/gm)].at(-1)?.[0];
  return goals.flatMap((goal) => {
    const own = lines.filter(([, names]) => names.split(", ").includes(goal));
    const figures = own.length > 0 ? own.map(([, , figure]) => figure) : [count ?? NO_FIGURE];
    return figures.map((figure) => ({ goal, figure, isMet: ok && figure !== NO_FIGURE }));
  });
};

/** Returns a line for each figure, in the order of the goals. */
const tellGoals = (goals) =>
  goals
    .toSorted((a, b) => Number(a.goal.slice(1)) - Number(b.goal.slice(1)))
    .map(({ goal, figure, isMet }) => `${goal.padEnd(4)} ${isMet ? "ok    " : "FAILED"} ${figure}`);

/** Returns the commit to compare with: that of `--base`, or in CI the last one whose run was green. */
export const baseOf = ({ base, ci, all }, env) => base ?? (ci && !all ? env["CI_BASE"] : undefined);

/** Returns the steps of a selection, those of tests with their files. */
export const selectedSteps = (all, { everything, tests, steps: selected, pages }) => {
  if (everything) return all;
  const filesOf = (isServices) => [
    ...(pages && !isServices ? [`--pages=${pages.join(",")}`] : []),
    ...[...tests.keys()].filter((test) => (projectOf(test) === "services") === isServices),
  ];
  return all
    .filter(({ name }) => selected.has(name))
    .map((step) =>
      ["tests", "services"].includes(step.name)
        ? { ...step, run: [...step.run, ...filesOf(step.name === "services")] }
        : step,
    );
};

const main = async () => {
  for (const folder of [root, tmpdir()]) {
    const fault = diskFault(folder);
    if (fault) stopWith(fault);
  }
  const begun = Date.now();
  const { values } = parseArgs({
    options: {
      quick: { type: "boolean" },
      all: { type: "boolean" },
      ci: { type: "boolean" },
      "keep-going": { type: "boolean" },
      base: { type: "string" },
    },
  });
  const { ci: isCi, all: isNight } = values;
  const keepsGoing = isCi || values["keep-going"];
  const kind = values.quick ? "quick" : isNight ? "night" : "ci";
  const wanted = steps.filter((step) => (step.in ?? ["ci", "night"]).includes(kind));
  const base = baseOf(values, process.env);
  if (base !== undefined && kind !== "ci") {
    console.error("--base is for the checks of CI: without --quick and --all.");
    process.exitCode = 2;
    return;
  }
  const selection =
    kind !== "ci" || (!isCi && base === undefined)
      ? { everything: kind, lines: [] }
      : selectSince(base, wanted);
  if (selection.lines.length > 0) console.info(`── selection\n${selection.lines.join("\n")}\n`);
  const selected = selectedSteps(wanted, selection);
  const chosen = selected.filter(({ found }) => found?.() ?? true);
  for (const { name } of selected.filter((step) => !chosen.includes(step)))
    console.info(`── ${name}: left out, because its programs are not on this machine`);
  const results = [];
  const failedTests = [];
  let [passed, failed, skipped] = [0, 0, 0];
  const isStopped = () => !keepsGoing && failed > 0;

  const runStep = async (step) => {
    if (!step.beside) console.info(`\n── ${step.name}`);
    const startedAt = Date.now();
    const { ok: hasSucceeded, said } = await execute(step, {
      isNight,
      timeLimit: timeLimitOf(step),
    });
    const seconds = (Date.now() - startedAt) / 1000;
    const [p, f, s] = step.tests ? readCount(said) : [0, 0, 0];
    const ok = hasSucceeded && (!step.tests || p > 0);
    passed += ok && !step.tests ? 1 : p;
    skipped += s;
    failed += ok ? f : Math.max(f, 1);
    failedTests.push(...said.split("\n").filter((line) => line.startsWith("✗ ")));
    if (step.beside) console.info(`\n── ${step.name}\n${said.trimEnd()}`);
    console.info(`── ${step.name}: ${ok ? "ok" : "FAILED"} in ${seconds.toFixed(1)} s`);
    results.push({ ...step, ok, seconds, said });
  };

  const queue = chosen.filter(({ beside }) => beside);
  const work = async () => {
    while (queue.length > 0 && !isStopped()) await runStep(queue.shift());
  };
  await Promise.all([work(), work(), work()]);
  for (const step of chosen) if (!step.beside && !isStopped()) await runStep(step);

  const left = chosen.length - results.length;
  if (isCi && failedTests.length > 0) console.info(`\n${failedTests.join("\n")}`);
  if (isNight) {
    const goals = results.flatMap(goalsOf);
    console.info(`\n${tellGoals(goals).join("\n")}`);
    failed += goals.filter(({ figure }) => figure === NO_FIGURE).length;
  }
  console.info(`\n${tableOf(results).join("\n")}`);
  console.info(`${Math.round((Date.now() - begun) / 1000)} s in all`);
  if (left > 0) console.info(`${left} steps were not run (--keep-going runs them all).`);
  console.info(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed > 0 ? 1 : 0;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

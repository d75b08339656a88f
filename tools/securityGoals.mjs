/**
 * `pnpm security-goals`: measures the goals of docs/security.md. Runs the commands that measure them and prints one line per
 * goal: the figure, or that the command failed, and a count. `--only G9,G17` runs the commands of some goals.
 */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { endWithCount } from "./outcome.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const node = (...args) => [process.execPath, ...args];
const typescript = (...args) => node("--import", "tsx", ...args);
const test = (...args) => node("tools/test.mjs", ...args);

/** Each command, and the goals whose figures it prints in lines such as `G1, G2: 30 of 30 …`. */
const steps = [
  {
    goals: ["G1", "G2", "G3", "G4", "G5"],
    run: typescript("resilience/chaos/main.ts", "--short"),
  },
  { goals: ["G6"], run: typescript("resilience/fuzz/main.ts") },
  {
    goals: ["G7", "G17", "G18"],
    run: test("--project=api", "access.test", "restore.test", "canary.test"),
  },
  { goals: ["G10"], run: test("--project=api", "timing.test") },
  { goals: ["G8"], run: test("--project=tools", "asvs.test") },
  { goals: ["G9", "G17"], run: test("--postgres") },
  { goals: ["G11"], run: test("--project=e2e", "e2e/security.test") },
  { goals: ["G12"], run: typescript("resilience/chaos/main.ts", "--only", "T22") },
  { goals: ["G13"], run: typescript("resilience/bench/hostile.ts", "--short") },
  {
    goals: ["G16"],
    run: test(
      "--project=e2e",
      "e2e/faults",
      "e2e/offline",
      "e2e/tabs",
      "e2e/duplicateOrder",
      "e2e/without",
    ),
  },
  { goals: ["G19"], run: node("tools/supplyChain.mjs", "--registry") },
];

const NO_FIGURE = "NO FIGURE";

/**
 * Returns the figures in a command's output by goal, or its count of tests for a goal without one.
 * @param {string} output
 * @param {readonly string[]} goals
 * @returns {[string, string][]}
 */
export const figuresOf = (output, goals) => {
  const figures = [...output.matchAll(/^(G\d+(?:, G\d+)*): (.*)$/gm)].flatMap(([, names, figure]) =>
    names
      .split(", ")
      .filter((goal) => goals.includes(goal))
      .map((goal) => [goal, figure]),
  );
  const count = [...output.matchAll(/^\d+ passed, \d+ failed.*$/gm)].at(-1)?.[0];
  const goalsWithoutFigure = goals.filter((goal) => !figures.some(([name]) => name === goal));
  return [...figures, ...goalsWithoutFigure.map((goal) => [goal, count ?? NO_FIGURE])];
};

/** Runs a command and passes its output through. Resolves to its success and its output. */
const execute = ([command, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
      env: { TIMING_SAMPLES: "500", NIGHTLY: "1", ...process.env, NO_COLOR: "1" },
    });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });

const main = async () => {
  const [flag, list = ""] = process.argv.slice(2).filter((arg) => arg !== "--");
  const requestedGoals = flag === "--only" ? list.toUpperCase().split(",") : undefined;
  const lines = [];
  for (const { goals, run } of steps) {
    const selectedGoals = goals.filter((goal) => requestedGoals?.includes(goal) ?? true);
    if (selectedGoals.length === 0) continue;
    const { ok, output } = await execute(run);
    for (const [goal, figure] of figuresOf(output, selectedGoals)) {
      const isMet = ok && figure !== NO_FIGURE;
      lines.push({
        goal,
        isMet,
        text: `${goal.padEnd(4)} ${isMet ? "ok    " : "FAILED"} ${figure}`,
      });
    }
  }
  const sorted = lines.toSorted((a, b) => Number(a.goal.slice(1)) - Number(b.goal.slice(1)));
  console.info(`\n${sorted.map(({ text }) => text).join("\n")}`);
  const passed = lines.filter(({ isMet }) => isMet).length;
  endWithCount({ passed, failed: lines.length - passed });
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

import path from "node:path";
import { expect, it } from "vitest";
import { read, root } from "./sources.mjs";
import { workflowFiles } from "./supplyChain.mjs";
import { baseOf, diskFault, execute, goalsOf, readCount, steps, tableOf } from "./verify.mjs";

const { scripts } = JSON.parse(read("package.json"));

it("reads the last count of an output", () => {
  expect(readCount("1 passed, 2 failed\nmore\n30 passed, 4 failed, 5 skipped\n")).toEqual([
    30, 4, 5,
  ]);
  expect(readCount("3 passed, 0 failed")).toEqual([3, 0, 0]);
  expect(readCount("no tests")).toEqual([0, 0, 0]);
});

it("tells each step's seconds and budget, and which one exceeded it", () => {
  expect(
    tableOf([
      { name: "lint", ok: true, seconds: 4.25, budget: 20 },
      { name: "types", ok: false, seconds: 61, budget: 60 },
    ]),
  ).toEqual([
    "ok         4.3 s of   20 s  lint",
    "FAILED    61.0 s of   60 s  types  (over its budget)",
  ]);
});

it("says in one line that a disk is full", () => {
  expect(diskFault("/shop", { bavail: 100, bsize: 4096 })).toBe(
    "The disk of /shop has 0.0 GB free. The checks need 2 GB.",
  );
  expect(diskFault("/shop", { bavail: 1e6, bsize: 4096 })).toBeUndefined();
});

it("ends a step that hangs, also while its own processes keep the output open", async () => {
  const sleeper = `require("node:child_process").spawn("sleep", ["5"], { stdio: "inherit" }); setTimeout(() => {}, 60_000);`;
  const run = [process.execPath, "-e", sleeper];
  expect(await execute({ run, beside: true }, { timeLimit: 0.5 })).toEqual({
    ok: false,
    said: expect.stringMatching(/was ended by SIGKILL\.\n$/),
  });
});

const stepsOf = (run) => steps.filter((step) => (step.in ?? ["ci", "night"]).includes(run));

it("the night runs each step of CI, in the same or in a longer form", () => {
  const namesOf = (run) => stepsOf(run).map(({ name }) => name);
  expect(namesOf("night")).toEqual(expect.arrayContaining(namesOf("ci")));
});

/** Returns the programs that a command runs: files of this repository, or the names of others. */
const programsOf = (words) => {
  const at = words.findIndex((word) => /^pnpm(?:@\d+)?$/.test(word));
  if (at >= 0) return programsOfScript(words[at + 1]);
  const file = words.find((word) => /\.(?:mjs|ts)$/.test(word));
  return [file ? path.relative(root, path.resolve(root, file)) : path.basename(words[0])];
};
const programsOfScript = (name) =>
  (scripts[name] ?? "").split(" && ").flatMap((command) => programsOf(command.split(" ")));

/** Scripts that make or serve something. Tests prove what they make. */
const makers = [
  "dev",
  "figures",
  "figures:request",
  "release",
  "build",
  "build:ui",
  "ui:write",
  "catalogue:generate",
  "theme:new",
  "ops",
  "pictures",
  "fonts",
];

it("every script that proves something is run by CI, by the night or by a workflow", () => {
  const scriptsOfWorkflows = workflowFiles
    .flatMap((file) => [...read(file).matchAll(/pnpm@\d+ ([\w:-]+)/g)])
    .map(([, name]) => name);
  const run = new Set([
    "tools/verify.mjs",
    ...[...stepsOf("ci"), ...stepsOf("night")].flatMap((step) => programsOf(step.run)),
    ...scriptsOfWorkflows.flatMap(programsOfScript),
  ]);
  const names = Object.keys(scripts);
  expect(names).toEqual(expect.arrayContaining(makers));
  const left = names
    .filter((name) => !makers.includes(name))
    .filter((name) => !programsOfScript(name).every((program) => run.has(program)));
  expect(left).toEqual([]);
});

it("compares with the commit of --base, in CI with the one that CI_BASE names", () => {
  const env = { CI_BASE: "green" };
  expect(baseOf({ base: "main" }, {})).toBe("main");
  expect(baseOf({ ci: true, base: "main" }, env)).toBe("main");
  expect(baseOf({ ci: true }, env)).toBe("green");
  expect(baseOf({ ci: true }, {})).toBeUndefined();
  expect(baseOf({}, env)).toBeUndefined();
  expect(baseOf({ ci: true, all: true }, env)).toBeUndefined();
});

it("the figures of goals are found among what a step says", () => {
  const said = [
    "stdout | a.test.ts > a test",
    "G17: restore: serving after 1.0 s",
    "G1, G4: F7 held",
    "  G2: not at the start of a line",
    "3 passed, 0 failed",
  ].join("\n");
  expect(goalsOf({ said, ok: true, goals: ["G17", "G4", "G16"] })).toEqual([
    { goal: "G17", figure: "restore: serving after 1.0 s", isMet: true },
    { goal: "G4", figure: "F7 held", isMet: true },
    { goal: "G16", figure: "3 passed, 0 failed", isMet: true },
  ]);
  const [crashed] = goalsOf({ said: "it crashed", ok: true, goals: ["G16"] });
  expect(crashed).toEqual({ goal: "G16", figure: "NO FIGURE", isMet: false });
  expect(goalsOf({ said, ok: false, goals: ["G4"] })[0]?.isMet).toBe(false);
});

it("every goal of docs/security.md is measured at night", () => {
  const goals = [...read("docs/security.md").matchAll(/^\| (G\d+) \|/gm)].map(([, goal]) => goal);
  expect(goals.length).toBeGreaterThan(15);
  const measured = stepsOf("night").flatMap((step) => step.goals ?? []);
  expect(goals.filter((goal) => !measured.includes(goal))).toEqual([]);
});

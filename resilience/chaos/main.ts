/**
 * `pnpm chaos`: injects faults and verifies the server's guarantees under load. Every scenario proves that its fault
 * occurred. A second run against a negative control, a deliberately broken part, must fail.
 *
 *   pnpm chaos                    the long form
 *   pnpm chaos --short            with less load, in minutes
 *   pnpm chaos --only F4,F6       some of them
 *   pnpm chaos --seed 7           reproduces a load
 *   pnpm chaos --runs 50          repetitions of each scenario
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openCount } from "../../tools/outcome.mjs";
import { findPostgresPrograms, hasRedis } from "../../tools/services.mjs";
import type { Scenario, Need, ScenarioResult } from "./scenario.ts";
import { databaseGone, databaseRestart } from "./scenarios/databaseOutage.ts";
import { fullDisk } from "./scenarios/fullDisk.ts";
import { dripping } from "./scenarios/dripping.ts";
import { frozenProcess } from "./scenarios/frozenProcess.ts";
import { fullServerDisk } from "./scenarios/fullServerDisk.ts";
import { killedApi } from "./scenarios/killedApi.ts";
import { killedEmbedded } from "./scenarios/killedEmbedded.ts";
import { lockedRow } from "./scenarios/lockedRow.ts";
import { migration } from "./scenarios/migration.ts";
import { overload } from "./scenarios/overload.ts";
import { rollingRestart } from "./scenarios/rollingRestart.ts";
import { secondProcess } from "./scenarios/secondProcess.ts";
import { servicesDown } from "./scenarios/servicesDown.ts";
import { skewedClocks } from "./scenarios/skewedClocks.ts";
import { slowDatabase } from "./scenarios/slowDatabase.ts";
import { soak } from "./scenarios/soak.ts";
import { openHarness } from "../harness/harness.ts";
import type { Harness } from "../harness/harness.ts";
import { seededRandom } from "../harness/random.ts";

const scenarios: readonly Scenario[] = [
  killedApi,
  databaseRestart,
  databaseGone,
  lockedRow,
  slowDatabase,
  rollingRestart,
  servicesDown,
  skewedClocks,
  migration,
  dripping,
  overload,
  soak,
  killedEmbedded,
  secondProcess,
  fullDisk,
  frozenProcess,
  fullServerDisk,
];

const canMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "pallu-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
};

const isAvailable: Record<Need, () => boolean> = {
  postgres: () => findPostgresPrograms() !== undefined,
  mount: canMount,
  redis: hasRedis,
};

const missingReason: Record<Need, string> = {
  postgres: "PostgreSQL's server programs (initdb, postgres) are not here",
  mount: "a disk in memory cannot be mounted here",
  redis: "redis-server is not here",
};

const print = (text: string): void => console.info(text);

/** Result lines by goal, which `pnpm verify --all` collects. */
const goalLines: string[] = [];

/** Timeout of a scenario in the short form, in ms. Those of the long form alone have none. */
const SCENARIO_TIMEOUT_MS = 240_000;

const timeout = async (): Promise<never> => {
  await wait(SCENARIO_TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`it was not done after ${SCENARIO_TIMEOUT_MS / 1000} s`);
};

const attempt = async (
  scenario: Scenario,
  harness: Harness,
  isNegativeControl: boolean,
): Promise<ScenarioResult> => {
  try {
    const run = scenario.run(harness, isNegativeControl);
    const isBounded = harness.isShort && !scenario.isLong && values.runs === undefined;
    return await (isBounded ? Promise.race([run, timeout()]) : run);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { faultEvidence: "", breaches: [`the scenario itself failed: ${reason}`], figure: "" };
  }
};

const runScenario = async (scenario: Scenario, harness: Harness): Promise<boolean[]> => {
  const began = performance.now();
  print(`\n${scenario.id} ${scenario.name} (${scenario.goals})`);
  const real = await attempt(scenario, harness, false);
  const hasPassed = real.faultEvidence !== "" && real.breaches.length === 0;
  print(`  ${hasPassed ? "held  " : "BROKEN"}  ${real.figure}`);
  print(`  fault   ${real.faultEvidence || "IT NEVER FIRED"}`);
  for (const breach of real.breaches.slice(0, 10)) print(`  BREACH  ${breach}`);
  const negativeControl = await attempt(scenario, harness, true);
  const hasFoundFault =
    negativeControl.faultEvidence !== "" &&
    negativeControl.breaches.length > 0 &&
    !negativeControl.breaches.some((breach) => breach.startsWith("the scenario itself"));
  print(
    `  control ${hasFoundFault ? "red, as it must be:" : `NOT FOUND (${negativeControl.figure}):`} ${negativeControl.breaches.slice(0, hasFoundFault ? 2 : 9).join("; ")}`,
  );
  const figure = hasPassed && hasFoundFault ? real.figure : `NOT SHOWN: ${real.figure}`;
  goalLines.push(`${scenario.goals}: ${scenario.id} ${figure}`);
  print(`  (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return [hasPassed, hasFoundFault];
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    short: { type: "boolean", default: false },
    only: { type: "string" },
    seed: { type: "string" },
    runs: { type: "string" },
  },
});

// Exits on signals, so that the exit handlers stop the child processes.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(130));

const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const runs = values.runs === undefined ? undefined : Number(values.runs);
const selectedIds = values.only?.toUpperCase().split(",");
const chosen = scenarios.filter(({ id, isLong }) =>
  selectedIds ? selectedIds.includes(id) : !(values.short && isLong),
);
const harness = openHarness(seededRandom(seed), values.short, runs);
print(`Chaos, ${values.short ? "short" : "long"} form, seed ${seed} (again with --seed ${seed})`);

const count = openCount();
let skipped = 0;
try {
  for (const scenario of chosen) {
    const missing = scenario.needs.find((need) => !isAvailable[need]());
    if (missing === undefined)
      for (const isGood of await runScenario(scenario, harness)) count.judge(isGood);
    else {
      skipped += 2;
      print(`\n${scenario.id} ${scenario.name}: left out, ${missingReason[missing]}`);
    }
  }
} finally {
  await harness.close();
}
print(`\n${goalLines.join("\n")}\n`);
count.end(skipped);
process.exit();

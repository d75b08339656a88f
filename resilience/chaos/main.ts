/**
 * `pnpm drill`: injects faults and verifies the server's guarantees under load. Every drill proves that its fault
 * occurred. A second run against a negative control, a deliberately broken part, must fail.
 *
 *   pnpm drill                    the long form
 *   pnpm drill --short            as CI runs it
 *   pnpm drill --only F1,F4       some of them
 *   pnpm drill --seed 7           reproduces a load
 *   pnpm drill --runs 50          repetitions of each drill
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findPrograms } from "../services/startPostgres.ts";
import type { Drill, Need, Verdict } from "./scenario.ts";
import { databaseGone } from "./scenarios/databaseGone.ts";
import { databaseRestart } from "./scenarios/databaseRestart.ts";
import { doubleSubmit } from "./scenarios/doubleSubmit.ts";
import { fullDisk } from "./scenarios/fullDisk.ts";
import { dripping } from "./scenarios/dripping.ts";
import { frozenProcess } from "./scenarios/frozenProcess.ts";
import { fullServerDisk } from "./scenarios/fullServerDisk.ts";
import { killedApi } from "./scenarios/killedApi.ts";
import { killedEmbedded } from "./scenarios/killedEmbedded.ts";
import { lockedRow } from "./scenarios/lockedRow.ts";
import { migration } from "./scenarios/migration.ts";
import { mixedCarts } from "./scenarios/mixedCarts.ts";
import { overload } from "./scenarios/overload.ts";
import { oversell } from "./scenarios/oversell.ts";
import { rollingRestart } from "./scenarios/rollingRestart.ts";
import { secondProcess } from "./scenarios/secondProcess.ts";
import { servicesDown } from "./scenarios/servicesDown.ts";
import { skewedClocks } from "./scenarios/skewedClocks.ts";
import { slowDatabase } from "./scenarios/slowDatabase.ts";
import { soak } from "./scenarios/soak.ts";
import { seededRandom } from "./random.ts";
import { openStage } from "./harness.ts";
import type { Stage } from "./harness.ts";

const drills: readonly Drill[] = [
  oversell,
  mixedCarts,
  doubleSubmit,
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

const present: Record<Need, () => boolean> = {
  postgres: () => findPrograms() !== undefined,
  mount: canMount,
  redis: () =>
    (process.env["PATH"] ?? "")
      .split(delimiter)
      .some((folder) => existsSync(join(folder, "redis-server"))),
};

const lacking: Record<Need, string> = {
  postgres: "PostgreSQL's server programs (initdb, postgres) are not here",
  mount: "a disk in memory cannot be mounted here",
  redis: "redis-server is not here",
};

const tell = (text: string): void => console.info(text);

/** Result lines by goal. `pnpm goals` collects them. */
const goalLines: string[] = [];

/** Timeout of a drill in the short form, in ms. */
const LONGEST = 240_000;

const timeUp = async (): Promise<never> => {
  await wait(LONGEST, undefined, { ref: false });
  throw new Error(`it was not done after ${LONGEST / 1000} s`);
};

const attempt = async (drill: Drill, stage: Stage, isNaive: boolean): Promise<Verdict> => {
  try {
    const run = drill.run(stage, isNaive);
    const isBounded = stage.isShort && values.runs === undefined;
    return await (isBounded ? Promise.race([run, timeUp()]) : run);
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { fired: "", breaches: [`the drill itself failed: ${reason}`], figure: "" };
  }
};

const judge = async (drill: Drill, stage: Stage): Promise<boolean[]> => {
  const began = performance.now();
  tell(`\n${drill.id} ${drill.name} (${drill.goals})`);
  const real = await attempt(drill, stage, false);
  const isKept = real.fired !== "" && real.breaches.length === 0;
  tell(`  ${isKept ? "held  " : "BROKEN"}  ${real.figure}`);
  tell(`  fault   ${real.fired || "IT NEVER FIRED"}`);
  for (const breach of real.breaches.slice(0, 10)) tell(`  BREACH  ${breach}`);
  const naive = await attempt(drill, stage, true);
  const isFound =
    naive.fired !== "" &&
    naive.breaches.length > 0 &&
    !naive.breaches.some((breach) => breach.startsWith("the drill itself"));
  tell(
    `  control ${isFound ? "red, as it must be:" : `NOT FOUND (${naive.figure}):`} ${naive.breaches.slice(0, isFound ? 2 : 9).join("; ")}`,
  );
  const verdict = isKept && isFound ? real.figure : `NOT SHOWN: ${real.figure}`;
  goalLines.push(`${drill.goals}: ${drill.id} ${verdict}`);
  tell(`  (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return [isKept, isFound];
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
const wanted = values.only?.toUpperCase().split(",");
const chosen = drills.filter(({ id, isLong }) =>
  wanted ? wanted.includes(id) : !(values.short && isLong),
);
const stage = openStage(seededRandom(seed), values.short, runs);
tell(`Drills, ${values.short ? "short" : "long"} form, seed ${seed} (again with --seed ${seed})`);

const results: boolean[] = [];
let leftOut = 0;
try {
  for (const drill of chosen) {
    const missing = drill.needs.find((need) => !present[need]());
    if (missing === undefined) results.push(...(await judge(drill, stage)));
    else {
      leftOut += 2;
      tell(`\n${drill.id} ${drill.name}: left out, ${lacking[missing]}`);
    }
  }
} finally {
  await stage.close();
}
tell(`\n${goalLines.join("\n")}`);
const passed = results.filter(Boolean).length;
const failed = results.length - passed;
tell(`\n${passed} passed, ${failed} failed${leftOut > 0 ? `, ${leftOut} skipped` : ""}`);
process.exit(failed > 0 ? 1 : 0);

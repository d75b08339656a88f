import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import type { Exports } from "../harness/checks/exports.ts";
import { seededRandom } from "../harness/random.ts";
import { buildShop } from "../harness/shopProcess.ts";
import { checkWeek } from "./checker.ts";
import type { CheckResult } from "./checker.ts";
import { seedFaults, forgeEvent } from "./seededFaults.ts";
import type { Fault } from "./trade/context.ts";
import { faults } from "./faults/faults.ts";
import { fullPlan, shortPlan } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { runWeek } from "./week.ts";
import type { Week } from "./week.ts";

const USAGE = `Runs a week of trade by HTTP, commands and keys, with a fault. Checks the result by exports, mails and events alone.

  pnpm week                     500 orders, 20 kills, on the embedded database
  pnpm week --postgres          the same with two shop processes on PostgreSQL
  pnpm week --short             60 orders, 4 kills
  pnpm week --staff desk        the staff works at the desk, signed in, not by commands and a key
  pnpm week --short --fault outage,locked-row   a week for each of these faults instead of kills (faults/faults.ts)
  pnpm week --short --fault all
  pnpm week --short --control   seeds faults in the data afterwards, which the checker must find
  pnpm week --seed 7            reproduces the random choices`;

const print = (text: string): void => console.info(text);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    help: { type: "boolean", default: false },
    seed: { type: "string" },
    staff: { type: "string", default: "terminal" },
    postgres: { type: "boolean", default: false },
    fault: { type: "string", default: "kill" },
    short: { type: "boolean", default: false },
    control: { type: "boolean", default: false },
  },
});

// Exits on signals, so that the exit handlers stop the child processes.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(130));

/** One week, and in a negative control each seeded fault. */
const { judge, end } = openCount();

const report = ({ breaches, figures }: CheckResult): void => {
  const counts = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
  print(`  counted: ${counts.join(", ")}`);
  for (const breach of breaches) print(`  BREACH  ${breach}`);
};

/** Seeds faults in the data of a finished week. The checker must find each of them. */
const runControl = async (week: Week, before: Exports, dataDir: string): Promise<void> => {
  const [supervisor] = week.supervisors;
  await supervisor?.stop();
  const faults = await seedFaults(dataDir, before, week.journal.accounts[0]?.email ?? "");
  faults.push(await forgeEvent(week.receiverUrl));
  await supervisor?.start();
  await week.settle();
  const { breaches } = checkWeek(week.journal, await week.read());
  for (const { what, expected } of faults) {
    const found = breaches.find((breach) => expected.test(breach));
    judge(found !== undefined);
    print(
      `  control ${found === undefined ? "NOT FOUND" : "found"}: ${what}${found === undefined ? "" : ` (${found})`}`,
    );
  }
};

const run = async (plan: Plan, seed: number, folder: string, fault: Fault): Promise<void> => {
  const began = performance.now();
  const usesPostgres = fault.database === "postgres" || (values.postgres && !fault.database);
  const isAtDesk = values.staff === "desk";
  const options = { folder, usesPostgres, isAtDesk, fault, print };
  const week = await runWeek(plan, seededRandom(seed), options);
  try {
    const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
    print(`  the week is over after ${seconds()} s`);
    await week.settle();
    const exports = await week.read();
    const result = checkWeek(week.journal, exports);
    report(result);
    const hasPassed = result.breaches.length === 0;
    judge(hasPassed);
    print(`${hasPassed ? "held" : "BROKEN"}: seed ${seed}, ${seconds()} s`);
    if (values.control) await runControl(week, exports, join(folder, "data"));
  } finally {
    await week.close();
  }
};

const main = async (name: string, fault: Fault): Promise<void> => {
  const plan = values.short ? shortPlan : fullPlan;
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const folder = mkdtempSync(join(tmpdir(), "pallu-week-"));
  // A PostgreSQL under another user needs to traverse this folder.
  chmodSync(folder, 0o711);
  const form = `${values.short ? "short" : "full"} form, ${plan.orders} orders, staff at the ${values.staff}`;
  const again = `--staff ${values.staff} --fault ${name} --seed ${seed}`;
  print(`A week, ${form}, fault ${name}, seed ${seed} (again with ${again})`);
  try {
    await run(plan, seed, folder, fault);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const stopWith = (text: string): never => {
  print(text);
  process.exit(2);
};

if (values.help) {
  print(USAGE);
  process.exit(0);
}
if (values.staff !== "terminal" && values.staff !== "desk")
  stopWith("--staff takes terminal or desk.");
const names = values.fault === "all" ? Object.keys(faults) : values.fault.split(",");
const chosen = names.map((name): [string, Fault] => [
  name,
  faults[name] ?? stopWith(`--fault takes ${Object.keys(faults).join(", ")} or all.`),
]);
if (values.postgres || chosen.some(([, { database }]) => database === "postgres")) {
  if (values.control)
    stopWith("--control damages the embedded database: leave out --postgres and faults of it.");
  requirePostgres();
}
buildShop();
const possible = chosen.filter(([, fault]) => fault.isPossible?.() ?? true);
for (const [name, fault] of possible) await main(name, fault);
end(chosen.length - possible.length);
process.exit();

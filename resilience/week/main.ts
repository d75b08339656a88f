/**
 * `pnpm week`: runs a week of trade by HTTP, `pnpm ops` and the merchant API, with kills. Checks the result by exports,
 * mails and events alone.
 *
 *   pnpm week                     500 orders, 20 kills, on the embedded database
 *   pnpm week --postgres          the same with two shop processes on PostgreSQL
 *   pnpm week --short             60 orders, 4 kills
 *   pnpm week --short --control   seeds faults in the data afterwards, which the checker must find
 *   pnpm week --seed 7            reproduces the random choices
 */
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCount } from "../../tools/outcome.mjs";
import { requirePostgres } from "../../tools/services.mjs";
import { startPostgres } from "../services/startPostgres.ts";
import type { Exports } from "../harness/checks/exports.ts";
import { seededRandom } from "../harness/random.ts";
import { buildShop } from "../harness/shopProcess.ts";
import { checkWeek } from "./checker.ts";
import type { CheckResult } from "./checker.ts";
import { seedFaults, forgeEvent } from "./seededFaults.ts";
import { fullPlan, shortPlan } from "./plan.ts";
import type { Plan } from "./plan.ts";
import { runWeek } from "./week.ts";
import type { Week } from "./week.ts";

const print = (text: string): void => console.info(text);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    seed: { type: "string" },
    postgres: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    control: { type: "boolean", default: false },
  },
});

// Exits on signals, so that the exit handlers stop the child processes.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(130));

/** One week, and in a negative control each seeded fault. */
const { judge, end } = openCount();

const MAX_REPORTED = 40;

const report = ({ breaches, figures }: CheckResult): void => {
  const counts = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
  print(`  counted: ${counts.join(", ")}`);
  for (const breach of breaches.slice(0, MAX_REPORTED)) print(`  BREACH  ${breach}`);
  if (breaches.length > MAX_REPORTED) print(`  and ${breaches.length - MAX_REPORTED} more`);
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

const run = async (plan: Plan, seed: number, folder: string): Promise<void> => {
  const postgres = values.postgres ? await startPostgres() : undefined;
  const began = performance.now();
  const options = { folder, databaseUrl: postgres?.url, print };
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
    await postgres?.stop();
  }
};

const main = async (): Promise<void> => {
  const plan = values.short ? shortPlan : fullPlan;
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  buildShop();
  const folder = mkdtempSync(join(tmpdir(), "pallu-week-"));
  // A PostgreSQL under another user needs to traverse this folder.
  chmodSync(folder, 0o711);
  const form = `${values.short ? "short" : "full"} form, ${plan.orders} orders`;
  print(`A week, ${form}, seed ${seed} (again with --seed ${seed})`);
  try {
    await run(plan, seed, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if (values.control && values.postgres) {
  print("--control damages the embedded database: leave out --postgres.");
  process.exit(2);
}
if (values.postgres) requirePostgres();
await main();
end();
process.exit();

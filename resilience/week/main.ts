/**
 * `pnpm week`: runs a week of trade through everything that people use, with kills, and judges it by exports alone.
 *
 *   pnpm week                     500 orders, 20 kills, on the embedded database
 *   pnpm week --postgres          the same with two shop processes on PostgreSQL
 *   pnpm week --short             60 orders, 4 kills
 *   pnpm week --short --control   damages the data afterwards: the checker must find each fault
 *   pnpm week --orders 200 --seed 7 --keep   keeps the data of the shop afterwards
 */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../services/startPostgres.ts";
import { judgeWeek } from "./checker.ts";
import type { Verdict } from "./checker.ts";
import { damageShop, forgeEvent } from "./control.ts";
import type { Exports } from "./exports.ts";
import { repositoryRoot } from "./keeper.ts";
import { seededRandom } from "./random.ts";
import { fullPlan, runWeek, shortPlan } from "./week.ts";
import type { Plan, Week } from "./week.ts";

const tell = (text: string): void => console.info(text);

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: {
    orders: { type: "string" },
    seed: { type: "string" },
    postgres: { type: "boolean", default: false },
    short: { type: "boolean", default: false },
    control: { type: "boolean", default: false },
    keep: { type: "boolean", default: false },
  },
});

// Exits on signals, so that the exit handlers stop the child processes.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => process.exit(130));

const MOST_SHOWN = 40;

const report = ({ breaches, figures }: Verdict): void => {
  const told = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
  tell(`  counted: ${told.join(", ")}`);
  for (const breach of breaches.slice(0, MOST_SHOWN)) tell(`  BREACH  ${breach}`);
  if (breaches.length > MOST_SHOWN) tell(`  and ${breaches.length - MOST_SHOWN} more`);
};

/** Damages the data of a finished week. Returns whether the checker finds each fault. */
const runControl = async (week: Week, before: Exports, dataDir: string): Promise<boolean> => {
  const [keeper] = week.keepers;
  await keeper?.stop();
  const damages = await damageShop(dataDir, before, week.journal.accounts[0]?.email ?? "");
  damages.push(await forgeEvent(week.receiverUrl));
  await keeper?.start();
  await week.settle();
  const { breaches } = judgeWeek(week.journal, await week.read());
  let isFound = true;
  for (const { what, expected } of damages) {
    const found = breaches.find((breach) => expected.test(breach));
    isFound &&= found !== undefined;
    tell(
      `  control ${found === undefined ? "NOT FOUND" : "found"}: ${what}${found === undefined ? "" : ` (${found})`}`,
    );
  }
  return isFound;
};

const run = async (plan: Plan, seed: number, folder: string): Promise<boolean> => {
  const postgres = values.postgres ? await startPostgres() : undefined;
  if (postgres === null) throw new Error("PostgreSQL's server programs were not found.");
  const began = performance.now();
  const place = { folder, databaseUrl: postgres?.url, tell };
  const week = await runWeek(plan, seededRandom(seed), place);
  try {
    const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
    tell(`  the week is over after ${seconds()} s`);
    await week.settle();
    const exports = await week.read();
    const verdict = judgeWeek(week.journal, exports);
    report(verdict);
    const isKept = verdict.breaches.length === 0;
    tell(`${isKept ? "held" : "BROKEN"}: seed ${seed}, ${seconds()} s`);
    if (!values.control) return isKept;
    return (await runControl(week, exports, join(folder, "data"))) && isKept;
  } finally {
    await week.close();
    await postgres?.stop();
  }
};

const main = async (): Promise<number> => {
  if (values.control && values.postgres) {
    tell("--control damages the embedded database: leave out --postgres.");
    return 2;
  }
  const plan = { ...(values.short ? shortPlan : fullPlan) };
  if (values.orders !== undefined) plan.orders = Number(values.orders);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  execFileSync(process.execPath, [join(repositoryRoot, "tools/start.mjs"), "--build-only"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const folder = mkdtempSync(join(tmpdir(), "pallu-week-"));
  // A PostgreSQL under another user needs to traverse this folder.
  chmodSync(folder, 0o711);
  const form = `${values.short ? "short" : "full"} form, ${plan.orders} orders`;
  tell(`A week, ${form}, seed ${seed} (again with --seed ${seed})`);
  try {
    return (await run(plan, seed, folder)) ? 0 : 1;
  } finally {
    if (values.keep) tell(`The data is in ${folder}.`);
    else rmSync(folder, { recursive: true, force: true });
  }
};

process.exit(await main());

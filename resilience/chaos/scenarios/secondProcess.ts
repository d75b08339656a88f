import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { orderBy } from "../../harness/harness.ts";
import type { Harness } from "../../harness/harness.ts";
import { inParallel, secondsText, withStatus } from "../../harness/load.ts";
import { mayUseNamespaces, spawnShop } from "../../harness/shopProcess.ts";
import type { Scenario, ScenarioResult } from "../scenario.ts";

const SHOPPERS = 60;
const REFUSAL_LIMIT_MS = 5000;

/** Starts a second shop on the same folder while the first one sells, also in a separate PID namespace. */
const startSecondProcesses = async (harness: Harness, rounds: number): Promise<ScenarioResult> => {
  const sale = await harness.embeddedSale({ carts: SHOPPERS * rounds });
  const breaches: string[] = [];
  const isContained = mayUseNamespaces();
  let slowest = 0;
  let sold = 0;
  for (let round = 0; round < rounds; round++) {
    const first = await harness.start(sale.env);
    const shoppers = sale.shoppers.slice(round * SHOPPERS, (round + 1) * SHOPPERS);
    const load = inParallel(shoppers, 4, orderBy(first.client));
    for (const kind of isContained ? [false, true] : [false]) {
      const began = performance.now();
      const second = await spawnShop(sale.env, undefined, { isContained: kind });
      const { code } = await second.ended;
      slowest = Math.max(slowest, performance.now() - began);
      if (code !== 1) breaches.push(`the second process ended with code ${code}`);
      if (!second.output().includes(`pid ${first.pid}`)) breaches.push("the holder was not named");
    }
    sold += withStatus(await load, 200).length;
    // The next start finds the lock file of a killed process.
    await first.stop();
  }
  breaches.push(...(await sale.check()));
  if (sold !== SHOPPERS * rounds) breaches.push("the first process lost orders");
  if (slowest > harness.limitMs(REFUSAL_LIMIT_MS))
    breaches.push("the second process took its time to refuse");
  return {
    faultEvidence: `${rounds} second processes and ${isContained ? rounds : "no"} second containers, each refused while the first sold; ${rounds} holders killed`,
    breaches,
    figure: `every second process named the holder and ended with 1 within ${secondsText(slowest)}, ${sold} orders of the first all there, no dead lock blocked a start`,
  };
};

const ROWS = 150;

/** Starts a process that opens a folder without its lock. Returns the function that lets it continue. */
const openWithoutLock = async (folder: string, name: string): Promise<() => Promise<number>> => {
  const program = fileURLToPath(new URL("../negativeControlFolder.ts", import.meta.url));
  const child = fork(program, [join(folder, "database"), name, String(ROWS)], {
    execArgv: ["--import", "tsx"],
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  await Promise.race([once(child, "message"), ended]);
  return async () => {
    const report = once(child, "message") as Promise<[number]>;
    if (child.connected) child.send("go");
    const [count] = await Promise.race([report, ended.then((): [number] => [0])]);
    await ended;
    return count;
  };
};

/** Negative control: two processes on one folder without a lock. One crashes, or overwrites the files of the other. */
const openFolderTwice = async (harness: Harness): Promise<ScenarioResult> => {
  const folder = harness.folder("unlocked");
  const make = await openWithoutLock(folder, "maker");
  await make();
  const first = await openWithoutLock(folder, "first");
  const second = await openWithoutLock(folder, "second");
  const counts = [await first(), await second()];
  const acknowledged = counts.reduce((sum, count) => sum + count, 0);
  const count = await openWithoutLock(folder, "counter");
  const found = await count();
  const figure = `${counts.join(" and ")} of ${ROWS} rows each were acknowledged, ${found} are there`;
  return {
    faultEvidence: "two processes on one folder, without a lock",
    breaches: found === acknowledged && acknowledged === 2 * ROWS ? [] : [figure],
    figure,
  };
};

export const secondProcess: Scenario = {
  id: "F11",
  name: "a second process on the folder of the embedded database",
  goals: "G2",
  needs: [],
  run: (harness, isNegativeControl) =>
    isNegativeControl
      ? openFolderTwice(harness)
      : startSecondProcesses(harness, harness.repetitions(1, 10)),
};

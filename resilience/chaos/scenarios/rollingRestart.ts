import { setTimeout as wait } from "node:timers/promises";
import { secondsText, startLoad, tally } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const SHOPPERS = 4000;
const EXIT_LIMIT_MS = 10_000;

export const rollingRestart: Scenario = {
  id: "F12",
  name: "processes are replaced one by one under load, behind a balancer that asks for health",
  goals: "G5",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const { balancer, processes, replace } = await harness.shop();
    const restarts = isNegativeControl ? 1 : harness.repetitions(2, 10);
    const sale = await harness.sale({ carts: SHOPPERS });
    balancer.setHealthChecks(true);
    const load = startLoad(sale, { orderers: 2, pauseMs: 20, readers: 6 });
    const breaches: string[] = [];
    let slowestExitMs = 0;
    for (let round = 0; round < restarts; round++) {
      await wait(300);
      const exiting = processes[round % processes.length];
      if (!exiting) continue;
      const began = performance.now();
      exiting.kill(isNegativeControl ? "SIGKILL" : "SIGTERM");
      const { code, signal } = await exiting.ended;
      slowestExitMs = Math.max(slowestExitMs, performance.now() - began);
      if (code !== 0 && !isNegativeControl) breaches.push(`a process ended with ${code ?? signal}`);
      await replace(round % processes.length);
    }
    await wait(300);
    const outcomes = await load.stop();
    balancer.setHealthChecks(false);
    breaches.push(...(await sale.check()));
    const failed = outcomes.filter(({ status }) => status === 0 || status >= 400);
    if (failed.length > 0)
      breaches.push(`${failed.length} of ${outcomes.length} requests failed: ${tally(failed)}`);
    if (slowestExitMs > EXIT_LIMIT_MS) breaches.push("a process took more than 10 s to end");
    return {
      faultEvidence: `${restarts} processes were told to end under load`,
      breaches,
      figure: `${failed.length} of ${outcomes.length} requests failed in ${restarts} replacements, each process ended with 0 within ${secondsText(slowestExitMs)}`,
    };
  },
};

import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, readRepeatedly, secondsText, tally, withStatus } from "../load.ts";
import type { Harness } from "../harness.ts";

const SHOPPERS = 4000;
const EXIT_LIMIT_MS = 10_000;

const restartInTurn = async (harness: Harness, isNegativeControl: boolean) => {
  const { db, client, balancer, processes, replace } = await harness.shop();
  const restarts = isNegativeControl ? 1 : harness.repetitions(2, 10);
  const cart = { lines: [{ item: 0, quantity: 1 }] };
  const fixtures = await harness.createFixtures(
    db,
    [50_000],
    Array.from({ length: SHOPPERS }, () => cart),
  );
  const history = harness.history();
  const stop = new AbortController();
  balancer.setHealthChecks(true);
  const order = async (shopper: (typeof fixtures.shoppers)[number]) => {
    const outcome = await checkOut(client, history, shopper);
    await wait(20);
    return outcome;
  };
  const loads = Promise.all([
    inParallel(fixtures.shoppers, 2, order, stop.signal),
    readRepeatedly(client, "/api/categories", 6, stop.signal),
  ]);
  const breaches: string[] = [];
  let slowest = 0;
  for (let round = 0; round < restarts; round++) {
    await wait(300);
    const exiting = processes[round % processes.length];
    if (!exiting) continue;
    const began = performance.now();
    exiting.kill(isNegativeControl ? "SIGKILL" : "SIGTERM");
    const { code, signal } = await exiting.ended;
    slowest = Math.max(slowest, performance.now() - began);
    if (code !== 0 && !isNegativeControl) breaches.push(`a process ended with ${code ?? signal}`);
    await replace(round % processes.length);
  }
  await wait(300);
  stop.abort();
  const outcomes = (await loads).flat();
  balancer.setHealthChecks(false);
  breaches.push(...(await harness.check(db, fixtures, history)));
  history.close();
  return { outcomes, breaches, slowest, restarts };
};

export const rollingRestart: Scenario = {
  id: "F12",
  name: "processes are replaced one by one under load, behind a balancer that asks for health",
  goals: "G5",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const { outcomes, breaches, slowest, restarts } = await restartInTurn(
      harness,
      isNegativeControl,
    );
    const lost = withStatus(outcomes, (status) => status === 0 || status >= 400);
    const failed = lost.length;
    if (failed > 0)
      breaches.push(`${failed} of ${outcomes.length} requests failed: ${tally(lost)}`);
    if (slowest > EXIT_LIMIT_MS) breaches.push("a process took more than 10 s to end");
    return {
      faultEvidence: `${restarts} processes were told to end under load`,
      breaches,
      figure: `${failed} of ${outcomes.length} requests failed in ${restarts} replacements, each process ended with 0 within ${secondsText(slowest)}`,
    };
  },
};

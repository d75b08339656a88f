import type { CartFixture } from "../../harness/fixtures.ts";
import type { Control, Harness } from "../../harness/harness.ts";
import { inParallel, repeat, secondsText, serverErrors, withStatus } from "../../harness/load.ts";
import { killAmidCheckouts } from "../killAmidCheckouts.ts";
import type { Scenario, ScenarioResult } from "../scenario.ts";

const SHOPPERS = 160;
const AT_ONCE = 16;
const RECOVERY_LIMIT_MS = 2000;
const items = [0, 1, 2, 3];

/** Opens a sale and kills one of its processes. */
const kill = async (harness: Harness, control: Control, round: number) => {
  const { random } = harness;
  const drawCart = (): CartFixture => ({
    lines: random
      .sample(items, random.between(1, 3))
      .map((item) => ({ item, quantity: random.between(1, 2) })),
  });
  const sale = await harness.sale({
    control,
    stocks: items.map(() => 1000),
    carts: Array.from({ length: SHOPPERS }, drawCart),
  });
  const { processes, shoppers, order } = sale;
  const victim = processes[round % processes.length];
  if (!victim) throw new Error("There is no process to kill.");
  const ordersBefore = random.between(5, SHOPPERS / 2);
  const options = { victim, shoppers, order, width: AT_ONCE, ordersBefore };
  return { sale, ...(await killAmidCheckouts(options)) };
};

/** Kills one of two processes. Shoppers without an answer order again, from the other one. */
const killAndOrderAgain = async (harness: Harness, round: number) => {
  const { sale, outcomes, killedAt, isKilled } = await kill(harness, false, round);
  const unknown = withStatus(outcomes, 0).length;
  const unanswered = sale.shoppers.filter(({ submission }) =>
    submission.responses.every(({ status }) => status === 0),
  );
  outcomes.push(...(await inParallel(unanswered, AT_ONCE, sale.order)));
  const next = withStatus(outcomes, 200).find(({ at, durationMs }) => at - durationMs > killedAt);
  const gapMs = next ? next.at - killedAt : Number.POSITIVE_INFINITY;
  const breaches = [...(await sale.check()), ...serverErrors(outcomes)];
  if (gapMs > harness.limitMs(RECOVERY_LIMIT_MS))
    breaches.push(`no order for ${secondsText(gapMs)} after the kill`);
  return { breaches, acknowledged: withStatus(outcomes, 200).length, unknown, gapMs, isKilled };
};

const killRepeatedly = async (harness: Harness): Promise<ScenarioResult> => {
  const times = harness.repetitions(5, 50);
  const kills = await repeat(times, (round) => killAndOrderAgain(harness, round));
  const sumOf = (name: "acknowledged" | "unknown") =>
    kills.reduce((sum, one) => sum + one[name], 0);
  const [acknowledged, unknown] = [sumOf("acknowledged"), sumOf("unknown")];
  const hasFaultOccurred = kills.every(({ isKilled }) => isKilled) && unknown > 0;
  return {
    faultEvidence: hasFaultOccurred ? `${times} kills cut off ${unknown} checkouts in flight` : "",
    breaches: kills.flatMap(({ breaches }) => breaches),
    figure: `0 of ${acknowledged} acknowledged orders lost in ${times} kills, ${unknown} unknown ones whole or absent, orders again after at most ${secondsText(Math.max(...kills.map(({ gapMs }) => gapMs)))}`,
  };
};

/** Negative control: kills a process that acknowledges orders before it has stored them. */
const killEarlyApi = async (harness: Harness): Promise<ScenarioResult> => {
  const { sale, isKilled } = await kill(harness, "early", 0);
  return {
    faultEvidence: isKilled ? "1 kill" : "",
    breaches: await sale.check(),
    figure: "orders were acknowledged early",
  };
};

export const killedApi: Scenario = {
  id: "F4",
  name: "one of two API processes is killed (-9) amid checkouts",
  goals: "G2",
  needs: ["postgres"],
  run: (harness, isNegativeControl) =>
    isNegativeControl ? killEarlyApi(harness) : killRepeatedly(harness),
};

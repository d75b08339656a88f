import { setTimeout as wait } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";
import { serverErrors, checkOut, inParallel, secondsText, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import type { CartFixture } from "../fixtures.ts";
import type { Harness } from "../harness.ts";

const SHOPPERS = 160;
const AT_ONCE = 16;
const RECOVERY_LIMIT_MS = 2000;
/** Kills after some orders, or after 5 s at the latest. */
const MAX_CHECKS = 1000;

const drawCarts = ({ random }: Harness): CartFixture[] =>
  Array.from({ length: SHOPPERS }, () => ({
    lines: random
      .shuffled([0, 1, 2, 3])
      .slice(0, random.between(1, 3))
      .map((item) => ({ item, quantity: random.between(1, 2) })),
  }));

interface Kill {
  breaches: string[];
  outcomes: Outcome[];
  unknown: number;
  /** Time in ms from the kill to the first order after it. */
  gapMs: number;
  isKilled: boolean;
}

const killOne = async (
  harness: Harness,
  isNegativeControl: boolean,
  round: number,
): Promise<Kill> => {
  const { db, client, processes } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("shop") : undefined;
  const target = negativeControl?.client ?? client;
  const victim = negativeControl?.process ?? processes[round % processes.length];
  if (!victim) throw new Error("There is no process to kill.");
  const fixtures = await harness.createFixtures(db, [1000, 1000, 1000, 1000], drawCarts(harness));
  const history = harness.history();
  let acknowledged = 0;
  const submit =
    (path?: string) =>
    async (shopper: (typeof fixtures.shoppers)[number]): Promise<Outcome> => {
      const outcome = await checkOut(target, history, shopper, { path });
      acknowledged += outcome.status === 200 ? 1 : 0;
      return outcome;
    };
  const load = inParallel(
    fixtures.shoppers,
    AT_ONCE,
    submit(negativeControl && "/negative-control/early"),
  );
  // Not after a time: a fast machine would have no orders left.
  const killAfterOrders = harness.random.between(5, SHOPPERS / 2);
  for (let attempt = 0; attempt < MAX_CHECKS && acknowledged < killAfterOrders; attempt++)
    await wait(5);
  const killedAt = performance.now();
  victim.kill("SIGKILL");
  const { signal } = await victim.ended;
  const outcomes = await load;
  const unknown = withStatus(outcomes, (status) => status === 0).length;
  if (!isNegativeControl) {
    const entries = history.read();
    const known = new Set(
      entries.flatMap((entry) =>
        entry.phase === "answered" && entry.status !== 0 ? [entry.userId] : [],
      ),
    );
    const unanswered = fixtures.shoppers.filter(({ userId }) => !known.has(userId));
    outcomes.push(...(await inParallel(unanswered, AT_ONCE, submit())));
  }
  const next = outcomes.find(
    ({ status, at, durationMs }) => status === 200 && at - durationMs > killedAt,
  );
  const breaches = await harness.check(db, fixtures, history);
  history.close();
  const broken = serverErrors(outcomes);
  const gapMs = next ? next.at - killedAt : Number.POSITIVE_INFINITY;
  if (broken.length > 0) breaches.push(`the other process gave ${broken.length} broken answers`);
  if (!isNegativeControl && gapMs > harness.limitMs(RECOVERY_LIMIT_MS))
    breaches.push(`no order for ${secondsText(gapMs)} after the kill`);
  return { breaches, outcomes, unknown, gapMs, isKilled: signal === "SIGKILL" };
};

export const killedApi: Scenario = {
  id: "F4",
  name: "one of two API processes is killed (-9) amid checkouts",
  goals: "G2",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const kills: Kill[] = [];
    for (let round = 0; round < (isNegativeControl ? 1 : harness.repetitions(5, 50)); round++)
      kills.push(await killOne(harness, isNegativeControl, round));
    const acknowledged = kills.flatMap(({ outcomes }) =>
      withStatus(outcomes, (status) => status === 200),
    ).length;
    const unknown = kills.reduce((sum, kill) => sum + kill.unknown, 0);
    const hasFaultOccurred =
      kills.every(({ isKilled }) => isKilled) && (isNegativeControl || unknown > 0);
    return {
      faultEvidence: hasFaultOccurred
        ? `${kills.length} kills cut off ${unknown} checkouts in flight`
        : "",
      breaches: kills.flatMap(({ breaches }) => breaches),
      figure: `0 of ${acknowledged} acknowledged orders lost in ${kills.length} kills, ${unknown} unknown ones whole or absent, orders again after at most ${secondsText(Math.max(...kills.map(({ gapMs }) => gapMs)))}`,
    };
  },
};

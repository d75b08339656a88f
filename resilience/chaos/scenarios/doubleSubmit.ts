import type { Scenario } from "../scenario.ts";
import { checkOut, withStatus } from "../load.ts";
import type { Harness } from "../harness.ts";

const SUBMISSIONS = 50;
const cart = { lines: [{ item: 0, quantity: 2 }] };

/** One buyer submits the same cart concurrently. Another times out and submits it again. */
const submit = async (harness: Harness, isNegativeControl: boolean) => {
  const { db, client } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("shop") : undefined;
  const target = negativeControl?.client ?? client;
  const path = negativeControl && "/negative-control/checkout";
  const fixtures = await harness.createFixtures(db, [1000], [cart, cart]);
  const [concurrent, timedOut] = fixtures.shoppers;
  if (!concurrent || !timedOut) throw new Error("There are too few shoppers.");
  const history = harness.history();
  const answers = await Promise.all(
    Array.from({ length: SUBMISSIONS }, () => checkOut(target, history, concurrent, { path })),
  );
  const abandoned = await checkOut(target, history, timedOut, {
    path,
    timeoutMs: harness.random.between(2, 12),
  });
  const repeated = await checkOut(target, history, timedOut, { path });
  const breaches = await harness.check(db, fixtures, history);
  history.close();
  const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  if (bodies.size !== 1) breaches.push(`${bodies.size} different answers to one submission`);
  if (answers[0]?.status !== 200 || repeated.status !== 200)
    breaches.push("a submission that may be repeated was refused");
  return {
    breaches,
    gaveUp: abandoned.status === 0,
    orders: withStatus(answers, (s) => s === 200),
  };
};

export const doubleSubmit: Scenario = {
  id: "F3",
  name: "the same checkout 50 times at once, and again by a client that gave up",
  goals: "G3",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const rounds = [];
    for (let round = 0; round < (isNegativeControl ? 1 : harness.repetitions(5, 50)); round++)
      rounds.push(await submit(harness, isNegativeControl));
    const gaveUp = rounds.filter((round) => round.gaveUp).length;
    return {
      faultEvidence:
        isNegativeControl || gaveUp > 0 ? `${gaveUp} clients gave up before their answer came` : "",
      breaches: rounds.flatMap((round) => round.breaches),
      figure: `${rounds.length} × ${SUBMISSIONS} equal submissions: one order each, equal answers; ${gaveUp} given up, none doubled`,
    };
  },
};

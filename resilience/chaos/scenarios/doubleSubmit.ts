import type { Harness } from "../../harness/harness.ts";
import { repeat } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const SUBMISSIONS = 50;
const cart = { lines: [{ item: 0, quantity: 2 }] };

/** One buyer submits the same cart concurrently. Another times out and submits it again. */
const submit = async (harness: Harness, isNegativeControl: boolean) => {
  const sale = await harness.sale({ control: isNegativeControl && "race", carts: [cart, cart] });
  const [concurrent, timedOut] = sale.shoppers;
  if (!concurrent || !timedOut) throw new Error("There are too few shoppers.");
  const answers = await Promise.all(
    Array.from({ length: SUBMISSIONS }, () => sale.order(concurrent)),
  );
  const abandoned = await sale.order(timedOut, { timeoutMs: harness.random.between(2, 12) });
  const repeated = await sale.order(timedOut);
  const breaches = await sale.check();
  const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  if (bodies.size !== 1) breaches.push(`${bodies.size} different answers to one submission`);
  if (answers[0]?.status !== 200 || repeated.status !== 200)
    breaches.push("a submission that may be repeated was refused");
  return { breaches, gaveUp: abandoned.status === 0 };
};

export const doubleSubmit: Scenario = {
  id: "F3",
  name: "the same checkout 50 times at once, and again by a client that gave up",
  goals: "G3",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const times = isNegativeControl ? 1 : harness.repetitions(5, 50);
    const rounds = await repeat(times, () => submit(harness, isNegativeControl));
    const gaveUp = rounds.filter((round) => round.gaveUp).length;
    return {
      faultEvidence:
        isNegativeControl || gaveUp > 0 ? `${gaveUp} clients gave up before their answer came` : "",
      breaches: rounds.flatMap((round) => round.breaches),
      figure: `${times} × ${SUBMISSIONS} equal submissions: one order each, equal answers; ${gaveUp} given up, none doubled`,
    };
  },
};

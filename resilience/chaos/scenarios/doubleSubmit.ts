import type { Drill } from "../scenario.ts";
import { checkOut, withStatus } from "../load.ts";
import type { Stage } from "../harness.ts";

const TIMES = 50;
const cart = { lines: [{ good: 0, quantity: 2 }] };

/** One buyer submits the same cart concurrently. Another times out and submits it again. */
const submit = async (stage: Stage, isNaive: boolean) => {
  const { db, client } = await stage.shop();
  const naive = isNaive ? await stage.naive("shop") : undefined;
  const asker = naive?.client ?? client;
  const path = naive && "/naive/checkout";
  const cast = await stage.cast(db, [1000], [cart, cart]);
  const [hasty, impatient] = cast.shoppers;
  if (!hasty || !impatient) throw new Error("The cast is too small.");
  const history = stage.history();
  const answers = await Promise.all(
    Array.from({ length: TIMES }, () => checkOut(asker, history, hasty, { path })),
  );
  const given = await checkOut(asker, history, impatient, {
    path,
    patience: stage.random.between(2, 12),
  });
  const again = await checkOut(asker, history, impatient, { path });
  const breaches = await stage.check(db, cast, history);
  history.close();
  const bodies = new Set(answers.map(({ status, text }) => `${status} ${text}`));
  if (bodies.size !== 1) breaches.push(`${bodies.size} different answers to one submission`);
  if (answers[0]?.status !== 200 || again.status !== 200)
    breaches.push("a submission that may be repeated was refused");
  return { breaches, gaveUp: given.status === 0, orders: withStatus(answers, (s) => s === 200) };
};

export const doubleSubmit: Drill = {
  id: "F3",
  name: "the same checkout 50 times at once, and again by a client that gave up",
  goals: "G3",
  needs: ["postgres"],
  run: async (stage, isNaive) => {
    const rounds = [];
    for (let round = 0; round < (isNaive ? 1 : stage.times(5, 50)); round++)
      rounds.push(await submit(stage, isNaive));
    const gaveUp = rounds.filter((round) => round.gaveUp).length;
    return {
      fired: isNaive || gaveUp > 0 ? `${gaveUp} clients gave up before their answer came` : "",
      breaches: rounds.flatMap((round) => round.breaches),
      figure: `${rounds.length} × ${TIMES} equal submissions: one order each, equal answers; ${gaveUp} given up, none doubled`,
    };
  },
};

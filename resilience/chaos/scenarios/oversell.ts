import type { Scenario } from "../scenario.ts";
import { serverErrors, checkOut, secondsText, slowest, tally, withStatus } from "../load.ts";
import type { Outcome } from "../load.ts";
import type { Harness } from "../harness.ts";

const BUYERS = 200;
const PIECES = 10;
const RESPONSE_LIMIT_MS = 3000;

interface Sale {
  outcomes: Outcome[];
  breaches: string[];
  shares: number[];
}

const sellOut = async (harness: Harness, isNegativeControl: boolean): Promise<Sale> => {
  const { db, balancer, processes, client } = await harness.shop();
  const one = { lines: [{ item: 0, quantity: 1 }] };
  const fixtures = await harness.createFixtures(
    db,
    [PIECES],
    Array.from({ length: BUYERS }, () => one),
  );
  const history = harness.history();
  const negativeControl = isNegativeControl ? await harness.negativeControl("shop") : undefined;
  const givenBefore = processes.map(({ origin }) => balancer.requestCounts.get(origin) ?? 0);
  const outcomes = await Promise.all(
    harness.random.shuffled(fixtures.shoppers).map((shopper) =>
      checkOut(negativeControl?.client ?? client, history, shopper, {
        path: negativeControl && "/negative-control/checkout",
      }),
    ),
  );
  const shares = processes.map(
    ({ origin }, index) => (balancer.requestCounts.get(origin) ?? 0) - (givenBefore[index] ?? 0),
  );
  const sold = withStatus(outcomes, (status) => status === 200).length;
  const rejectedOutOfStock = withStatus(outcomes, (status) => status === 409).filter(({ text }) =>
    /out of stock|available in stock/i.test(text),
  ).length;
  const breaches = await harness.check(db, fixtures, history);
  if (sold !== PIECES) breaches.push(`${sold} buyers were told that they got one of ${PIECES}`);
  if (rejectedOutOfStock !== BUYERS - PIECES)
    breaches.push(`${rejectedOutOfStock} buyers were told why they got none: ${tally(outcomes)}`);
  if (serverErrors(outcomes).length > 0) breaches.push("an answer was broken");
  if (slowest(outcomes) > harness.limitMs(RESPONSE_LIMIT_MS))
    breaches.push(`an answer took ${secondsText(slowest(outcomes))}`);
  history.close();
  return { outcomes, breaches, shares };
};

export const oversell: Scenario = {
  id: "F1",
  name: "200 buyers want 10 pieces at once, at two processes",
  goals: "G1",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const sales: Sale[] = [];
    for (let round = 0; round < (isNegativeControl ? 1 : harness.repetitions(3, 50)); round++)
      sales.push(await sellOut(harness, isNegativeControl));
    const outcomes = sales.flatMap((sale) => sale.outcomes);
    const sold = withStatus(outcomes, (status) => status === 200).length;
    const isShared =
      isNegativeControl || sales.every(({ shares }) => shares.every((share) => share > 0));
    return {
      faultEvidence: isShared ? `${BUYERS} checkouts at once, ${sales.length} times` : "",
      breaches: sales.flatMap(({ breaches }) => breaches),
      figure: `${sold} of ${sales.length * PIECES} pieces sold in ${sales.length} runs, ${outcomes.length - sold} buyers told, last answer after ${secondsText(slowest(outcomes))}`,
    };
  },
};

import {
  repeat,
  secondsText,
  serverErrors,
  slowResponses,
  slowest,
  tally,
  withStatus,
} from "../../harness/load.ts";
import type { Harness } from "../../harness/harness.ts";
import type { Scenario } from "../scenario.ts";

const BUYERS = 200;
const PIECES = 10;
const RESPONSE_LIMIT_MS = 3000;

const sellOut = async (harness: Harness, isNegativeControl: boolean) => {
  const { balancer, processes } = await harness.shop();
  const control = isNegativeControl && "race";
  const sale = await harness.sale({ control, stocks: [PIECES], carts: BUYERS });
  const requestCounts = () =>
    processes.map(({ origin }) => balancer.requestCounts.get(origin) ?? 0);
  const before = requestCounts();
  const shoppers = harness.random.shuffled(sale.shoppers);
  const outcomes = await Promise.all(shoppers.map((shopper) => sale.order(shopper)));
  const isShared = requestCounts().every((count, index) => count > (before[index] ?? 0));
  const sold = withStatus(outcomes, 200).length;
  const refused = withStatus(outcomes, 409).filter(({ text }) =>
    /out of stock|available in stock/i.test(text),
  ).length;
  const breaches = [
    ...(await sale.check()),
    ...serverErrors(outcomes),
    ...slowResponses(outcomes, harness.limitMs(RESPONSE_LIMIT_MS)),
  ];
  if (sold !== PIECES) breaches.push(`${sold} buyers were told that they got one of ${PIECES}`);
  if (refused !== BUYERS - PIECES)
    breaches.push(`${refused} buyers were told why they got none: ${tally(outcomes)}`);
  return { outcomes, breaches, isShared };
};

export const oversell: Scenario = {
  id: "F1",
  name: "200 buyers want 10 pieces at once, at two processes",
  goals: "G1",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const times = isNegativeControl ? 1 : harness.repetitions(3, 50);
    const sales = await repeat(times, () => sellOut(harness, isNegativeControl));
    const outcomes = sales.flatMap((sale) => sale.outcomes);
    const sold = withStatus(outcomes, 200).length;
    const isShared = isNegativeControl || sales.every((sale) => sale.isShared);
    return {
      faultEvidence: isShared ? `${BUYERS} checkouts at once, ${times} times` : "",
      breaches: sales.flatMap(({ breaches }) => breaches),
      figure: `${sold} of ${times * PIECES} pieces sold in ${times} runs, ${outcomes.length - sold} buyers told, last answer after ${secondsText(slowest(outcomes))}`,
    };
  },
};

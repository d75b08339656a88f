import { coupons } from "@pallu/api/schema";
import type { Scenario } from "../scenario.ts";
import { checkOut, inParallel, withStatus } from "../load.ts";
import type { Random } from "../random.ts";
import type { CartFixture } from "../fixtures.ts";
import type { Harness } from "../harness.ts";

const CHECKOUTS = 500;
const ITEMS = 8;
const PIECES = 120;
const COUPON_USES = 25;
const AT_ONCE = 50;

const drawCart = (random: Random, couponCode: string): CartFixture => ({
  lines: random
    .shuffled(Array.from({ length: ITEMS }, (_, item) => item))
    .slice(0, random.between(1, 5))
    .map((item) => ({ item, quantity: random.between(1, 3) })),
  ...(random.next() < 0.2 ? { couponCode } : {}),
});

const fill = async (harness: Harness, isNegativeControl: boolean, round: number) => {
  const { db, client } = await harness.shop();
  const negativeControl = isNegativeControl ? await harness.negativeControl("shop") : undefined;
  const code = `MIXED${round}${isNegativeControl ? "N" : ""}`;
  await db.insert(coupons).values({ code, percent: 10, usesLeft: COUPON_USES });
  const carts = Array.from({ length: CHECKOUTS }, () => drawCart(harness.random, code));
  const fixtures = await harness.createFixtures(
    db,
    Array.from({ length: ITEMS }, () => PIECES),
    carts,
  );
  const history = harness.history();
  const outcomes = await inParallel(fixtures.shoppers, AT_ONCE, (shopper) =>
    checkOut(negativeControl?.client ?? client, history, shopper, {
      path: negativeControl && "/negative-control/checkout",
    }),
  );
  const breaches = await harness.check(
    db,
    { ...fixtures, coupon: { code, uses: COUPON_USES } },
    history,
  );
  history.close();
  const others = withStatus(outcomes, (status) => status !== 200 && status !== 409);
  if (others.length > 0)
    breaches.push(
      `${others.length} answers were neither yes nor no, the first ${others[0]?.status}`,
    );
  return { outcomes, breaches };
};

export const mixedCarts: Scenario = {
  id: "F2",
  name: "500 mixed carts over the same 8 variants, with a coupon that runs out",
  goals: "G1",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const rounds = [];
    for (let round = 0; round < (isNegativeControl ? 1 : harness.repetitions(1, 20)); round++)
      rounds.push(await fill(harness, isNegativeControl, round));
    const outcomes = rounds.flatMap((round) => round.outcomes);
    const placed = withStatus(outcomes, (status) => status === 200).length;
    const refused = withStatus(outcomes, (status) => status === 409).length;
    return {
      faultEvidence:
        isNegativeControl || (refused > 0 && placed > 0)
          ? `${outcomes.length} checkouts, ${AT_ONCE} at once`
          : "",
      breaches: rounds.flatMap((round) => round.breaches),
      figure: `${placed} orders and ${refused} refusals, no other answer, every piece and coupon accounted for`,
    };
  },
};

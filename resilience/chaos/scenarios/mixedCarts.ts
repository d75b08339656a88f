import { coupons } from "@pallu/api/schema";
import { couponRule } from "../../harness/checks/journal.ts";
import type { CartFixture } from "../../harness/fixtures.ts";
import type { Harness } from "../../harness/harness.ts";
import { inParallel, repeat, tally, withStatus, withoutStatus } from "../../harness/load.ts";
import type { Scenario } from "../scenario.ts";

const CHECKOUTS = 500;
const ITEMS = 8;
const PIECES = 120;
const COUPON_USES = 25;
const AT_ONCE = 50;

const fill = async (harness: Harness, isNegativeControl: boolean, round: number) => {
  const { random } = harness;
  const { db } = await harness.shop();
  const coupon = couponRule(`MIXED${round}`, { percent: 10, uses: COUPON_USES });
  // The checkout of the negative control knows no coupons.
  if (!isNegativeControl)
    await db.insert(coupons).values({ code: coupon.code, percent: 10, usesLeft: COUPON_USES });
  const items = Array.from({ length: ITEMS }, (_, item) => item);
  const drawCart = (): CartFixture => ({
    lines: random
      .sample(items, random.between(1, 5))
      .map((item) => ({ item, quantity: random.between(1, 3) })),
    ...(!isNegativeControl && random.chance(0.2) ? { coupon } : {}),
  });
  const sale = await harness.sale({
    control: isNegativeControl && "race",
    stocks: items.map(() => PIECES),
    carts: Array.from({ length: CHECKOUTS }, drawCart),
  });
  const outcomes = await inParallel(sale.shoppers, AT_ONCE, sale.order);
  const breaches = await sale.check();
  const others = withoutStatus(outcomes, 200, 409);
  if (others.length > 0) breaches.push(`answers were neither yes nor no: ${tally(others)}`);
  return { outcomes, breaches };
};

export const mixedCarts: Scenario = {
  id: "F2",
  name: "500 mixed carts over the same 8 variants, with a coupon that runs out",
  goals: "G1",
  needs: ["postgres"],
  run: async (harness, isNegativeControl) => {
    const times = isNegativeControl ? 1 : harness.repetitions(1, 20);
    const rounds = await repeat(times, (round) => fill(harness, isNegativeControl, round));
    const outcomes = rounds.flatMap((round) => round.outcomes);
    const placed = withStatus(outcomes, 200).length;
    const refused = withStatus(outcomes, 409).length;
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
